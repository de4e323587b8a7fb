import type { StatementReport } from '../../../../application/office/statements.ts';
import { type BankEntry, restOf } from '../../../../application/ports/bank/bank.ts';
import type { Day } from '../../../../domain/calendar.ts';
import type { Money } from '../../../../domain/money.ts';
import type { Fit, Reason, Share } from '../../../../domain/statements/match.ts';
import type { Payer } from '../../../../domain/statements/payer.ts';
import type { BrokenStatement, StatementProblem } from '../../../statements/problems.ts';
import { jsonMoney, shownMoney } from '../values.ts';

const FITS: Readonly<Record<Fit, string>> = {
  due: 'is what is due now',
  line: 'is the next instalments',
  all: 'is all that is left',
  part: 'is a part of what is left',
  tooMuch: 'is more than is left',
};

const PAYERS: Readonly<Record<Payer, string>> = {
  booker: 'who booked paid',
  traveller: 'a traveller paid',
  stranger: 'paid by somebody else',
  unnamed: 'the bank does not say who paid',
};

/** A reason in words. */
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
    case 'payer':
      return PAYERS[reason.who];
    case 'shared':
      return reason.even ? 'the sum is what they ask for together' : 'the sum is not what they ask for together';
    case 'alike':
      return `could be ${reason.bookings.join(' or ')}`;
    case 'cancelled':
      return 'the booking is cancelled: the money stays with it';
    case 'signUp':
      return 'the booking is on the reserve list, where nothing is due';
    case 'refund':
      return reason.ordered ? `the refund of ${reason.bookingId} that was ordered` : `a refund of ${reason.bookingId}`;
    case 'otherCurrency':
      return `in ${reason.currency}: say what it is in PLN`;
    case 'otherAccount':
      return `on account ${reason.account}, to which nobody is asked to pay (brand show)`;
    case 'wentOut':
      return 'went out, and to no booking';
    case 'empty':
      return 'a sum of nothing: no money moved';
    case 'twin':
      return `perhaps the same payment as line ${reason.entryId}, written differently: aside if it is, assign if not`;
    case 'batch':
      return 'several payments that the bank booked as one sum, perhaps less its fee';
    case 'takenBack':
      return `a later line takes it back from ${reason.bookingId}`;
    case 'takesBack':
      return `takes back what an earlier line brought for ${reason.bookingId}`;
    case 'reversal':
      return 'the bank takes an entry of its own back';
    case 'refundReturned':
      return `the refund of ${reason.bookingId} that came back`;
    case 'cameBack':
      return `came back by line ${reason.entryId}`;
  }
};

export const reasonsText = (reasons: readonly Reason[]): string => reasons.map(reasonText).join('; ');

/** What is asked before unpaid orders are cancelled for want of a payment; `which` statements are meant where not those of a file. */
export const completeText = (until: Day, which = 'the statements'): string =>
  `Are ${which} complete up to ${until}, so that unpaid orders are cancelled?`;

/** Orders without a payment that were not cancelled: a line that is open may be theirs, they are paid to another account, or perhaps online. */
const standingText = ({ perhapsPaid, toOtherAccounts, perhapsPaidOnline }: StatementReport): readonly string[] => [
  ...perhapsPaid.map(
    ({ bookingId, entryId }) =>
      `Not cancelled: ${bookingId}, which line ${entryId} may have paid. payments assign ${entryId} ${bookingId}, or payments aside ${entryId} TEXT, and say it again.`,
  ),
  ...(toOtherAccounts.length === 0
    ? []
    : [`Not cancelled, for they are paid to an account of which no statement is among these: ${toOtherAccounts.join(', ')}`]),
  ...(perhapsPaidOnline.length === 0
    ? []
    : [`Not cancelled, for the provider has not said yet whether they were paid online: ${perhapsPaidOnline.join(', ')}`]),
];

/** What complete statements came to, order by order, below what it says of the cancelled ones: `none` where there are none, else `cancelled`. */
export const reportText = (report: StatementReport, words: { readonly none: string; readonly cancelled: string }): readonly string[] => [
  report.cancelled.length === 0 ? words.none : `${words.cancelled}: ${report.cancelled.join(', ')}`,
  ...report.refused.map(({ bookingId, kind }) => `Not cancelled, look at it yourself: ${bookingId} (${kind})`),
  ...standingText(report),
];

/** The same for programs, under the names that they know. */
export const reportJson = ({ cancelled, refused, perhapsPaid, toOtherAccounts, perhapsPaidOnline }: StatementReport) => ({
  cancelled,
  refused,
  kept: perhapsPaid,
  elsewhere: toOtherAccounts,
  awaited: perhapsPaidOnline,
});

/** A sum in the currency of its line. */
export const sumText = (amount: Money, currency: string): string => shownMoney(amount).replace('PLN', currency);

export const sharesText = (shares: readonly Share[]): string =>
  shares.length === 1
    ? (shares[0]?.bookingId ?? '')
    : shares.map(({ bookingId, amount }) => `${bookingId} ${shownMoney(amount)}`).join(', ');

/** What became of a line, in a few words. */
export const stateText = (entry: BankEntry): string => {
  const { state, booked, proposed, note, currency } = entry;
  if (state === 'aside') return `put aside${note === '' ? '' : `: ${note}`}`;
  if (state === 'booked') return `booked: ${sharesText(booked)}`;
  if (booked.length > 0) {
    const sums = booked.map(({ bookingId, amount }) => `${bookingId} ${sumText(amount, currency)}`).join(', ');
    return `partly booked: ${sums}; ${sumText(restOf(entry), currency)} open`;
  }
  return proposed.length === 0 ? 'open' : `open, perhaps ${sharesText(proposed)}`;
};

export const shareJson = ({ bookingId, amount }: Share) => ({ bookingId, amount: jsonMoney(amount) });

export const entryJson = (entry: BankEntry): object => {
  const { plan: _plan, key: _key, amount, booked, proposed, ...rest } = entry;
  return { ...rest, amount: jsonMoney(amount), booked: booked.map(shareJson), proposed: proposed.map(shareJson) };
};

const PROBLEMS: Readonly<Record<StatementProblem, string>> = {
  tooLarge: 'is larger than 10 MB',
  notText: 'is no text',
  unknownFormat: 'is neither CAMT.053 nor MT940',
  notXml: 'is no whole XML file',
  documentType: 'has a document type, which no statement needs',
  noStatement: 'has no statement in it',
  noAccount: 'does not say of which account it is',
  badAmount: 'has a sum that cannot be read',
  badDay: 'has a day that there is not',
  badLine: 'has a line (:61:) that cannot be read',
  badSign: 'does not say whether the money came or went',
  badDetails: 'has payments that do not add up to what was booked together',
  badBalance: 'does not add up: its lines do not lead from the opening to the closing balance',
  tooManyLines: 'has more than 50 000 lines',
};

/** A broken file as the office's other files are told of. */
export const brokenFile = (file: string, { problem, line }: BrokenStatement) => ({ file, line, field: '', problem: PROBLEMS[problem] });
