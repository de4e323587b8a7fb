import type { PaperKind } from '../../../domain/booking/placed/papers.ts';
import type { ShownStatus } from '../../../domain/booking/placed/status.ts';
import type { PaymentMeans } from '../../../domain/brand-settings.ts';
import type { UnitClass } from '../../../domain/catalogue/offer.ts';
import type { Skipper } from '../../../domain/party/choices.ts';
import type { Instalment, PaymentOption } from '../../../domain/payments/instalments.ts';
import type { Payment } from '../../../domain/payments/ledger.ts';
import { isSurcharge } from '../../../domain/payments/surcharge.ts';
import type { Line } from '../../../domain/pricing/lines.ts';
import type { RebateKind, Row, RowKind } from '../../../domain/pricing/quote.ts';

export const rebateNames = {
  firstMinute: 'First Minute',
  secondMinute: 'Second Minute',
  loyalty: 'Rabat lojalnościowy',
  group: 'Rabat grupowy',
  ambassador: 'Kod Ambasadora',
  wholeYacht: 'Cały jacht',
  skipper: 'Rabat skippera',
  office: 'Rabat biura',
  voucher: 'Voucher',
} as const satisfies Record<RebateKind, string>;

export const rebateLabels: Readonly<Record<RebateKind, string>> = {
  ...rebateNames,
  wholeYacht: 'Rabat za cały jacht',
};

type NamedRow = Pick<Row, 'name' | 'option'>;

const titled = (title: string) => (row: NamedRow) =>
  row.name === '' ? title : `${title}: ${row.name}`;
const fixed = (title: string) => () => title;
const nameWithOption = (row: NamedRow) =>
  row.option === null ? row.name : `${row.name} (${row.option})`;

const descriptions: Record<RowKind, (row: NamedRow) => string> = {
  accommodation: titled('Miejsce na jachcie'),
  cabinSurcharge: fixed('Dopłata za kabinę 2-osobową'),
  wholeYacht: titled('Cały jacht'),
  journey: nameWithOption,
  point: titled('Miejsce odbioru'),
  insurance: nameWithOption,
  resignation: fixed('Ubezpieczenie kosztów rezygnacji'),
  assistance: fixed('Ubezpieczenie na wypadek kwarantanny'),
  training: titled('Szkolenie'),
  addon: nameWithOption,
  luggage: fixed('Dodatkowy bagaż'),
  organiserSkipper: fixed('Skipper organizatora'),
  rebates: fixed('Rabaty'),
};

/** Returns the text of a price row, such as 'Koszulka (M)' or 'Rabaty' (R12–R14). */
export const describePriceRow = (row: Pick<Row, 'kind' | 'name' | 'option'>): string =>
  descriptions[row.kind](row);

export const describePriceLine = (
  line: Pick<Line, 'kind' | 'name' | 'option' | 'boardedAt'>,
): string => (line.boardedAt === null ? describePriceRow(line) : `${line.name}: ${line.boardedAt}`);

export const instalmentName = (line: Pick<Instalment, 'number'>): string =>
  isSurcharge(line) ? 'Dopłata po zmianie' : `${'I'.repeat(line.number)} rata`;

export const unitClassNames = {
  premier: 'Klasa PREMIER',
  superior: 'Klasa SUPERIOR',
  luxury: 'Klasa LUXURY',
  premierCatamaran: 'Katamarany PREMIER',
  superiorCatamaran: 'Katamarany SUPERIOR',
  luxuryCatamaran: 'Katamarany LUXURY',
} as const satisfies Record<UnitClass, string>;

const skipperSentences = {
  ownSkipper: 'Mamy swojego skippera.',
  organiserSkipper: 'Prosimy o skippera od organizatora.',
} as const satisfies Record<Skipper, string>;

/**
 * Returns the customer's comments on an order. In the order of a whole yacht, a sentence about the
 * skipper comes before the comments (R55).
 */
export const commentsWithSkipper = ({
  comments,
  skipper,
}: {
  readonly comments: string;
  readonly skipper?: Skipper | null;
}): string => (skipper == null ? comments : `${skipperSentences[skipper]} ${comments}`.trim());

export const statusNames = {
  reserveList: 'Lista rezerwowa',
  awaitingPayment: 'Oczekuje na wpłatę',
  confirmed: 'Potwierdzona',
  paid: 'Opłacona',
  cancelled: 'Anulowana',
  over: 'Zakończona',
} as const satisfies Record<ShownStatus, string>;

/** Returns a plan line's Polish name: one-off payment, instalment or surcharge (R28, R63). */
export const planLineName = (option: PaymentOption, line: Pick<Instalment, 'number'>): string =>
  option === 'onetime' && !isSurcharge(line) ? 'Płatność jednorazowa' : instalmentName(line);

/** Returns the Polish name of joined plan lines: 'III rata i dopłata po zmianie' (R28.12). */
export const joinedPlanLinesName = (option: PaymentOption, numbers: readonly number[]): string => {
  const instalments = numbers.filter((number) => !isSurcharge({ number }));
  const added = numbers.length - instalments.length;
  if (instalments.length === 0) return added === 1 ? 'Dopłata po zmianie' : 'Dopłaty po zmianie';
  const roman = instalments.map((number) => 'I'.repeat(number));
  const last = roman.at(-1) ?? '';
  const before = roman.slice(0, -1).join(', ');
  const plan =
    option === 'onetime'
      ? 'Płatność jednorazowa'
      : `${before === '' ? last : `${before} i ${last}`} rata`;
  return added === 0 ? plan : `${plan} i ${added === 1 ? 'dopłata' : 'dopłaty'} po zmianie`;
};

export const paymentNames = {
  transfer: 'Przelew',
  online: 'Płatność online',
  voucher: 'Voucher',
  refund: 'Zwrot',
} as const satisfies Record<Payment['method'], string>;

/** A brand can give its own names to payments by cash or card terminal (R31.15). */
export const paymentName = (
  payment: Pick<Payment, 'method'> & { readonly means?: PaymentMeans },
): string => payment.means?.name ?? paymentNames[payment.method];

export const documentNames = {
  contract: 'Umowa',
  annex: 'Aneks',
  advance: 'Faktura zaliczkowa',
  invoice: 'Faktura',
  correction: 'Faktura korygująca',
} as const satisfies Record<PaperKind, string>;

export const timelineTitle = 'Po kolei';

let regionNames: Intl.DisplayNames | undefined;

/**
 * Returns a country's Polish name. XI (Northern Ireland) is only a tax code, not an ISO country
 * code, so Intl has no name for it. An unknown code is returned unchanged.
 */
export const countryName = (code: string): string => {
  if (code === 'XI') return 'Irlandia Północna';
  // Made for the first name that is needed, because this is slow.
  regionNames ??= new Intl.DisplayNames('pl', { type: 'region' });
  return regionNames.of(code) ?? code;
};
