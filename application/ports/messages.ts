import type { SentFile } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { MessageContent } from './mail/content.ts';

export type MessageWords = (content: MessageContent) => {
  readonly title: string;
  readonly html: string;
};

export type Attachment = { readonly name: string; readonly url: string } | SentFile;

export type StoredFile = Omit<SentFile, 'id'> & { readonly file: Uint8Array };

export type NewMessage = {
  readonly id: string;
  readonly siteId: number;
  readonly accountId: string;
  readonly content: MessageContent;
  readonly attachments?: readonly Attachment[];
  readonly createdAt: Instant;
};

/** `readAt`: when the customer first opened the message; null if they have not (R41). */
export type Message = NewMessage & { readonly readAt: Instant | null };

export type Messages = {
  ofAccount(accountId: string): Promise<readonly Message[]>;
  hasUnread(accountId: string): Promise<boolean>;
  /** Returns a message's file; null if the account has no such message or file (R45). */
  file(accountId: string, id: string, index: number): Promise<StoredFile | null>;
  /** Marks a message as read, also repeatedly; false if the account has no such message. */
  markRead(accountId: string, id: string, at: Instant): Promise<boolean>;
};
