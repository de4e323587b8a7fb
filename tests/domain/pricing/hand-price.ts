/** Input of a price in grosze that the tests compute from R12–R25, without the program's code. */
export type HandPriceInput = {
  readonly whole: boolean;
  /** `lodging` of a whole yacht is the first traveller's. `trips` counts past trips. */
  readonly people: readonly {
    readonly lodging: number;
    readonly rest: number;
    readonly trips: number;
  }[];
  readonly minute: 'firstMinute' | 'secondMinute' | null;
  readonly groupOf: number | null;
  readonly ambassador: number;
  /** True if a skipper books an offer with the skipper discount of 400 PLN (R24). */
  readonly skipper: boolean;
  readonly office: readonly number[];
  readonly vouchers: readonly number[];
  readonly usualCap?: number;
};

const total = (amounts: readonly number[]): number =>
  amounts.reduce((all, amount) => all + amount, 0);

const LOYALTY = [0, 40_00, 60_00, 80_00, 100_00];
const loyalty = (trips: number): number => LOYALTY[Math.min(trips, 4)] ?? 0;

const group = (travellers: number | null): number => {
  if (travellers === null || travellers < 6) return 0;
  if (travellers < 9) return 40_00;
  if (travellers < 13) return 60_00;
  return travellers < 16 ? 80_00 : 100_00;
};

const capOf = ({ minute, usualCap }: HandPriceInput): number => {
  if (minute === 'firstMinute') return 300_00;
  return minute === 'secondMinute' ? 200_00 : (usualCap ?? 120_00);
};

/** One cap applies to a whole yacht, otherwise one cap per traveller (R19–R23). */
const underCaps = (slip: HandPriceInput): number => {
  const { whole, people, minute, ambassador, groupOf } = slip;
  const cap = capOf(slip);
  if (whole) {
    const period = minute === 'firstMinute' ? 300_00 : minute === 'secondMinute' ? 200_00 : 0;
    const requested =
      period + total(people.map(({ trips }) => loyalty(trips))) + ambassador * people.length;
    return Math.min(requested, cap * people.length, people[0]?.lodging ?? 0);
  }
  const period = minute === 'firstMinute' ? 200_00 : minute === 'secondMinute' ? 100_00 : 0;
  return total(
    people.map(({ lodging, trips }) =>
      Math.min(period + loyalty(trips) + group(groupOf) + ambassador, cap, lodging),
    ),
  );
};

export const handPrice = (slip: HandPriceInput): number => {
  const all = total(slip.people.map(({ lodging, rest }) => lodging + rest));
  const perBooking =
    (slip.whole ? 200_00 : 0) +
    (slip.skipper ? 400_00 : 0) +
    total(slip.office) +
    total(slip.vouchers);
  return Math.max(0, all - underCaps(slip) - perBooking);
};
