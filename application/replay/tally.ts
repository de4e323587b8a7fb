import type { Money } from '../../domain/money.ts';
import { sum } from '../../domain/money.ts';
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

const line = ([id, outcome]: readonly [string, Last]): string =>
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

/** Sums up the last outcome of every booking; the hash is over one line a booking, by booking number. */
export const tallyOf = (last: ReadonlyMap<string, Last>, hashOf: (text: string) => string): Tally => {
  const outcomes = [...last.values()];
  const confirmed = outcomes.filter(({ status }) => status === 'confirmed');
  return {
    bookings: last.size,
    confirmed: confirmed.length,
    reserveList: outcomes.filter(({ status }) => status === 'reserveList').length,
    cancelled: outcomes.filter(({ status }) => status === 'cancelled').length,
    places: sum(confirmed.flatMap(({ seats }) => seats.map(({ wholes, pairs, singles }) => wholes + 2 * pairs + singles))),
    turnover: sum(confirmed.map(({ price }) => price ?? 0)),
    paid: sum(outcomes.map((outcome) => outcome.paid)),
    stateHash: hashOf(
      [...last]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(line)
        .join('\n'),
    ),
  };
};
