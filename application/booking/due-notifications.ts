import { addDays, type Day } from '../../domain/calendar.ts';
import type { MailContent } from '../ports/mail/content.ts';

/** Days after a trip during which the thank-you letter is sent. */
const THANKS_DAYS = 30;

/** The last day on which a letter is useful, or null if it stays useful (R32). */
export const lastUsefulDay = (content: MailContent): Day | null => {
  if (content.kind === 'bookingDue') return content.due;
  if (content.kind === 'bookingDeparture') return content.from;
  if (content.kind === 'bookingReturn') return addDays(content.to, THANKS_DAYS);
  return content.kind === 'voucherReady' ? content.expiresOn : null;
};
