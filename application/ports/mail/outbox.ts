import type { Result } from 'neverthrow';
import type { Instant } from '../../../domain/calendar.ts';
import type { MailContent } from './content.ts';

/**
 * A mail, written in the transaction of its cause and sent later, at least once. The id becomes the
 * Message-ID.
 */
export type NewMail = {
  readonly id: string;
  readonly siteId: number;
  readonly to: string;
  readonly content: MailContent;
  /** When it started waiting: its cause, or a retry by the office. */
  readonly createdAt: Instant;
};

/** The worker's side. Rows are leased and become free when the lease ends. */
export type Outbox = {
  lease(limit: number, at: Instant, until: Instant): Promise<readonly NewMail[]>;
  sent(id: string, at: Instant): Promise<void>;
  /** Failed for now; retried at `retryAt`. `why` is for the office. */
  failed(id: string, retryAt: Instant, why: string): Promise<void>;
  /**
   * Not retried automatically. Its content is kept until the office retries it, or for some weeks.
   */
  givenUp(id: string, at: Instant, why: string): Promise<void>;
};

/** An unsent mail as the office sees it, without its content. */
export type UnsentMail = {
  readonly id: string;
  readonly siteId: number;
  readonly to: string;
  readonly kind: MailContent['kind'];
  readonly waitsSince: Instant;
  /** Number of attempts. */
  readonly attempts: number;
  /** Next attempt; null after it was given up. */
  readonly retryAt: Instant | null;
  readonly givenUpAt: Instant | null;
  /** The mail server's last answer; empty before the first attempt. */
  readonly why: string;
};

/** The office's side. */
export type UnsentMails = {
  /** Given-up ones first, then by age. */
  all(): Promise<readonly UnsentMail[]>;
  /**
   * Retries a mail from now on under the same id. Returns false if there is no such unsent mail.
   */
  tryAgain(id: string, at: Instant): Promise<boolean>;
  /** Removes a given-up mail with its content. Returns false if there is none. */
  drop(id: string): Promise<boolean>;
};

/** A picture that a mail's HTML names (RFC 2392). */
export type MailPicture = { readonly cid: string; readonly png: string };
/** A text file attached to a mail; `type` is its media type. */
export type MailFile = { readonly name: string; readonly type: string; readonly text: string };

/** A rendered mail. */
export type RenderedMail = {
  readonly messageId: string;
  /** The sending brand, at an address of its own host. */
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** Reply address, if it is not the shop. */
  readonly replyTo?: string;
  /** One-click unsubscribe address (RFC 8058). */
  readonly leaveUrl?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Pictures besides the head, PNG in base64. Missing in older stored mails. */
  readonly pictures?: readonly MailPicture[];
  readonly files?: readonly MailFile[];
  /** The booking whose contract is attached when the mail is sent. */
  readonly contractOf?: string;
  readonly sentAt: Instant;
};

/**
 * Why a mail was not accepted. `final`: the server refuses this mail or reader for good. `cause`
 * names it for the log, without addresses; `why` is the server's answer.
 */
export type SendFailure = { readonly final: boolean; readonly cause: string; readonly why: string };

export type MailSender = { send(mail: RenderedMail): Promise<Result<void, SendFailure>> };

/** Stores mails for reading if no mail server is configured. */
export type Mailbox = {
  keep(mail: RenderedMail): Promise<void>;
  list(to: string | null): Promise<readonly RenderedMail[]>;
};
