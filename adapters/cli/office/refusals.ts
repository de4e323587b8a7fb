import type { CommandFailure } from '../../../application/booking/give-command.ts';
import type { AppointFailure, VoucherFailure } from '../../../application/office/codes.ts';
import type { CrewFailure } from '../../../application/office/crews.ts';
import type { BuyerFieldFailure, KsefFailure } from '../../../application/office/invoices.ts';
import type { MailNotGivenUp, UnknownMail } from '../../../application/office/mails.ts';
import type { RecipientFailure } from '../../../application/office/messages.ts';
import type { AssignFailure, UndoFailure } from '../../../application/statements/entries.ts';
import type { RefundFailure } from '../../../application/statements/refunds.ts';
import { HOME_COUNTRY } from '../../../domain/accounts/buyer-country.ts';
import type { Day } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { Money } from '../../../domain/money.ts';
import { type FileProblem, formatFileProblem } from '../../shop-files/decode-text.ts';
import { formatPaperNumber } from '../../words/paper-number.pl.ts';
import { offeredChoices } from '../offered-choices.ts';
import { HOW_TO_OPEN } from '../terminal/files.ts';
import { formatQuantity } from '../terminal/table.ts';
import { formatPln } from './read-values.ts';

type InvalidChoice = Extract<CommandFailure, { readonly kind: 'invalid' }> & {
  readonly offer: Offer;
};

export const withOfferedChoices = (
  failure: CommandFailure | { readonly kind: 'accountBlocked' },
  offer: Offer | undefined,
): OfficeFailure =>
  failure.kind === 'invalid' && offer !== undefined ? { ...failure, offer } : failure;

export type OfficeFailure =
  | CommandFailure
  | InvalidChoice
  | { readonly kind: 'dataClosed'; readonly until: Day; readonly officeUntil: Day }
  | VoucherFailure
  | AppointFailure
  | { readonly kind: 'nothingToInvoice' | 'unknownPaper' }
  | { readonly kind: 'unknownColumn'; readonly entered: string; readonly heads: readonly string[] }
  | { readonly kind: 'dayToCome'; readonly today: Day }
  | { readonly kind: 'tripAhead' | 'bookerNeeds' | 'ageNotAsked' }
  | { readonly kind: 'alreadyBlocked' | 'notBlocked' | 'accountBlocked' }
  | { readonly kind: 'ownAccount' | 'unknownParticipant' }
  | { readonly kind: 'eraseByEmail'; readonly email: string }
  | { readonly kind: 'noSuchItem'; readonly what: string; readonly numbers: readonly string[] }
  | { readonly kind: 'abovePrice'; readonly price: Money }
  | { readonly kind: 'moreThanOwed'; readonly left: Money }
  | { readonly kind: 'unknownMethod'; readonly entered: string; readonly words: readonly string[] }
  | { readonly kind: 'unknownPayment'; readonly numbers: readonly string[] }
  | { readonly kind: 'notByHand'; readonly method: string }
  | UnknownMail
  | MailNotGivenUp
  | CrewFailure
  | KsefFailure
  | BuyerFieldFailure
  | RecipientFailure
  | AssignFailure
  | RefundFailure
  | UndoFailure
  | OpeningFailure;

export type OpeningFailure =
  | { readonly kind: 'files'; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'unreadable' | 'unwritable'; readonly path: string; readonly reason: string }
  | { readonly kind: 'fileMissing'; readonly option: string }
  | { readonly kind: 'alreadyOpen' | 'notOpen' | 'declined' | 'shopMoves' };

type Kind = OfficeFailure['kind'];
type Sentences = {
  readonly [K in Kind]: (
    failure: Extract<OfficeFailure, { readonly kind: K }>,
    command: string,
  ) => string;
};

const DONE_ALREADY: ReadonlyMap<string, string> = new Map([
  ['payments register', 'a payment of this number is registered (bookings show lists them)'],
  ['bookings change', 'the booking has this choice'],
  ['bookings clear-age', 'the age is cleared'],
  ['bookings name-way', 'the way to pay is named, or was never waited for'],
  ['participants change', 'the data are these'],
  ['invoices correct', 'the buyer is the same'],
  ['invoices ksef', 'the invoice has this number'],
  ['reviews hide', 'the review is hidden'],
  ['reviews show', 'the review is public'],
]);

const LATER = 'Somebody changed it at the same moment: look at it again and repeat the command.';
const customerRefusal = ({ kind }: { readonly kind: string }): string =>
  `The shop's rules refuse it: ${kind}.`;

const STATE_SENTENCES = {
  draft: 'The booking is still being made: there is no order yet.',
  reserveList: 'The booking is on the reserve list: move it up first (bookings move-up).',
  confirmed: 'The booking is confirmed already.',
  cancelled: 'The booking is cancelled; only payments and refunds can still be registered on it.',
  removed: 'The booking was never finished and has been cleared away.',
} as const;

const CLOSED_SENTENCES = {
  closed: 'The offer is closed.',
  soldOut: 'The offer is sold out.',
  underWay: 'The trip has begun.',
  over: 'The trip is over.',
} as const;

const UNSETTLED_SENTENCES = {
  discount: 'A discount voucher is no money: it comes off a price and is worth nothing elsewhere.',
  inactive: 'The voucher is not active yet: vouchers activate lets it be redeemed.',
  reserved: 'Somebody is booking with this voucher at the moment: try again in half an hour.',
} as const;

const PERSONAL: ReadonlySet<string> = new Set([
  'userNum',
  'fillInLater',
  'firstName',
  'lastName',
  'birthDate',
  'idDocument',
  'phone',
  'email',
]);

const PERSONAL_OPTIONS: ReadonlyMap<string, string> = new Map([
  ['firstName', 'first name'],
  ['lastName', 'last name'],
  ['birthDate', 'birth date'],
  ['idDocument', 'document'],
  ['email', 'e-mail'],
]);

const DOCUMENT_HINT =
  ' A Polish identity card or passport has a check digit: read the number again. For a foreign document, give --country too.';

const CHOICES: ReadonlySet<string> = new Set([
  'unit',
  'bedroom',
  'journey',
  'point',
  'insurance',
  'assistance',
  'addon',
]);

const MOST_PROBLEMS = 200;

const BUYER_FIELDS: Readonly<
  Record<BuyerFieldFailure['field'], (value: string, country: string) => string>
> = {
  country: (value) => `--country is "${value}": give a code of two letters, like DE.`,
  zip: (value, country) =>
    `--zip is "${value}": no postal code of ${country}${country === HOME_COUNTRY ? ', like 81-350' : ''}. Name --country for a buyer abroad.`,
  nip: (value, country) =>
    `--nip is "${value}": no tax number of ${country}; none is for consumers. Name --country for a buyer abroad.`,
};

const SENTENCES: Sentences = {
  unknownBooking: () => 'There is no booking with this number: check it with the customer.',
  unknownMail: () => 'No unsent mail has this ID: mail list shows them.',
  mailNotGivenUp: () =>
    'No mail that was given up has this ID: mail list shows them. What still waits is sent.',
  unknownUnit: () => 'The offer has no such unit: offers show tells their numbers.',
  unknownOffer: () => 'There is no such offer in the catalogue.',
  invalid: (failure) => {
    const { problems } = failure;
    const choices =
      'offer' in failure
        ? offeredChoices(
            failure.offer,
            problems.map(({ field }) => field),
          )
        : [];
    return problems.some(({ field }) => field === 'payment')
      ? 'The amount does not fit: a refund can be at most what was paid so far (bookings show tells).'
      : problems.some(({ field }) => PERSONAL.has(field))
        ? `The data do not fit: ${problems.map(({ field, code }) => (field === 'userNum' ? 'there is no such participant' : `${PERSONAL_OPTIONS.get(field) ?? field} ${code}`)).join(', ')}.${problems.some(({ field }) => field === 'idDocument') ? DOCUMENT_HINT : ''}`
        : problems.some(({ field }) => CHOICES.has(field))
          ? [
              `The choice does not fit: ${[...new Set(problems.map(({ field, code }) => `${field} ${code}`))].join(', ')}.`,
              ...choices,
            ].join('\n')
          : 'The amount does not fit.';
  },
  bookingClosed: ({ reason }) => CLOSED_SENTENCES[reason],
  wrongState: ({ status }) => STATE_SENTENCES[status],
  alreadyConfirmed: () => 'The order is made already: nothing is left to clear.',
  alreadyDone: (_, command) => {
    const why = DONE_ALREADY.get(command);
    return `It is done already${why === undefined ? '' : `: ${why}`}. Nothing was changed.`;
  },
  notDue: (_, command) =>
    command.startsWith('reviews ')
      ? 'The booking has no review: reviews list shows which have one.'
      : 'The whole party has no places at the moment, or the trip cannot be booked any more: reserve-list show tells who fits.',
  stale: () => LATER,
  placesGone: () => 'The places are taken.',
  changesClosed: () => 'It is too late for this change.',
  dataClosed: ({ until, officeUntil }) =>
    `It is too late to ask: customers could fill in until ${until}. Call them, and enter the data with participants change until ${officeUntil}.`,
  stepSkipped: () => 'The booking has not come that far yet.',
  priceChanged: customerRefusal,
  voucherRefused: customerRefusal,
  ambassadorRefused: customerRefusal,
  groupUnknown: customerRefusal,
  groupOfOtherOffer: customerRefusal,
  groupAlreadyAssigned: customerRefusal,
  groupNotOffered: customerRefusal,
  tooManyHolds: customerRefusal,
  notNeeded: customerRefusal,
  badAmount: () => 'A voucher is worth 50 to 20 000 PLN, without grosze.',
  voucherExists: () =>
    'There is a voucher with this code already: repeat the command for another code.',
  voucherUnknown: () => 'There is no voucher with this code: vouchers list shows all of them.',
  voucherSpent: () => 'The voucher is used up.',
  notSettled: ({ problem }) => UNSETTLED_SENTENCES[problem],
  aboveVoucher: ({ left }) => `Only ${formatPln(left)} are left of the voucher.`,
  expiresInPast: ({ today }) => `The voucher would be over before it begins: today is ${today}.`,
  badCodeName: customerRefusal,
  codeExists: customerRefusal,
  codeUnknown: () =>
    'There is no ambassador’s code of this name: reports commission shows them all.',
  notAmbassador: customerRefusal,
  aboveCommission: ({ unsettled }) =>
    unsettled === 0
      ? 'Nothing of its commission is unsettled.'
      : `Only ${formatPln(unsettled)} is unsettled.`,
  unknownAccount: () =>
    'Nobody has an account under this e-mail: accounts find shows who has one; others have to register first.',
  accountBlocked: () =>
    'The account of this e-mail is blocked: accounts find shows the reason, accounts unblock lifts the block.',
  alreadyBlocked: () => 'The account is blocked already: accounts find shows why.',
  notBlocked: () => 'The account is not blocked: nothing was changed.',
  inactiveAccount: () =>
    'The account is not active yet: the customer has to follow the link of the activation mail first.',
  alreadyAmbassador: () => 'The customer is an ambassador already: nothing was changed.',
  files: ({ problems }) => {
    const more = problems.length - MOST_PROBLEMS;
    return [
      ...problems.slice(0, MOST_PROBLEMS).map(formatFileProblem),
      ...(more > 0 ? [`… and ${formatQuantity(more, 'problem')} more.`] : []),
      `${formatQuantity(problems.length, 'problem')}; nothing was changed.`,
    ].join('\n');
  },
  unreadable: ({ path, reason }) => `${path} cannot be read: ${reason}.`,
  fileMissing: ({ option }) =>
    `--${option} FILE is missing. An example of each file: npm run -s office -- demo --dry-run --json.`,
  alreadyOpen: () =>
    'The store has an open shop: nothing was changed. What it sells is shown by offers list and brand show.',
  notOpen: () => ['The store has no shop yet.', ...HOW_TO_OPEN].join('\n'),
  shopMoves: () =>
    'Others changed the shop at the same moment: look at it again and repeat the command.',
  declined: () => 'Nothing was changed.',
  overbooked: ({ unit }) =>
    `More was booked on ${unit} than it has: offers yachts sets how many there are, bookings list who is on it.`,
  unwritable: ({ path, reason }) => `${path} cannot be written: ${reason}.`,
  noBooking: () => 'There is no booking to write on: bookings list tells which there are.',
  ageNotAsked: () =>
    'There is no age to clear: nobody of 45 or more was named or asked about (bookings show tells), or the offer has no such limit.',
  abovePrice: ({ price }) => `Its price is ${formatPln(price)}: a rebate is at most that.`,
  moreThanOwed: ({ left }) =>
    `Only ${formatPln(left)} are left to pay. Check the amount; if the customer did pay more, add --more-than-owed.`,
  unknownMethod: ({ entered, words }) =>
    `--method is "${entered}": give one of ${words.join(', ')}. The brand’s words are in its paymentMeans (brand show, brand set).`,
  unknownPayment: ({ numbers }) =>
    numbers.length === 0
      ? 'No payment of this booking was registered by hand: bookings show lists its payments.'
      : `No payment of this booking has this number. Registered by hand: ${numbers.join(', ')}.`,
  notByHand: ({ method }) =>
    method === 'online'
      ? 'The payment came through the payment provider: payments refund pays it back.'
      : method === 'voucher'
        ? 'The payment came from a voucher, which cannot be undone.'
        : 'The payment belongs to a line of a statement or to a refund: payments list --booking shows it, payments undo IMPORT LINE undoes a line.',
  tripAhead: () =>
    'The customer has a trip ahead, or waits for one: it has to be over or cancelled before (bookings list --name EMAIL).',
  ownAccount: () =>
    'This is the company’s own account (brand show): name the account of the customer.',
  unknownParticipant: () =>
    'Nobody with data has this number on the booking: bookings show lists the participants.',
  eraseByEmail: ({ email }) =>
    `The person has an e-mail, by which all their places are found: accounts erase ${email}.`,
  noSuchItem: ({ what, numbers }) =>
    numbers.length === 0
      ? `The offer has no ${what}.`
      : `The offer has no ${what} of this number. It has ${numbers.join(', ')}.`,
  bookerNeeds: () =>
    'The person is on a booking of somebody else, who still needs the data: the trip has to be over, or that booker erased before (bookings list --name EMAIL).',
  unknownEntry: () =>
    'There is no such line of a statement: payments list shows those that are open.',
  unknownImport: () => 'There is no such import: payments list shows all of them.',
  entryTaken: () =>
    'More than is left of this line, or something of it is registered already: payments list --entry shows it, payments undo IMPORT LINE takes it back.',
  notBooked: () => 'Nothing of this line is registered with that booking.',
  notOwed: ({ owed }) =>
    owed === 0
      ? 'Nothing is to be given back of it, or all of it is ordered already: payments refunds tells.'
      : `At most ${formatPln(owed)} are to be given back.`,
  undecidedLess: ({ undecided }) =>
    undecided === 0
      ? 'Nothing of it came in after the customer had cancelled and waits for a decision: payments refunds tells.'
      : `At most ${formatPln(undecided)} came in after the customer had cancelled and wait for a decision.`,
  accountUnknown: ({ amount }) =>
    `${formatPln(amount)} came from no account that a statement names: ask the customer, and give it with --account and 26 digits.`,
  unknownRefund: () =>
    'There is no such transfer that waits for the bank: payments refunds shows those that are ordered.',
  unshared: ({ rest }) =>
    `${formatPln(rest)} cannot be shared out by what is due: name the sums, like BOOKING=150.50.`,
  unknownColumn: ({ entered, heads }) =>
    `--columns names "${entered}": the columns are ${heads.join(', ')}.`,
  nothingToInvoice: () =>
    'Nothing is to be invoiced: nothing is paid, all of it is invoiced already, the seller makes no advance invoices (seller show), or the booking is not confirmed.',
  unknownPaper: () =>
    'The booking has no such document yet: bookings show lists its documents, invoices issue makes an invoice.',
  unknownInvoice: () => 'No invoice was issued under this number: invoices list shows them.',
  ksefOfOther: ({ nip }) =>
    `The number is of another seller: those of this invoice's seller begin with ${nip}.`,
  buyerField: ({ field, value, country }) => BUYER_FIELDS[field](value, country),
  ksefDay: ({ day }) =>
    `KSeF would have taken it on ${day}: that is before it was issued, or a day to come.`,
  ksefTaken: ({ by }) =>
    `${formatPaperNumber(by)} has this number in KSeF: no two invoices have one.`,
  dayToCome: ({ today }) => `There is no statement of a day to come: today is ${today}.`,
};

export const refusalText = <K extends Kind>(
  failure: Extract<OfficeFailure, { readonly kind: K }>,
  command: string,
): string => {
  const kind: K = failure.kind;
  return SENTENCES[kind](failure, command);
};
