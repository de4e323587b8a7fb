import { DAY_LENGTH, HOUR, type Instant } from '../calendar.ts';

/** How long a mailed link works, in milliseconds (R43.1). */
export const ACTIVATION_LIFE: Instant = 7 * DAY_LENGTH;
export const RESET_LIFE: Instant = HOUR;
