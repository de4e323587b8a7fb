import * as t from 'io-ts';
import { withSchema } from '../codecs/schema.ts';
import { object, withDefault } from '../codecs/shapes.ts';
import { Email, filledText, text, typedEmail } from '../codecs/texts.ts';
import { SiteId } from '../codecs/values.ts';

/** The hidden field of the forms (honeypot), which only a program fills in; `website` was its name before. */
const HONEYPOT = { leaveEmpty: text(200), website: text(200) };

/** A message to the office of 1 to 5000 characters, and the address for the answer. */
export const ContactRequest = object(
  { email: Email, contents: filledText(5000), siteId: SiteId },
  HONEYPOT,
);
export type ContactRequest = t.TypeOf<typeof ContactRequest>;
/** An address for the newsletter, with the same hidden field. */
export const NewsletterRequest = object(
  { siteId: SiteId, email: withDefault(typedEmail(1000), '', '') },
  HONEYPOT,
);
export const NewsletterAnswer = object({
  message: withSchema(t.literal('subscribed'), { enum: ['subscribed'] }),
});

export const ContactAnswer = object({ message: withSchema(t.literal('sent'), { enum: ['sent'] }) });
