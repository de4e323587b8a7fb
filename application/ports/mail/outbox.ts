import type { Result } from 'neverthrow';
import type { Instant } from '../../../domain/calendar.ts';
import type { MailContent } from './content.ts';

/**
 * A mail. The transaction that causes the mail also stores it in the outbox. The shop sends it at
 * least once. `id` becomes its Message-ID.
 */
export type NewMail = {
  readonly id: string;
  readonly siteId: number;
  readonly to: string;
  readonly content: MailContent;
  readonly createdAt: Instant;
};

export type Outbox = {
  lease(limit: number, at: Instant, until: Instant): Promise<readonly NewMail[]>;
  /** Extends a lease that ends at `until`. Returns false if the mail has no such lease any more. */
  renew(id: string, until: Instant, next: Instant): Promise<boolean>;
  sent(id: string, at: Instant): Promise<void>;
  failed(id: string, retryAt: Instant, why: string): Promise<void>;
  /** Stops retrying a mail. The office can still read it for some weeks. */
  givenUp(id: string, at: Instant, why: string): Promise<void>;
};

export type UnsentMail = {
  readonly id: string;
  readonly siteId: number;
  readonly to: string;
  readonly kind: MailContent['kind'];
  readonly waitsSince: Instant;
  readonly attempts: number;
  readonly retryAt: Instant | null;
  readonly givenUpAt: Instant | null;
  readonly why: string;
};

export type UnsentMails = {
  all(): Promise<readonly UnsentMail[]>;
  tryAgain(id: string, at: Instant): Promise<boolean>;
  drop(id: string): Promise<boolean>;
};

export type MailPicture = { readonly cid: string; readonly png: string };
export type MailFile = { readonly name: string; readonly type: string; readonly text: string };

export type RenderedMail = {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: string;
  /** The page address that unsubscribes with one click (RFC 8058). */
  readonly leaveUrl?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures?: readonly MailPicture[];
  /** The drawing above a mail, as COUNTRY-TIMEOFDAY-YACHT-SEED. Missing for mails about no trip. */
  readonly scene?: string;
  readonly files?: readonly MailFile[];
  readonly contractOf?: string;
  readonly sentAt: Instant;
};

/**
 * `final`: a retry cannot help. `cause`: for the log, without e-mail addresses. `why`: for the
 * office.
 */
export type SendFailure = { readonly final: boolean; readonly cause: string; readonly why: string };

export type MailSender = { send(mail: RenderedMail): Promise<Result<void, SendFailure>> };

export type Mailbox = {
  keep(mail: RenderedMail): Promise<void>;
  list(to: string | null): Promise<readonly RenderedMail[]>;
};
