import { type AmbassadorCode, unsettledCommission } from '../../domain/ambassadors/code.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Offer, Unit } from '../../domain/catalogue/offer.ts';
import { type Money, sum } from '../../domain/money.ts';
import type { Contact } from '../../domain/party/person.ts';
import {
  addContributions,
  type Contributions,
  sumContributionsByMonth,
} from '../../domain/reports/contributions.ts';
import { type OpenLine, unpaidPlanLines } from '../../domain/reports/open-lines.ts';
import {
  addTurnovers,
  NO_TURNOVER,
  type Turnover,
  turnoverOf,
} from '../../domain/reports/turnover.ts';
import {
  addOccupancy,
  NO_OCCUPANCY,
  type Occupancy,
  remainingPlaces,
  takenPlacesOf,
} from '../../domain/seats/occupancy.ts';
import { SITES } from '../../domain/sites.ts';
import type { PortDeps } from '../ports/ports.ts';

export type ReportDeps = PortDeps<{
  store: 'bookings' | 'ambassadors' | 'accounts';
  catalogue: 'all' | 'byId';
  settings: 'of';
  clock: true;
}>;

export type ReportQuery = {
  readonly from: Day | null;
  readonly until: Day | null;
  readonly siteId: number | null;
};

export const isDayWithinQuery = ({ from, until }: ReportQuery, day: Day): boolean =>
  (from === null || day >= from) && (until === null || day <= until);

const byStart = (a: Offer, b: Offer): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.id - b.id;

const offersWithin = (
  { catalogue }: Pick<ReportDeps, 'catalogue'>,
  query: ReportQuery,
): readonly Offer[] => {
  const sites = query.siteId === null ? SITES : SITES.filter((site) => site === query.siteId);
  const offers = sites.flatMap((siteId) => catalogue.all(siteId).map(({ offer }) => offer));
  return [...new Map(offers.map((offer) => [offer.id, offer])).values()]
    .filter(({ from }) => isDayWithinQuery(query, from))
    .toSorted(byStart);
};

/** Selects trips of all days, because payments of a period can be for trips of any day. */
export const EVER = { from: null, until: null };

type Trip<B> = { readonly offer: Offer; readonly bookings: readonly B[] };

/** Yields trips with their bookings, one at a time, to save memory. */
export const readBookedTrips = async function* <B extends { readonly siteId: number }>(
  { catalogue }: Pick<ReportDeps, 'catalogue'>,
  query: ReportQuery,
  readBookings: (offerId: number) => Promise<readonly B[]>,
): AsyncGenerator<Trip<B>> {
  for (const { id } of offersWithin({ catalogue }, query))
    for (const [siteId, bookings] of Map.groupBy(await readBookings(id), (each) => each.siteId)) {
      const offer = catalogue.byId(siteId, id)?.offer;
      if (offer !== undefined && (query.siteId === null || query.siteId === siteId))
        yield { offer, bookings };
    }
};

export type TurnoverReport = {
  readonly trips: readonly ({ readonly offer: Offer } & Turnover)[];
  readonly total: Turnover;
};

export const turnoverReport =
  (deps: ReportDeps) =>
  async (query: ReportQuery): Promise<TurnoverReport> => {
    const turnovers = new Map<number, { readonly offer: Offer } & Turnover>();
    const read = (offerId: number) =>
      deps.store.bookings.summariesOf(['confirmed', 'cancelled'], offerId, 'booker');
    for await (const { offer, bookings } of readBookedTrips(deps, query, read)) {
      const first = turnovers.get(offer.id) ?? { offer, ...NO_TURNOVER };
      turnovers.set(offer.id, { ...first, ...addTurnovers(first, turnoverOf(bookings)) });
    }
    const trips = [...turnovers.values()];
    return { trips, total: trips.reduce<Turnover>(addTurnovers, NO_TURNOVER) };
  };

type OutstandingPayment = OpenLine & {
  readonly bookingId: string;
  readonly booker: Contact;
  readonly offer: Offer;
};

export type OutstandingPaymentsReport = {
  readonly lines: readonly OutstandingPayment[];
  readonly due: Money;
  readonly overdue: Money;
};

const dueKey = ({ due, bookingId, line }: OutstandingPayment): string =>
  `${due ?? '9999'} ${bookingId} ${String(line).padStart(4, '0')}`;

const byDue = (a: OutstandingPayment, b: OutstandingPayment): number =>
  dueKey(a) < dueKey(b) ? -1 : 1;

/**
 * Lists unpaid plan lines by due day. If the report is limited to a period, it leaves out plan
 * lines without a due day.
 */
export const outstandingPaymentsReport =
  (deps: ReportDeps) =>
  async (query: ReportQuery): Promise<OutstandingPaymentsReport> => {
    const at = deps.clock.now();
    const open = query.from === null && query.until === null;
    const read = (offerId: number) =>
      deps.store.bookings.summariesOf(['confirmed'], offerId, 'booker');
    const found: OutstandingPayment[] = [];
    for await (const { offer, bookings } of readBookedTrips(deps, { ...query, ...EVER }, read))
      for (const booking of bookings)
        for (const line of unpaidPlanLines(booking, at)) {
          if (line.due === null ? !open : !isDayWithinQuery(query, line.due)) continue;
          found.push({ ...line, bookingId: booking.id, booker: booking.booker, offer });
        }
    const lines = found.toSorted(byDue);
    const late = lines.filter(({ overdue }) => overdue);
    return {
      lines,
      due: sum(lines.map(({ left }) => left)),
      overdue: sum(late.map(({ left }) => left)),
    };
  };

export type UnitPlaces = {
  readonly offer: Offer;
  readonly unit: Unit;
  readonly places: number;
  readonly sold: number;
  readonly held: number;
  readonly waiting: number;
  readonly free: number;
};

/**
 * The last moment that a date can have. All holds have ended before it, so only confirmed bookings
 * have places taken then.
 */
const AFTER_ALL_HOLDS = 8.64e15;

/** Counts the taken places of each unit; a trip that both brands sell is counted once (R5, R6). */
export const placesReport =
  ({ store: { bookings }, catalogue, clock }: ReportDeps) =>
  async (query: ReportQuery): Promise<readonly UnitPlaces[]> => {
    const { taken } = await bookings.takenOfAll(clock.now(), null);
    const { taken: confirmed } = await bookings.takenOfAll(AFTER_ALL_HOLDS, null);
    const units: UnitPlaces[] = [];
    for (const offer of offersWithin({ catalogue }, query)) {
      const waiting = (await bookings.waitingOn(offer.units.map(({ id }) => id))).flatMap(
        ({ seats }) => seats,
      );
      for (const unit of offer.units) {
        const occupied = taken.get(unit.id) ?? NO_OCCUPANCY;
        const sold = takenPlacesOf(unit, confirmed.get(unit.id) ?? NO_OCCUPANCY);
        const awaited = waiting
          .filter(({ unitId }) => unitId === unit.id)
          .reduce<Occupancy>(addOccupancy, NO_OCCUPANCY);
        units.push({
          offer,
          unit,
          sold,
          places: unit.yachts * unit.berths,
          free: remainingPlaces(unit, occupied),
          held: Math.max(0, takenPlacesOf(unit, occupied) - sold),
          waiting: takenPlacesOf(unit, awaited),
        });
      }
    }
    return units;
  };

export const guaranteeFundsReport =
  (deps: ReportDeps) =>
  async (query: ReportQuery): Promise<Contributions> => {
    const fundsOf = (siteId: number) => deps.settings.of(siteId)?.guaranteeFunds ?? null;
    const read = (offerId: number) => deps.store.bookings.contractsOf(offerId);
    const trips: Contributions[] = [];
    for await (const { offer, bookings } of readBookedTrips(deps, { ...query, ...EVER }, read)) {
      const contracts = bookings.map((booking) => ({ booking, offer }));
      trips.push(sumContributionsByMonth(contracts, fundsOf));
    }
    const all = addContributions(trips);
    const months = {
      from: query.from?.slice(0, 7) ?? '',
      until: query.until?.slice(0, 7) ?? '9999',
    };
    return {
      ...all,
      rows: all.rows.filter(({ month }) => month >= months.from && month <= months.until),
    };
  };

export type CodeCommission = {
  readonly code: AmbassadorCode;
  readonly email: string | null;
  readonly earned: Money;
  readonly unsettled: Money;
};

export const commissionReport =
  (deps: ReportDeps) => async (): Promise<readonly CodeCommission[]> => {
    const codes = await deps.store.ambassadors.allCodes();
    return Promise.all(
      codes.map(async (code) => {
        const [earned, account] = await Promise.all([
          deps.store.ambassadors.earned(code.name),
          deps.store.accounts.byId(code.accountId),
        ]);
        return {
          code,
          email: account?.email ?? null,
          earned,
          unsettled: unsettledCommission(code, earned),
        };
      }),
    );
  };
