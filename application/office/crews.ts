import { err, ok, Result } from 'neverthrow';
import type { Confirmed } from '../../domain/booking/booking.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import type { Unit } from '../../domain/catalogue/offer.ts';
import {
  type MissingData,
  missingData,
  type YachtCrew,
  yachtCrews,
} from '../../domain/crews/crew-list.ts';
import { SITES } from '../../domain/sites.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';

export type CrewDeps = PortDeps<{ store: 'bookings'; catalogue: 'all'; settings: 'of' }>;

export type CrewList = {
  readonly entry: CatalogueEntry;
  readonly units: readonly { readonly unit: Unit; readonly yachts: readonly YachtCrew[] }[];
};

export type CrewFailure =
  | { readonly kind: 'unknownOffer' | 'unknownUnit' }
  | { readonly kind: 'overbooked'; readonly unit: string };

const soldAs = (
  { catalogue }: Pick<CrewDeps, 'catalogue'>,
  offerId: number,
): CatalogueEntry | undefined =>
  SITES.flatMap((siteId) => catalogue.all(siteId)).find(({ offer }) => offer.id === offerId);

const confirmedOf = async ({ store }: CrewDeps, offerId: number): Promise<readonly Confirmed[]> =>
  (await store.bookings.inStates(['confirmed'], offerId)).filter(
    (booking) => booking.status === 'confirmed',
  );

/**
 * Proposes a yacht and a berth for each traveller of a unit. If `unitId` is null, proposes them for
 * all units of the offer.
 */
export const readCrewList =
  (deps: CrewDeps) =>
  async (offerId: number, unitId: number | null): Promise<Result<CrewList, CrewFailure>> => {
    const entry = soldAs(deps, offerId);
    if (entry === undefined) return err({ kind: 'unknownOffer' });
    const selected = entry.offer.units.filter(({ id }) => unitId === null || id === unitId);
    if (unitId !== null && selected.length === 0) return err({ kind: 'unknownUnit' });
    const bookings = await confirmedOf(deps, offerId);
    return Result.combine(
      selected.map((unit) =>
        yachtCrews(unit, bookings)
          .map((yachts) => ({ unit, yachts }))
          .mapErr((): CrewFailure => ({ kind: 'overbooked', unit: unit.name })),
      ),
    ).map((units) => ({ entry, units: units.filter(({ yachts }) => yachts.length > 0) }));
  };

export type BookingWithMissingData = {
  readonly booking: Confirmed;
  readonly people: readonly {
    readonly userNum: number;
    readonly missing: readonly MissingData[];
  }[];
};

export type MissingCrewData = {
  readonly entry: CatalogueEntry;
  /** The last days to add personal data: `until` for customers, `officeUntil` for clerks (R37). */
  readonly until: Day;
  readonly officeUntil: Day;
  readonly bookings: readonly BookingWithMissingData[];
};

export const listMissingCrewData =
  (deps: CrewDeps) =>
  async (offerId: number): Promise<Result<MissingCrewData, { readonly kind: 'unknownOffer' }>> => {
    const entry = soldAs(deps, offerId);
    const figures = entry === undefined ? undefined : deps.settings.of(entry.siteId);
    if (entry === undefined || figures === undefined) return err({ kind: 'unknownOffer' });
    const bookings = (await confirmedOf(deps, offerId)).flatMap(
      (booking): readonly BookingWithMissingData[] => {
        const people = booking.choices.participants.flatMap(({ userNum, person }) => {
          const missing = missingData(entry.offer, person);
          return missing.length === 0 ? [] : [{ userNum, missing }];
        });
        return people.length === 0 ? [] : [{ booking, people }];
      },
    );
    const { from } = entry.offer;
    return ok({
      entry,
      until: addDays(from, -figures.changesDays),
      officeUntil: addDays(from, -figures.officeChangesDays),
      bookings,
    });
  };
