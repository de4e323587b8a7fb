import type { Cancelled, Confirmed } from '../booking/booking.ts';
import type { FundRate, FundRegion, GuaranteeFunds } from '../brand-settings.ts';
import { type Day, dayOf } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';

export type Contract = { readonly booking: Confirmed | Cancelled; readonly offer: Offer };

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

/** Returns the last day to pay a month's contributions: the 21st of the next month. */
export const lastRemittanceDay = (month: string): Day => {
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

/** Sums contributions by month. The month of a cancellation gets a negative amount. */
export const contributions = (
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
    const key = `${kind.month} ${kind.region} ${kind.transport}`;
    const before = rows.get(key) ?? { ...kind, concluded: 0, cancelled: 0, tfg: 0, tfp: 0 };
    const net = more.concluded - more.cancelled;
    rows.set(key, {
      ...kind,
      concluded: before.concluded + more.concluded,
      cancelled: before.cancelled + more.cancelled,
      tfg: before.tfg + net * rate.tfg,
      tfp: before.tfp + net * rate.tfp,
    });
  };
  for (const contract of contracts) {
    const { booking, offer } = contract;
    if (booking.status === 'cancelled' && booking.reserveList) continue;
    const funds = fundsOf(booking.siteId);
    const day = dayOf(booking.placedAt);
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
  const key = ({ month, region, transport }: Contribution): string =>
    `${month} ${region} ${transport ? 0 : 1}`;
  return { rows: [...rows.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1)), unrated };
};
