import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Dialect, Queries } from '../engine/engine.ts';
import { UNPAID_DOCUMENT } from '../engine/schema.ts';
import { addColumns, buildTable, type Migration } from './make-tables.ts';
import { createReportViews } from './report-views.ts';

const requestedAt = (dialect: Dialect): RawBuilder<number | null> =>
  dialect === 'postgres'
    ? sql`(document::jsonb #>> '{booking,ageRequest,at}')::bigint`
    : sql`json_extract(document, '$.booking.ageRequest.at')`;

const notCleared = (dialect: Dialect): RawBuilder<boolean> =>
  dialect === 'postgres'
    ? sql`document::jsonb #>> '{booking,ageCleared}' = 'false'`
    : sql`json_extract(document, '$.booking.ageCleared') = 0`;

const PAPER_COLUMNS = {
  booking_id: 'text',
  kind: 'text',
  year: 'integer',
  n: 'integer',
  made_at: 'moment',
  open: 'integer',
} as const;

/** Each existing paper becomes the first of its kind for its booking. */
const copyPapers = (db: Queries): Compilable => ({
  compile: () =>
    sql`insert into papers_of_bookings (booking_id, kind, year, n, made_at, open, content, file, part)
      select booking_id, kind, year, n, made_at, open, content, file, 0 from papers`.compile(db),
});

export const LATER_MIGRATIONS: readonly Migration[] = [
  {
    name: '003-known-devices',
    statements: (db, dialect) => [
      db.schema
        .alterTable('sessions')
        .addColumn('agent', dialect === 'postgres' ? sql`text collate "C"` : 'text', (column) =>
          column.notNull().defaultTo(''),
        ),
      db.schema.createIndex('sessions_by_last_seen').on('sessions').columns(['last_seen_at']),
      db.schema.createIndex('rate_events_by_time').on('rate_events').columns(['at']),
      db.schema
        .createIndex('idempotent_answers_by_end')
        .on('idempotent_answers')
        .columns(['kept_until']),
      db.schema.createIndex('email_tokens_by_end').on('email_tokens').columns(['expires_at']),
    ],
  },
  /** Adds payments that customers begin at the provider (R31). */
  {
    name: '004-online-payments',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'payments', {
        id: 'text',
        booking_id: 'text',
        amount: 'integer',
        commission: 'integer',
        state: 'text',
        created_at: 'moment',
      }).addPrimaryKeyConstraint('payments_key', ['id']),
      db.schema
        .createIndex('payments_by_booking')
        .on('payments')
        .columns(['booking_id', 'created_at']),
    ],
  },
  {
    name: '005-papers',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'papers', {
        booking_id: 'text',
        kind: 'text',
        year: 'integer',
        n: 'integer',
        made_at: 'moment',
        open: 'integer',
        content: 'text?',
        file: 'bytes?',
      })
        .addPrimaryKeyConstraint('papers_key', ['booking_id', 'kind'])
        // This constraint also serves as the index for the last number of a year.
        .addUniqueConstraint('papers_number', ['kind', 'year', 'n']),
      buildTable(db, dialect, 'paper_links', {
        hash: 'text',
        booking_id: 'text',
        kind: 'text',
        expires_at: 'moment',
      }).addPrimaryKeyConstraint('paper_links_key', ['hash']),
      db.schema.createIndex('paper_links_by_end').on('paper_links').columns(['expires_at']),
      db.schema.createIndex('paper_links_by_booking').on('paper_links').columns(['booking_id']),
    ],
  },
  /** Every screen of a draft counts a traveller's earlier trips (R20). */
  {
    name: '006-trips-by-email',
    statements: (db) => [
      db.schema.dropIndex('people_by_email'),
      db.schema
        .createIndex('people_by_email')
        .on('people')
        .columns(['email', 'journal_n', 'booking_id']),
      db.schema.createIndex('bookings_ended').on('bookings').columns(['id', 'status', 'ends_on']),
    ],
  },
  /** Every save had to write this index, which made reads only a microsecond or two faster. */
  {
    name: '007-fewer-indexes',
    statements: (db) => [db.schema.dropIndex('bookings_ended')],
  },
  /** Finds drafts that asked about the age of 45+ without reading every draft (R33). */
  {
    name: '008-age-requests',
    statements: (db, dialect) => [
      ...addColumns(db, dialect, 'bookings', { age_asked_at: 'moment?' }),
      db.schema
        .createIndex('bookings_age_asked')
        .on('bookings')
        .columns(['age_asked_at'])
        .where(sql.ref('age_asked_at'), 'is not', null),
      db
        .updateTable('bookings')
        .set({ age_asked_at: requestedAt(dialect) })
        .where('status', '=', sql.lit('draft' as const))
        .where(notCleared(dialect)),
    ],
  },
  /** The command's own transaction writes what was done under its idempotency key. */
  {
    name: '009-done-under-keys',
    statements: (db, dialect) =>
      addColumns(db, dialect, 'idempotent_answers', { attempt: 'text', done: 'text?' }),
  },
  /** With the address of the payment page, a link leads to the same payment attempt again (R68). */
  {
    name: '010-payable-attempts',
    statements: (db, dialect) => addColumns(db, dialect, 'payments', { redirect_to: 'text?' }),
  },
  {
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
  },
  /** Links of older attempts start a new attempt, because their payment page no longer exists. */
  {
    name: '012-provider-orders',
    statements: (db, dialect) => [
      ...addColumns(db, dialect, 'payments', { order_id: 'text?', ask_at: 'moment?' }),
      db.schema
        .createIndex('payments_to_ask')
        .on('payments')
        .columns(['ask_at', 'id'])
        .where(sql.ref('ask_at'), 'is not', null),
      db.updateTable('payments').set({ redirect_to: null }),
    ],
  },
  /** The offers of the opening stay in their own table; this one has their later versions. */
  {
    name: '013-shop-versions',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'shop_versions', {
        n: 'moment',
        kind: 'text',
        site_id: 'integer',
        ref: 'integer',
        at: 'moment',
        document: 'text',
      }).addPrimaryKeyConstraint('shop_versions_key', ['n', 'kind', 'site_id', 'ref']),
      db.schema
        .createIndex('shop_versions_by_ref')
        .on('shop_versions')
        .columns(['kind', 'ref', 'site_id', 'n']),
    ],
  },
  /** The journal stores a limited number of a booking's refused commands (R46). */
  {
    name: '014-refused-commands',
    statements: (db) => [
      db.schema
        .createIndex('journal_refused')
        .on('journal')
        .columns(['booking_id'])
        .where(sql.ref('type'), '=', sql.lit('refused')),
    ],
  },
  /** Each line of a bank statement is stored once, under a key made from its content. */
  {
    name: '015-bank-statements',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'bank_imports', {
        id: 'integer',
        document: 'text',
      }).addPrimaryKeyConstraint('bank_imports_key', ['id']),
      buildTable(db, dialect, 'bank_entries', {
        id: 'text',
        import_id: 'integer',
        n: 'integer',
        key: 'text',
        account: 'text',
        day: 'text',
        state: 'text',
        document: 'text',
      })
        .addPrimaryKeyConstraint('bank_entries_key', ['id'])
        .addUniqueConstraint('bank_entries_once', ['key']),
      db.schema
        .createIndex('bank_entries_by_import')
        .on('bank_entries')
        .columns(['import_id', 'n']),
      db.schema.createIndex('bank_entries_by_day').on('bank_entries').columns(['account', 'day']),
      db.schema.createIndex('bank_entries_by_state').on('bank_entries').columns(['state']),
      buildTable(db, dialect, 'refund_orders', {
        id: 'text',
        booking_id: 'text',
        ordered_at: 'moment',
        state: 'text',
        document: 'text',
      }).addPrimaryKeyConstraint('refund_orders_key', ['id']),
      db.schema.createIndex('refund_orders_by_booking').on('refund_orders').columns(['booking_id']),
      db.schema.createIndex('refund_orders_by_state').on('refund_orders').columns(['state']),
    ],
  },
  /** Allows several papers of a kind per booking (R38). */
  {
    name: '016-further-papers',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'papers_of_bookings', {
        ...PAPER_COLUMNS,
        content: 'text?',
        file: 'bytes?',
        part: 'integer',
      })
        .addPrimaryKeyConstraint('papers_of_bookings_key', ['booking_id', 'kind', 'part'])
        .addUniqueConstraint('papers_of_bookings_number', ['kind', 'year', 'n']),
      copyPapers(db),
      db.schema.dropTable('papers'),
      db.schema.alterTable('papers_of_bookings').renameTo('papers'),
      db.schema.createIndex('papers_by_moment').on('papers').columns(['made_at', 'kind']),
      ...addColumns(db, dialect, 'paper_links', { part: 'integer' }),
      buildTable(db, dialect, 'papers_to_settle', { booking_id: 'text' }).addPrimaryKeyConstraint(
        'papers_to_settle_key',
        ['booking_id'],
      ),
      buildTable(db, dialect, 'documents', {
        id: 'text',
        site_id: 'integer',
        name: 'text',
        title: 'text',
        version: 'text',
        valid_from: 'text',
        brand: 'text',
        kept_at: 'moment',
        page: 'text',
        file: 'bytes?',
      }).addPrimaryKeyConstraint('documents_key', ['id']),
    ],
  },
  {
    name: '017-given-up-mails',
    statements: (db, dialect) =>
      addColumns(db, dialect, 'outbox', { given_up_at: 'moment?', trouble: 'text?' }),
  },
  /** Each attached file is stored once; links join it to its messages (R41). */
  {
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
  },
  {
    name: '019-odd-notices',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'odd_notices', {
        payment_id: 'text',
        open: 'integer',
        document: 'text',
      }).addPrimaryKeyConstraint('odd_notices_key', ['payment_id']),
    ],
  },
  /** Documents that step 6 showed last; an order that names none accepts them (R38). */
  {
    name: '020-shown-documents',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'shown_documents', {
        booking_id: 'text',
        shown_at: 'moment',
        documents: 'text',
      }).addPrimaryKeyConstraint('shown_documents_key', ['booking_id']),
    ],
  },
  /** Existing rows get PayU, the only payment provider until then. */
  {
    name: '021-payment-providers',
    statements: (db, dialect) => [
      ...addColumns(db, dialect, 'payments', { provider: 'text' }, 'payu'),
      db.updateTable('refund_orders').set({
        document: sql`replace(document, '"kind":"online",', '"kind":"online","provider":"payu",')`,
      }),
      db
        .updateTable('odd_notices')
        .set({ document: sql`'{"provider":"payu",' || substr(document, 2)` }),
    ],
  } /**
   * Adds indexes for the office's lists, so that they do not read the bookings of all years: those
   * of an offer, and the cancelled ones.
   */,
  {
    name: '022-office-lists',
    statements: (db) => [
      db.schema.createIndex('bookings_by_offer').on('bookings').columns(['offer_id']),
      db.schema
        .createIndex('bookings_cancelled')
        .on('bookings')
        .columns(['id'])
        .where(sql.ref('status'), '=', sql.lit('cancelled')),
    ],
  },
  /** Links to prepared orders are stored as hashes of their tokens (R55.4). */
  {
    name: '023-order-links',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'order_links', {
        hash: 'text',
        booking_id: 'text',
        expires_at: 'moment',
      }).addPrimaryKeyConstraint('order_links_key', ['hash']),
    ],
  },
  /** Public pages read reviews from here; a booking's document has its review, too (R72). */
  {
    name: '024-reviews',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'reviews', {
        booking_id: 'text',
        offer_id: 'integer',
        stars: 'integer',
        given_at: 'moment',
        hidden: 'integer',
      }).addPrimaryKeyConstraint('reviews_key', ['booking_id']),
      db.schema.createIndex('reviews_by_offer').on('reviews').columns(['offer_id', 'given_at']),
      db.schema.createIndex('reviews_by_moment').on('reviews').columns(['given_at']),
    ],
  },
  /** Finds cancelled bookings that were paid without reading the others (issue 43). */
  {
    name: '026-cancelled-paid',
    statements: (db) => [
      db.schema.dropIndex('bookings_cancelled'),
      db.schema
        .createIndex('bookings_cancelled_paid')
        .on('bookings')
        .columns(['id'])
        .where(sql.ref('status'), '=', sql.lit('cancelled'))
        .where(sql.ref('document'), 'not like', sql.lit(UNPAID_DOCUMENT)),
    ],
  },
  /** Reporting tools of other makers may read these views (issue 43). */
  { name: '026-report-views', statements: createReportViews },
  /** Counts the people on each offer, without personal data (issue 40). */
  {
    name: '027-aboard',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'aboard', {
        offer_id: 'integer',
        ends_on: 'text',
        document: 'text',
      }).addPrimaryKeyConstraint('aboard_key', ['offer_id']),
      db.schema.createIndex('aboard_by_end').on('aboard').columns(['ends_on']),
    ],
  },
];
