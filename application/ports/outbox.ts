import type { Day, Instant } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { Instalment } from '../../domain/payments/instalments.ts';
import type { AccountMail } from './account-mails.ts';

/** What a mail says, as data; its words belong to the mail adapter. */
export type MailContent =
  | AccountMail
  | { readonly kind: 'activation'; readonly token: string }
  | { readonly kind: 'accountExists' }
  | {
      readonly kind: 'bookingPlaced';
      readonly bookingId: string;
      readonly reserveList: boolean;
      readonly firstName: string;
      readonly offerName: string;
      readonly from: Day;
      readonly to: Day;
      readonly travellers: number;
      readonly price: Money;
      readonly plan: readonly Instalment[];
      readonly paymentType: 'wired' | 'payu';
      readonly bankTransfer: { readonly recipient: string; readonly accountNumber: string; readonly title: string };
    };

/** A mail row, written in the transaction of its cause and sent later, at least once. The id becomes the Message-ID. */
export type NewMail = {
  readonly id: string;
  readonly siteId: number;
  readonly to: string;
  readonly content: MailContent;
  readonly createdAt: Instant;
};

/** The worker's side: rows are taken by a lease and are free again when it ends without a word. */
export type Outbox = {
  lease(limit: number, at: Instant, until: Instant): Promise<readonly NewMail[]>;
  sent(id: string, at: Instant): Promise<void>;
  /** Failed for now; not tried before `retryAt`. */
  failed(id: string, retryAt: Instant): Promise<void>;
};

/** A mail as it goes out. */
export type RenderedMail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sentAt: Instant;
};

export type MailSender = { send(mail: RenderedMail): Promise<void> };

/** Mails kept for reading where no mail server is configured. */
export type Mailbox = { keep(mail: RenderedMail): Promise<void>; list(to: string | null): Promise<readonly RenderedMail[]> };
