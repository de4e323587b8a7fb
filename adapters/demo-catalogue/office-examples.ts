import type { Result } from 'neverthrow';
import { officeActor } from '../../application/booking/actor.ts';
import type { CommandDeps } from '../../application/booking/submit-command.ts';
import { blockOrUnblockAccount } from '../../application/office/accounts.ts';
import { prepareOrderByOffice } from '../../application/office/prepare-order.ts';
import type { Store } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Ids } from '../../application/ports/system.ts';
import { type ChangeDeps, changeShop } from '../../application/shop/change-shop.ts';
import { addDays, dayOf, type Instant } from '../../domain/calendar.ts';
import { zloty } from '../../domain/money.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { DEMO_PEOPLE } from './people.ts';

export type DemoPeopleDeps = Omit<CommandDeps, 'store'> & {
  readonly kit: Pick<StoreKit, 'store' | 'pastTrips'>;
  readonly ids: Ids;
  readonly changes: ChangeDeps;
  readonly hash: (password: string) => Promise<string>;
};

export const DEMO_OFFICE = 'demo';
export const DAYS_OF_YEAR = 366;

/** Returns a store that drops new mails, because nobody reads the mails of demo customers. */
export const withoutMails = (store: Store): Store => ({
  ...store,
  inTransaction: (locks, work) =>
    store.inTransaction(locks, (transaction) =>
      work({ ...transaction, outbox: { add: async () => undefined } }),
    ),
});

export const unwrapDemoResult = <T>(what: string, result: Result<T, unknown>): T => {
  if (result.isOk()) return result.value;
  throw new Error(`The demo's ${what} was refused: ${JSON.stringify(result.error)}`);
};

/** The id of the offer for which the office prepares an order for a customer on the phone. */
const PREPARED_OFFER = 118;
const LAST_MINUTE_DAYS = 7;
const LAST_MINUTE_REBATE = zloty(200);

/** Prepares an order as the office does for a customer. Its places are held for a day (R8.17). */
export const prepareDemoOrder = async (
  deps: DemoPeopleDeps,
  now: Instant,
  bookingId: string,
): Promise<void> => {
  const store = withoutMails(deps.kit.store);
  const offer = deps.catalogue.byId(SHOP_SITE, PREPARED_OFFER)?.offer;
  const unit = offer?.units.find(({ sellsPlaces }) => sellsPlaces);
  if (offer === undefined || unit === undefined)
    throw new Error(
      `The demo's offer ${PREPARED_OFFER} is missing or has no unit that sells places`,
    );
  if ((await store.bookings.get(bookingId)) !== null) return;
  const person: Person = {
    ...{ ...NOBODY, firstName: 'Telimena', lastName: 'Telefon', phone: '+48 600 100 208' },
    ...{ email: 'telefon@kilwater.example', birthDate: addDays(dayOf(now), -31 * DAYS_OF_YEAR) },
  };
  const ids = { ...deps.ids, bookingId: () => bookingId };
  unwrapDemoResult(
    'prepared order',
    await prepareOrderByOffice({ ...deps, store, ids })(DEMO_OFFICE, {
      ...{ offerId: offer.id, unitId: unit.id, accommodation: 'single', ownSkipper: false },
      ...{ count: 1, people: [person], insuranceId: null, pointId: null },
      journeyId: offer.journeys.find(({ available, pickUp }) => available && !pickUp)?.id ?? null,
    }),
  );
};

/** Plans a last-minute price for PREPARED_OFFER, as the office can do (R60.9). */
export const planLastMinutePrice = async ({ changes }: DemoPeopleDeps): Promise<void> => {
  const entry = changes.shop.known().entries.find(({ offer }) => offer.id === PREPARED_OFFER);
  const unit = entry?.offer.units.find(({ sellsPlaces }) => sellsPlaces);
  if (entry === undefined || unit === undefined || entry.planned !== undefined) return;
  const { id: offerId, from } = entry.offer;
  unwrapDemoResult(
    'planned price',
    await changeShop(changes)(
      {
        ...{ type: 'planPrice', offerId, from: addDays(from, -LAST_MINUTE_DAYS) },
        ...{ of: 'place', id: unit.id, price: unit.placePrice - LAST_MINUTE_REBATE },
      },
      officeActor(DEMO_OFFICE).by,
      false,
    ),
  );
};

export const blockAccounts = async ({ kit: { store }, clock }: DemoPeopleDeps): Promise<void> => {
  for (const { email, blocked } of DEMO_PEOPLE)
    if (blocked !== undefined && (await store.accounts.byEmail(email))?.blocked === undefined)
      unwrapDemoResult(
        'block',
        await blockOrUnblockAccount({ store, clock })(DEMO_OFFICE, email, blocked),
      );
};
