import * as t from 'io-ts';
import { withSchema } from '../codecs/schema.ts';
import { defaulted, object } from '../codecs/shapes.ts';
import { Email, filledText, text, typedEmail } from '../codecs/texts.ts';
import { SiteId } from '../codecs/values.ts';

/** A message to the office of 1 to 5000 characters, and where it may answer. `website` is a box that people do not see: whoever fills it in is a program. */
export const ContactRequest = object({ email: Email, contents: filledText(5000), siteId: SiteId }, { website: text(200) });
export type ContactRequest = t.TypeOf<typeof ContactRequest>;
/** An address for the newsletter, with the same box. */
export const NewsletterRequest = object({ siteId: SiteId, email: defaulted(typedEmail(1000), '', '') }, { website: text(200) });
export const NewsletterAnswer = object({ message: withSchema(t.literal('subscribed'), { enum: ['subscribed'] }) });

export const ContactAnswer = object({ message: withSchema(t.literal('sent'), { enum: ['sent'] }) });
