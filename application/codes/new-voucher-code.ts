import type { Ids } from '../ports/ids.ts';

/** Returns a code of two random booking numbers, which are easy to read over the telephone. */
export const newVoucherCode = (ids: Ids): string => `${ids.bookingId()}-${ids.bookingId()}`;
