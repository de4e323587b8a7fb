import type { KeyedAttempt } from '../../../application/ports/accounts.ts';
import type { Store, Transaction } from '../../../application/ports/store.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { createIdempotentCallContext } from '../keyed-call-context.ts';
import { aboardStore } from './aboard.ts';
import { accountStore, tokenStore } from './accounts/accounts.ts';
import { rateLimitStore, sessionStore } from './accounts/sessions.ts';
import { bankStore } from './bank.ts';
import { bookingQueries } from './bookings/booking-queries.ts';
import { bookingReader } from './bookings/booking-reader.ts';
import { bookingWriter } from './bookings/booking-writer.ts';
import { bookingWriteStatements } from './bookings/booking-writes.ts';
import { ambassadorStore, voucherStore } from './codes.ts';
import { documentQueries, sqlDocuments } from './documents.ts';
import {
  type Access,
  type Bound,
  type Connection,
  type Engine,
  queriesFor,
  readOnlyAccess,
} from './engine/engine.ts';
import { readCurrentCounts, sqlHousekeeping } from './housekeeping.ts';
import { journalQueries, journalReader, journalWriter } from './journal/journal.ts';
import {
  journalThatLinksLinesToIdempotencyKey,
  keyedCallQueries,
  sqlIdempotentResponses,
} from './keyed-calls.ts';
import { mailQueries, outboxWriter, sqlMailbox, sqlOutbox, sqlUnsentMails } from './mails.ts';
import { messageQueries, messageWriter, sqlMessages } from './messages.ts';
import { newsletterStore } from './newsletter.ts';
import { orderLinkStore } from './order-links.ts';
import { paperQueries, paperWriter, sqlPapers } from './papers.ts';
import { paymentStore } from './payments.ts';
import { sqlErasure, sqlPersonalData } from './personal-data.ts';
import { shopVersionStore } from './shop-versions.ts';
import { createSqlShopValues, sqlCatalogueStore, sqlPastTrips } from './values.ts';

export const createSqlStoreKit = (engine: Engine): StoreKit => {
  const db = queriesFor(engine.dialect);
  // Define all statements here, once: each is compiled when it is first needed.
  const bookings = bookingQueries(db, engine.dialect);
  const aboard = aboardStore(db);
  const accounts = accountStore(db);
  const ambassadors = ambassadorStore(db, bookings);
  const bank = bankStore(db);
  const newsletter = newsletterStore(db);
  const orderLinks = orderLinkStore(db);
  const payments = paymentStore(db);
  const tokens = tokenStore(db);
  const vouchers = voucherStore(db);
  const sharedStores = (access: Access) => ({
    aboard: aboard(access),
    accounts: accounts(access),
    ambassadors: ambassadors(access),
    bank: bank(access),
    newsletter: newsletter(access),
    orderLinks: orderLinks(access),
    payments: payments(access),
    tokens: tokens(access),
    vouchers: vouchers(access),
  });
  const erasure = sqlErasure(db);
  const limits = rateLimitStore(db);
  const messages = messageQueries(db);
  const journal = journalQueries(db);
  const mails = mailQueries(db, engine.dialect);
  const papers = paperQueries(db);
  const sessions = sessionStore(db);
  const versions = shopVersionStore(db);
  const writes = bookingWriteStatements(db);
  const values = createSqlShopValues(db, engine);
  const keys = createIdempotentCallContext();
  const answers = keyedCallQueries(db);
  const transactionOn = (connection: Connection, key: KeyedAttempt | undefined): Transaction => {
    const write = async (bound: Bound<unknown>) => connection.send(bound);
    const lines = journalWriter(journal, writes, connection);
    return {
      ...sharedStores(connection),
      bookings: bookingWriter(bookings, writes, connection),
      sessions: sessions.writes(write),
      limits: limits(connection.all, write),
      personal: erasure(connection),
      journal:
        key === undefined
          ? lines
          : journalThatLinksLinesToIdempotencyKey(answers, lines, connection, key),
      shop: versions(connection),
      outbox: outboxWriter(mails, connection),
      messages: messageWriter(messages, connection),
      papers: paperWriter(papers, connection),
    };
  };
  const access = readOnlyAccess(engine);
  const store: Store = {
    inTransaction: (locks, work) => {
      const key = keys.current();
      return engine.transaction(locks, async (connection) => {
        const value = await work(transactionOn(connection, key));
        return { commit: value.isOk(), value };
      });
    },
    ...sharedStores(access),
    bookings: bookingReader(bookings, engine.read),
    messages: sqlMessages(messages, engine),
    papers: sqlPapers(papers, engine),
    documents: sqlDocuments(documentQueries(db), engine),
    personal: sqlPersonalData(db, engine),
    unsentMails: sqlUnsentMails(mails, engine),
  };
  return {
    store,
    journal: journalReader(journal, engine),
    outbox: sqlOutbox(mails, engine),
    mailbox: sqlMailbox(mails, engine),
    sessions: sessions.outsideTransactions(engine),
    limits: limits(engine.read, engine.note),
    housekeeping: sqlHousekeeping(db, engine),
    idempotent: sqlIdempotentResponses(answers, engine, keys),
    values,
    catalogueStore: sqlCatalogueStore(db, versions(access), engine),
    pastTrips: sqlPastTrips(db, engine),
    alone: engine.alone,
    currentCounts: readCurrentCounts(db, engine),
    checked: Promise.resolve(),
    prove: () => values.set('proof', ''),
    close: engine.close,
  };
};
