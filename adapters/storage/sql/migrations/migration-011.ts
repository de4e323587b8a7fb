import { buildTable, type Migration } from './make-tables.ts';

/** Who agreed and when, and if the owner of the address confirmed it. */
export const NEWSLETTER: Migration = {
  name: '011-newsletter',
  statements: (db, dialect) => [
    buildTable(db, dialect, 'newsletter', {
      site_id: 'integer',
      email: 'text',
      wording: 'text',
      agreed_at: 'moment',
      asked_at: 'moment',
      confirmed_at: 'moment?',
      question_hash: 'text?',
      leave_key: 'text',
    })
      .addPrimaryKeyConstraint('newsletter_key', ['site_id', 'email'])
      .addUniqueConstraint('newsletter_leave_key', ['leave_key']),
    db.schema.createIndex('newsletter_by_question').on('newsletter').columns(['question_hash']),
    db.schema.createIndex('newsletter_by_email').on('newsletter').columns(['email']),
  ],
};
