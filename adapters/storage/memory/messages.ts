import type { Message, Messages } from '../../../application/ports/messages.ts';

export const memoryMessages = (
  rows: Map<string, Message>,
  files: ReadonlyMap<string, Uint8Array>,
): Messages => {
  const of = (accountId: string): readonly Message[] =>
    [...rows.values()].filter((message) => message.accountId === accountId);
  return {
    ofAccount: async (accountId) =>
      [...of(accountId)].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1)),
    hasUnread: async (accountId) => of(accountId).some(({ readAt }) => readAt === null),
    file: async (accountId, id, index) => {
      const message = rows.get(id);
      const attachment =
        message?.accountId === accountId ? message.attachments?.[index] : undefined;
      const file =
        attachment !== undefined && 'id' in attachment ? files.get(attachment.id) : undefined;
      return attachment === undefined || !('id' in attachment) || file === undefined
        ? null
        : { name: attachment.name, type: attachment.type, file };
    },
    markRead: async (accountId, id, at) => {
      const message = rows.get(id);
      if (message?.accountId !== accountId) return false;
      rows.set(id, { ...message, readAt: message.readAt ?? at });
      return true;
    },
  };
};
