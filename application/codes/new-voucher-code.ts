import type { Ids } from '../ports/ids.ts';

/**
 * A code that nobody can guess: two booking numbers in a row, fourteen random letters that can be
 * read over the telephone.
 */
export const newVoucherCode = (ids: Ids): string => `${ids.bookingId()}-${ids.bookingId()}`;
