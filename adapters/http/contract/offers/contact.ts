import * as t from 'io-ts';
import { object, withDefault, withSchema } from '../codecs/shapes.ts';
import {
  Email,
  requiredMultiLineTextCodec,
  singleLineCodec,
  typedEmailCodec,
} from '../codecs/texts.ts';
import { SiteId } from '../codecs/values.ts';

/** The honeypot: people leave it empty. Older cached pages call it `website`. */
const HONEYPOT = { leaveEmpty: singleLineCodec(200), website: singleLineCodec(200) };

export const ContactRequest = object(
  { email: Email, contents: requiredMultiLineTextCodec(5000), siteId: SiteId },
  HONEYPOT,
);
export const NewsletterRequest = object(
  { siteId: SiteId, email: withDefault(typedEmailCodec(1000), '', '') },
  HONEYPOT,
);
export const NewsletterAnswer = object({
  message: withSchema(t.literal('subscribed'), { enum: ['subscribed'] }),
});

export const ContactAnswer = object({ message: withSchema(t.literal('sent'), { enum: ['sent'] }) });
