import { addDays, type Day } from '../calendar.ts';
import type { SellerGuarantee, SigningSeller } from './commands.ts';

/** The office is warned this many days before a guarantee ends (R71). */
const WARNING_DAYS = 60;

type Guaranteed = Pick<SigningSeller, 'guarantee'>;

/** Returns the seller's guarantee; null if there is none or its last day is over (R71). */
export const validGuarantee = ({ guarantee }: Guaranteed, today: Day): SellerGuarantee | null =>
  guarantee == null || today > guarantee.until ? null : guarantee;

/**
 * Returns the seller's guarantee if the office must be warned, because its end is near or past;
 * otherwise null (R71).
 */
export const endingGuarantee = ({ guarantee }: Guaranteed, today: Day): SellerGuarantee | null =>
  guarantee == null || today < addDays(guarantee.until, -WARNING_DAYS) ? null : guarantee;
