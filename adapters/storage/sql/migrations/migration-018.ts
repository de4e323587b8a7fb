import { buildTable, type Migration } from './make-tables.ts';

export const SENT_FILES: Migration = {
  name: '018-sent-files',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'sent_files', { id: 'text', file: 'bytes' }).addPrimaryKeyConstraint(
      'sent_files_key',
      ['id'],
    ),
    buildTable(db, dialect, 'message_files', {
      message_id: 'text',
      file_id: 'text',
    }).addPrimaryKeyConstraint('message_files_key', ['message_id', 'file_id']),
    db.schema.createIndex('message_files_by_file').on('message_files').columns(['file_id']),
  ],
};
