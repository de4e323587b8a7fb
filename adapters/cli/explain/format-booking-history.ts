import {
  parseRecordedPlanLine,
  parseRecordedRebate,
  parseRecordedRow,
  type RecordedRow,
} from '../../../application/booking/read-effects.ts';
import type { Effects, Outcome, RefusalReason } from '../../../application/ports/journal.ts';
import type { Life, LifeLine } from '../../../application/replay/life.ts';
import type { BookingCommand } from '../../../domain/booking/commands.ts';
import type { By } from '../../../domain/by.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { unitOf } from '../../../domain/catalogue/offer.ts';
import type { Money } from '../../../domain/money.ts';
import { skipperOf } from '../../../domain/party/answers.ts';
import type { Skipper } from '../../../domain/party/choices.ts';
import type { Person } from '../../../domain/party/person.ts';
import type { Instalment, PaymentOption } from '../../../domain/payments/instalments.ts';
import { ROW_RULES } from '../../../domain/pricing/rows.ts';
import type { PlacesInUnit } from '../../../domain/seats/claim.ts';
import {
  commentsWithSkipper,
  describePriceRow,
  instalmentName,
  planLineName,
  rebateNames,
} from '../../http/contract/names.pl.ts';
import {
  formatDay,
  formatMoment,
  formatPrice,
  formatTripDays,
} from '../../words/amounts-and-days.pl.ts';
import { codeProblemNames, commandNames, refusalNames } from '../../words/booking-life.pl.ts';
import { toPlainLine } from '../terminal/table.ts';
import { explainCopy } from './copy.pl.ts';

const whoseName = (by: By): string =>
  by.kind === 'office' ? explainCopy.by.office(by.name) : explainCopy.by[by.kind];

type OfType<K extends BookingCommand['type']> = Extract<BookingCommand, { readonly type: K }>;

export type NameOf = (userNum: number, person: Person) => string;

const typedName: NameOf = (_, { firstName, lastName }) => `${firstName} ${lastName}`;

type Trip = {
  readonly offer: Offer | null;
  readonly skipper: Skipper | null;
  readonly nameOf: NameOf;
};

const COMMAND_DETAILS: {
  readonly [K in BookingCommand['type']]?: (command: OfType<K>, trip: Trip) => readonly string[];
} = {
  chooseTrip: ({ accommodation, participantsCount, ownSkipper, beSkipper }) => [
    explainCopy.accommodation[accommodation],
    explainCopy.people(participantsCount),
    ...(ownSkipper ? [explainCopy.ownSkipper] : []),
    ...(beSkipper ? [explainCopy.beSkipper] : []),
  ],
  chooseBerths: ({ berths, journeys, reserveList }, { offer }) => [
    ...new Set(berths.flatMap(({ unitId }) => (unitId === null ? [] : [unitName(offer, unitId)]))),
    ...new Set(
      journeys.flatMap(
        ({ journeyId }) => offer?.journeys.find(({ id }) => id === journeyId)?.name ?? [],
      ),
    ),
    ...(reserveList ? [explainCopy.onReserveList] : []),
  ],
  nameParticipants: ({ participants }, { nameOf }) =>
    participants.map(({ userNum, person, fillLater }) =>
      fillLater ? explainCopy.later : nameOf(userNum, person),
    ),
  confirm: ({ paymentOption, paymentType, comments, recordsSkipper }, { skipper }) => {
    const text = recordsSkipper === true ? commentsWithSkipper({ comments, skipper }) : comments;
    return [
      `${explainCopy.options[paymentOption]}, ${explainCopy.types[paymentType]}`,
      ...(text === '' ? [] : [explainCopy.comments(text)]),
    ];
  },
  redeemVoucher: ({ code, userNum }) => [`${code} (${explainCopy.person(userNum)})`],
  useAmbassadorCode: ({ code }) => [code],
  joinGroup: ({ code }) => [code],
  removeCode: ({ code }) => (code === null ? [] : [code]),
  grantRebate: ({ amount, reason }) => [`${formatPrice(amount)}: ${reason}`],
  note: ({ text }) => [text],
  cancel: ({ reason }) => [explainCopy.reasons[reason]],
  remind: ({ line }) => [instalmentName({ number: line as Instalment['number'] })],
  registerPayment: ({ method, means, amount, paymentId }) => [
    explainCopy.paymentOf(means ?? explainCopy.methods[method], formatPrice(amount), paymentId),
  ],
  keepLate: ({ amount }) => [formatPrice(amount)],
  changeBooking: ({ type: _type, ...lists }) =>
    Object.entries(explainCopy.changed).flatMap(([part, name]) =>
      Object.entries(lists).some(([key, list]) => key === part && list !== null) ? [name] : [],
    ),
};

const commandDetails = <K extends BookingCommand['type']>(
  command: OfType<K>,
  trip: Trip,
): readonly string[] => {
  // `COMMAND_DETAILS` has a function for each type of command, which accepts commands of that type.
  // The compiler cannot see that, so cast the function's type.
  const say = COMMAND_DETAILS[command.type as K] as
    | ((command: OfType<K>, trip: Trip) => readonly string[])
    | undefined;
  return say?.(command, trip) ?? [];
};

const unitName = (offer: Offer | null, unitId: number): string =>
  (offer === null ? undefined : unitOf(offer, unitId)?.name) ?? `jacht ${unitId}`;

const thingName = (offer: Offer | null, { kind, thing: item }: RecordedRow): string => {
  if (item === '' || offer === null) return item;
  const [first, second] = item.split('/').map(Number);
  const named = {
    accommodation: () => unitOf(offer, first ?? 0)?.name,
    wholeYacht: () => unitOf(offer, first ?? 0)?.name,
    journey: () => offer.journeys.find(({ id }) => id === first)?.name,
    point: () =>
      offer.journeys.find(({ id }) => id === first)?.points.find(({ id }) => id === second)?.name,
    insurance: () => offer.insurances.find(({ id }) => id === first)?.name,
    training: () =>
      offer.trainings.find(({ id }) => id === first)?.options.find(({ id }) => id === second)?.name,
    addon: () => offer.addons.find(({ id }) => id === first)?.name,
    luggage: () => '',
    cabinSurcharge: () => '',
    resignation: () => '',
    assistance: () => '',
    organiserSkipper: () => '',
    rebates: () => '',
  } satisfies Record<RecordedRow['kind'], () => string | undefined>;
  return named[kind]() ?? item;
};

const amountOf = ({ price: amount, currency }: RecordedRow): string =>
  currency === 'PLN' ? formatPrice(amount) : formatPrice(amount).replace('PLN', currency);

const rowText = (offer: Offer | null, text: string): string => {
  const row = parseRecordedRow(text);
  const name = describePriceRow({ kind: row.kind, name: thingName(offer, row), option: null });
  return `${explainCopy.person(row.userNum)}  ${name}: ${amountOf(row)}${row.onSpot ? `, ${explainCopy.onSpot}` : ''} (${ROW_RULES[row.kind]})`;
};

const rebateText = (text: string): string => {
  const {
    userNum,
    kind,
    rule,
    given: granted,
    asked: requested,
    cutBy,
  } = parseRecordedRebate(text);
  const amount =
    granted === requested
      ? formatPrice(granted)
      : explainCopy.of(formatPrice(granted), formatPrice(requested));
  const why =
    cutBy === null ? '' : `: ${cutBy === 'cap' ? explainCopy.cutByCap : explainCopy.cutByPrice}`;
  return `${explainCopy.person(userNum)}  ${rebateNames[kind]}: ${amount} (${rule})${why}`;
};

const planText = (text: string, firstDue: number, option: PaymentOption): string => {
  const { number, paid, amount, due } = parseRecordedPlanLine(text);
  const by = due !== null ? formatDay(due) : firstDue === 0 ? null : formatMoment(firstDue);
  const parts = [
    formatPrice(amount),
    ...(by === null ? [] : [explainCopy.due(by)]),
    ...(paid === 0 ? [] : [explainCopy.paidOf(formatPrice(paid))]),
  ];
  return `${planLineName(option, { number: number as Instalment['number'] })}: ${parts.join(', ')}`;
};

type TitledLines = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly sum?: string;
};

/** Returns a line with a title; nothing if there is no text. */
const titledLine = (name: string, line: string | null | undefined): readonly TitledLines[] =>
  line == null ? [] : [{ name, lines: [line] }];

const titledLines = (name: string, lines: readonly string[] = []): readonly TitledLines[] =>
  lines.length === 0 ? [] : [{ name, lines }];

const rowsTold = (
  offer: Offer | null,
  before: readonly string[],
  after: readonly string[],
): readonly string[] =>
  before.length === 0
    ? after.map((text) => rowText(offer, text))
    : [
        ...before
          .filter((text) => !after.includes(text))
          .map((text) => `${explainCopy.gone}: ${rowText(offer, text)}`),
        ...after
          .filter((text) => !before.includes(text))
          .map((text) => `${explainCopy.added}: ${rowText(offer, text)}`),
      ];

const seatsText = (offer: Offer | null, seats: readonly PlacesInUnit[]): string =>
  seats
    .map(({ unitId, wholes, pairs, singles }) => {
      const parts = [
        ...(wholes > 0 ? [explainCopy.wholes(wholes)] : []),
        ...(pairs > 0 ? [explainCopy.pairs(pairs)] : []),
        ...(singles > 0 ? [explainCopy.singles(singles)] : []),
      ];
      return `${unitName(offer, unitId)}: ${parts.join(', ')}`;
    })
    .join('; ');

const heldText = ({ status, held: holdsPlaces }: Outcome, heldUntil: number): string => {
  if (!holdsPlaces) return explainCopy.held.not;
  return status === 'draft' && heldUntil !== 0
    ? explainCopy.heldUntil(formatMoment(heldUntil))
    : status === 'draft'
      ? explainCopy.held.draft
      : explainCopy.held.other;
};

const isMailName = (kind: string): kind is keyof typeof explainCopy.mailNames =>
  Object.hasOwn(explainCopy.mailNames, kind);

const mailTexts = (texts: readonly string[]): readonly string[] =>
  [...Map.groupBy(texts, (text) => text.split(' to ')[0] ?? '')].map(([kind, all]) =>
    explainCopy.mailTo(
      isMailName(kind) ? explainCopy.mailNames[kind] : kind,
      all
        .map((text) => text.split(' to ')[1] ?? '')
        .map((to) => (/^\d+$/.test(to) ? explainCopy.toPerson(to) : explainCopy.toPanel))
        .join(' i '),
    ),
  );

const groupText = (text: string): string => {
  if (text === '') return explainCopy.noGroup;
  const [code = '', openedOn = '', counts] = text.split(' ');
  return explainCopy.groupOf(code, formatDay(openedOn), counts === 'counts');
};

type BookingState = {
  readonly outcome: Outcome | null;
  readonly noticed: Effects;
  readonly option: PaymentOption;
  readonly skipper: Skipper | null;
};

const priceLines = (
  offer: Offer | null,
  before: BookingState,
  outcome: Outcome,
  noticed: Effects,
): readonly TitledLines[] => {
  const priceBefore = before.outcome?.price ?? null;
  const sum =
    outcome.price === null || outcome.price === priceBefore
      ? ''
      : priceBefore === null
        ? formatPrice(outcome.price)
        : `${formatPrice(priceBefore)} → ${formatPrice(outcome.price)}`;
  const rows =
    noticed.rows === undefined ? [] : rowsTold(offer, before.noticed.rows ?? [], noticed.rows);
  const rebates = noticed.rebates?.map(rebateText);
  return [
    ...(sum === '' && rows.length === 0 ? [] : [{ name: explainCopy.price, sum, lines: rows }]),
    ...(rebates?.length === 0
      ? titledLine(explainCopy.rebates, explainCopy.noRebates)
      : titledLines(explainCopy.rebates, rebates)),
  ];
};

const planLines = (before: BookingState, noticed: Effects): readonly string[] => {
  const firstDue = noticed.firstDue ?? before.noticed.firstDue ?? 0;
  const plan =
    noticed.plan ??
    (noticed.firstDue === undefined || noticed.firstDue === 0 ? [] : (before.noticed.plan ?? []));
  return plan.map((text) => planText(text, firstDue, before.option));
};

const overpaidIn = (outcome: Outcome | null): Money =>
  outcome?.status === 'confirmed' ? Math.max(0, outcome.paid - (outcome.price ?? 0)) : 0;

const moneyLines = (
  before: BookingState,
  outcome: Outcome,
  noticed: Effects,
): readonly TitledLines[] => {
  // After a cancellation nothing is due, so the payment plan is not printed.
  const plan = outcome.status === 'cancelled' ? [] : planLines(before, noticed);
  const over = overpaidIn(outcome);
  const isSame =
    outcome.paid === (before.outcome?.paid ?? 0) && over === overpaidIn(before.outcome);
  const paid =
    over > 0
      ? explainCopy.overpaid(formatPrice(outcome.paid), formatPrice(over))
      : explainCopy.paid(formatPrice(outcome.paid), formatPrice(outcome.left));
  return [
    ...titledLines(explainCopy.plan, plan),
    ...titledLine(explainCopy.money, isSame ? null : paid),
    ...titledLine(
      explainCopy.refund,
      outcome.refund === (before.outcome?.refund ?? 0) ? null : formatPrice(outcome.refund),
    ),
  ];
};

const placesLines = (
  offer: Offer | null,
  bookingId: string,
  before: BookingState,
  outcome: Outcome,
  noticed: Effects,
): readonly TitledLines[] => {
  const heldUntil = noticed.heldUntil ?? before.noticed.heldUntil ?? 0;
  const text = (state: Outcome, until: number): string =>
    [seatsText(offer, state.seats), heldText(state, until)]
      .filter((part) => part !== '')
      .join('; ');
  const current = text(outcome, heldUntil);
  const same =
    before.outcome !== null && text(before.outcome, before.noticed.heldUntil ?? 0) === current;
  const turn = (noticed.waiting ?? []).findIndex((waiting) => waiting.split(' ')[0] === bookingId);
  return [
    ...titledLine(
      explainCopy.places,
      same || (outcome.seats.length === 0 && before.outcome === null) ? null : current,
    ),
    ...titledLine(
      explainCopy.waiting,
      turn < 0 ? null : explainCopy.turn(turn + 1, noticed.waiting?.length ?? 0),
    ),
  ];
};

const codesLines = (noticed: Effects): readonly TitledLines[] => [
  ...titledLine(explainCopy.group, noticed.group === undefined ? null : groupText(noticed.group)),
  ...titledLine(explainCopy.ambassador, noticed.ambassador || null),
  ...(noticed.vouchers ?? []).flatMap(({ code, value, used, keptUntil }) =>
    titledLine(
      explainCopy.vouchers,
      explainCopy.voucherOf(
        code,
        formatPrice(value),
        used,
        keptUntil === null ? null : formatMoment(keptUntil),
      ),
    ),
  ),
  ...mailTexts(noticed.mails ?? []).flatMap((text) => titledLine(explainCopy.mails, text)),
];

const outcomeLines = (
  offer: Offer | null,
  bookingId: string,
  before: BookingState,
  outcome: Outcome,
): readonly TitledLines[] => {
  const noticed = outcome.noticed ?? {};
  const [statusBefore, statusAfter] = [before.outcome?.status, outcome.status];
  const statuses = [statusBefore ?? [], statusAfter]
    .flat()
    .map((each) => explainCopy.statuses[each]);
  return [
    ...titledLine(explainCopy.status, statusBefore === statusAfter ? null : statuses.join(' → ')),
    ...priceLines(offer, before, outcome, noticed),
    ...moneyLines(before, outcome, noticed),
    ...placesLines(offer, bookingId, before, outcome, noticed),
    ...codesLines(noticed),
  ];
};

const INDENT = '    ';

const formatTitledLines = ({ name, lines, sum }: TitledLines): readonly string[] => {
  const [first, ...more] =
    sum === undefined && lines.length > 1
      ? ['', ...lines]
      : sum === undefined
        ? lines
        : [sum, ...lines];
  return [
    `${INDENT}${name}:${first === '' ? '' : ` ${toPlainLine(first ?? '')}`}`,
    ...more.map((line) => `${INDENT}${INDENT}${toPlainLine(line)}`),
  ];
};

const lineText = (
  offer: Offer | null,
  before: BookingState,
  line: LifeLine,
  nameOf: NameOf,
): readonly string[] => {
  const { command, by, at, bookingId } = line.recorded;
  const details = commandDetails(command, { offer, skipper: before.skipper, nameOf });
  const head = `${formatMoment(at)}  ${commandNames[command.type]} — ${toPlainLine(whoseName(by))}`;
  const outcomeText = 'outcome' in line ? outcomeLines(offer, bookingId, before, line.outcome) : [];
  return [
    head,
    ...titledLine(explainCopy.asked, details.length === 0 ? null : details.join(', ')).flatMap(
      formatTitledLines,
    ),
    ...('refused' in line ? [`${INDENT}${explainCopy.refused(refusalText(line.refused))}`] : []),
    ...outcomeText.flatMap(formatTitledLines),
    ...('outcome' in line && details.length === 0 && outcomeText.length === 0
      ? [`${INDENT}${explainCopy.unchanged}`]
      : []),
  ];
};

const isRefusal = (kind: string): kind is keyof typeof refusalNames =>
  Object.hasOwn(refusalNames, kind);
const isCodeProblem = (problem: unknown): problem is keyof typeof codeProblemNames =>
  typeof problem === 'string' && Object.hasOwn(codeProblemNames, problem);
const refusalText = (why: RefusalReason): string => {
  const text = isRefusal(why.kind) ? refusalNames[why.kind] : why.kind;
  const problem: unknown = Reflect.get(why, 'problem');
  return isCodeProblem(problem) ? `${text}: ${codeProblemNames[problem]}` : text;
};

export const formatBookingHistory = (
  { bookingId, offer, lines }: Life,
  nameOf: NameOf = typedName,
): string => {
  if (lines.length === 0) return explainCopy.nothing(bookingId);
  let before: BookingState = { outcome: null, noticed: {}, option: 'onetime', skipper: null };
  const texts = lines.map((line) => {
    const { command } = line.recorded;
    if (command.type === 'confirm') before = { ...before, option: command.paymentOption };
    const text = lineText(offer, before, line, nameOf);
    if ('outcome' in line)
      before = {
        ...before,
        ...(command.type === 'chooseTrip' ? { skipper: skipperOf(command) } : {}),
        outcome: line.outcome,
        noticed: { ...before.noticed, ...line.outcome.noticed },
      };
    return text.join('\n');
  });
  const about =
    offer === null
      ? []
      : [explainCopy.offer(offer.name, offer.id, formatTripDays(offer.from, offer.to))];
  return [explainCopy.title(bookingId), ...about, '', texts.join('\n\n')].join('\n');
};
