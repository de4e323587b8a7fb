import { err, ok, type Result } from 'neverthrow';
import type { Confirmed } from '../../domain/booking/booking.ts';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import { type Openness, opennessOf } from '../../domain/seats/openness.ts';
import type { Caller } from '../booking/caller.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import { type BookingChangeFailure, type ChangeForm, openChangeForm } from './change-booking.ts';
import type { TripDeps } from './trip-view.ts';

export type ChoicesLeft = {
  readonly booking: Confirmed;
  readonly entry: CatalogueEntry;
  /** Openness by unit id, as if the booking's own places were free. */
  readonly openness: ReadonlyMap<number, Openness>;
};

export const choicesLeft =
  ({ store, clock }: Pick<TripDeps, 'store' | 'clock'>) =>
  async ({ booking, entry }: ChangeForm): Promise<ChoicesLeft> => {
    const { offer } = entry;
    const units = offer.units.map(({ id }) => id);
    const occupancies = await store.bookings.taken(units, clock.now(), booking.id);
    return {
      booking,
      entry,
      openness: new Map(
        offer.units.map((unit) => [
          unit.id,
          opennessOf(offer, unit, occupancies.get(unit.id) ?? NO_OCCUPANCY),
        ]),
      ),
    };
  };

export const readChoicesLeft =
  (deps: TripDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<ChoicesLeft, BookingChangeFailure>> => {
    const found = await openChangeForm(deps)(caller, bookingId);
    return found.isErr() ? err(found.error) : ok(await choicesLeft(deps)(found.value));
  };
