import { submitCodeCommand } from '../../../application/codes/submit-code-command.ts';
import { executeDueCommands } from '../../../application/jobs/execute-due-commands.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import {
  activateVoucher,
  appointAmbassador,
  createVoucher,
} from '../../../application/office/codes.ts';
import { listReserveLists } from '../../../application/office/reserve-list.ts';
import { cancelUnpaidAfterStatements } from '../../../application/office/statements.ts';
import { unsettledCommission } from '../../../domain/ambassadors/code.ts';
import { MOVE_UP } from '../../../domain/booking/commands.ts';
import type { By } from '../../../domain/by.ts';
import { addDays, DAY_LENGTH, dayOf, HOUR, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import type { VoucherKind } from '../../../domain/vouchers/voucher.ts';
import type { Chance } from '../chance.ts';
import { refund } from './after-order.ts';
import type { YearStory } from './agenda.ts';
import { importFile } from './bank.ts';
import { countResult, type YearsCustomer, type YearsShop } from './year-shop.ts';

const CLERK = 'Basia';
const BY_CUSTOMER: By = { kind: 'customer' };

export async function* passDays(shop: YearsShop, chance: Chance): YearStory {
  const refused = (_: string, kind: string) => countResult(shop, 'by time', kind);
  for (;;) {
    yield chance.happens(0.7) ? chance.between(2, 600) * MINUTE : chance.between(10, 200) * HOUR;
    await executeDueCommands({ ...shop.deps, refused })();
  }
}

const issue = async (shop: YearsShop, chance: Chance, kind: VoucherKind): Promise<void> => {
  const value =
    kind === 'discount'
      ? chance.between(5, 40) * 10
      : chance.happens(0.12)
        ? 20_000
        : chance.between(1, 60) * 50;
  const expiresOn = chance.happens(0.3)
    ? addDays(dayOf(shop.agenda.clock.now()), chance.between(5, 90))
    : null;
  const siteId = chance.happens(0.1) ? 2 : chance.happens(0.5) ? 1 : null;
  const result = await createVoucher(shop.deps)(CLERK, {
    kind,
    value: zloty(value),
    description: 'Prezent',
    siteId,
    expiresOn,
  });
  countResult(shop, 'createVoucher (office)', result.isOk() ? 'ok' : result.error.kind);
  if (result.isOk() && result.value.voucher !== null)
    shop.vouchers[kind].push(result.value.voucher.code);
};

/** Some customers try to redeem a gift voucher before the office activates it (R27). */
async function* customersVoucher(
  shop: YearsShop,
  chance: Chance,
  { accountId }: YearsCustomer,
): YearStory {
  const code = `${shop.deps.ids.bookingId()}-${shop.deps.ids.bookingId()}`;
  const voucher = {
    kind: 'gift',
    value: zloty(chance.between(1, 20) * 50),
    description: 'Dla Oli',
    siteId: null,
    expiresOn: null,
  } as const;
  const result = await submitCodeCommand(shop.deps)(BY_CUSTOMER, {
    type: 'createVoucher',
    code,
    accountId,
    ...voucher,
  });
  countResult(shop, 'createVoucher (customer)', result.isOk() ? 'ok' : result.error.kind);
  shop.vouchers.gift.push(code);
  yield chance.between(5, 200) * HOUR;
  const active = await activateVoucher(shop.deps)(CLERK, code);
  countResult(shop, 'activateVoucher', active.isOk() ? 'ok' : active.error.kind);
}

export async function* vouchers(shop: YearsShop, chance: Chance): YearStory {
  for (let week = 0; ; week += 1) {
    for (let n = week === 0 ? 14 : 4; n > 0; n -= 1)
      await issue(shop, chance, chance.happens(0.5) ? 'gift' : 'discount');
    const customer = chance.pick(shop.customers);
    if (customer !== undefined)
      shop.agenda.begin(customersVoucher(shop, chance, customer), chance.between(1, 60) * HOUR);
    yield 7 * DAY_LENGTH;
  }
}

async function* ambassador(
  shop: YearsShop,
  chance: Chance,
  { accountId }: YearsCustomer,
  name: string,
): YearStory {
  // A rebate of 130 PLN exceeds the cap even without other rebates (R23).
  const code = {
    name,
    accountId,
    rebate: zloty(chance.pick([30, 80, 130]) ?? 80),
    commission: zloty(50),
    expiresOn: null,
  } as const;
  const result = await submitCodeCommand(shop.deps)(BY_CUSTOMER, {
    type: 'createAmbassadorCode',
    ...code,
  });
  countResult(shop, 'createAmbassadorCode', result.isOk() ? 'ok' : result.error.kind);
  if (result.isErr()) return;
  shop.ambassadorCodes.push(name);
  for (;;) {
    yield chance.between(20, 50) * DAY_LENGTH;
    const { ambassadors } = shop.deps.store;
    const code = await ambassadors.code(name);
    const earned = code === null ? 0 : unsettledCommission(code, await ambassadors.earned(name));
    if (earned === 0) continue;
    const value = chance.happens(0.1)
      ? earned + 1
      : chance.happens(0.5)
        ? earned
        : Math.ceil(earned / 2);
    const spent = `${name}-${shop.deps.ids.bookingId()}`;
    const voucher = await submitCodeCommand(shop.deps)(BY_CUSTOMER, {
      type: 'createCommissionVoucher',
      name,
      accountId,
      code: spent,
      value,
    });
    countResult(shop, 'createCommissionVoucher', voucher.isOk() ? 'ok' : voucher.error.kind);
    if (voucher.isOk()) shop.vouchers.gift.push(spent);
  }
}

export async function* ambassadors(shop: YearsShop, chance: Chance): YearStory {
  for (let n = 1; ; n += 1) {
    yield chance.between(10, 25) * DAY_LENGTH;
    const customer = chance.pick(shop.customers);
    if (customer === undefined) continue;
    const appointed = await appointAmbassador(shop.deps)(CLERK, customer.email);
    countResult(shop, 'appointAmbassador', appointed.isOk() ? 'ok' : appointed.error.kind);
    shop.agenda.begin(
      ambassador(shop, chance, customer, shop.ambassadorCodeName(n)),
      chance.between(1, 40) * HOUR,
    );
  }
}

/** Clears most participants of 45 or more and moves up sign-ups by hand (R11, R33). */
export async function* desk(shop: YearsShop, chance: Chance): YearStory {
  for (let day = 0; ; day += 1) {
    yield chance.between(8, 30) * HOUR;
    for (const bookingId of shop.asked.splice(0)) {
      if (chance.happens(0.2)) continue;
      const cleared = await submitOfficeCommand(shop.deps)(CLERK, bookingId, { type: 'clearAge' });
      countResult(shop, 'clearAge', cleared.isOk() ? 'ok' : cleared.error.kind);
    }
    if (day % 14 !== 13) continue;
    const lists = (await listReserveLists(shop.deps)([1], null)).unwrapOr([]);
    for (const { signUps, movesByItself } of lists) {
      const first = signUps.find(({ fits }) => fits);
      if (movesByItself || first === undefined || chance.happens(0.3)) continue;
      const moved = await submitOfficeCommand(shop.deps)(CLERK, first.booking.id, MOVE_UP);
      countResult(shop, 'moveUp (office)', moved.isOk() ? 'ok' : moved.error.kind);
    }
  }
}

/** About once a week imports statements, then cancels unpaid transfer orders (R31, R32). */
export async function* statements(shop: YearsShop, chance: Chance): YearStory {
  for (;;) {
    yield chance.between(4, 11) * DAY_LENGTH;
    const until = addDays(dayOf(shop.agenda.clock.now()), -1);
    await importFile(shop, chance, until);
    const report = await cancelUnpaidAfterStatements(shop.deps)(CLERK, until);
    const [cancelled, refused] = report.isOk()
      ? [report.value.cancelled.length, report.value.refused.length]
      : [0, 1];
    for (let n = 0; n < cancelled; n += 1) countResult(shop, 'cancelUnpaid (statement)', 'ok');
    for (let n = 0; n < refused; n += 1) countResult(shop, 'cancelUnpaid (statement)', 'refused');
  }
}

/** Cancels all bookings of a cruise one by one, with full refunds (R48). */
export async function* cancelsAll(shop: YearsShop, chance: Chance): YearStory {
  for (;;) {
    yield chance.between(50, 100) * DAY_LENGTH;
    const bookings = await shop.deps.store.bookings.confirmedFrom(
      addDays(dayOf(shop.agenda.clock.now()), 20),
    );
    const unlucky = chance.pick(bookings);
    if (unlucky === undefined) continue;
    for (const { id, offerId } of bookings) {
      if (offerId !== unlucky.offerId) continue;
      const off = await submitOfficeCommand(shop.deps)(CLERK, id, {
        type: 'cancel',
        reason: 'organiser',
      });
      countResult(shop, 'cancel (organiser)', off.isOk() ? 'ok' : off.error.kind);
      await refund(shop, chance, id);
    }
  }
}

export async function* callsOff(shop: YearsShop, chance: Chance): YearStory {
  for (;;) {
    yield chance.between(40, 80) * DAY_LENGTH;
    const bookings = await shop.deps.store.bookings.confirmedFrom(
      addDays(dayOf(shop.agenda.clock.now()), 25),
    );
    // A call-off notifies waiting parties too, so half of the cases have some.
    const offers = new Set(bookings.map(({ offerId }) => offerId));
    const waiting = (await shop.deps.store.bookings.inStates(['reserveList'], null)).filter(
      ({ offerId }) => offers.has(offerId),
    );
    const unlucky =
      (chance.happens(0.5) ? chance.pick(waiting) : undefined) ?? chance.pick(bookings);
    if (unlucky === undefined) continue;
    const report = await shop.callOff(unlucky.offerId);
    countResult(shop, 'callOff', report === null ? 'refused' : 'ok');
    for (const { bookingId } of report?.cancelled ?? []) await refund(shop, chance, bookingId);
  }
}
