import type { Message } from '../ports/messages.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/system.ts';

export type MessageDeps = { readonly store: Pick<Store, 'messages'>; readonly clock: Clock };

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
