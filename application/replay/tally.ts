import type { Money } from '../../domain/money.ts';
import type { Outcome } from '../ports/journal.ts';

/** What a journal came to, booking by booking: enough to compare two stores to the grosz. */
export type Tally = {
  readonly bookings: number;
  readonly confirmed: number;
  readonly reserveList: number;
  readonly cancelled: number;
  /** Places of confirmed bookings, a yacht counted as one and a cabin as two. */
  readonly places: number;
  readonly turnover: Money;
  /** What came in, refunds taken off. */
  readonly paid: Money;
  readonly stateHash: string;
};

/** What is added up of a booking's last outcome: as much as is kept of each of them while a recording is gone through. */
export type Last = Omit<Outcome, 'noticed'>;

/** An outcome without what was noticed of its command. */
export const lastOf = ({ status, version, price, paid, left, refund, reserveList, seats, held }: Outcome): Last => ({
  status,
  version,
  price,
  paid,
  left,
  refund,
  reserveList,
  seats,
  held,
});

const line = (id: string, outcome: Last): string =>
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
    ...outcome.seats.map(({ unitId, wholes, pairs, singles }) => `${unitId}:${wholes}:${pairs}:${singles}`),
  ].join(' ');

type Sums = Omit<Tally, 'stateHash'>;
const NOTHING: Sums = { bookings: 0, confirmed: 0, reserveList: 0, cancelled: 0, places: 0, turnover: 0, paid: 0 };

const placesOf = ({ seats }: Last): number => seats.reduce((all, { wholes, pairs, singles }) => all + wholes + 2 * pairs + singles, 0);

const withOne = (sums: Sums, outcome: Last): Sums => {
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

/** How bookings stand: the last outcome of those that something may still become of; of all others their figures added up, and their lines. */
export type Standing = {
  readonly last: ReadonlyMap<string, Last>;
  readonly over: Sums;
  /** Many lines in one text each, in no order: a text of its own, an entry and an object for each booking take five times as much. */
  readonly lines: readonly string[];
};

/** Lines that become one text. */
const PACKED = 256;

/** A number that a line tells apart from what follows it, and from other lines; any other is kept as it is. */
const isPlain = (id: string): boolean => /^[\w-]+$/.test(id);

/** Follows how bookings stand. Of one that is over, only what the tally needs is kept: some fifty letters. */
export const followedStanding = () => {
  const last = new Map<string, Last>();
  const packed: string[] = [];
  let lines: string[] = [];
  let over = NOTHING;
  return {
    stands: (id: string, outcome: Outcome): void => {
      last.set(id, lastOf(outcome));
    },
    /** Nothing becomes of a booking any more. */
    isOver: (id: string): void => {
      const outcome = last.get(id);
      if (outcome === undefined || !isPlain(id)) return;
      last.delete(id);
      over = withOne(over, outcome);
      if (lines.push(line(id, outcome)) < PACKED) return;
      packed.push(lines.join('\n'));
      lines = [];
    },
    standing: (): Standing => ({ last, over, lines: [...packed, ...lines] }),
  };
};

type Line = { readonly id: string; readonly line: string };

const linesOf = ({ last, lines }: Standing): readonly Line[] => [
  ...[...last].map(([id, outcome]) => ({ id, line: line(id, outcome) })),
  ...lines.flatMap((text) => text.split('\n')).map((each) => ({ id: each.slice(0, each.indexOf(' ')), line: each })),
];

/** Sums up how bookings stand, each in one of the standings; the hash is over one line a booking, by booking number. */
export const tallyOfAll = (standings: readonly Standing[], hashOf: (text: string) => string): Tally => ({
  ...standings.reduce((sums, { last, over }) => [...last.values()].reduce(withOne, together(sums, over)), NOTHING),
  stateHash: hashOf(
    standings
      .flatMap(linesOf)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ line }) => line)
      .join('\n'),
  ),
});

/** Sums up the last outcome of every booking. */
export const tallyOf = (last: ReadonlyMap<string, Last>, hashOf: (text: string) => string): Tally =>
  tallyOfAll([{ last, over: NOTHING, lines: [] }], hashOf);
