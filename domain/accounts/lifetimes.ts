import { DAY_LENGTH, HOUR, type Instant } from '../calendar.ts';

/** How long a mailed link works, in milliseconds (R43.1). */
export const ACTIVATION_LINK_LIFETIME: Instant = 7 * DAY_LENGTH;
export const RESET_LINK_LIFETIME: Instant = HOUR;

/** A session ends after this time without a request, in milliseconds (R44.2). */
export const SESSION_IDLE_LIFETIME: Instant = 24 * HOUR;
/**
 * A session ends at the latest this long after its start, even if it is in use; in milliseconds
 * (R44.2).
 */
export const SESSION_MAX_LIFETIME: Instant = 14 * DAY_LENGTH;
