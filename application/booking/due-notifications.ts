import { lastThanksDay } from '../../domain/booking/placed/announcements.ts';
import type { Day } from '../../domain/calendar.ts';
import type { MailContent } from '../ports/mail/content.ts';

/** Returns the last day on which a mail is useful, or null if it never becomes useless (R32). */
export const lastUsefulDay = (content: MailContent): Day | null => {
  if (content.kind === 'bookingDue') return content.due;
  if (content.kind === 'bookingDeparture') return content.from;
  if (content.kind === 'bookingReturn') return lastThanksDay(content.to);
  return content.kind === 'voucherReady' ? content.expiresOn : null;
};
