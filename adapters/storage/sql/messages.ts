import { sql } from 'kysely';
import type { MessageContent } from '../../../application/ports/mail/content.ts';
import type { Attachment, Message, Messages } from '../../../application/ports/messages.ts';
import type { Transaction } from '../../../application/ports/store.ts';
import { type Connection, defineStatement, type Engine, type Queries } from './engine/engine.ts';
import type { Tables } from './engine/schema.ts';
import { statementsOf } from './engine/table-statements.ts';

type MessageDocument = {
  readonly siteId: number;
  readonly content: MessageContent;
  readonly attachments?: readonly Attachment[];
};

export const messageQueries = (db: Queries) => ({
  add: defineStatement<Omit<Tables['messages'], 'read_at'>>()((slots) =>
    db
      .insertInto('messages')
      .values({
        ...slots.row('id', 'account_id', 'created_at'),
        read_at: sql.lit(null),
        document: slots.one('document'),
      })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  ),
  keepFile: statementsOf(db, 'sent_files').upsert(['id'], ['id', 'file'], []),
  bring: statementsOf(db, 'message_files').upsert(
    ['message_id', 'file_id'],
    ['message_id', 'file_id'],
    [],
  ),
  one: statementsOf(db, 'messages').select(['id', 'account_id'], { columns: ['document'] }),
  file: statementsOf(db, 'sent_files').select(['id'], { columns: ['file'] }),
  ofAccount: statementsOf(db, 'messages').select(['account_id'], {
    orderBy: ['created_at desc', 'id'],
  }),
  unread: defineStatement<{ accountId: string }>()((slots) =>
    db
      .selectFrom('messages')
      .select('id')
      .where('account_id', '=', slots.one('accountId'))
      .where('read_at', 'is', null)
      .limit(sql.lit(1)),
  ),
  markRead: defineStatement<{ accountId: string; id: string; at: number }>()((slots) =>
    db
      .updateTable('messages')
      .set((row) => ({ read_at: row.fn.coalesce('read_at', slots.one('at')) }))
      .where('id', '=', slots.one('id'))
      .where('account_id', '=', slots.one('accountId'))
      .returning('id'),
  ),
});

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
    connection.send(
      queries.add({
        id,
        account_id: accountId,
        created_at: createdAt,
        document: JSON.stringify(document),
      }),
    );
    for (const attachment of attachments ?? [])
      if ('id' in attachment)
        connection.send(queries.bring({ message_id: id, file_id: attachment.id }));
  },
  keepFile: async (id, file) => connection.send(queries.keepFile({ id, file })),
});

export const sqlMessages = (queries: MessageQueries, engine: Engine): Messages => ({
  ofAccount: async (accountId) =>
    (await engine.read(queries.ofAccount({ account_id: accountId }))).map(
      ({ id, created_at, read_at, document }): Message => {
        const { siteId, ...message }: MessageDocument = JSON.parse(document);
        return { id, siteId, accountId, ...message, createdAt: created_at, readAt: read_at };
      },
    ),
  hasUnread: async (accountId) => (await engine.read(queries.unread({ accountId }))).length > 0,
  file: async (accountId, id, index) => {
    const [row] = await engine.read(queries.one({ account_id: accountId, id }));
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
