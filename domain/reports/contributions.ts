import type { Cancelled, Confirmed } from '../booking/booking.ts';
import type { FundRate, FundRegion, GuaranteeFunds } from '../brand-settings.ts';
import { type Day, dayOf } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import { type Money, sum } from '../money.ts';
import type { ParticipantChoices } from '../party/choices.ts';

/** The facts of a contract on which its contributions to the guarantee funds depend. */
export type ContractFacts = (
  | Pick<Confirmed, 'siteId' | 'status' | 'placedAt' | 'movedUpAt'>
  | Pick<Cancelled, 'siteId' | 'status' | 'placedAt' | 'movedUpAt' | 'cancelledAt' | 'reserveList'>
) & {
  readonly choices: {
    readonly participants: readonly Pick<ParticipantChoices, 'journeyId'>[];
  };
};

export type Contract = { readonly booking: ContractFacts; readonly offer: Offer };

export type Contribution = {
  readonly month: string;
  readonly region: FundRegion;
  readonly transport: boolean;
  readonly concluded: number;
  readonly cancelled: number;
  readonly tfg: Money;
  readonly tfp: Money;
};

export type Contributions = {
  readonly rows: readonly Contribution[];
  readonly unrated: number;
};

const monthOf = (day: Day): string => day.slice(0, 7);

/** Returns the last day to pay a month's contributions to the funds: the 21st of the next month. */
export const lastDayToPayContributions = (month: string): Day => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${number === 12 ? year + 1 : year}-${String((number % 12) + 1).padStart(2, '0')}-21`;
};

const regionOf = (
  { neighbours, nonEuropean }: GuaranteeFunds,
  { countryId }: Offer,
): FundRegion => {
  if (neighbours.includes(countryId)) return 'neighbours';
  return nonEuropean.includes(countryId) ? 'nonEuropean' : 'europe';
};

const rateOn = (
  rates: readonly FundRate[],
  kind: Pick<FundRate, 'region' | 'transport'>,
  day: Day,
): FundRate | undefined =>
  rates
    .filter(
      ({ from, region, transport }) =>
        from <= day && region === kind.region && transport === kind.transport,
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1);

const byTransport = ({ booking, offer }: Contract): ReadonlyMap<boolean, number> => {
  const counts = new Map<boolean, number>();
  for (const { journeyId } of booking.choices.participants) {
    const byCoach = (offer.journeys.find(({ id }) => id === journeyId)?.points.length ?? 0) > 0;
    counts.set(byCoach, (counts.get(byCoach) ?? 0) + 1);
  }
  return counts;
};

const keyOf = ({ month, region, transport }: Contribution): string =>
  `${month} ${region} ${transport ? 0 : 1}`;

const byKey = (a: Contribution, b: Contribution): number => (keyOf(a) < keyOf(b) ? -1 : 1);

/** Adds up two rows of the report that have the same month, region and transport. */
const addRows = (a: Contribution, b: Contribution): Contribution => ({
  ...a,
  concluded: a.concluded + b.concluded,
  cancelled: a.cancelled + b.cancelled,
  tfg: a.tfg + b.tfg,
  tfp: a.tfp + b.tfp,
});

/**
 * Sums up by month what a seller pays into the guarantee funds. A cancellation counts as negative
 * in the month in which it happens.
 */
export const sumContributionsByMonth = (
  contracts: readonly Contract[],
  fundsOf: (siteId: number) => GuaranteeFunds | null,
): Contributions => {
  const rows = new Map<string, Contribution>();
  let unrated = 0;
  const add = (
    kind: Pick<Contribution, 'month' | 'region' | 'transport'>,
    more: Pick<Contribution, 'concluded' | 'cancelled'>,
    rate: FundRate,
  ) => {
    const net = more.concluded - more.cancelled;
    const row = { ...kind, ...more, tfg: net * rate.tfg, tfp: net * rate.tfp };
    const before = rows.get(keyOf(row));
    rows.set(keyOf(row), before === undefined ? row : addRows(before, row));
  };
  for (const contract of contracts) {
    const { booking, offer } = contract;
    if (booking.status === 'cancelled' && booking.reserveList) continue;
    const funds = fundsOf(booking.siteId);
    const day = dayOf(booking.movedUpAt ?? booking.placedAt);
    for (const [transport, travellers] of byTransport(contract)) {
      const region = funds === null ? 'europe' : regionOf(funds, offer);
      const rate = funds === null ? undefined : rateOn(funds.rates, { region, transport }, day);
      if (rate === undefined) {
        unrated += travellers;
        continue;
      }
      add(
        { month: monthOf(day), region, transport },
        { concluded: travellers, cancelled: 0 },
        rate,
      );
      if (booking.status === 'cancelled')
        add(
          { month: monthOf(dayOf(booking.cancelledAt)), region, transport },
          { concluded: 0, cancelled: travellers },
          rate,
        );
    }
  }
  return { rows: [...rows.values()].toSorted(byKey), unrated };
};

/** Adds up the contributions of all trips. */
export const addContributions = (trips: readonly Contributions[]): Contributions => {
  const rows = new Map<string, Contribution>();
  for (const row of trips.flatMap((trip) => trip.rows)) {
    const before = rows.get(keyOf(row));
    rows.set(keyOf(row), before === undefined ? row : addRows(before, row));
  }
  return { rows: [...rows.values()].toSorted(byKey), unrated: sum(trips.map((t) => t.unrated)) };
};
