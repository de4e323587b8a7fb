import type { Money } from '../../../../domain/money.ts';
import { type Line, linesOf } from '../../../../domain/pricing/lines.ts';
import type { Row as PriceRow, Quote } from '../../../../domain/pricing/quote.ts';
import { wireMoney } from '../../contract/codecs/amounts.ts';
import { describeLine, describeRow, rebateNames } from '../../contract/names.pl.ts';
import type { ReceiptLine, Row, SummaryPerParticipant } from '../../contract/wizard/steps.ts';
import type { WizardReservation } from '../../contract/wizard/wizard.ts';

type OfferPart = WizardReservation['Offer'];

export const presentRow = (row: PriceRow): Row => ({
  Kind: row.kind,
  Description: describeRow(row),
  Price: wireMoney(row.price),
  Currency: row.currency,
  extendData: { IsPayOnPlace: row.onSpot },
});

export const presentLine = (line: Line): Row => ({
  ...presentRow(line),
  Description: describeLine(line),
});

const byParticipant = <R extends { readonly userNum: number }>(
  rows: readonly R[],
  travellers: number,
  present: (row: R) => Row,
): SummaryPerParticipant => {
  const rowsOf = (userNum: number): Row[] =>
    rows.filter((row) => row.userNum === userNum).map(present);
  const fellowTravellers = Array.from({ length: travellers - 1 }, (_, index) => index + 2);
  return {
    UserNum1: rowsOf(1),
    ...Object.fromEntries(
      fellowTravellers.map((userNum) => [`UserNum${userNum}`, rowsOf(userNum)]),
    ),
  };
};

export const presentSummary = (quote: Quote, travellers: number): SummaryPerParticipant =>
  byParticipant(quote.rows, travellers, presentRow);

/** Presents price rows without rebates. Joins a journey and its pick-up point in one line. */
export const presentTables = (quote: Quote, travellers: number): SummaryPerParticipant =>
  byParticipant(linesOf(quote.rows), travellers, presentLine);

const MAIN_TRIP: readonly PriceRow['kind'][] = ['accommodation', 'wholeYacht'];

export const presentOptions = (quote: Quote): OfferPart['OptionsList'] => {
  const counted = quote.rows.filter(({ kind, onSpot }) => kind !== 'rebates' && !onSpot);
  const trip = counted.filter(({ kind }) => MAIN_TRIP.includes(kind));
  const more = counted.filter(({ kind }) => !MAIN_TRIP.includes(kind));
  const groups = Map.groupBy([...trip, ...more], (row) => `${row.price} ${describeRow(row)}`);
  return [...groups.values()].flatMap((rows) => {
    const first = rows[0];
    return first === undefined
      ? []
      : [
          {
            Name: describeRow(first),
            ItemCount: rows.length,
            PricePerSingleItem: wireMoney(first.price),
          },
        ];
  });
};

const countLines = (lines: readonly Line[]): WizardReservation['Lines'] => {
  const groups = Map.groupBy(
    lines,
    (line) => `${line.onSpot} ${line.currency} ${line.price} ${describeLine(line)}`,
  );
  return [...groups.values()].flatMap(([first, ...equalLines]) =>
    first === undefined
      ? []
      : [
          {
            Name: describeLine(first),
            ItemCount: 1 + equalLines.length,
            PricePerSingleItem: wireMoney(first.price),
            Currency: first.currency,
            IsPayOnPlace: first.onSpot,
          },
        ],
  );
};

/** Presents price lines: first the accommodation, last what is paid on the spot (R14). */
export const presentLines = (quote: Quote): WizardReservation['Lines'] => {
  const lines = linesOf(quote.rows);
  const rank = ({ kind, onSpot }: Line): number => (onSpot ? 2 : MAIN_TRIP.includes(kind) ? 0 : 1);
  return countLines([0, 1, 2].flatMap((at) => lines.filter((line) => rank(line) === at)));
};

export const presentRebates = (quote: Quote): OfferPart['RebatesList'] =>
  quote.rebates.map(({ kind, value }) => ({
    Kind: kind,
    Name: rebateNames[kind],
    Value: wireMoney(value),
  }));

export const presentReceipt = (receipt: Quote['receipt']): ReceiptLine[] =>
  receipt.map(({ userNum, kind, rule, asked: requested, given: granted, cutBy, missing }) => ({
    userNum,
    Kind: kind,
    Rule: rule,
    Asked: wireMoney(requested),
    Given: wireMoney(granted),
    CutBy: cutBy,
    Missing: missing === null ? null : String(missing.travellers),
  }));

export const presentPrice = (
  quote: Quote,
  paid: Money,
  leftToPay: Money,
): WizardReservation['Price'] => ({
  CurrentPrice: wireMoney(quote.price),
  Paid: wireMoney(paid),
  LeftToPay: wireMoney(leftToPay),
  Rebate: wireMoney(quote.rebate),
});
