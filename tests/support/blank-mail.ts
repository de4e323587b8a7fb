import type { NewMail, RenderedMail } from '../../application/ports/mail/outbox.ts';
import type { Instant } from '../../domain/calendar.ts';

/** The mail's Message-ID is its id. */
export const blankMail = (
  { id, to }: Pick<NewMail, 'id' | 'to'>,
  sentAt: Instant,
): RenderedMail => ({
  messageId: id,
  from: { name: '', address: '' },
  to,
  subject: '',
  text: '',
  html: '',
  sentAt,
});
