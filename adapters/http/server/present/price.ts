import type { Money } from '../../../../domain/money.ts';
import { type Line, priceLinesWithoutRebates } from '../../../../domain/pricing/lines.ts';
import type { Row as PriceRow, Quote } from '../../../../domain/pricing/quote.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { describePriceLine, describePriceRow, rebateNames } from '../../contract/names.pl.ts';
import type { ReceiptLine, Row, SummaryPerParticipant } from '../../contract/wizard/steps.ts';
import type { WizardReservation } from '../../contract/wizard/wizard.ts';

type OfferPart = WizardReservation['Offer'];

export const presentPriceRow = (row: PriceRow): Row => ({
  Kind: row.kind,
  Description: describePriceRow(row),
  Price: toWireMoney(row.price),
  Currency: row.currency,
  extendData: { IsPayOnPlace: row.onSpot },
});

export const presentPriceRowOfLine = (line: Line): Row => ({
  ...presentPriceRow(line),
  Description: describePriceLine(line),
});

/**
 * Presents price rows by participant: `UserNum1` holds the rows of participant 1. Omits
 * participants who are not in `userNums`.
 */
export const presentByUserNum = <R extends { readonly userNum: number }>(
  rows: readonly R[],
  userNums: readonly number[],
  present: (row: R) => Row,
): Readonly<Record<string, Row[]>> =>
  Object.fromEntries(
    userNums.map((userNum) => [
      `UserNum${userNum}`,
      rows.filter((row) => row.userNum === userNum).map(present),
    ]),
  );

const byParticipant = <R extends { readonly userNum: number }>(
  rows: readonly R[],
  travellers: number,
  present: (row: R) => Row,
): SummaryPerParticipant => {
  const userNums = Array.from({ length: travellers }, (_, index) => index + 1);
  return { UserNum1: [], ...presentByUserNum(rows, userNums, present) };
};

export const presentRowsByParticipant = (quote: Quote, travellers: number): SummaryPerParticipant =>
  byParticipant(quote.rows, travellers, presentPriceRow);

/** Presents price rows without rebates. Joins a journey and its pick-up point in one line. */
export const presentLinesByParticipant = (
  quote: Quote,
  travellers: number,
): SummaryPerParticipant =>
  byParticipant(priceLinesWithoutRebates(quote.rows), travellers, presentPriceRowOfLine);

const MAIN_TRIP: readonly PriceRow['kind'][] = ['accommodation', 'wholeYacht'];

export const presentPricedOptions = (quote: Quote): OfferPart['OptionsList'] => {
  const counted = quote.rows.filter(({ kind, onSpot }) => kind !== 'rebates' && !onSpot);
  const trip = counted.filter(({ kind }) => MAIN_TRIP.includes(kind));
  const more = counted.filter(({ kind }) => !MAIN_TRIP.includes(kind));
  const counts = countEqual([...trip, ...more], (row) => `${row.price} ${describePriceRow(row)}`);
  return counts.map(([row, count]) => ({
    Name: describePriceRow(row),
    ItemCount: count,
    PricePerSingleItem: toWireMoney(row.price),
  }));
};

const countEqual = <R>(rows: readonly R[], keyOf: (row: R) => string): readonly [R, number][] =>
  [...Map.groupBy(rows, keyOf).values()].flatMap(([first, ...equalRows]): [R, number][] =>
    first === undefined ? [] : [[first, 1 + equalRows.length]],
  );

const countLines = (lines: readonly Line[]): WizardReservation['Lines'] =>
  countEqual(
    lines,
    (line) => `${line.onSpot} ${line.currency} ${line.price} ${describePriceLine(line)}`,
  ).map(([line, count]) => ({
    Name: describePriceLine(line),
    ItemCount: count,
    PricePerSingleItem: toWireMoney(line.price),
    Currency: line.currency,
    IsPayOnPlace: line.onSpot,
  }));

/** Presents price lines: first the accommodation, last what is paid on the spot (R14). */
export const presentPriceLines = (quote: Quote): WizardReservation['Lines'] => {
  const lines = priceLinesWithoutRebates(quote.rows);
  const rank = ({ kind, onSpot }: Line): number => (onSpot ? 2 : MAIN_TRIP.includes(kind) ? 0 : 1);
  return countLines([0, 1, 2].flatMap((at) => lines.filter((line) => rank(line) === at)));
};

export const presentRebates = (quote: Quote): OfferPart['RebatesList'] =>
  quote.rebates.map(({ kind, value }) => ({
    Kind: kind,
    Name: rebateNames[kind],
    Value: toWireMoney(value),
  }));

export const presentReceipt = (receipt: Quote['receipt']): ReceiptLine[] =>
  receipt.map(({ userNum, kind, rule, asked: requested, given: granted, cutBy, missing }) => ({
    userNum,
    Kind: kind,
    Rule: rule,
    Asked: toWireMoney(requested),
    Given: toWireMoney(granted),
    CutBy: cutBy,
    Missing: missing === null ? null : String(missing.travellers),
  }));

export const presentPrice = (
  quote: Quote,
  paid: Money,
  leftToPay: Money,
): WizardReservation['Price'] => ({
  CurrentPrice: toWireMoney(quote.price),
  Paid: toWireMoney(paid),
  LeftToPay: toWireMoney(leftToPay),
  Rebate: toWireMoney(quote.rebate),
});
