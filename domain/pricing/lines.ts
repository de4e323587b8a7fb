import type { Row } from './price-input.ts';

/**
 * A line as people read it: one row of the price, or a journey with its pick-up point under one
 * price (R14).
 */
export type Line = Row & {
  /** The pick-up point whose price is included; null for a single row. */
  readonly boardedAt: string | null;
};

/**
 * A journey and its pick-up point are one line if one of them is free. Otherwise a free row would
 * read 'w cenie' above a price.
 */
const journeyLine = (journey: Row, point: Row | undefined): Line | null =>
  point === undefined || journey.onSpot || (journey.price !== 0 && point.price !== 0)
    ? null
    : { ...journey, price: journey.price + point.price, boardedAt: point.name };

/**
 * The price as people read it, without rebates: the rows of R12, with journeys and pick-up points
 * joined.
 */
export const linesOf = (rows: readonly Row[]): readonly Line[] =>
  rows.flatMap((row): readonly Line[] => {
    const alone: Line = { ...row, boardedAt: null };
    const near = (kind: Row['kind']) =>
      rows.find((other) => other.userNum === row.userNum && other.kind === kind);
    if (row.kind === 'rebates') return [];
    if (row.kind === 'journey') return [journeyLine(row, near('point')) ?? alone];
    if (row.kind !== 'point') return [alone];
    const journey = near('journey');
    return journey !== undefined && journeyLine(journey, row) !== null ? [] : [alone];
  });
