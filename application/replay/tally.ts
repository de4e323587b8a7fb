import type { Money } from '../../domain/money.ts';
import type { Outcome } from '../ports/journal.ts';

/**
 * Sums of a store, with a hash over the amounts of each booking. If two stores have equal tallies,
 * all amounts of their bookings are therefore equal.
 */
export type Tally = {
  readonly bookings: number;
  readonly confirmed: number;
  readonly reserveList: number;
  readonly cancelled: number;
  /**
   * Places of confirmed bookings. A tally counts them in its own way: a whole yacht as one place, a
   * cabin as two.
   */
  readonly places: number;
  readonly turnover: Money;
  readonly paid: Money;
  readonly stateHash: string;
};

export type LastOutcome = Omit<Outcome, 'noticed'>;

export const outcomeWithoutEffects = ({ noticed: _effects, ...outcome }: Outcome): LastOutcome =>
  outcome;

const line = (id: string, outcome: LastOutcome): string =>
  [
    id,
    outcome.status,
    outcome.version,
    outcome.price ?? '',
    outcome.paid,
    outcome.left,
    outcome.refund,
    outcome.reserveList,
    outcome.held,
    ...outcome.seats.map(
      ({ unitId, wholes, pairs, singles }) => `${unitId}:${wholes}:${pairs}:${singles}`,
    ),
  ].join(' ');

type Sums = Omit<Tally, 'stateHash'>;
const NOTHING: Sums = {
  bookings: 0,
  confirmed: 0,
  reserveList: 0,
  cancelled: 0,
  places: 0,
  turnover: 0,
  paid: 0,
};

const placesOf = ({ seats }: LastOutcome): number =>
  seats.reduce((all, { wholes, pairs, singles }) => all + wholes + 2 * pairs + singles, 0);

const withOne = (sums: Sums, outcome: LastOutcome): Sums => {
  const confirmed = outcome.status === 'confirmed';
  return {
    bookings: sums.bookings + 1,
    confirmed: sums.confirmed + (confirmed ? 1 : 0),
    reserveList: sums.reserveList + (outcome.status === 'reserveList' ? 1 : 0),
    cancelled: sums.cancelled + (outcome.status === 'cancelled' ? 1 : 0),
    places: sums.places + (confirmed ? placesOf(outcome) : 0),
    turnover: sums.turnover + (confirmed ? (outcome.price ?? 0) : 0),
    paid: sums.paid + outcome.paid,
  };
};

const together = (a: Sums, b: Sums): Sums => ({
  bookings: a.bookings + b.bookings,
  confirmed: a.confirmed + b.confirmed,
  reserveList: a.reserveList + b.reserveList,
  cancelled: a.cancelled + b.cancelled,
  places: a.places + b.places,
  turnover: a.turnover + b.turnover,
  paid: a.paid + b.paid,
});

/**
 * An incomplete tally. `lastOutcomes`: the outcomes of bookings that later journal lines can still
 * change. `over`: the sums of all other bookings. `lines`: texts with one line for each of these
 * other bookings.
 */
export type TallyState = {
  readonly last: ReadonlyMap<string, LastOutcome>;
  readonly over: Sums;
  /** Each text contains many lines. One object for each line would need five times the memory. */
  readonly lines: readonly string[];
};

const PACKED = 256;

/** Returns true if the id contains none of the characters that separate lines and fields. */
const isPlain = (id: string): boolean => /^[\w-]+$/.test(id);

type TallyTracker = {
  /** Replaces a booking's outcome by its newest outcome. */
  readonly update: (id: string, outcome: Outcome) => void;
  /**
   * Call this if no later journal line is about the booking. The tracker then stores only a line of
   * about fifty characters for it, to save memory.
   */
  readonly finish: (id: string) => void;
  readonly state: () => TallyState;
};

/** Remembers the last outcome of each booking; the tally is computed from these. */
export const createTallyTracker = (): TallyTracker => {
  const last = new Map<string, LastOutcome>();
  const packed: string[] = [];
  let lines: string[] = [];
  let over = NOTHING;
  return {
    update: (id, outcome) => {
      last.set(id, outcomeWithoutEffects(outcome));
    },
    finish: (id) => {
      const outcome = last.get(id);
      if (outcome === undefined || !isPlain(id)) return;
      last.delete(id);
      over = withOne(over, outcome);
      if (lines.push(line(id, outcome)) < PACKED) return;
      packed.push(lines.join('\n'));
      lines = [];
    },
    state: () => ({ last, over, lines: [...packed, ...lines] }),
  };
};

type Line = { readonly id: string; readonly line: string };

const linesOf = ({ last, lines }: TallyState): readonly Line[] => [
  ...[...last].map(([id, outcome]) => ({ id, line: line(id, outcome) })),
  ...lines
    .flatMap((text) => text.split('\n'))
    .map((each) => ({ id: each.slice(0, each.indexOf(' ')), line: each })),
];

/** Returns the tally of all bookings. Its hash covers a line per booking, sorted by number. */
export const mergeTallies = (
  states: readonly TallyState[],
  hashOf: (text: string) => string,
): Tally => ({
  ...states.reduce(
    (sums, { last, over }) => [...last.values()].reduce(withOne, together(sums, over)),
    NOTHING,
  ),
  stateHash: hashOf(
    states
      .flatMap(linesOf)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ line }) => line)
      .join('\n'),
  ),
});

export const tallyOf = (
  lastOutcomes: ReadonlyMap<string, LastOutcome>,
  hashOf: (text: string) => string,
): Tally => mergeTallies([{ last: lastOutcomes, over: NOTHING, lines: [] }], hashOf);
