import type { StatementReport } from '../../../../application/office/statements.ts';
import { type BankEntry, unregisteredAmountOf } from '../../../../application/ports/bank/bank.ts';
import type { Day } from '../../../../domain/calendar.ts';
import type { Money } from '../../../../domain/money.ts';
import type { Fit, Reason, Share } from '../../../../domain/statements/match.ts';
import type { PayerKind } from '../../../../domain/statements/payer.ts';
import type { BrokenStatement, StatementProblem } from '../../../statements/problems.ts';
import { formatPln, moneyJson } from '../read-values.ts';

const FITS: Readonly<Record<Fit, string>> = {
  due: 'equals what is due now',
  line: 'equals the next instalments',
  all: 'equals all that is left to pay',
  part: 'is less than what is left to pay',
  tooMuch: 'is more than what is left to pay',
};

const PAYERS: Readonly<Record<PayerKind, string>> = {
  booker: 'the booker paid',
  traveller: 'a traveller paid',
  stranger: 'somebody outside the booking paid',
  unnamed: 'the bank does not say who paid',
};

const reasonText = (reason: Reason): string => {
  switch (reason.kind) {
    case 'idInTitle':
      return `title names ${reason.bookingId}`;
    case 'idMistyped':
      return `title names ${reason.bookingId} with one letter wrong`;
    case 'noId':
      return 'title names no booking';
    case 'amount':
      return `the sum ${FITS[reason.fit]}`;
    case 'onlySum':
      return 'no other open booking has this sum: check who paid';
    case 'payer':
      return PAYERS[reason.who];
    case 'shared':
      return reason.even
        ? 'the sum equals what the named bookings owe together'
        : 'the sum differs from what the named bookings owe together';
    case 'alike':
      return `may pay ${reason.bookings.join(' or ')}`;
    case 'cancelled':
      return 'the booking is cancelled: the money stays with it';
    case 'signUp':
      return 'the booking is on the reserve list, where nothing is due';
    case 'refund':
      return reason.ordered
        ? `pays out the ordered refund of ${reason.bookingId}`
        : `pays out a refund of ${reason.bookingId}`;
    case 'otherCurrency':
      return `the sum is in ${reason.currency}: give the amount in PLN`;
    case 'otherAccount':
      return `account ${reason.account} belongs to no brand (brand show)`;
    case 'wentOut':
      return 'outgoing money that belongs to no booking';
    case 'empty':
      return 'the sum is 0: no money moved';
    case 'twin':
      return `perhaps the same payment as line ${reason.entryId}, spelled differently: if so, payments aside, else payments assign`;
    case 'batch':
      return 'several payments that the bank booked as one sum, perhaps less its fee';
    case 'takenBack':
      return `a later line takes this payment back from ${reason.bookingId}`;
    case 'takesBack':
      return `takes back the payment of an earlier line for ${reason.bookingId}`;
    case 'reversal':
      return 'the bank reverses one of its entries';
    case 'refundReturned':
      return `the bank returned the refund of ${reason.bookingId}`;
    case 'cameBack':
      return `the bank returned this refund by line ${reason.entryId}`;
  }
};

export const formatBankEntryReasons = (reasons: readonly Reason[]): string =>
  reasons.map(reasonText).join('; ');

/** Asks the clerk whether the statements are complete. If yes, the shop cancels unpaid orders. */
export const statementsCompleteQuestion = (until: Day, statementsText = 'the statements'): string =>
  `Are ${statementsText} complete up to ${until}, so that unpaid orders are cancelled?`;

/** Lists orders that look unpaid but are not cancelled, each with the reason why it may be paid. */
const notCancelledText = ({
  perhapsPaid,
  toOtherAccounts,
  perhapsPaidOnline,
}: StatementReport): readonly string[] => [
  ...perhapsPaid.map(
    ({ bookingId, entryId }) =>
      `Not cancelled: ${bookingId}, which line ${entryId} may have paid. Give payments assign ${entryId} ${bookingId}, or payments aside ${entryId} TEXT; then give this command again.`,
  ),
  ...(toOtherAccounts.length === 0
    ? []
    : [
        `Not cancelled, because these statements do not include the account that they pay to: ${toOtherAccounts.join(', ')}`,
      ]),
  ...(perhapsPaidOnline.length === 0
    ? []
    : [
        `Not cancelled, because the provider has not confirmed yet whether they were paid online: ${perhapsPaidOnline.join(', ')}`,
      ]),
];

export const formatStatementReport = (
  report: StatementReport,
  words: { readonly none: string; readonly cancelled: string },
): readonly string[] => [
  report.cancelled.length === 0 ? words.none : `${words.cancelled}: ${report.cancelled.join(', ')}`,
  ...report.refused.map(
    ({ bookingId, kind }) => `Not cancelled, check the booking yourself: ${bookingId} (${kind})`,
  ),
  ...notCancelledText(report),
];

export const statementReportJson = ({
  cancelled,
  refused,
  perhapsPaid,
  toOtherAccounts,
  perhapsPaidOnline,
}: StatementReport) => ({
  cancelled,
  refused,
  kept: perhapsPaid,
  elsewhere: toOtherAccounts,
  awaited: perhapsPaidOnline,
});

export const formatAmountInCurrency = (amount: Money, currency: string): string =>
  formatPln(amount).replace('PLN', currency);

export const formatBankLineShares = (shares: readonly Share[]): string =>
  shares.length === 1
    ? (shares[0]?.bookingId ?? '')
    : shares.map(({ bookingId, amount }) => `${bookingId} ${formatPln(amount)}`).join(', ');

export const formatBankEntryState = (entry: BankEntry): string => {
  const { state, booked, proposed, note, currency } = entry;
  if (state === 'aside') return `put aside${note === '' ? '' : `: ${note}`}`;
  if (state === 'booked') return `booked: ${formatBankLineShares(booked)}`;
  if (booked.length > 0) {
    const sums = booked
      .map(({ bookingId, amount }) => `${bookingId} ${formatAmountInCurrency(amount, currency)}`)
      .join(', ');
    return `partly booked: ${sums}; ${formatAmountInCurrency(unregisteredAmountOf(entry), currency)} open`;
  }
  return proposed.length === 0 ? 'open' : `open, perhaps ${formatBankLineShares(proposed)}`;
};

export const bankLineShareJson = ({ bookingId, amount }: Share) => ({
  bookingId,
  amount: moneyJson(amount),
});

export const bankEntryJson = (entry: BankEntry): object => {
  const { plan: _plan, key: _key, amount, booked, proposed, ...entryFields } = entry;
  return {
    ...entryFields,
    amount: moneyJson(amount),
    booked: booked.map(bankLineShareJson),
    proposed: proposed.map(bankLineShareJson),
  };
};

const ASK_FOR_STATEMENT = 'Ask the bank for the statement of whole booked days, CAMT.053 or MT940';
const ASK_AGAIN = 'Ask the bank for the file again, as CAMT.053 if it can';

const PROBLEMS: Readonly<Record<StatementProblem, string>> = {
  tooLarge: 'is larger than 40 MB. Ask the bank for statements of fewer days',
  tooManyLines: 'has more than 50 000 lines. Ask the bank for statements of fewer days',
  notText:
    'is no text. Give the file as the bank sent it; save it as UTF-8 if a program changed it',
  unknownFormat: `is neither CAMT.053 nor MT940. ${ASK_FOR_STATEMENT}`,
  brokenZip: 'is a ZIP archive that cannot be unpacked. Unpack it and give the files in it',
  notXml: `is no whole XML file. ${ASK_AGAIN}`,
  documentType: `has a document type, which no statement needs. ${ASK_AGAIN}`,
  intradayMt942: `is MT942, a report during the day without balances. ${ASK_FOR_STATEMENT}`,
  intradayCamt052: `is camt.052, a report during the day. ${ASK_FOR_STATEMENT}`,
  noticeCamt054: `is camt.054, a notice of single payments. ${ASK_FOR_STATEMENT}`,
  noStatement: `is missing: there is no statement in the file. ${ASK_FOR_STATEMENT}`,
  noAccount: `does not say of which account the statement is. ${ASK_AGAIN}`,
  badAmount: `has a sum that cannot be read. ${ASK_AGAIN}`,
  badDay: `has a day that cannot be read. ${ASK_AGAIN}`,
  badLine: `is an entry that cannot be read. ${ASK_AGAIN}`,
  badSign: `does not say whether the money came or went. ${ASK_AGAIN}`,
  badStatus: `has a status other than BOOK, PDNG, INFO and FUTR, and the balances do not prove that it is booked. ${ASK_AGAIN}, and what this status means`,
  noOpeningBalance: `is missing: there is no opening balance. ${ASK_FOR_STATEMENT}, with balances`,
  noClosingBalance: `is missing: there is no closing balance, so the file may be cut off. ${ASK_FOR_STATEMENT}, with balances`,
  badBalance: `has a balance that cannot be read. ${ASK_AGAIN}`,
  wrongBalance: `does not add up: the lines do not lead from the opening to the closing balance. ${ASK_AGAIN}`,
};

export const brokenStatementJson = (file: string, { problem, line, field }: BrokenStatement) => ({
  file,
  line,
  field,
  problem: `${PROBLEMS[problem]}.`,
});
