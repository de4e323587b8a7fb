import * as t from 'io-ts';
import { withSchema } from '../codecs/schema.ts';
import { object } from '../codecs/shapes.ts';
import { Email, filled } from '../codecs/texts.ts';
import { SiteId } from '../codecs/values.ts';

/** A message to the office of 1 to 5000 characters, and where it may answer. */
export const ContactRequest = object({ email: Email, contents: filled(5000), siteId: SiteId });
export type ContactRequest = t.TypeOf<typeof ContactRequest>;
export const ContactAnswer = object({ message: withSchema(t.literal('sent'), { enum: ['sent'] }) });
