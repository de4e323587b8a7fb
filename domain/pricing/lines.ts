import type { Row } from './price-input.ts';

/** A line that people read: one row of the price, or a journey together with the place where it is boarded, under one price (R14). */
export type Line = Row & {
  /** The pick-up point whose price is in it; null in a line that is one row. */
  readonly boardedAt: string | null;
};

/** A journey and its pick-up point are one line where one of the two costs nothing: nothing is 'w cenie' above a price. */
const boarded = (journey: Row, point: Row | undefined): Line | null =>
  point === undefined || journey.onSpot || (journey.price !== 0 && point.price !== 0)
    ? null
    : { ...journey, price: journey.price + point.price, boardedAt: point.name };

/** The price as people read it, rebates apart: the rows of R12, each journey that is paid where it is boarded as one line with that place. */
export const linesOf = (rows: readonly Row[]): readonly Line[] =>
  rows.flatMap((row): readonly Line[] => {
    const alone: Line = { ...row, boardedAt: null };
    const near = (kind: Row['kind']) => rows.find((other) => other.userNum === row.userNum && other.kind === kind);
    if (row.kind === 'rebates') return [];
    if (row.kind === 'journey') return [boarded(row, near('point')) ?? alone];
    if (row.kind !== 'point') return [alone];
    const journey = near('journey');
    return journey !== undefined && boarded(journey, row) !== null ? [] : [alone];
  });
