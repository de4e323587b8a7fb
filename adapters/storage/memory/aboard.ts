import type { ReadAboard, WriteAboard } from '../../../application/ports/trips.ts';
import type { Day } from '../../../domain/calendar.ts';
import type { Aboard } from '../../../domain/crews/aboard.ts';
import { findRow, type Staged } from './staged.ts';

export type AboardRow = { readonly endsOn: Day; readonly aboard: Aboard };

export const readAboard = (rows: ReadonlyMap<string, AboardRow>): ReadAboard => ({
  from: async (day) =>
    new Map(
      [...rows]
        .filter(([, { endsOn }]) => endsOn >= day)
        .map(([offerId, { aboard }]) => [Number(offerId), aboard]),
    ),
});

export const writeAboard = (
  rows: ReadonlyMap<string, AboardRow>,
  staged: Staged<AboardRow>,
): WriteAboard => ({
  get: async (offerId) => findRow(rows, staged, `${offerId}`)?.aboard ?? null,
  save: async (offerId, endsOn, aboard) => {
    staged.set(`${offerId}`, { endsOn, aboard });
  },
});
