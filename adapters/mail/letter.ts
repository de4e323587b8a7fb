import type { MailContent, MailOf } from '../../application/ports/mail/content.ts';
import type { Limits } from '../../domain/limits.ts';
import type { MailBlocks } from './blocks.ts';

/** The words of a mail. `frame` replaces the usual greeting, closing and footer. */
export type MailWords = {
  readonly subject: string;
  readonly blocks: MailBlocks;
  readonly frame?: {
    readonly greeting: string;
    readonly closing: string;
    readonly footer: string;
    readonly replyTo?: string;
  };
};

/** The shop that sends the mail. `publicUrl`: start of all links, without `/` at its end. */
export type Sender = {
  readonly brand: string;
  readonly publicUrl: string;
  readonly limits: Limits | undefined;
};

/** For each kind of mail, the function that writes its words. */
export type Letters<Kind extends MailContent['kind']> = {
  readonly [Each in Kind]: (content: MailOf<Each>, sender: Sender) => MailWords;
};

/** Writes a mail with the function for its kind. */
export const writeLetter = <Kind extends MailContent['kind']>(
  letters: Letters<Kind>,
  content: MailOf<Kind>,
  sender: Sender,
): MailWords => letters[content.kind](content, sender);
