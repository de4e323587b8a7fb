import type { MessageContent } from '../../../application/ports/mail/content.ts';
import type { Attachment, Message, Messages } from '../../../application/ports/messages.ts';
import type { Transaction } from '../../../application/ports/store.ts';
import { type Connection, defineStatement, type Engine, type Queries } from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';

type MessageDocument = {
  readonly siteId: number;
  readonly content: MessageContent;
  readonly attachments?: readonly Attachment[];
};

export const messageQueries = (db: Queries) => {
  const messages = statementsOf(db, 'messages');
  const files = statementsOf(db, 'sent_files');
  return {
    add: messages.upsert(['id'], [], ['accountId', 'createdAt', 'document', { readAt: null }]),
    keepFile: files.upsert(['id'], [], ['file']),
    bring: statementsOf(db, 'message_files').upsert(['messageId', 'fileId'], []),
    one: messages.select(['document'], ['id', 'accountId']),
    file: files.select(['file'], ['id']),
    ofAccount: messages.select(['id', 'createdAt', 'readAt', 'document'], ['accountId'], {
      orderBy: ['createdAt desc', 'id'],
    }),
    unread: messages.select(['id'], ['accountId', { readAt: null }], { limit: 1 }),
    markRead: defineStatement<{ accountId: string; id: string; at: number }>()((slots) =>
      db
        .updateTable('messages')
        .set((row) => ({ read_at: row.fn.coalesce('read_at', slots.one('at')) }))
        .where('id', '=', slots.one('id'))
        .where('account_id', '=', slots.one('accountId'))
        .returning('id'),
    ),
  };
};

export type MessageQueries = ReturnType<typeof messageQueries>;

export const messageWriter = (
  queries: MessageQueries,
  connection: Connection,
): Transaction['messages'] => ({
  add: async ({ id, siteId, accountId, content, attachments, createdAt }) => {
    const document: MessageDocument = {
      siteId,
      content,
      ...(attachments === undefined ? {} : { attachments }),
    };
    connection.send(queries.add({ id, accountId, createdAt, document: JSON.stringify(document) }));
    for (const attachment of attachments ?? [])
      if ('id' in attachment)
        connection.send(queries.bring({ messageId: id, fileId: attachment.id }));
  },
  keepFile: async (id, file) => connection.send(queries.keepFile({ id, file })),
});

export const sqlMessages = (queries: MessageQueries, engine: Engine): Messages => ({
  ofAccount: async (accountId) =>
    (await engine.read(queries.ofAccount({ accountId }))).map(
      ({ id, createdAt, readAt, document }): Message => {
        const { siteId, ...message }: MessageDocument = JSON.parse(document);
        return { id, siteId, accountId, ...message, createdAt, readAt };
      },
    ),
  hasUnread: async (accountId) => (await engine.read(queries.unread({ accountId }))).length > 0,
  file: async (accountId, id, index) => {
    const [row] = await engine.read(queries.one({ accountId, id }));
    if (row === undefined) return null;
    const { attachments = [] }: MessageDocument = JSON.parse(row.document);
    const attachment = attachments[index];
    if (attachment === undefined || !('id' in attachment)) return null;
    const [stored] = await engine.read(queries.file({ id: attachment.id }));
    return stored === undefined
      ? null
      : { name: attachment.name, type: attachment.type, file: stored.file };
  },
  markRead: async (accountId, id, at) =>
    (await engine.write(queries.markRead({ accountId, id, at }))).length > 0,
});
