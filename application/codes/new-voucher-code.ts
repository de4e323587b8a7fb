import type { Ids } from '../ports/ids.ts';

/** Draws two booking numbers: fourteen random letters that can be read over the telephone. */
export const newVoucherCode = (ids: Ids): string => `${ids.bookingId()}-${ids.bookingId()}`;
