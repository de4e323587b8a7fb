import { ok } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { dayOf, MINUTE } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type TravellerFacts, updateAboard } from '../../domain/crews/aboard.ts';
import { SITES } from '../../domain/sites.ts';
import { ageAtStart } from '../../domain/travellers/requirements.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';

type Deps = {
  readonly store: Pick<Store, 'bookings' | 'aboard' | 'inTransaction'>;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
};

/** Refreshes are rare, because reading all future bookings takes a second in a large shop. */
const EVERY = 10 * MINUTE;

/** A booking of one person counts as travelling alone, unless its group has others (R21). */
const travellersOf = (offer: Offer, { choices, group }: Booking): readonly TravellerFacts[] =>
  choices.participants.map(({ person }) => ({
    age: person.birthDate === '' ? null : ageAtStart(offer, person.birthDate),
    alone: choices.participants.length === 1 && group === null,
  }));

export const refreshAboard = ({ store, catalogue, clock }: Deps): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    const now = clock.now();
    if (now < next) return;
    next = now + EVERY;
    const today = dayOf(now);
    const [bookings, stored] = [
      await store.bookings.confirmedFrom(today),
      await store.aboard.from(today),
    ];
    const byOffer = Map.groupBy(bookings, ({ offerId }) => offerId);
    for (const offerId of new Set([...byOffer.keys(), ...stored.keys()])) {
      const entry = SITES.map((siteId) => catalogue.byId(siteId, offerId)).find(Boolean);
      if (entry === undefined) continue;
      const { offer } = entry;
      const travellers = (byOffer.get(offerId) ?? []).flatMap((booking) =>
        travellersOf(offer, booking),
      );
      if (stored.get(offerId)?.people === travellers.length) continue;
      // The lock keeps a second process from publishing an older summary.
      await store.inTransaction<void, never>(
        [{ kind: 'limit', id: `aboard/${offerId}` }],
        async ({ aboard }) => {
          const before = await aboard.get(offerId);
          await aboard.save(offerId, offer.to, updateAboard(before, travellers));
          return ok(undefined);
        },
      );
    }
  };
};
