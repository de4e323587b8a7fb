import type { ContractContent, CorrectionContent, PaperContent, PaperRow, PaperTrip } from '../../application/ports/papers.ts';
import type { Money } from '../../domain/money.ts';
import { type DueGroup, groupByDue } from '../../domain/payments/due.ts';
import type { LedgerLine } from '../../domain/payments/ledger.ts';
import type { Currency } from '../../domain/pricing/price-input.ts';
import { dialled } from '../../domain/travellers/contact.ts';
import { paymentLinesName } from '../http/contract/names.pl.ts';
import { day, moment, price, term } from '../words/amounts-and-days.pl.ts';
import { hours } from '../words/hours.pl.ts';
import type { Block, Side } from './blocks.ts';
import { copy } from './copy.pl.ts';

/** An amount that is never torn between lines; with a real minus. */
export const amount = (value: Money, currency: Currency = 'PLN'): string =>
  price(value).replace('PLN', currency).replaceAll(' ', ' ').replace('-', '−');

/** What a row of a price costs, in words where it is nothing or paid on the spot without a price of its own, as the shop's screens say it (W-086, W-087). */
export const cost = (value: Money, { currency, onSpot }: Pick<PaperRow, 'currency' | 'onSpot'>): string =>
  value !== 0 ? amount(value, currency) : onSpot ? copy.trip.onSpot : copy.trip.included;

/** An account as people read it: two digits, then fours. */
export const accountInFours = (account: string): string =>
  account
    .replace(/\s+/g, '')
    .replace(/^(\D{0,2}\d\d)(?=\d)/, '$1 ')
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Street, then postal code and town; what is not given is left out. */
export const addressLines = ({
  address,
  zip,
  city,
}: {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
}): readonly string[] => [address, [zip, city].filter((part) => part !== '').join(' ')].filter((line) => line !== '');

/** Who sells, and how its office is reached. */
export const sellerLines = ({ seller, office }: Pick<PaperContent, 'seller' | 'office'>): Side['lines'] => [
  seller.name,
  ...addressLines(seller),
  copy.nip(seller.nip),
  ...(office?.phone ? [{ text: copy.phone(office.phone), href: `tel:${dialled(office.phone)}` }] : []),
  ...(office?.email ? [{ text: office.email, href: `mailto:${office.email}` }] : []),
];

export const placeOf = ({ country, region }: PaperTrip): string => [...new Set([region, country])].filter((part) => part !== '').join(', ');

export const tripFacts = (trip: PaperTrip): readonly (readonly [string, string])[] => [
  [copy.trip.number, trip.bookingId],
  [copy.trip.name, trip.offerName],
  [copy.trip.place, placeOf(trip)],
  [copy.trip.term, term(trip.from, trip.to)],
  [copy.trip.travellers, copy.trip.people(trip.travellers)],
];

/** Why a correction was issued. */
export const correctionReason = ({ reason, buyerBefore }: Pick<CorrectionContent, 'reason' | 'buyerBefore'>): string => {
  const { reasons } = copy.correction;
  return buyerBefore === undefined || reason === 'buyer' ? reasons[reason] : `${reasons[reason]}, ${reasons.buyer}`;
};

type Planned = Pick<ContractContent, 'paymentOption' | 'firstDue' | 'firstHours'>;

const dueText = ({ due }: DueGroup, { firstDue, firstHours }: Planned): string => {
  if (due !== null) return copy.contract.by(day(due));
  return firstDue === null
    ? copy.contract.byOffice(firstHours === undefined ? null : hours(firstHours))
    : copy.contract.by(moment(firstDue));
};

/** The lines of a plan by due day with their sums, and what came in for each where that is told (R28.12). */
export const planTable = (content: Planned, lines: readonly LedgerLine[], tellsPaid: boolean): Block => ({
  kind: 'table',
  head: [copy.contract.line, copy.contract.due, copy.contract.amount, ...(tellsPaid ? [copy.annex.paid] : [])],
  widths: [2, 2, 1, ...(tellsPaid ? [1] : [])],
  rows: groupByDue(lines).map((line) => [
    paymentLinesName(content.paymentOption, line.numbers),
    dueText(line, content),
    amount(line.amount),
    ...(tellsPaid ? [amount(line.paid)] : []),
  ]),
});
