import type { Instant } from '../../domain/calendar.ts';

/** The only source of the current time (R2). */
export type Clock = { now(): Instant };
