import { type AmbassadorCode, unsettledCommission } from '../../domain/ambassadors/code.ts';
import type { Booking, Cancelled, Confirmed } from '../../domain/booking/booking.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Offer, Unit } from '../../domain/catalogue/offer.ts';
import { type Money, sum } from '../../domain/money.ts';
import { type Contributions, contributions } from '../../domain/reports/contributions.ts';
import { type OpenLine, openLines } from '../../domain/reports/open-lines.ts';
import { type Turnover, turnoverOf } from '../../domain/reports/turnover.ts';
import {
  addOccupancy,
  NO_OCCUPANCY,
  type Occupancy,
  remainingPlaces,
  reservedPlaces,
} from '../../domain/seats/occupancy.ts';
import { SITES } from '../../domain/sites.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, Settings } from '../ports/system.ts';

export type ReportDeps = {
  readonly store: Pick<Store, 'bookings' | 'ambassadors' | 'accounts'>;
  readonly catalogue: Pick<Catalogue, 'all' | 'byId'>;
  readonly settings: Pick<Settings, 'of'>;
  readonly clock: Clock;
};

export type ReportQuery = {
  readonly from: Day | null;
  readonly until: Day | null;
  readonly siteId: number | null;
};

const isWithin = ({ from, until }: ReportQuery, day: Day): boolean =>
  (from === null || day >= from) && (until === null || day <= until);

type Sold<B extends Booking> = { readonly booking: B; readonly offer: Offer };

const soldIn = async <S extends Booking['status']>(
  { store, catalogue }: ReportDeps,
  states: readonly S[],
  { siteId }: ReportQuery,
): Promise<readonly Sold<Extract<Booking, { readonly status: S }>>[]> =>
  (await store.bookings.inStates(states, null)).flatMap((booking) => {
    const offer = catalogue.byId(booking.siteId, booking.offerId)?.offer;
    if (offer === undefined || (siteId !== null && booking.siteId !== siteId)) return [];
    const isOf = (each: Booking): each is Extract<Booking, { readonly status: S }> =>
      states.some((state) => state === each.status);
    return isOf(booking) ? [{ booking, offer }] : [];
  });

export type TurnoverReport = {
  readonly trips: readonly ({ readonly offer: Offer } & Turnover)[];
  readonly total: Turnover;
};

const byStart = (a: Offer, b: Offer): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.id - b.id;

export const turnoverReport =
  (deps: ReportDeps) =>
  async (query: ReportQuery): Promise<TurnoverReport> => {
    const sold = (await soldIn(deps, ['confirmed', 'cancelled'], query)).filter(({ offer }) =>
      isWithin(query, offer.from),
    );
    const trips = [...Map.groupBy(sold, ({ offer }) => offer.id).values()].flatMap((all) => {
      const [first] = all;
      return first === undefined
        ? []
        : [{ offer: first.offer, ...turnoverOf(all.map(({ booking }) => booking)) }];
    });
    return {
      trips: trips.toSorted((a, b) => byStart(a.offer, b.offer)),
      total: turnoverOf(sold.map(({ booking }) => booking)),
    };
  };

export type OutstandingPaymentsReport = {
  readonly lines: readonly (OpenLine & { readonly offer: Offer })[];
  readonly due: Money;
  readonly overdue: Money;
};

/** Lists unpaid amounts by due day; a report of a period omits amounts without a due day. */
export const outstandingPaymentsReport =
  (deps: ReportDeps) =>
  async (query: ReportQuery): Promise<OutstandingPaymentsReport> => {
    const at = deps.clock.now();
    const open = query.from === null && query.until === null;
    const lines = (await soldIn(deps, ['confirmed'], query))
      .flatMap(({ booking, offer }) => openLines(booking, at).map((line) => ({ ...line, offer })))
      .filter(({ due }) => (due === null ? open : isWithin(query, due)))
      .toSorted((a, b) =>
        (a.due ?? '9999') < (b.due ?? '9999') ? -1 : (a.due ?? '9999') > (b.due ?? '9999') ? 1 : 0,
      );
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

const seatsOn = (bookings: readonly Booking[], unitId: number): Occupancy =>
  bookings
    .flatMap(({ seats }) => seats.filter((each) => each.unitId === unitId))
    .reduce<Occupancy>(addOccupancy, NO_OCCUPANCY);

/** A trip that both brands sell is counted only once (R5, R6). */
export const placesReport =
  (deps: ReportDeps) =>
  async (query: ReportQuery): Promise<readonly UnitPlaces[]> => {
    const sites = query.siteId === null ? SITES : SITES.filter((site) => site === query.siteId);
    const all = new Map(
      sites.flatMap((siteId) =>
        deps.catalogue.all(siteId).map(({ offer }) => [offer.id, offer] as const),
      ),
    );
    const offers = [...all.values()]
      .filter((offer) => isWithin(query, offer.from))
      .toSorted(byStart);
    const [booked, { taken }] = await Promise.all([
      deps.store.bookings.inStates(['confirmed', 'reserveList'], null),
      deps.store.bookings.takenOfAll(deps.clock.now(), null),
    ]);
    return offers.flatMap((offer) => {
      const mine = booked.filter(({ offerId }) => offerId === offer.id);
      const confirmed = mine.filter(({ status }) => status === 'confirmed');
      const waiting = mine.filter(({ status }) => status === 'reserveList');
      return offer.units.map((unit): UnitPlaces => {
        const occupied = taken.get(unit.id) ?? NO_OCCUPANCY;
        const sold = reservedPlaces(unit, seatsOn(confirmed, unit.id));
        return {
          offer,
          unit,
          sold,
          places: unit.yachts * unit.berths,
          free: remainingPlaces(unit, occupied),
          held: Math.max(0, reservedPlaces(unit, occupied) - sold),
          waiting: reservedPlaces(unit, seatsOn(waiting, unit.id)),
        };
      });
    });
  };

export const contributionsReport =
  (deps: ReportDeps) =>
  async (query: ReportQuery): Promise<Contributions> => {
    const contracts: readonly Sold<Confirmed | Cancelled>[] = await soldIn(
      deps,
      ['confirmed', 'cancelled'],
      query,
    );
    const all = contributions(
      contracts,
      (siteId) => deps.settings.of(siteId)?.guaranteeFunds ?? null,
    );
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
