import type { SentFile } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { MailContent } from './mail/content.ts';

/** A panel message as data: the same content as the mail. The mail adapter has the words. */
export type MessageContent = Extract<MailContent, { readonly kind: `booking${string}` }>;

/** Renders a panel message. */
export type MessageWords = (content: MessageContent) => {
  readonly title: string;
  readonly html: string;
};

/** A file of a message: its name and the shop's path, or the stored file. */
export type Attachment = { readonly name: string; readonly url: string } | SentFile;

/** A file of the office with its bytes. */
export type StoredFile = Omit<SentFile, 'id'> & { readonly file: Uint8Array };

/** A message to an account, written in the transaction of its cause. */
export type NewMessage = {
  readonly id: string;
  readonly siteId: number;
  readonly accountId: string;
  readonly content: MessageContent;
  /** Missing means none: only letters of the office have files. */
  readonly attachments?: readonly Attachment[];
  readonly createdAt: Instant;
};

/** A message as its owner sees it; read once it was opened (R41). */
export type Message = NewMessage & { readonly readAt: Instant | null };

export type Messages = {
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly Message[]>;
  hasUnread(accountId: string): Promise<boolean>;
  /** The bytes of a message's file; null if the account has no such message or file (R45). */
  file(accountId: string, id: string, index: number): Promise<StoredFile | null>;
  /** Returns false if the account has no such message. Repeating changes nothing. */
  markRead(accountId: string, id: string, at: Instant): Promise<boolean>;
};
