import type { Clock } from '../ports/clock.ts';
import type { Message } from '../ports/messages.ts';
import type { Store } from '../ports/store.ts';

export type MessageDeps = { readonly store: Pick<Store, 'messages'>; readonly clock: Clock };

/** A customer's messages, newest first. */
export const messagesOf = ({ store }: MessageDeps, accountId: string): Promise<readonly Message[]> => store.messages.ofAccount(accountId);

/** A message is read when its owner opens it; false where there is no such message of theirs (R41, R45). */
export const openMessage = ({ store, clock }: MessageDeps, accountId: string, messageId: string): Promise<boolean> =>
  store.messages.markRead(accountId, messageId, clock.now());
