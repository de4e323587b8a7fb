import { type Compilable, type RawBuilder, sql } from 'kysely';
import { contactJsonSql, summaryJsonSql } from '../bookings/booking-summaries.ts';
import type { Dialect, Queries } from '../engine/engine.ts';
import { UNPAID_DOCUMENT } from '../engine/schema.ts';
import { addColumns, buildTable, createIndex, type Migration } from './make-tables.ts';
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

/** Copies each paper to the new table. There it is the booking's first paper of its kind. */
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
      createIndex(db, 'sessions_by_last_seen', 'sessions', ['last_seen_at']),
      createIndex(db, 'rate_events_by_time', 'rate_events', ['at']),
      createIndex(db, 'idempotent_answers_by_end', 'idempotent_answers', ['kept_until']),
      createIndex(db, 'email_tokens_by_end', 'email_tokens', ['expires_at']),
    ],
  },
  /** A table for online payments, which customers begin at the payment provider (R31). */
  {
    name: '004-online-payments',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'payments', ['id'], {
        id: 'text',
        booking_id: 'text',
        amount: 'integer',
        commission: 'integer',
        state: 'text',
        created_at: 'moment',
      }),
      createIndex(db, 'payments_by_booking', 'payments', ['booking_id', 'created_at']),
    ],
  },
  {
    name: '005-papers',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'papers', ['booking_id', 'kind'], {
        booking_id: 'text',
        kind: 'text',
        year: 'integer',
        n: 'integer',
        made_at: 'moment',
        open: 'integer',
        content: 'text?',
        file: 'bytes?',
      })
        // No two papers have the same number. This index also finds the last number of a year.
        .addUniqueConstraint('papers_number', ['kind', 'year', 'n']),
      buildTable(db, dialect, 'paper_links', ['hash'], {
        hash: 'text',
        booking_id: 'text',
        kind: 'text',
        expires_at: 'moment',
      }),
      createIndex(db, 'paper_links_by_end', 'paper_links', ['expires_at']),
      createIndex(db, 'paper_links_by_booking', 'paper_links', ['booking_id']),
    ],
  },
  /** A faster index of people by e-mail: each screen of a draft counts their past trips (R20). */
  {
    name: '006-trips-by-email',
    statements: (db) => [
      db.schema.dropIndex('people_by_email'),
      createIndex(db, 'people_by_email', 'people', ['email', 'journal_n', 'booking_id']),
      createIndex(db, 'bookings_ended', 'bookings', ['id', 'status', 'ends_on']),
    ],
  },
  /** Removes an index. It made every save slower, but reads hardly faster. */
  {
    name: '007-fewer-indexes',
    statements: (db) => [db.schema.dropIndex('bookings_ended')],
  },
  /** An index of drafts that ask the office to accept a traveller of 45+ (R33). */
  {
    name: '008-age-requests',
    statements: (db, dialect) => [
      ...addColumns(db, dialect, 'bookings', { age_asked_at: 'moment?' }),
      createIndex(db, 'bookings_age_asked', 'bookings', ['age_asked_at']).where(
        sql.ref('age_asked_at'),
        'is not',
        null,
      ),
      db
        .updateTable('bookings')
        .set({ age_asked_at: requestedAt(dialect) })
        .where('status', '=', sql.lit('draft' as const))
        .where(notCleared(dialect)),
    ],
  },
  /** In the command's own transaction, stores what a call with an idempotency key has changed. */
  {
    name: '009-done-under-keys',
    statements: (db, dialect) =>
      addColumns(db, dialect, 'idempotent_answers', { attempt: 'text', done: 'text?' }),
  },
  /** Stores the address of the payment page, so that a link opens the same attempt to pay (R68). */
  {
    name: '010-payable-attempts',
    statements: (db, dialect) => addColumns(db, dialect, 'payments', { redirect_to: 'text?' }),
  },
  {
    name: '011-newsletter',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'newsletter', ['site_id', 'email'], {
        site_id: 'integer',
        email: 'text',
        wording: 'text',
        agreed_at: 'moment',
        asked_at: 'moment',
        confirmed_at: 'moment?',
        question_hash: 'text?',
        leave_key: 'text',
      }).addUniqueConstraint('newsletter_leave_key', ['leave_key']),
      createIndex(db, 'newsletter_by_question', 'newsletter', ['question_hash']),
      createIndex(db, 'newsletter_by_email', 'newsletter', ['email']),
    ],
  },
  /** Older attempts have no stored payment page, so their links begin a new attempt to pay. */
  {
    name: '012-provider-orders',
    statements: (db, dialect) => [
      ...addColumns(db, dialect, 'payments', { order_id: 'text?', ask_at: 'moment?' }),
      createIndex(db, 'payments_to_ask', 'payments', ['ask_at', 'id']).where(
        sql.ref('ask_at'),
        'is not',
        null,
      ),
      db.updateTable('payments').set({ redirect_to: null }),
    ],
  },
  /** A table for changes of offers, settings and sellers. Offers of the opening are in `offers`. */
  {
    name: '013-shop-versions',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'shop_versions', ['n', 'kind', 'site_id', 'ref'], {
        n: 'moment',
        kind: 'text',
        site_id: 'integer',
        ref: 'integer',
        at: 'moment',
        document: 'text',
      }),
      createIndex(db, 'shop_versions_by_ref', 'shop_versions', ['kind', 'ref', 'site_id', 'n']),
    ],
  },
  /** An index of refused commands in the journal: their number per booking is limited (R46). */
  {
    name: '014-refused-commands',
    statements: (db) => [
      createIndex(db, 'journal_refused', 'journal', ['booking_id']).where(
        sql.ref('type'),
        '=',
        sql.lit('refused'),
      ),
    ],
  },
  /** Stores every bank line once. Its key is made from its content. */
  {
    name: '015-bank-statements',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'bank_imports', ['id'], {
        id: 'integer',
        document: 'text',
      }),
      buildTable(db, dialect, 'bank_entries', ['id'], {
        id: 'text',
        import_id: 'integer',
        n: 'integer',
        key: 'text',
        account: 'text',
        day: 'text',
        state: 'text',
        document: 'text',
      }).addUniqueConstraint('bank_entries_once', ['key']),
      createIndex(db, 'bank_entries_by_import', 'bank_entries', ['import_id', 'n']),
      createIndex(db, 'bank_entries_by_day', 'bank_entries', ['account', 'day']),
      createIndex(db, 'bank_entries_by_state', 'bank_entries', ['state']),
      buildTable(db, dialect, 'refund_orders', ['id'], {
        id: 'text',
        booking_id: 'text',
        ordered_at: 'moment',
        state: 'text',
        document: 'text',
      }),
      createIndex(db, 'refund_orders_by_booking', 'refund_orders', ['booking_id']),
      createIndex(db, 'refund_orders_by_state', 'refund_orders', ['state']),
    ],
  },
  /** Allows several papers of one kind for a booking (R38). */
  {
    name: '016-further-papers',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'papers_of_bookings', ['booking_id', 'kind', 'part'], {
        ...PAPER_COLUMNS,
        content: 'text?',
        file: 'bytes?',
        part: 'integer',
      }).addUniqueConstraint('papers_of_bookings_number', ['kind', 'year', 'n']),
      copyPapers(db),
      db.schema.dropTable('papers'),
      db.schema.alterTable('papers_of_bookings').renameTo('papers'),
      createIndex(db, 'papers_by_moment', 'papers', ['made_at', 'kind']),
      ...addColumns(db, dialect, 'paper_links', { part: 'integer' }),
      buildTable(db, dialect, 'papers_to_settle', ['booking_id'], { booking_id: 'text' }),
      buildTable(db, dialect, 'documents', ['id'], {
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
      }),
    ],
  },
  {
    name: '017-given-up-mails',
    statements: (db, dialect) =>
      addColumns(db, dialect, 'outbox', { given_up_at: 'moment?', trouble: 'text?' }),
  },
  /** Stores every attached file once. Messages have links to it (R41). */
  {
    name: '018-sent-files',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'sent_files', ['id'], { id: 'text', file: 'bytes' }),
      buildTable(db, dialect, 'message_files', ['message_id', 'file_id'], {
        message_id: 'text',
        file_id: 'text',
      }),
      createIndex(db, 'message_files_by_file', 'message_files', ['file_id']),
    ],
  },
  {
    name: '019-odd-notices',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'odd_notices', ['payment_id'], {
        payment_id: 'text',
        open: 'integer',
        document: 'text',
      }),
    ],
  },
  /** Stores which documents step 6 showed. An order that names none accepts these (R38). */
  {
    name: '020-shown-documents',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'shown_documents', ['booking_id'], {
        booking_id: 'text',
        shown_at: 'moment',
        documents: 'text',
      }),
    ],
  },
  /** Existing payments get the provider PayU, the only one before this migration. */
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
  } /** Indexes for the office's lists: the bookings of an offer, and cancelled bookings. */,
  {
    name: '022-office-lists',
    statements: (db) => [
      createIndex(db, 'bookings_by_offer', 'bookings', ['offer_id']),
      createIndex(db, 'bookings_cancelled', 'bookings', ['id']).where(
        sql.ref('status'),
        '=',
        sql.lit('cancelled'),
      ),
    ],
  },
  /** Links to prepared orders. Only the hashes of their tokens are stored (R55.4). */
  {
    name: '023-order-links',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'order_links', ['hash'], {
        hash: 'text',
        booking_id: 'text',
        expires_at: 'moment',
      }),
    ],
  },
  /** A table of reviews for public pages. A review is also in its booking's document (R72). */
  {
    name: '024-reviews',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'reviews', ['booking_id'], {
        booking_id: 'text',
        offer_id: 'integer',
        stars: 'integer',
        given_at: 'moment',
        hidden: 'integer',
      }),
      createIndex(db, 'reviews_by_offer', 'reviews', ['offer_id', 'given_at']),
      createIndex(db, 'reviews_by_moment', 'reviews', ['given_at']),
    ],
  },
  /** An index of cancelled bookings that have payments (issue 43). */
  {
    name: '026-cancelled-paid',
    statements: (db) => [
      db.schema.dropIndex('bookings_cancelled'),
      createIndex(db, 'bookings_cancelled_paid', 'bookings', ['id'])
        .where(sql.ref('status'), '=', sql.lit('cancelled'))
        .where(sql.ref('document'), 'not like', sql.lit(UNPAID_DOCUMENT)),
    ],
  },
  /** Views for reporting tools such as Grafana, which only read (issue 43). */
  { name: '026-report-views', statements: createReportViews },
  /** A table that says how many people sail on each offer, without personal data (issue 40). */
  {
    name: '027-aboard',
    statements: (db, dialect) => [
      buildTable(db, dialect, 'aboard', ['offer_id'], {
        offer_id: 'integer',
        ends_on: 'text',
        document: 'text',
      }),
      createIndex(db, 'aboard_by_end', 'aboard', ['ends_on']),
    ],
  },
  /** Empty, because migration 029 creates this index, with more data of each booking. */
  { name: '028-booking-summaries', statements: () => [] },
  /** On SQLite, replaces migration 022's index by one with all data of lists and reports (issue 43). */
  {
    name: '029-reported-summaries',
    statements: (db, dialect) =>
      dialect === 'postgres'
        ? []
        : [
            db.schema.dropIndex('bookings_by_offer').ifExists(),
            db.schema.dropIndex('bookings_summaries').ifExists(),
            db.schema
              .createIndex('bookings_summaries')
              .on('bookings')
              .columns(['offer_id', 'status', 'id'])
              .expression(summaryJsonSql(dialect)),
          ],
  },
  /** On SQLite, an index with the bookers' contacts, so that a list reads no other table (issue 43). */
  {
    name: '030-booker-contacts',
    statements: (db, dialect) =>
      dialect === 'postgres'
        ? []
        : [
            db.schema
              .createIndex('people_bookers')
              .on('people')
              .columns(['booking_id', 'journal_n', 'user_num'])
              .expression(contactJsonSql())
              .where(sql.ref('journal_n'), '=', sql.lit(0))
              .where(sql.ref('user_num'), '=', sql.lit(1)),
          ],
  },
];
