import type { Row } from './rows.ts';

export type Line = Row & {
  readonly boardedAt: string | null;
};

/**
 * Merges the rows of a journey and its pick-up point if one of them costs 0. Alone, a row of 0
 * would read 'w cenie' (included), although the journey is not free. Returns null if both rows
 * stay.
 */
const journeyLine = (journey: Row, point: Row | undefined): Line | null =>
  point === undefined || journey.onSpot || (journey.price !== 0 && point.price !== 0)
    ? null
    : { ...journey, price: journey.price + point.price, boardedAt: point.name };

/** Returns price rows without rebates (R12); a journey and its pick-up point can become one row. */
export const priceLinesWithoutRebates = (rows: readonly Row[]): readonly Line[] =>
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
