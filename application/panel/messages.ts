import type { Message } from '../ports/messages.ts';
import type { PortDeps } from '../ports/ports.ts';

export type MessageDeps = PortDeps<{ store: 'messages'; clock: true }>;

export const listMessages = (
  { store }: MessageDeps,
  accountId: string,
): Promise<readonly Message[]> => store.messages.ofAccount(accountId);

/** Marks a message as read. Returns false if the message is not the account's (R41, R45). */
export const markMessageRead = (
  { store, clock }: MessageDeps,
  accountId: string,
  messageId: string,
): Promise<boolean> => store.messages.markRead(accountId, messageId, clock.now());
