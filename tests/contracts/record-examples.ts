import type { BookingEntry, RefusedEntry } from '../../application/ports/journal.ts';
import type { NewMail } from '../../application/ports/mail/outbox.ts';
import type { EmailToken, SearchColumns } from '../../application/ports/store.ts';
import type { Account } from '../../domain/accounts/account.ts';
import type { BookingCommand } from '../../domain/booking/commands.ts';
import { NOBODY } from '../../domain/party/person.ts';
import { invalidAnswers, problem } from '../../domain/party/problem.ts';
import { DRAFT_BEGUN_AT, singles } from '../arbitraries/bookings.ts';

export const TRIP_END = '2027-07-08';

export const SEARCH_COLUMNS: SearchColumns = { endsOn: TRIP_END, address: null, wakeAt: null };

export const NOTHING_BESIDES = { visitors: [], counters: [], vouchers: [] } as const;

export const testAccount = (id: string, email: string): Account => ({
  id,
  email,
  passwordHash: 'hash',
  active: false,
  createdAt: DRAFT_BEGUN_AT,
  person: { ...NOBODY, email },
  invoice: { name: '', nip: '', address: '', city: '', zip: '' },
  newsletter: true,
  ambassador: false,
  version: 0,
});

export const mailOf = (id: string, createdAt = DRAFT_BEGUN_AT): NewMail => ({
  id,
  siteId: 1,
  to: 'anna@example.com',
  content: { kind: 'activation', token: `token of ${id}` },
  createdAt,
});

export const tokenOf = (hash: string, accountId: string): EmailToken => ({
  hash,
  kind: 'activation',
  accountId,
  expiresAt: DRAFT_BEGUN_AT,
  visitorId: 'v',
});

export const refusedEntryOf = (...of: Parameters<typeof bookingEntryOf>): RefusedEntry => ({
  refused: bookingEntryOf(...of).recorded,
  why: invalidAnswers(problem(1, 'birthDate', 'age45')),
});

export const bookingEntryOf = (
  bookingId: string,
  command: BookingCommand,
  more: Partial<BookingEntry['recorded']> = {},
): BookingEntry => ({
  recorded: {
    bookingId,
    command,
    by: { kind: 'customer' },
    owner: { visitorId: 'v', accountId: null },
    at: DRAFT_BEGUN_AT,
    expectedVersion: null,
    bookerEmail: null,
    trips: {},
    ...more,
  },
  outcome: {
    status: 'draft',
    version: 1,
    price: null,
    paid: 0,
    left: 0,
    refund: 0,
    reserveList: false,
    seats: [singles(1, 1)],
    held: true,
  },
});
