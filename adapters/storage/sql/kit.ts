import type { AccountWrites, KeyedAttempt } from '../../../application/ports/accounts.ts';
import type { OrderLinks, Store, Transaction } from '../../../application/ports/store.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { createIdempotentCallContext } from '../keyed-call-context.ts';
import { aboardQueries, aboardReader, aboardWriter } from './aboard.ts';
import {
  accountQueries,
  accountReader,
  accountWriter,
  tokenReader,
  tokenWriter,
} from './accounts/accounts.ts';
import {
  rateLimitQueries,
  rateLimitsOverConnection,
  sessionQueries,
  sqlRateLimits,
  sqlSessions,
} from './accounts/sessions.ts';
import { bankQueries, bankReader, bankWriter } from './bank.ts';
import { bookingQueries } from './bookings/booking-queries.ts';
import { bookingReader } from './bookings/booking-reader.ts';
import { bookingWriter } from './bookings/booking-writer.ts';
import { bookingWriteStatements } from './bookings/booking-writes.ts';
import {
  ambassadorReader,
  ambassadorWriter,
  codeQueries,
  voucherReader,
  voucherWriter,
} from './codes.ts';
import { documentQueries, sqlDocuments } from './documents.ts';
import {
  type Connection,
  type Engine,
  type Queries,
  queriesFor,
  type Run,
} from './engine/engine.ts';
import { statementsOf } from './engine/table-statements.ts';
import { readCurrentCounts, sqlHousekeeping } from './housekeeping.ts';
import { journalQueries, journalReader, journalWriter } from './journal/journal.ts';
import {
  journalThatLinksLinesToIdempotencyKey,
  keyedCallQueries,
  sqlIdempotentResponses,
} from './keyed-calls.ts';
import { mailQueries, outboxWriter, sqlMailbox, sqlOutbox, sqlUnsentMails } from './mails.ts';
import { messageQueries, messageWriter, sqlMessages } from './messages.ts';
import { newsletterQueries, newsletterReader, newsletterWriter } from './newsletter.ts';
import { paperQueries, paperWriter, sqlPapers } from './papers.ts';
import { paymentQueries, paymentReader, paymentWriter } from './payments.ts';
import { sqlErasure, sqlPersonalData } from './personal-data.ts';
import { shopVersionQueries, shopWriter } from './shop-versions.ts';
import { createSqlShopValues, sqlCatalogueStore, sqlPastTrips } from './values.ts';

const orderLinkQueries = (db: Queries) => ({
  byHash: statementsOf(db, 'order_links').select(['hash', 'bookingId', 'expiresAt'], ['hash']),
  save: statementsOf(db, 'order_links').insert(['hash', 'bookingId', 'expiresAt']),
});

type OrderLinkQueries = ReturnType<typeof orderLinkQueries>;

const readOrderLinks = (queries: OrderLinkQueries, read: Run): Pick<OrderLinks, 'byHash'> => ({
  byHash: async (hash) => (await read(queries.byHash({ hash })))[0] ?? null,
});

const writeOrderLinks = (
  queries: OrderLinkQueries,
  connection: Connection,
): Pick<OrderLinks, 'save'> => ({
  save: async (link) => connection.send(queries.save(link)),
});

const sqlAccountWrites = (db: Queries): ((connection: Connection) => AccountWrites) => {
  const sessions = sessionQueries(db);
  const rates = rateLimitQueries(db);
  const erasure = sqlErasure(db);
  const newsletter = newsletterQueries(db);
  return (connection) => ({
    sessions: {
      create: async (session) => connection.send(sessions.create(session)),
      end: async (hash) => connection.send(sessions.end({ hash })),
      endAllOf: async (accountId, except) =>
        connection.send(sessions.endAllOf({ accountId, except: except ?? '' })),
    },
    limits: rateLimitsOverConnection(
      rates,
      (bound) => connection.all(bound),
      async (bound) => connection.send(bound),
    ),
    personal: erasure(connection),
    newsletter: newsletterWriter(newsletter, connection),
  });
};

export const createSqlStoreKit = (engine: Engine): StoreKit => {
  const db = queriesFor(engine.dialect);
  const aboard = aboardQueries(db);
  const orderLinks = orderLinkQueries(db);
  const bookings = bookingQueries(db, engine.dialect);
  const writes = bookingWriteStatements(db);
  const accounts = accountQueries(db);
  const codes = codeQueries(db);
  const messages = messageQueries(db);
  const payments = paymentQueries(db);
  const bank = bankQueries(db);
  const journal = journalQueries(db);
  const mails = mailQueries(db, engine.dialect);
  const newsletter = newsletterQueries(db);
  const papers = paperQueries(db);
  const versions = shopVersionQueries(db);
  const accountWrites = sqlAccountWrites(db);
  const values = createSqlShopValues(db, engine);
  const keys = createIdempotentCallContext();
  const answers = keyedCallQueries(db);
  const transactionOn = (connection: Connection, key: KeyedAttempt | undefined): Transaction => ({
    ...accountWrites(connection),
    aboard: aboardWriter(aboard, connection),
    orderLinks: writeOrderLinks(orderLinks, connection),
    bookings: bookingWriter(bookings, writes, connection),
    accounts: accountWriter(accounts, connection),
    tokens: tokenWriter(accounts, connection),
    vouchers: voucherWriter(codes, connection),
    ambassadors: ambassadorWriter(codes, bookings, connection),
    payments: paymentWriter(payments, connection),
    bank: bankWriter(bank, connection),
    journal:
      key === undefined
        ? journalWriter(journal, writes, connection)
        : journalThatLinksLinesToIdempotencyKey(
            answers,
            journalWriter(journal, writes, connection),
            connection,
            key,
          ),
    shop: shopWriter(versions, connection),
    outbox: outboxWriter(mails, connection),
    messages: messageWriter(messages, connection),
    papers: paperWriter(papers, connection),
  });
  const store: Store = {
    inTransaction: (locks, work) => {
      const key = keys.current();
      return engine.transaction(locks, async (connection) => {
        const value = await work(transactionOn(connection, key));
        return { commit: value.isOk(), value };
      });
    },
    aboard: aboardReader(aboard, engine.read),
    orderLinks: readOrderLinks(orderLinks, engine.read),
    bookings: bookingReader(bookings, engine.read),
    accounts: accountReader(accounts, engine.read),
    tokens: tokenReader(accounts, engine.read),
    vouchers: voucherReader(codes, engine.read),
    ambassadors: ambassadorReader(codes, bookings, engine.read),
    messages: sqlMessages(messages, engine),
    newsletter: newsletterReader(newsletter, engine.read),
    papers: sqlPapers(papers, engine),
    documents: sqlDocuments(documentQueries(db), engine),
    payments: paymentReader(payments, engine.read),
    bank: bankReader(bank, engine.read),
    personal: sqlPersonalData(db, engine),
    unsentMails: sqlUnsentMails(mails, engine),
  };
  return {
    store,
    journal: journalReader(journal, engine),
    outbox: sqlOutbox(mails, engine),
    mailbox: sqlMailbox(mails, engine),
    sessions: sqlSessions(db, engine),
    limits: sqlRateLimits(db, engine),
    housekeeping: sqlHousekeeping(db, engine),
    idempotent: sqlIdempotentResponses(answers, engine, keys),
    values,
    catalogueStore: sqlCatalogueStore(db, versions, engine),
    pastTrips: sqlPastTrips(db, engine),
    alone: engine.alone,
    currentCounts: readCurrentCounts(db, engine),
    checked: Promise.resolve(),
    prove: () => values.set('proof', ''),
    close: engine.close,
  };
};
