import type { Account } from '../../domain/accounts/account.ts';
import type { Confirmed } from '../../domain/booking/booking.ts';
import { freeCancellationUntil } from '../../domain/booking/placed/cancellation.ts';
import { firstDueOf } from '../../domain/booking/placed/dues.ts';
import { bookerName, type PaperKind } from '../../domain/booking/placed/papers.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Row } from '../../domain/pricing/quote.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { Buyer, ContractContent, InvoiceContent, PaperContent, PaperRow, PaperTrip, Seller } from '../ports/papers.ts';

/** What a paper is made of. */
export type PaperSource = {
  readonly booking: Confirmed;
  readonly entry: CatalogueEntry;
  readonly settings: BrandSettings;
  readonly seller: Seller;
  /** The booker's account; null where the booking has none. */
  readonly account: Account | null;
};

const tripOf = ({ booking, entry }: PaperSource): PaperTrip => ({
  bookingId: booking.id,
  offerName: entry.offer.name,
  country: entry.content.countryName,
  region: entry.content.regionName,
  from: entry.offer.from,
  to: entry.offer.to,
  travellers: booking.choices.participants.length,
});

/** Rows that say the same, as one line; rebates are told by their names instead. */
export const paperRows = (rows: readonly Row[]): readonly PaperRow[] => {
  const lines = new Map<string, PaperRow>();
  for (const { kind, name, option, currency, onSpot, price } of rows.filter((row) => row.kind !== 'rebates')) {
    const key = JSON.stringify([kind, name, option, currency, onSpot, price]);
    const line = lines.get(key) ?? { kind, name, option, currency, onSpot, count: 0, total: 0 };
    lines.set(key, { ...line, count: line.count + 1, total: line.total + price });
  }
  return [...lines.values()];
};

const contractOf = (source: PaperSource): ContractContent => {
  const { booking, entry, settings, seller } = source;
  const person = booking.choices.participants[0]?.person;
  const freeUntil = freeCancellationUntil(entry.offer, booking.quote.minute, settings);
  return {
    kind: 'contract',
    brand: settings.name,
    seller,
    office: settings.office,
    booker: { name: bookerName(booking), phone: person?.phone ?? '', email: person?.email ?? '' },
    trip: tripOf(source),
    orderedAt: booking.placedAt,
    rows: paperRows(booking.quote.rows),
    rebates: booking.quote.rebates,
    price: booking.quote.price,
    paymentOption: booking.paymentOption,
    plan: booking.plan,
    firstDue: firstDueOf(booking),
    // A day that was over at the order promises nothing.
    freeUntil: freeUntil !== null && freeUntil >= dayOf(booking.placedAt) ? freeUntil : null,
    terms: settings.cancellation.terms,
  };
};

/** The account's invoice data; what it does not say is the booker's (R38). */
const buyerOf = ({ booking, account }: PaperSource): Buyer => {
  const { name = '', nip = '', address = '', zip = '', city = '' } = account?.invoice ?? {};
  return { name: name === '' ? bookerName(booking) : name, nip, address, zip, city };
};

const invoiceOf = (source: PaperSource): InvoiceContent => {
  const { booking, settings, seller, account } = source;
  return {
    kind: 'invoice',
    brand: settings.name,
    seller,
    office: settings.office,
    buyer: buyerOf(source),
    buyerOfAccount: Object.values(account?.invoice ?? {}).some((text) => text !== ''),
    trip: tripOf(source),
    price: booking.quote.price,
    payments: booking.payments.map(({ method, amount, at }) => ({ method, amount, at })),
  };
};

/** What a paper says of a booking as it is now. */
export const contentOf = (kind: PaperKind, source: PaperSource): PaperContent =>
  kind === 'contract' ? contractOf(source) : invoiceOf(source);
