import type { CommandFailure } from '../../../application/booking/submit-command.ts';
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
import { type FileProblem, formatFileProblem } from '../../shop-files/file-problem.ts';
import { formatPaperNumber } from '../../words/paper-number.pl.ts';
import { formatOfferedChoiceLines } from '../offered-choices.ts';
import { HOW_TO_OPEN } from '../terminal/files.ts';
import { formatQuantity } from '../terminal/table.ts';
import fixedSentences from './fixed-sentences.json' with { type: 'json' };
import { formatPln } from './read-values.ts';

type InvalidChoice = Extract<CommandFailure, { readonly kind: 'invalid' }> & {
  readonly offer: Offer;
};

export const addOfferToFailure = (
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
  | { readonly kind: 'fileMissing' | 'optionMissing'; readonly option: string }
  | { readonly kind: 'wrongOption'; readonly reason: string }
  | { readonly kind: 'alreadyOpen' | 'notOpen' | 'declined' | 'shopMoves' };

type Kind = OfficeFailure['kind'];

/** The sentences for failures whose text depends only on the kind of failure, not on its values. */
const FIXED_SENTENCES: Readonly<Partial<Record<Kind, string>>> = fixedSentences;

type ComputedKind = Exclude<Kind, keyof typeof fixedSentences>;
type Sentences = {
  readonly [K in ComputedKind]: (
    failure: Extract<OfficeFailure, { readonly kind: K }>,
    command: string,
  ) => string;
};

const DONE_ALREADY: ReadonlyMap<string, string> = new Map([
  ['payments register', 'a payment of this number is registered (bookings show lists them)'],
  ['bookings change', 'the booking already has this choice'],
  ['bookings clear-age', 'the age is cleared'],
  [
    'bookings name-way',
    'the payment method is set, or the booking never needed one from the office',
  ],
  ['participants change', 'the participant already has these data'],
  ['invoices correct', 'the invoices already name this buyer'],
  ['invoices ksef', 'the invoice already has this number'],
  ['reviews hide', 'the review is hidden'],
  ['reviews show', 'the review is public'],
]);

const customerRefusal = ({ kind }: { readonly kind: string }): string =>
  `The shop's rules refuse the command: ${kind}.`;

const STATE_SENTENCES = {
  draft: 'The booking is a draft: the customer has not ordered yet.',
  reserveList: 'The booking is on the reserve list: move it up first (bookings move-up).',
  confirmed: 'The booking is confirmed already.',
  cancelled: 'The booking is cancelled; only payments and refunds can still be registered on it.',
  removed: 'The booking was a draft that was never ordered; the shop has removed it.',
} as const;

const CLOSED_SENTENCES = {
  closed: 'The offer is closed.',
  soldOut: 'The offer is sold out.',
  underWay: 'The trip has begun.',
  over: 'The trip is over.',
} as const;

const UNSETTLED_SENTENCES = {
  discount: 'A discount voucher is not money: it can only reduce the price of a booking.',
  inactive: 'The voucher is not active yet: vouchers activate makes it redeemable.',
  reserved: 'A draft has reserved this voucher: try again in half an hour.',
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

/** What to do about an e-mail without an account, if a search for accounts is not enough. */
const UNKNOWN_ACCOUNTS: ReadonlyMap<string, string> = new Map([
  [
    'accounts erase',
    'No account and no traveller has this e-mail: accounts find searches customers.',
  ],
  [
    'ambassadors appoint',
    'No account has this e-mail: accounts find searches accounts; a person without an account must register first.',
  ],
]);

const BUYER_FIELDS: Readonly<
  Record<BuyerFieldFailure['field'], (value: string, country: string) => string>
> = {
  country: (value) => `--country is "${value}": give a code of two letters, like DE.`,
  zip: (value, country) =>
    `--zip is "${value}": no postal code of ${country}${country === HOME_COUNTRY ? ', like 81-350' : ''}. Name --country for a buyer abroad.`,
  nip: (value, country) =>
    `--nip is "${value}": no tax number of ${country}; write none for a consumer. Name --country for a buyer abroad.`,
};

const SENTENCES: Sentences = {
  invalid: (failure) => {
    const { problems } = failure;
    const choices =
      'offer' in failure
        ? formatOfferedChoiceLines(
            failure.offer,
            problems.map(({ field }) => field),
          )
        : [];
    return problems.some(({ field }) => field === 'payment')
      ? 'The amount is not allowed: a refund is at most the sum paid so far (bookings show).'
      : problems.some(({ field }) => PERSONAL.has(field))
        ? `The data are not valid: ${problems.map(({ field, code }) => (field === 'userNum' ? 'the booking has no such participant' : `${PERSONAL_OPTIONS.get(field) ?? field} ${code}`)).join(', ')}.${problems.some(({ field }) => field === 'idDocument') ? DOCUMENT_HINT : ''}`
        : problems.some(({ field }) => CHOICES.has(field))
          ? [
              `The choice is not possible: ${[...new Set(problems.map(({ field, code }) => `${field} ${code}`))].join(', ')}.`,
              ...choices,
            ].join('\n')
          : 'The amount is not allowed.';
  },
  bookingClosed: ({ reason }) => CLOSED_SENTENCES[reason],
  wrongState: ({ status }) => STATE_SENTENCES[status],
  alreadyDone: (_, command) => {
    const why = DONE_ALREADY.get(command);
    return `This is done already${why === undefined ? '' : `: ${why}`}. Nothing was changed.`;
  },
  notDue: (_, command) =>
    command.startsWith('reviews ')
      ? 'The booking has no review: reviews list shows the bookings with a review.'
      : 'The whole party does not fit into the free places, or the trip can no longer be booked: reserve-list show says which parties fit.',
  dataClosed: ({ until, officeUntil }) =>
    `It is too late to ask: customers could add data until ${until}. Call them, and enter the data with participants change until ${officeUntil}.`,
  priceChanged: customerRefusal,
  voucherRefused: customerRefusal,
  ambassadorRefused: customerRefusal,
  groupUnknown: customerRefusal,
  groupOfOtherOffer: customerRefusal,
  groupAlreadyAssigned: customerRefusal,
  groupNotOffered: customerRefusal,
  tooManyHolds: customerRefusal,
  notNeeded: customerRefusal,
  unknownAccount: (_, command) =>
    UNKNOWN_ACCOUNTS.get(command) ?? 'No account has this e-mail: accounts find searches accounts.',
  notSettled: ({ problem }) => UNSETTLED_SENTENCES[problem],
  aboveVoucher: ({ left }) => `Only ${formatPln(left)} are left of the voucher.`,
  expiresInPast: ({ today }) => `The voucher’s last day is in the past: today is ${today}.`,
  badCodeName: customerRefusal,
  codeExists: customerRefusal,
  notAmbassador: customerRefusal,
  aboveCommission: ({ unsettled }) =>
    unsettled === 0
      ? 'All commission of this code is settled.'
      : `Only ${formatPln(unsettled)} of the commission is unsettled.`,
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
  optionMissing: ({ option }) =>
    `--${option} is missing. Give it, give the order as a file (--file), or call the command at a terminal: it asks.`,
  wrongOption: ({ reason }) => reason,
  notOpen: () => ['The store has no shop yet.', ...HOW_TO_OPEN].join('\n'),
  overbooked: ({ unit }) =>
    `${unit} has more bookings than places: bookings list shows the bookings, offers yachts sets the number of yachts.`,
  unwritable: ({ path, reason }) => `${path} cannot be written: ${reason}.`,
  abovePrice: ({ price }) =>
    `The price of the booking is ${formatPln(price)}: a rebate cannot exceed it.`,
  moreThanOwed: ({ left }) =>
    `Only ${formatPln(left)} are left to pay. Check the amount; if the customer has paid more, add --more-than-owed.`,
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
        : 'The payment belongs to a line of a statement or to a refund: payments list --booking shows it, payments undo LINE undoes a line.',
  eraseByEmail: ({ email }) =>
    `The person has an e-mail, which finds all their bookings: accounts erase ${email}.`,
  noSuchItem: ({ what, numbers }) =>
    numbers.length === 0
      ? `The offer has no ${what}.`
      : `The offer has no ${what} of this number. It has ${numbers.join(', ')}.`,
  notOwed: ({ owed }) =>
    owed === 0
      ? 'The booking has no refund to pay, or its whole refund is ordered already: payments refunds lists them.'
      : `The refund is at most ${formatPln(owed)}.`,
  undecidedLess: ({ undecided }) =>
    undecided === 0
      ? 'No payment that arrived after the customer cancelled waits for a decision: payments refunds lists such payments.'
      : `At most ${formatPln(undecided)} arrived after the customer cancelled and wait for a decision.`,
  accountUnknown: ({ amount }) =>
    `${formatPln(amount)} came from an account that no statement names: ask the customer for the account, and add --account with its 26 digits.`,
  unshared: ({ rest }) =>
    `${formatPln(rest)} cannot be split by the due amounts: name the sums, like BOOKING=150.50.`,
  unknownColumn: ({ entered, heads }) =>
    `--columns names "${entered}": the columns are ${heads.join(', ')}.`,
  ksefOfOther: ({ nip }) =>
    `The number is of another seller: those of this invoice's seller begin with ${nip}.`,
  buyerField: ({ field, value, country }) => BUYER_FIELDS[field](value, country),
  ksefDay: ({ day }) =>
    `The number says that KSeF accepted the invoice on ${day}: that is before the invoice was issued, or in the future.`,
  ksefTaken: ({ by }) =>
    `${formatPaperNumber(by)} already has this KSeF number: each invoice needs its own.`,
  dayToCome: ({ today }) => `A statement cannot cover a day in the future: today is ${today}.`,
};

/** The kinds that say that an option or argument was wrong, not that the shop refused. */
const WRONG_CALLS: ReadonlySet<Kind> = new Set([
  ...(['unknownColumn', 'unknownMethod', 'optionMissing', 'fileMissing'] as const),
  ...(['wrongOption', 'buyerField', 'dayToCome'] as const),
]);

export const exitCodeOf = ({ kind }: OfficeFailure): 1 | 2 => (WRONG_CALLS.has(kind) ? 2 : 1);

export const refusalText = <K extends Kind>(
  failure: Extract<OfficeFailure, { readonly kind: K }>,
  command: string,
): string => {
  const kind: Kind = failure.kind;
  const fixed = FIXED_SENTENCES[kind];
  if (fixed !== undefined) return fixed;
  // `SENTENCES` has a function for each kind of failure, which accepts failures of that kind. The
  // compiler cannot see that, so cast the function's type.
  const say = SENTENCES[kind as ComputedKind] as (failed: typeof failure, name: string) => string;
  return say(failure, command);
};
