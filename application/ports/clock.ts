import type { Instant } from '../../domain/calendar.ts';

/** The only source of the present moment (R2). */
export type Clock = { now(): Instant };
