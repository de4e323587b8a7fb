import { addDays, type Day } from '../../domain/calendar.ts';
import type { MailContent } from '../ports/mail/content.ts';

/** After so many days nobody is thanked for a trip any more. */
const THANKS_DAYS = 30;

/** The last day on which a letter serves anybody: what is about a day is of no use after it. Null: what has happened stays told, however late (R32). */
export const lastDayOf = (content: MailContent): Day | null => {
  if (content.kind === 'bookingDue') return content.due;
  if (content.kind === 'bookingDeparture') return content.from;
  if (content.kind === 'bookingReturn') return addDays(content.to, THANKS_DAYS);
  return content.kind === 'voucherReady' ? content.expiresOn : null;
};
