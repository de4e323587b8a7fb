import { addDays, type Day } from '../calendar.ts';

/** A booking's part in a group with a code; the code is the id of the booking that opened it (R21, R45). */
export type GroupPart = {
  readonly code: string;
  readonly openedOn: Day;
  /** Joined in time: its travellers count and have the rebate. Later joiners share accommodation only. */
  readonly counts: boolean;
};

/** A group as the other bookings make it. */
export type KnownGroup = {
  readonly code: string;
  readonly siteId: number;
  readonly offerId: number;
  readonly openedOn: Day;
  /** Travellers of its confirmed bookings that count; the booking that asks is left out. */
  readonly others: number;
};

/** The last day on which a group still takes members who count: its first day and `days` calendar days after (R21). */
export const joinsCountUntil = (openedOn: Day, days: number): Day => addDays(openedOn, days);
