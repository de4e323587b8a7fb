import { type Actor, customerActor, officeActor } from '../../application/booking/actor.ts';
import type { WorldDeps } from '../../application/booking/context.ts';
import { executeCommand } from '../../application/booking/execute-command.ts';
import {
  type CommandDeps,
  submitCommandAsActor,
} from '../../application/booking/submit-command.ts';
import { submitCodeCommand } from '../../application/codes/submit-code-command.ts';
import type { PastTrip } from '../../application/ports/accounts.ts';
import { runTransaction } from '../../application/ports/store.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import { refundState } from '../../domain/booking/placed/refunds.ts';
import { addDays, DAY_LENGTH, dayOf, type Instant } from '../../domain/calendar.ts';
import { zloty } from '../../domain/money.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { canPayInInstalments } from '../../domain/payments/instalments.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import {
  type DemoOrder,
  demoBookingIdOf,
  demoConfirmCommand,
  demoDraftCommand,
  demoStepCommands,
} from './demo-order.ts';
import {
  blockAccounts,
  DAYS_OF_YEAR,
  DEMO_OFFICE,
  type DemoPeopleDeps,
  planLastMinutePrice,
  prepareDemoOrder,
  unwrapDemoResult,
  withoutMails,
} from './office-examples.ts';
import {
  DEMO_GUESTS,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  type DemoPerson,
  type DemoTrip,
} from './people.ts';

/**
 * The booking numbers of the demo customers' orders are made from this number and the numbers after
 * it. book-places.ts uses the smaller numbers.
 */
const FIRST_NUMBER = 1_000_000;
const UNREAD_DAYS = 10;
const PAID_BACK_AFTER = 4;
const NO_INVOICE = { name: '', nip: '', address: '', city: '', zip: '' };

/**
 * Returns the account id of a demo customer: `demo-` and the customer's position in the list. The
 * journal names customers by this id, not by e-mail address.
 */
const idOf = (email: string): string =>
  `demo-${DEMO_PEOPLE.findIndex((person) => person.email === email) + 1}`;

const bookerOf = (
  { email, firstName, lastName, gender, phone }: DemoPerson,
  now: Instant,
): Person => ({
  ...NOBODY,
  email,
  firstName,
  lastName,
  gender,
  phone,
  birthDate: addDays(dayOf(now), -31 * DAYS_OF_YEAR),
});

const friend = (booker: Person, number: number): Person => ({
  ...NOBODY,
  firstName: ['Ola', 'Janek', 'Kasia'][number % 3] ?? '',
  lastName: booker.lastName,
  birthDate: addDays(booker.birthDate, DAYS_OF_YEAR * (number + 1)),
});

const register = async (
  { kit: { store } }: DemoPeopleDeps,
  now: Instant,
  hashes: readonly string[],
): Promise<void> => {
  for (const [index, person] of DEMO_PEOPLE.entries())
    await runTransaction(store, [{ kind: 'account', id: person.email }], async ({ accounts }) => {
      if ((await accounts.byEmail(person.email)) !== null) return;
      await accounts.save({
        id: idOf(person.email),
        email: person.email,
        passwordHash: hashes[index] ?? '',
        active: true,
        createdAt: now,
        person: bookerOf(person, now),
        invoice: NO_INVOICE,
        newsletter: false,
        ambassador: false,
        version: 0,
      });
    });
};

const earlierTrips = (now: Instant): readonly PastTrip[] =>
  DEMO_PEOPLE.flatMap(({ email, earlierTrips: count }) =>
    Array.from({ length: count }, (_, index) => ({
      email,
      endedOn: addDays(dayOf(now), -DAYS_OF_YEAR * (index + 1)),
      siteId: SHOP_SITE,
    })),
  );

/**
 * Creates a customer's ambassador code and vouchers. Skips those that already exist, so that an
 * interrupted first start can continue.
 */
const giveCodes = async (
  deps: DemoPeopleDeps,
  { email, ambassadorCode, vouchers = [] }: DemoPerson,
): Promise<void> => {
  const accountId = idOf(email);
  const give = submitCodeCommand({ store: withoutMails(deps.kit.store), clock: deps.clock });
  const by = officeActor(DEMO_OFFICE).by;
  if (
    ambassadorCode !== undefined &&
    (await deps.kit.store.ambassadors.code(ambassadorCode)) === null
  ) {
    const { ambassadorRebate: rebate, ambassadorCommission: commission } =
      deps.settings.of(SHOP_SITE) ?? {};
    if (rebate === undefined || commission === undefined)
      throw new Error('The shop has no brand settings');
    unwrapDemoResult('ambassador', await give(by, { type: 'appointAmbassador', accountId }));
    const command = {
      type: 'createAmbassadorCode',
      name: ambassadorCode,
      accountId,
      rebate,
      commission,
      expiresOn: null,
    } as const;
    unwrapDemoResult('code', await give({ kind: 'customer' }, command));
  }
  for (const { code, description, zloty: value, active } of vouchers) {
    if ((await deps.kit.store.vouchers.get([code])).has(code)) continue;
    const more = {
      kind: 'gift',
      value: zloty(value),
      description,
      siteId: null,
      expiresOn: null,
      accountId,
    } as const;
    unwrapDemoResult(
      'voucher',
      await give({ kind: 'customer' }, { type: 'createVoucher', code, ...more }),
    );
    if (active) unwrapDemoResult('voucher', await give(by, { type: 'activateVoucher', code }));
  }
};

const commandsBefore = (
  trip: DemoTrip,
  draft: Booking | null,
  groupOf: (email: string) => string,
): readonly LifeCommand[] => [
  ...(trip.opensGroup === true && !draft?.group ? [{ type: 'createGroup' } as const] : []),
  ...(trip.joins === undefined || draft?.group
    ? []
    : [{ type: 'joinGroup', code: groupOf(trip.joins) } as const]),
  ...(trip.code === undefined || draft?.ambassador
    ? []
    : [{ type: 'useAmbassadorCode', code: trip.code } as const]),
];

type Order = { readonly person: DemoPerson; readonly trip: DemoTrip; readonly bookingId: string };

const ORDERS: readonly Order[] = [...DEMO_PEOPLE, ...DEMO_GUESTS]
  .flatMap((person) => person.trips.map((trip) => ({ person, trip })))
  .map((order, index) => ({
    ...order,
    bookingId: demoBookingIdOf(FIRST_NUMBER + index),
  }));

const groupOf = (email: string): string => {
  const opened = ORDERS.find(
    ({ person, trip }) => person.email === email && trip.opensGroup === true,
  );
  if (opened === undefined) throw new Error(`No demo booking of ${email} opens a group`);
  return opened.bookingId;
};

/** Orders, pays and cancels a trip on past days. Skips what an earlier run has done. */
const order = async (
  deps: DemoPeopleDeps,
  { person, trip, bookingId }: Order,
  now: Instant,
): Promise<void> => {
  const store = withoutMails(deps.kit.store);
  const commands: CommandDeps = { ...deps, store };
  const offer = deps.catalogue.byId(1, trip.offerId)?.offer;
  const figures = deps.settings.of(SHOP_SITE);
  if (offer === undefined || figures === undefined)
    throw new Error(`The demo has no offer ${trip.offerId}`);
  const at = now - trip.daysAgo * DAY_LENGTH;
  const caller = {
    visitorId: 'demo',
    account: person.guest === true ? null : { id: idOf(person.email), email: person.email },
    address: '',
  };
  const booker: Actor = { ...customerActor(caller), address: null, at };
  const give = async (giver: Actor, command: LifeCommand) =>
    unwrapDemoResult(
      `${command.type} of ${bookingId}`,
      await submitCommandAsActor(commands)(giver, bookingId, command, null),
    );
  const existing = await store.bookings.get(bookingId);
  if (existing === null) {
    const { by, owner, bookerEmail } = booker;
    const recorded = {
      bookingId,
      command: demoDraftCommand(offer),
      by,
      owner,
      at,
      expectedVersion: null,
      bookerEmail,
      trips: {},
    };
    const locks = [{ kind: 'booking', id: bookingId }] as const;
    unwrapDemoResult(
      'draft',
      await store.inTransaction(locks, (transaction) =>
        executeCommand(deps satisfies WorldDeps)(transaction, recorded, null),
      ),
    );
  }
  if (existing === null || existing.status === 'draft') {
    const first = bookerOf(person, now);
    const friends = Array.from({ length: trip.travellers - 1 }, (_, index) => friend(first, index));
    const demoOrder: DemoOrder = {
      unitId: trip.unitId,
      accommodation: 'single',
      people: [first, ...friends],
      reserveList: trip.reserveList === true,
      // A trip that starts too soon for instalments must be paid in one payment (R29).
      paymentOption: canPayInInstalments(offer, figures, dayOf(at), trip.reserveList === true)
        ? trip.payment
        : 'onetime',
      paymentType: 'transfer',
    };
    for (const command of [
      ...demoStepCommands(offer, demoOrder),
      ...commandsBefore(trip, existing, groupOf),
      demoConfirmCommand(demoOrder),
    ])
      await give(booker, command);
  }
  const placed = await store.bookings.get(bookingId);
  if (placed?.status === 'confirmed') {
    const amount = trip.paid === 'first' ? (placed.plan[0]?.amount ?? 0) : placed.quote.price;
    if (trip.paid !== 'nothing' && placed.payments.length === 0)
      await give(
        { ...officeActor(DEMO_OFFICE), at },
        { type: 'registerPayment', paymentId: `demo/${bookingId}`, method: 'transfer', amount },
      );
  }
  if (trip.review !== undefined && placed?.status === 'confirmed' && !placed.review) {
    const { daysAgo, stars, text } = trip.review;
    await give({ ...booker, at: now - daysAgo * DAY_LENGTH }, { type: 'giveReview', stars, text });
  }
  if (trip.cancelledDaysAgo === undefined) return;
  const daysAgo = (days: number): Actor => ({
    ...officeActor(DEMO_OFFICE),
    at: now - days * DAY_LENGTH,
  });
  if (placed?.status === 'confirmed')
    await give(daysAgo(trip.cancelledDaysAgo), { type: 'cancel', reason: 'customer' });
  const ended = await store.bookings.get(bookingId);
  const back = ended?.status === 'cancelled' ? refundState(ended).onItsWay : 0;
  // The order was cancelled long ago, so the deadline for the refund has passed (R70). Register the
  // refund, because the demo must owe no late refund.
  if (back > 0)
    await give(daysAgo(trip.cancelledDaysAgo - PAID_BACK_AFTER), {
      type: 'registerPayment',
      paymentId: `demo/${bookingId}/back`,
      method: 'refund',
      amount: back,
    });
};

const readOld = async ({ kit: { store } }: DemoPeopleDeps, now: Instant): Promise<void> => {
  for (const { email } of DEMO_PEOPLE)
    for (const { id, createdAt } of await store.messages.ofAccount(idOf(email)))
      if (createdAt < now - UNREAD_DAYS * DAY_LENGTH)
        await store.messages.markRead(idOf(email), id, createdAt);
};

/** Creates the demo's customers and orders. Continues after an interrupted first start. */
export const createDemoCustomerData = async (deps: DemoPeopleDeps, now: Instant): Promise<void> => {
  // Hashing a password takes long on purpose, so compute the hashes while the orders are made.
  const hashes = Promise.all(DEMO_PEOPLE.map(() => deps.hash(DEMO_PASSWORD)));
  for (const person of DEMO_PEOPLE) await giveCodes(deps, person);
  for (const each of ORDERS) await order(deps, each, now);
  await prepareDemoOrder(deps, now, demoBookingIdOf(FIRST_NUMBER + ORDERS.length));
  await planLastMinutePrice(deps);
  await readOld(deps, now);
  await register(deps, now, await hashes);
  await blockAccounts(deps);
};

/** Adds trips from before this shop opened. Call it once: a second call counts them twice. */
export const addEarlierTrips = (
  { kit }: Pick<DemoPeopleDeps, 'kit'>,
  now: Instant,
): Promise<void> => kit.pastTrips.add(earlierTrips(now));
