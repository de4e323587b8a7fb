import type { SentFile } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { MailContent } from './mail/content.ts';

/** What a message in the panel says, as data: the same news that went out by mail; its words belong to the mail adapter. */
export type MessageContent = Extract<MailContent, { readonly kind: `booking${string}` }>;

/** Puts a message of the panel into words. */
export type MessageWords = (content: MessageContent) => { readonly title: string; readonly html: string };

/** A file that comes with a message: what it is called, and the shop's path where its reader finds it, or the file as the shop keeps it. */
export type Attachment = { readonly name: string; readonly url: string } | SentFile;

/** A file that the office sent, with its bytes. */
export type KeptFile = Omit<SentFile, 'id'> & { readonly file: Uint8Array };

/** A message to an account, written in the transaction of its cause. */
export type NewMessage = {
  readonly id: string;
  readonly siteId: number;
  readonly accountId: string;
  readonly content: MessageContent;
  /** None where it is missing: the news of bookings bring no files, what the office sends may. */
  readonly attachments?: readonly Attachment[];
  readonly createdAt: Instant;
};

/** A message as its owner finds it; read once it was opened (R41). */
export type Message = NewMessage & { readonly readAt: Instant | null };

export type Messages = {
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly Message[]>;
  hasUnread(accountId: string): Promise<boolean>;
  /** The bytes of a file that came with a message; null where the account has no such message or it brought no such file (R45). */
  file(accountId: string, id: string, index: number): Promise<KeptFile | null>;
  /** False where the account has no such message; reading again changes nothing. */
  markRead(accountId: string, id: string, at: Instant): Promise<boolean>;
};
