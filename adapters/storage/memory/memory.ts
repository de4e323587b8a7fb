import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { JournalEntry } from '../../../application/ports/journal.ts';
import type { RenderedMail } from '../../../application/ports/mail/outbox.ts';
import type { Message } from '../../../application/ports/messages.ts';
import type { OnlinePayment } from '../../../application/ports/online-payments.ts';
import type { PastTrip } from '../../../application/ports/personal-data.ts';
import type {
  EmailToken,
  OrderLink,
  ReplayMemory,
  Store,
  Transaction,
} from '../../../application/ports/store.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { ShopOpening } from '../../../application/ports/values.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { isHoldActive } from '../../../domain/booking/booking.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import { affectedIdOf, keyedCallContext } from '../keyed-call-context.ts';
import { type AboardRow, readAboard, writeAboard } from './aboard.ts';
import { type AccountRows, applyAccounts, memoryAccounts, memoryTokens } from './accounts.ts';
import {
  applyBank,
  type BankRows,
  emptyBankRows,
  emptyStagedBank,
  readBank,
  writeBank,
} from './bank.ts';
import { type BookingRow, type BookingTable, bookingTable } from './bookings.ts';
import {
  type CodeRows,
  emptyStagedCodes,
  findVouchers,
  readAmbassadors,
  readVouchers,
  trackUnreferencedVouchers,
  writeAmbassadors,
  writeVouchers,
} from './codes.ts';
import { memoryDocuments } from './documents.ts';
import { type JournalTable, journalTable, stageJournal } from './journal.ts';
import {
  memoryMailbox,
  memoryOutbox,
  memoryUnsentMails,
  toWaitingMail,
  type WaitingMail,
} from './mails.ts';
import { memoryMessages } from './messages.ts';
import { readNewsletter, writeNewsletter } from './newsletter.ts';
import {
  applyPapers,
  emptyPaperRows,
  emptyStagedPapers,
  memoryPapers,
  type PaperRows,
  writePapers,
} from './papers.ts';
import { memoryPayments, writePayments } from './payments.ts';
import { memoryPersonalData, stageErasure } from './personal-data.ts';
import {
  NOTHING_STAGED,
  readBookings,
  readStaged,
  readTables,
  stagedBookingCounts,
  stagedVersionCheck,
} from './read-bookings.ts';
import {
  emptySessionTables,
  markKey,
  memoryHousekeeping,
  memoryIdempotentAnswers,
  memoryRateLimits,
  memorySessions,
  type SessionTables,
  stageSessions,
} from './sessions.ts';
import { readShopVersions, type ShopVersionRows, stageShop } from './shop-versions.ts';
import { addMissing, applyStaged, type Staged } from './staged.ts';

const serialQueue = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
};

type MemoryTables = {
  readonly aboard: Map<string, AboardRow>;
  readonly orderLinks: Map<string, OrderLink>;
  readonly bookings: BookingTable;
  readonly accounts: AccountRows;
  readonly tokens: Map<string, EmailToken>;
  readonly codes: CodeRows;
  readonly journal: JournalTable;
  readonly outbox: Map<string, WaitingMail | null>;
  readonly mailbox: Map<string, RenderedMail>;
  readonly messages: Map<string, Message>;
  readonly sentFiles: Map<string, Uint8Array>;
  readonly newsletter: Map<string, Subscription>;
  readonly papers: PaperRows;
  readonly payments: Map<string, OnlinePayment>;
  readonly bank: BankRows;
  readonly visits: SessionTables;
  readonly trips: PastTrip[];
  readonly versions: ShopVersionRows;
};

/** The writes of a transaction; other transactions see them only after `apply`. */
type StagedTransaction = {
  readonly transaction: Transaction;
  readonly apply: () => void;
};

const stageTransaction = (shelves: MemoryTables): StagedTransaction => {
  const aboard: Staged<AboardRow> = new Map();
  const orderLinks: Staged<OrderLink> = new Map();
  const bookings = new Map<string, BookingRow>();
  const accounts: Staged<Account> = new Map();
  const tokens: Staged<EmailToken> = new Map();
  const codes = emptyStagedCodes();
  const mails = new Map<string, WaitingMail>();
  const messages = new Map<string, Message>();
  const sentFiles = new Map<string, Uint8Array>();
  const newsletter: Staged<Subscription> = new Map();
  const papers = emptyStagedPapers();
  const payments: Staged<OnlinePayment> = new Map();
  const bank = emptyStagedBank();
  const { apply: applyVisits, ...visits } = stageSessions(shelves.visits, shelves.accounts.byId);
  const { apply: applyJournal, ...journal } = stageJournal(shelves.journal);
  const { apply: applyErasure, ...personal } = stageErasure(shelves);
  const { apply: applyShop, ...shop } = stageShop(shelves.versions);
  const transaction: Transaction = {
    ...visits,
    personal,
    aboard: writeAboard(shelves.aboard, aboard),
    orderLinks: {
      save: async (link) => {
        orderLinks.set(link.hash, link);
      },
    },
    bookings: {
      ...readStaged(shelves.bookings, bookings),
      glance: stagedVersionCheck(shelves.bookings, bookings),
      ...stagedBookingCounts(shelves.bookings, bookings),
      save: async (booking, { endsOn, address, wakeAt }) => {
        bookings.set(booking.id, { booking, endsOn, address, wakeAt });
      },
      rewake: async (id, wakeAt) => {
        const row = bookings.get(id) ?? shelves.bookings.all.get(id);
        if (row !== undefined) bookings.set(id, { ...row, wakeAt });
      },
      lookAgain: async (siteId, at) => {
        for (const row of [...shelves.bookings.all.values(), ...bookings.values()].filter(
          ({ booking }) => booking.siteId === siteId,
        )) {
          const last = bookings.get(row.booking.id) ?? row;
          if (last.wakeAt !== null && last.wakeAt > at)
            bookings.set(row.booking.id, { ...last, wakeAt: at });
        }
      },
      adopt: async (visitorId, accountId) => {
        for (const { booking, ...searched } of shelves.bookings.under(
          'visitor',
          visitorId,
          bookings,
        )) {
          if (booking.status !== 'draft' || booking.owner.accountId !== null) continue;
          bookings.set(booking.id, {
            booking: { ...booking, owner: { visitorId, accountId } },
            ...searched,
          });
        }
      },
    },
    accounts: memoryAccounts(shelves.accounts, accounts),
    tokens: memoryTokens(shelves.tokens, tokens),
    vouchers: writeVouchers(shelves.codes, codes),
    ambassadors: writeAmbassadors(shelves.codes, codes, shelves.bookings, bookings),
    payments: writePayments(shelves.payments, payments),
    bank: writeBank(shelves.bank, bank),
    journal,
    shop,
    outbox: {
      add: async (mail) => {
        if (!mails.has(mail.id)) mails.set(mail.id, toWaitingMail(mail));
      },
    },
    newsletter: writeNewsletter(shelves.newsletter, newsletter),
    papers: writePapers(shelves.papers, papers),
    messages: {
      add: async (message) => {
        if (!messages.has(message.id)) messages.set(message.id, { ...message, readAt: null });
      },
      keepFile: async (id, file) => {
        sentFiles.set(id, file);
      },
    },
  };
  const apply = (): void => {
    for (const row of bookings.values()) shelves.bookings.set(row);
    applyStaged(shelves.aboard, aboard);
    applyStaged(shelves.orderLinks, orderLinks);
    applyAccounts(shelves.accounts, accounts);
    applyStaged(shelves.tokens, tokens);
    applyStaged(shelves.codes.vouchers, codes.vouchers);
    applyStaged(shelves.codes.codes, codes.codes);
    applyStaged(shelves.codes.ambassadors, codes.ambassadors);
    applyJournal();
    addMissing(shelves.outbox, mails);
    addMissing(shelves.messages, messages);
    addMissing(shelves.sentFiles, sentFiles);
    applyStaged(shelves.newsletter, newsletter);
    applyPapers(shelves.papers, papers);
    applyStaged(shelves.payments, payments);
    applyBank(shelves.bank, bank);
    applyVisits();
    applyErasure();
    applyShop();
  };
  return { transaction, apply };
};

const recordingJournal = (
  lines: Transaction['journal'],
  noted: JournalEntry[],
): Transaction['journal'] => ({
  ...lines,
  append: (entry) => {
    noted.push(entry);
    return lines.append(entry);
  },
});

/** Tables for a replay, where each write takes effect at once. */
const replayMemory = (bookings: BookingTable, { vouchers, codes }: CodeRows): ReplayMemory => {
  const { get, ...reads } = readTables(bookings, NOTHING_STAGED);
  return {
    ...reads,
    booking: get,
    vouchers: (requested) => findVouchers(requested, (code) => vouchers.get(code) ?? null),
    ambassadorCode: (name) => codes.get(name) ?? null,
    saveBooking: (booking, { endsOn, address, wakeAt }) =>
      bookings.set({ booking, endsOn, address, wakeAt }),
    saveVoucher: (voucher) => void vouchers.set(voucher.code, voucher),
  };
};

const byOffer = (a: CatalogueEntry, b: CatalogueEntry): number =>
  a.siteId - b.siteId || a.offer.id - b.offer.id;

/** A store in the memory of this process, for fast tests. Values are stored without copying. */
export const openMemory = (): StoreKit => openReplayStore().kit;

/** A store for a replay that executes lines in order. Drops all data that no later line needs. */
export type ReplayTables = {
  readonly kit: StoreKit;
  readonly memory: ReplayMemory;
  readonly forget: (bookingId: string) => void;
  /** Call `forgetOffer` when no later journal line concerns any booking of the offer. */
  readonly forgetOffer: (offerId: number) => void;
  /** Call `forgetVoucher` when no later journal line names the voucher. */
  readonly forgetVoucher: (code: string) => void;
  readonly kept: () => ReplayStoreSize;
};

export type ReplayStoreSize = {
  readonly bookings: number;
  readonly offers: number;
  readonly units: number;
  readonly vouchers: number;
};

export const openReplayStore = (): ReplayTables => {
  const shelves: MemoryTables = {
    aboard: new Map(),
    orderLinks: new Map(),
    bookings: bookingTable(),
    accounts: { byId: new Map(), idByEmail: new Map() },
    tokens: new Map(),
    codes: { vouchers: new Map(), codes: new Map(), ambassadors: new Map() },
    journal: journalTable(),
    outbox: new Map(),
    mailbox: new Map(),
    messages: new Map(),
    sentFiles: new Map(),
    newsletter: new Map(),
    papers: emptyPaperRows(),
    payments: new Map(),
    bank: emptyBankRows(),
    visits: emptySessionTables(),
    trips: [],
    versions: [],
  };
  const { trips, visits } = shelves;
  const values = new Map<string, string>();
  let offers: readonly CatalogueEntry[] = [];
  let opening: ShopOpening | null = null;
  const inTurn = serialQueue();
  const keys = keyedCallContext();
  const store: Store = {
    inTransaction: async (_locks, work) => {
      const key = keys.current();
      return inTurn(async () => {
        const { transaction, apply } = stageTransaction(shelves);
        const noted: JournalEntry[] = [];
        const noting =
          key === undefined
            ? transaction
            : { ...transaction, journal: recordingJournal(transaction.journal, noted) };
        const result = await work(noting);
        if (result.isErr()) return result;
        const affectedId = noted.map(affectedIdOf).find((id) => id !== null);
        if (key !== undefined && affectedId !== undefined) markKey(visits, key, affectedId);
        apply();
        return result;
      });
    },
    aboard: readAboard(shelves.aboard),
    orderLinks: { byHash: async (hash) => shelves.orderLinks.get(hash) ?? null },
    bookings: readBookings(
      shelves.bookings,
      (email, today) => trips.filter((trip) => trip.email === email && trip.endedOn < today).length,
    ),
    accounts: {
      ...memoryAccounts(shelves.accounts, new Map()),
      all: async () =>
        [...shelves.accounts.byId.values()].sort((a, b) => (a.email < b.email ? -1 : 1)),
    },
    tokens: memoryTokens(shelves.tokens, new Map()),
    vouchers: readVouchers(shelves.codes),
    ambassadors: readAmbassadors(shelves.codes, shelves.bookings),
    messages: memoryMessages(shelves.messages, shelves.sentFiles),
    newsletter: readNewsletter(shelves.newsletter),
    papers: memoryPapers(shelves.papers),
    documents: memoryDocuments(),
    payments: memoryPayments(shelves.payments),
    bank: readBank(shelves.bank, emptyStagedBank()),
    personal: memoryPersonalData(shelves),
    unsentMails: memoryUnsentMails(shelves.outbox),
  };
  const kit: StoreKit = {
    store,
    journal: { read: shelves.journal.read },
    outbox: memoryOutbox(shelves.outbox),
    mailbox: memoryMailbox(shelves.mailbox),
    sessions: memorySessions(visits, shelves.accounts.byId),
    limits: memoryRateLimits(visits),
    housekeeping: memoryHousekeeping(
      visits,
      shelves.tokens,
      shelves.papers,
      shelves.newsletter,
      shelves.outbox,
    ),
    idempotent: memoryIdempotentAnswers(visits, keys),
    values: {
      get: async (key) => values.get(key) ?? null,
      set: async (key, value) => {
        values.set(key, value);
      },
    },
    catalogueStore: {
      ...readShopVersions(shelves.versions),
      opening: async () => opening,
      open: async (first, entries) => {
        if (opening !== null) return false;
        opening = first;
        offers = [...entries].sort(byOffer);
        return true;
      },
      load: async () => offers,
      isEmpty: async () => offers.length === 0,
      replace: async (entries) => {
        offers = [...entries].sort(byOffer);
      },
    },
    pastTrips: {
      add: async (more) => {
        trips.push(...more);
      },
    },
    alone: (work) => work(),
    checked: Promise.resolve(),
    standing: async (at) => {
      const heldDrafts = [...shelves.bookings.all.values()].filter(
        ({ booking }) => booking.status === 'draft' && isHoldActive(booking.hold, at),
      );
      const waiting = [...shelves.outbox.values()].flatMap((row) =>
        row === null || row.givenUpAt !== null ? [] : [row.mail.createdAt],
      );
      return {
        holds: heldDrafts.length,
        mailsWaiting: waiting.length,
        oldestMail: waiting.length === 0 ? null : Math.min(...waiting),
      };
    },
    prove: async () => {},
    close: async () => {},
  };
  const { bookings, codes } = shelves;
  const unnamed = trackUnreferencedVouchers(codes.vouchers, bookings);
  return {
    kit,
    memory: replayMemory(bookings, codes),
    forget: bookings.forget,
    forgetOffer: (offerId) => {
      bookings.forgetOffer(offerId);
      unnamed.takeOut();
    },
    forgetVoucher: unnamed.add,
    kept: () => ({
      bookings: bookings.all.size,
      offers: bookings.offers(),
      units: bookings.claims.units().length,
      vouchers: codes.vouchers.size,
    }),
  };
};
