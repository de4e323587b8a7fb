import { object, oneOfCodec, withDefault } from '../codecs/shapes.ts';
import {
  Email,
  enteredEmailCodec,
  requiredMultiLineTextCodec,
  singleLineCodec,
} from '../codecs/texts.ts';
import { SiteId } from '../codecs/values.ts';

/**
 * The honeypot fields: people leave them empty, spam programs fill them in. Older pages, which
 * browsers still have in their caches, call the field `website`.
 */
const HONEYPOT = { leaveEmpty: singleLineCodec(200), website: singleLineCodec(200) };

export const ContactRequest = object(
  { email: Email, contents: requiredMultiLineTextCodec(5000), siteId: SiteId },
  HONEYPOT,
);
export const NewsletterRequest = object(
  { siteId: SiteId, email: withDefault(enteredEmailCodec(1000), '', '') },
  HONEYPOT,
);
export const NewsletterAnswer = object({ message: oneOfCodec('subscribed') });
export const ContactAnswer = object({ message: oneOfCodec('sent') });

/** What the contact page shows of the company. */
export type ContactFacts = {
  readonly OfficeHours: string;
  readonly Phone: string | null;
  readonly Email: string | null;
  readonly Company: {
    readonly Name: string;
    readonly Address: string;
    readonly Zip: string;
    readonly City: string;
    readonly Nip: string;
  };
};
