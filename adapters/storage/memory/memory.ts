import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { JournalLine } from '../../../application/ports/journal.ts';
import type { NewMail } from '../../../application/ports/outbox.ts';
import type { PastTrip } from '../../../application/ports/past-trips.ts';
import type { EmailToken, Store, Transaction } from '../../../application/ports/store.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { type AccountRows, applied, applyAccounts, memoryAccounts, memoryTokens, type Staged } from './accounts.ts';
import { type BookingTable, bookingTable, type Kept, readBookings, takenOf } from './bookings.ts';
import { memoryMailbox, memoryOutbox, type Waiting } from './mails.ts';
import { memoryPersonalData, stagedErasure } from './personal-data.ts';
import {
  memoryHousekeeping,
  memoryIdempotentAnswers,
  memoryRateLimits,
  memorySessions,
  stagedVisits,
  type VisitShelves,
  visitShelves,
} from './visits.ts';

type Shelves = {
  readonly bookings: BookingTable;
  readonly accounts: AccountRows;
  readonly tokens: Map<string, EmailToken>;
  readonly lines: JournalLine[];
  readonly waiting: Map<string, Waiting>;
  readonly visits: VisitShelves;
  readonly trips: PastTrip[];
};

/** A transaction's own changes, which nobody else sees until it ends well, and how they come to stand. */
const staging = (shelves: Shelves): { readonly transaction: Transaction; readonly apply: () => void } => {
  const bookings = new Map<string, Kept>();
  const accounts: Staged<Account> = new Map();
  const tokens: Staged<EmailToken> = new Map();
  const lines: JournalLine[] = [];
  const mails: NewMail[] = [];
  const { apply: applyVisits, ...visits } = stagedVisits(shelves.visits);
  const { apply: applyErasure, ...personal } = stagedErasure(shelves);
  const transaction: Transaction = {
    ...visits,
    personal,
    bookings: {
      get: async (id) => (bookings.get(id) ?? shelves.bookings.all.get(id))?.booking ?? null,
      taken: async (unitIds, at, without) => takenOf(shelves.bookings, bookings, unitIds, at, without),
      save: async (booking, searched) => {
        bookings.set(booking.id, { booking, ...searched });
      },
      adopt: async (visitorId, accountId) => {
        for (const kept of [...shelves.bookings.ofVisitor(visitorId), ...bookings.values()]) {
          const { booking, ...searched } = bookings.get(kept.booking.id) ?? kept;
          if (booking.status !== 'draft' || booking.owner.visitorId !== visitorId || booking.owner.accountId !== null) continue;
          bookings.set(booking.id, { booking: { ...booking, owner: { visitorId, accountId } }, ...searched });
        }
      },
    },
    accounts: memoryAccounts(shelves.accounts, accounts),
    tokens: memoryTokens(shelves.tokens, tokens),
    journal: {
      append: async (entry) => {
        const n = shelves.lines.length + lines.length + 1;
        lines.push({ n, ...entry });
        return n;
      },
    },
    outbox: {
      add: async (mail) => {
        mails.push(mail);
      },
    },
  };
  const apply = (): void => {
    for (const kept of bookings.values()) shelves.bookings.set(kept);
    applyAccounts(shelves.accounts, accounts);
    applied(shelves.tokens, tokens);
    shelves.lines.push(...lines);
    for (const mail of mails) shelves.waiting.set(mail.id, { mail, retryAt: mail.createdAt, leaseUntil: null });
    applyVisits();
    applyErasure();
  };
  return { transaction, apply };
};

const byOffer = (a: CatalogueEntry, b: CatalogueEntry): number => a.siteId - b.siteId || a.offer.id - b.offer.id;

/** Everything kept in this process alone, for replay and fast tests. Values are kept as they are given, never copied. */
export const openMemory = (): StoreKit => {
  const shelves: Shelves = {
    bookings: bookingTable(),
    accounts: { byId: new Map(), idByEmail: new Map() },
    tokens: new Map(),
    lines: [],
    waiting: new Map(),
    visits: visitShelves(),
    trips: [],
  };
  const { trips, visits } = shelves;
  const values = new Map<string, string>();
  let offers: readonly CatalogueEntry[] = [];
  const inTurn = oneAtATime();
  const store: Store = {
    inTransaction: (_locks, work) =>
      inTurn(async () => {
        const { transaction, apply } = staging(shelves);
        const result = await work(transaction);
        if (result.isOk()) apply();
        return result;
      }),
    bookings: readBookings(shelves.bookings, (email, today) => trips.filter((trip) => trip.email === email && trip.endedOn < today).length),
    accounts: memoryAccounts(shelves.accounts, new Map()),
    tokens: memoryTokens(shelves.tokens, new Map()),
    personal: memoryPersonalData(shelves),
  };
  return {
    store,
    journal: { read: async (after, limit) => shelves.lines.slice(after, after + limit) },
    outbox: memoryOutbox(shelves.waiting),
    mailbox: memoryMailbox(),
    sessions: memorySessions(visits),
    limits: memoryRateLimits(visits),
    housekeeping: memoryHousekeeping(visits, shelves.tokens),
    idempotent: memoryIdempotentAnswers(visits),
    values: {
      get: async (key) => values.get(key) ?? null,
      set: async (key, value) => {
        values.set(key, value);
      },
    },
    catalogueStore: {
      load: async () => offers,
      replace: async (entries) => {
        offers = [...entries].sort(byOffer);
      },
    },
    pastTrips: {
      add: async (more) => {
        trips.push(...more);
      },
    },
    ping: async () => {},
    close: async () => {},
  };
};
