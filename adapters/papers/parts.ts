import type {
  ContractContent,
  CorrectionContent,
  PaperContent,
  PaperNumber,
  PaperRow,
  PaperTransfer,
  PaperTrip,
} from '../../application/ports/papers.ts';
import { type InvoiceKsefNumber, isKsefNumberOfInvoice } from '../../domain/accounts/invoice.ts';
import type { Money } from '../../domain/money.ts';
import {
  type DueGroup,
  groupPlanLinesByDueDay,
  type LedgerLine,
} from '../../domain/payments/ledger.ts';
import { MOST_IN_CODE } from '../../domain/payments/transfer-code.ts';
import type { Currency } from '../../domain/pricing/rows.ts';
import { joinedPlanLinesName } from '../http/contract/names.pl.ts';
import {
  formatDay,
  formatMoment,
  formatPrice,
  formatTripDays,
} from '../words/amounts-and-days.pl.ts';
import { officeContacts } from '../words/office-contacts.pl.ts';
import { formatHours } from '../words/text.pl.ts';
import type { PaperBlock, PaperBlocks, PaperSide } from './blocks.ts';
import { paperCopy } from './copy.pl.ts';

export const formatAmount = (value: Money, currency: Currency = 'PLN'): string =>
  formatPrice(value).replace('PLN', currency).replaceAll(' ', ' ').replace('-', '−');

/**
 * Formats a price. A price of 0 becomes 'paid on the spot' if the row is paid on the spot,
 * otherwise 'included'.
 */
export const formatCost = (
  value: Money,
  { currency, onSpot }: Pick<PaperRow, 'currency' | 'onSpot'>,
): string =>
  value !== 0
    ? formatAmount(value, currency)
    : onSpot
      ? paperCopy.trip.onSpot
      : paperCopy.trip.included;

/** Formats an account number in groups: two digits, then groups of four. */
const formatBankAccount = (account: string): string =>
  account
    .replace(/\s+/g, '')
    .replace(/^(\D{0,2}\d\d)(?=\d)/, '$1 ')
    .replace(/(\d{4})(?=\d)/g, '$1 ');

export const addressLines = ({
  address,
  zip,
  city,
}: {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
}): readonly string[] =>
  [address, [zip, city].filter((part) => part !== '').join(' ')].filter((line) => line !== '');

export const sellerLines = ({
  seller,
  office,
}: Pick<PaperContent, 'seller' | 'office'>): PaperSide['lines'] => [
  seller.name,
  ...addressLines(seller),
  paperCopy.nip(seller.nip),
  ...officeContacts(office),
];

export const regionAndCountryText = ({ country, region }: PaperTrip): string =>
  [...new Set([region, country])].filter((part) => part !== '').join(', ');

export const tripFacts = (trip: PaperTrip): readonly (readonly [string, string])[] => [
  [paperCopy.trip.number, trip.bookingId],
  [paperCopy.trip.name, trip.offerName],
  [paperCopy.trip.place, regionAndCountryText(trip)],
  [paperCopy.trip.term, formatTripDays(trip.from, trip.to)],
  [paperCopy.trip.travellers, paperCopy.trip.people(trip.travellers)],
];

export const findKsefNumber = (
  ksefNumbers: readonly InvoiceKsefNumber[],
  invoice: PaperNumber,
): string | null =>
  ksefNumbers.find((mark) => isKsefNumberOfInvoice(mark, invoice))?.number ?? null;

export const correctionReason = ({
  reason,
  buyerBefore,
}: Pick<CorrectionContent, 'reason' | 'buyerBefore'>): string => {
  const { reasons } = paperCopy.correction;
  return buyerBefore === undefined || reason === 'buyer'
    ? reasons[reason]
    : `${reasons[reason]}, ${reasons.buyer}`;
};

type PaymentTerms = Pick<ContractContent, 'paymentOption' | 'firstDue' | 'firstHours'>;

const dueText = ({ due }: DueGroup, { firstDue, firstHours }: PaymentTerms): string => {
  if (due !== null) return paperCopy.contract.by(formatDay(due));
  return firstDue === null
    ? paperCopy.contract.byOffice(firstHours === undefined ? null : formatHours(firstHours))
    : paperCopy.contract.by(formatMoment(firstDue));
};

/** Returns the payment plan by due day. With `withPaidAmounts`, also what is paid. */
export const planTable = (
  content: PaymentTerms,
  lines: readonly LedgerLine[],
  withPaidAmounts: boolean,
): PaperBlock => ({
  kind: 'table',
  head: [
    paperCopy.contract.line,
    paperCopy.contract.due,
    paperCopy.contract.amount,
    ...(withPaidAmounts ? [paperCopy.annex.paid] : []),
  ],
  widths: [2, 2, 1, ...(withPaidAmounts ? [1] : [])],
  rows: groupPlanLinesByDueDay(lines).map((line) => [
    joinedPlanLinesName(content.paymentOption, line.numbers),
    dueText(line, content),
    formatAmount(line.amount),
    ...(withPaidAmounts ? [formatAmount(line.paid)] : []),
  ]),
});

const words = paperCopy.transfer;

export const transferPaperBlocks = (transfer: PaperTransfer | null | undefined): PaperBlocks => {
  if (transfer === null || transfer === undefined) return [];
  const { recipient, account, title, code, amount: due } = transfer;
  return [
    { kind: 'heading', text: words.heading },
    {
      kind: 'facts',
      rows: [
        [words.amount, formatAmount(due)],
        [words.recipient, recipient],
        [words.account, formatBankAccount(account)],
        [words.title, title],
      ],
    },
    code === null
      ? { kind: 'text', text: words.noCode(formatPrice(MOST_IN_CODE)) }
      : {
          kind: 'code',
          code,
          alt: words.alt(formatAmount(due)),
          title: words.scan,
          lines: [words.says(formatAmount(due))],
        },
  ];
};
