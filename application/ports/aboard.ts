import type { Day } from '../../domain/calendar.ts';
import type { Aboard } from '../../domain/crews/aboard.ts';

/** Who sails, by offer id. */
export type AboardByOffer = ReadonlyMap<number, Aboard>;

export type ReadAboard = {
  /** Of trips that end on this day or later. */
  from(day: Day): Promise<AboardByOffer>;
};

export type WriteAboard = {
  get(offerId: number): Promise<Aboard | null>;
  save(offerId: number, endsOn: Day, aboard: Aboard): Promise<void>;
};
