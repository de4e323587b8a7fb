import type { Result } from 'neverthrow';
import type { Caller } from '../../../application/booking/actor.ts';
import {
  type NamingFailure,
  nameParticipants,
} from '../../../application/wizard/name-participants.ts';
import type { WizardView } from '../../../application/wizard/view.ts';
import {
  confirmReservation,
  createReservation,
  readReservation,
  requestAgeConsent,
  saveStep,
  type WizardFailure,
} from '../../../application/wizard/wizard.ts';
import type { CommandOf } from '../../../domain/booking/commands.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import type { Chance } from '../chance.ts';
import type { YearStory } from './agenda.ts';
import { tryCode } from './codes.ts';
import { berthsWish, extrasWish, insuranceWish, ofAge, peopleWish, tripWish } from './wishes.ts';
import { browserOf, countResult, type YearsCustomer, type YearsShop } from './year-shop.ts';

export type BookingPlan = {
  readonly offerId: number;
  readonly customer: YearsCustomer | null;
  readonly groupCode: string | null;
  readonly largeParty: boolean;
};

export type Own = { readonly caller: Caller; readonly bookingId: string };

type Answer<T = WizardView> = Result<
  T,
  WizardFailure | NamingFailure | { readonly kind: 'tooManyAccounts' }
>;

/** The time for one page is a few minutes, sometimes so long that the hold expires (R8). */
const thinking = (chance: Chance): number =>
  chance.happens(0.02) ? chance.between(35, 400) * MINUTE : chance.between(1, 7) * MINUTE;

export async function* book(
  shop: YearsShop,
  chance: Chance,
  plan: BookingPlan,
): YearStory<Own | null> {
  const { deps } = shop;
  const caller = browserOf(shop, plan.customer);
  const valueOrNull = <T>(what: string, answer: Answer<T>): T | null => {
    countResult(shop, what, answer.isOk() ? 'ok' : answer.error.kind);
    return answer.unwrapOr(null);
  };
  const created = valueOrNull(
    'createDraft',
    await createReservation(deps)(caller, 1, plan.offerId),
  );
  if (created === null) return null;
  const offer = deps.catalogue.byId(created.siteId, created.offerId)?.offer;
  if (offer === undefined) return null;
  const bookingId = created.id;
  const bookingRef = { caller, bookingId };
  shop.begun.push(bookingId);
  yield thinking(chance);

  if (
    valueOrNull(
      'chooseTrip',
      await saveStep(deps)(caller, bookingId, tripWish(chance, offer, plan.largeParty), 1),
    ) === null
  )
    return null;
  if (plan.groupCode !== null && chance.happens(0.5))
    await tryCode(shop, bookingRef, { type: 'joinGroup', code: plan.groupCode });
  yield thinking(chance);

  let view = yield* sit(shop, chance, bookingRef);
  if (view === null || chance.happens(0.04)) return null;
  yield thinking(chance);

  view = valueOrNull(
    'chooseInsurance',
    await saveStep(deps)(caller, bookingId, insuranceWish(chance, view), null),
  );
  if (view === null) return null;
  // Some people save this step until the shop no longer extends the hold.
  for (let saves = chance.happens(0.03) ? chance.between(4, 7) : 0; saves > 0; saves -= 1) {
    yield chance.between(15, 28) * MINUTE;
    const seen: WizardView | null = valueOrNull(
      'chooseInsurance',
      await saveStep(deps)(caller, bookingId, insuranceWish(chance, view), null),
    );
    view = seen ?? view;
  }
  if (chance.happens(0.6)) {
    yield thinking(chance);
    view =
      valueOrNull(
        'chooseExtras',
        await saveStep(deps)(caller, bookingId, extrasWish(chance, view), null),
      ) ?? view;
  }
  yield thinking(chance);
  view = yield* introduce(shop, chance, plan, bookingRef, view);
  if (view === null || chance.happens(0.04)) return null;
  yield* showCodes(shop, chance, plan, bookingRef);
  return yield* order(shop, chance, bookingRef);
}

/** If the unit is full, the person takes another unit, the reserve list, or nothing (R9). */
async function* sit(
  shop: YearsShop,
  chance: Chance,
  { caller, bookingId }: Own,
): YearStory<WizardView | null> {
  for (let tries = 0; tries < 3; tries += 1) {
    const view = (await readReservation(shop.deps)(caller, bookingId)).unwrapOr(null);
    if (view === null) return null;
    const seated = await saveStep(shop.deps)(
      caller,
      bookingId,
      berthsWish(chance, view, tries > 0),
      null,
    );
    countResult(shop, 'chooseBerths', seated.isOk() ? 'ok' : seated.error.kind);
    if (seated.isOk()) return seated.value;
    if (chance.happens(0.3)) return null;
    yield thinking(chance);
  }
  return null;
}

async function* introduce(
  shop: YearsShop,
  chance: Chance,
  plan: BookingPlan,
  bookingRef: Own,
  view: WizardView,
): YearStory<WizardView | null> {
  const { caller, bookingId } = bookingRef;
  const emails = shop.customers.map(({ email }) => email);
  const email = plan.customer?.email ?? `booker.${bookingId.toLowerCase()}@example.com`;
  const registration =
    plan.customer === null
      ? { email, password: 'rejs po morzu', policyAccepted: true, newsletterAccepted: false }
      : null;
  const name = async (participants: ReturnType<typeof peopleWish>): Promise<Answer> => {
    const answer = await nameParticipants(shop.deps)(
      caller,
      bookingId,
      { participants, registration },
      null,
    );
    countResult(shop, 'nameParticipants', answer.isOk() ? 'ok' : answer.error.kind);
    return answer;
  };
  const people = peopleWish(chance, view, email, emails);
  const first = await name(people);
  if (first.isOk()) return first.value;
  if (first.error.kind !== 'invalid') return null;
  const isOlder = first.error.problems.some(({ code }) => code === 'age45');
  const asks = isOlder && first.error.problems.every(({ code }) => code === 'age45');
  if (asks) {
    const request = await requestAgeConsent(shop.deps)(caller, bookingId, null);
    countResult(shop, 'requestAge', request.isOk() ? 'ok' : request.error.kind);
    if (request.isOk()) shop.asked.push(bookingId);
    yield chance.between(4, 60) * HOUR;
    const again = await name(people);
    if (again.isOk()) return again.value;
    if (chance.happens(0.5)) return null;
  }
  yield thinking(chance);
  return (await name(ofAge(people, view.entry.offer))).unwrapOr(null);
}

async function* showCodes(
  shop: YearsShop,
  chance: Chance,
  plan: BookingPlan,
  bookingRef: Own,
): YearStory {
  if (plan.groupCode !== null)
    await tryCode(shop, bookingRef, { type: 'joinGroup', code: plan.groupCode });
  if (chance.happens(0.07))
    await tryCode(shop, bookingRef, { type: 'createGroup', keepsDays: true });
  if (chance.happens(0.09)) {
    const code = chance.pick(shop.ambassadorCodes) ?? 'NOBODY-HAS-THIS';
    await tryCode(shop, bookingRef, { type: 'useAmbassadorCode', code });
  }
  const pool = chance.happens(0.5) ? shop.vouchers.gift : shop.vouchers.discount;
  if (chance.happens(0.1)) {
    yield thinking(chance);
    const code = chance.happens(0.1) ? 'NO-SUCH-VOUCHER' : (chance.pick(pool) ?? '');
    await tryCode(shop, bookingRef, { type: 'redeemVoucher', code, userNum: 1 });
  }
}

async function* order(shop: YearsShop, chance: Chance, bookingRef: Own): YearStory<Own | null> {
  const { caller, bookingId } = bookingRef;
  for (let tries = 0; tries < 3; tries += 1) {
    const view = (await readReservation(shop.deps)(caller, bookingId)).unwrapOr(null);
    if (view === null) return null;
    yield chance.happens(0.05) ? chance.between(8, 60) * HOUR : thinking(chance);
    const instalments = view.instalments.length > 0 && chance.happens(0.5);
    const command: CommandOf<'confirm'> = {
      type: 'confirm',
      comments: chance.happens(0.1) ? 'Chcemy płynąć razem.' : '',
      paymentOption: instalments ? 'installment' : 'onetime',
      paymentType: view.onlineOnly || chance.happens(0.4) ? 'online' : 'transfer',
      termsAccepted: true,
      expectedPrice: view.quote.price,
      expectedLeft: view.leftToPay,
      keepsTerms: 'asShown',
      sparesVouchers: true,
      shown: { at: view.at, documents: [] },
    };
    const answer = await confirmReservation(shop.deps)(
      caller,
      bookingId,
      command,
      chance.happens(0.5) ? view.booking.version : null,
    );
    countResult(shop, 'confirm', answer.isOk() ? 'ok' : answer.error.kind);
    if (answer.isOk()) {
      shop.placed.push(bookingId);
      return bookingRef;
    }
    if (answer.error.kind === 'placesGone') {
      const list = await saveStep(shop.deps)(
        caller,
        bookingId,
        berthsWish(chance, view, true),
        null,
      );
      countResult(shop, 'chooseBerths', list.isOk() ? 'ok' : list.error.kind);
    } else if (answer.error.kind !== 'priceChanged' && answer.error.kind !== 'stale') return null;
  }
  countResult(shop, 'confirm', 'given up');
  return null;
}
