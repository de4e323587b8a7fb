import type { Message, Messages } from '../../../application/ports/messages.ts';

/** Messages to accounts, by id. */
export const memoryMessages = (rows: Map<string, Message>): Messages => {
  const of = (accountId: string): readonly Message[] => [...rows.values()].filter((message) => message.accountId === accountId);
  return {
    ofAccount: async (accountId) => [...of(accountId)].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)),
    hasUnread: async (accountId) => of(accountId).some(({ readAt }) => readAt === null),
    markRead: async (accountId, id, at) => {
      const message = rows.get(id);
      if (message?.accountId !== accountId) return false;
      rows.set(id, { ...message, readAt: message.readAt ?? at });
      return true;
    },
  };
};
