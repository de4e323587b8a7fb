import type { Result } from 'neverthrow';
import type { Instant } from '../../../domain/calendar.ts';
import type { MailContent } from './content.ts';

/** A mail row, written in the transaction of its cause and sent later, at least once. The id becomes the Message-ID. */
export type NewMail = {
  readonly id: string;
  readonly siteId: number;
  readonly to: string;
  readonly content: MailContent;
  /** Since when it waits to be sent: since its cause, or since the office had it tried again. */
  readonly createdAt: Instant;
};

/** The worker's side: rows are taken by a lease and are free again when it ends without a word. */
export type Outbox = {
  lease(limit: number, at: Instant, until: Instant): Promise<readonly NewMail[]>;
  sent(id: string, at: Instant): Promise<void>;
  /** Failed for now; not tried before `retryAt`. `why` is the office's to read. */
  failed(id: string, retryAt: Instant, why: string): Promise<void>;
  /** Not tried any more by itself; kept with its words until the office has it tried again, or for some weeks. */
  givenUp(id: string, at: Instant, why: string): Promise<void>;
};

/** A mail that was not sent yet, as the office sees it: what it says is its reader's alone. */
export type UnsentMail = {
  readonly id: string;
  readonly siteId: number;
  readonly to: string;
  readonly kind: MailContent['kind'];
  readonly waitsSince: Instant;
  /** How often it was tried. */
  readonly attempts: number;
  /** When it is tried next; null once it was given up. */
  readonly retryAt: Instant | null;
  readonly givenUpAt: Instant | null;
  /** What the mail server said last; empty before the first try. */
  readonly why: string;
};

/** The office's side. */
export type UnsentMails = {
  /** Those given up first, then by age. */
  all(): Promise<readonly UnsentMail[]>;
  /** Has a mail tried again from now on, under the same id; false where no unsent mail has it. */
  tryAgain(id: string, at: Instant): Promise<boolean>;
  /** Takes a mail that was given up off the list for good, its words with it; false where no such mail was given up. */
  drop(id: string): Promise<boolean>;
};

/** A picture that a mail's HTML shows by its name (RFC 2392). */
export type MailPicture = { readonly cid: string; readonly png: string };
/** A file of text that comes with a mail; `type` as a mail program is told it. */
export type MailFile = { readonly name: string; readonly type: string; readonly text: string };

/** A mail as it goes out. */
export type RenderedMail = {
  readonly messageId: string;
  /** The brand that writes, at an address of its own host. */
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** Whom an answer goes to, where that is not the shop. */
  readonly replyTo?: string;
  /** Where mail programs end the subscription that a mail belongs to (RFC 8058). */
  readonly leaveUrl?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Besides the head, which all have: PNG in base64. Missing in mails that were kept before there were any. */
  readonly pictures?: readonly MailPicture[];
  readonly files?: readonly MailFile[];
  /** The booking whose contract goes with it; printed when it is sent, not for a mail that is only kept for reading. */
  readonly contractOf?: string;
  readonly sentAt: Instant;
};

/**
 * Why a mail was not taken. `final`: the server refuses this mail or its reader for good. `cause` names it without anybody's address, for
 * the log; `why` is what the server said.
 */
export type SendFailure = { readonly final: boolean; readonly cause: string; readonly why: string };

export type MailSender = { send(mail: RenderedMail): Promise<Result<void, SendFailure>> };

/** Mails kept for reading where no mail server is configured. */
export type Mailbox = { keep(mail: RenderedMail): Promise<void>; list(to: string | null): Promise<readonly RenderedMail[]> };
