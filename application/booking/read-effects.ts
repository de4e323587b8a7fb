import type { Day } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { Row, RowKind } from '../../domain/pricing/quote.ts';
import {
  REBATES_IN_ORDER,
  type RebateKind,
  type ReceiptLine,
} from '../../domain/pricing/rebates.ts';
import { ROW_RULES } from '../../domain/pricing/rows.ts';

export type RecordedRow = Pick<Row, 'userNum' | 'kind' | 'thing' | 'price' | 'currency' | 'onSpot'>;
export type RecordedRebate = Pick<
  ReceiptLine,
  'userNum' | 'kind' | 'rule' | 'asked' | 'given' | 'cutBy'
>;
/**
 * A plan line in the journal. `due` is null if the line has no due day, because it belongs to the
 * first payment.
 */
export type RecordedPlanLine = {
  readonly number: number;
  readonly paid: Money;
  readonly amount: Money;
  readonly due: Day | null;
};

const isRowKind = (word: string): word is RowKind => Object.hasOwn(ROW_RULES, word);
const isRebateKind = (word: string): word is RebateKind =>
  REBATES_IN_ORDER.some((kind) => kind === word);

const unreadable = (what: string, text: string): never => {
  throw new Error(`"${text}" is not a valid ${what} of the journal`);
};

/**
 * Parses a price row. `1 accommodation 501 234900`: participant 1 pays 234900 grosze for a place in
 * unit 501. `1 organiserSkipper 70000 onSpot EUR`: participant 1 pays 700.00 EUR on the spot.
 */
export const parseRecordedRow = (text: string): RecordedRow => {
  const [, userNum, kind = '', item = '', price, onSpot, currency] =
    /^(\d+) (\w+) (?:(\S+) )?(-?\d+)( onSpot)?(?: (EUR))?$/.exec(text) ??
    unreadable('price row', text);
  if (!isRowKind(kind)) return unreadable('price row', text);
  return {
    userNum: Number(userNum),
    kind,
    thing: item,
    price: Number(price),
    onSpot: onSpot !== undefined,
    currency: currency === 'EUR' ? 'EUR' : 'PLN',
  };
};

/**
 * Parses a rebate. `1 loyalty R20 8000 of 10000 cutBy cap`: participant 1 gets 8000 grosze of the
 * loyalty rebate of 10000 (rule R20), because the cap allows no more.
 */
export const parseRecordedRebate = (text: string): RecordedRebate => {
  const [, userNum, kind = '', rule = '', granted, requested, cut] =
    /^(\d+) (\w+) (\S+) (\d+) of (\d+)(?: cutBy (cap|price))?$/.exec(text) ??
    unreadable('rebate', text);
  if (!isRebateKind(kind)) return unreadable('rebate', text);
  const cutBy = cut === 'cap' || cut === 'price' ? cut : null;
  return {
    userNum: Number(userNum),
    kind,
    rule,
    given: Number(granted),
    asked: Number(requested),
    cutBy,
  };
};

/**
 * Parses a plan line. `2 0 of 134900 2027-06-01`: 0 of the 134900 grosze of line 2 are paid. The
 * line is due on 1 June 2027. Lines of the first payment have `firstDue` instead of a day.
 */
export const parseRecordedPlanLine = (text: string): RecordedPlanLine => {
  const [, number, paid, amount, due] =
    /^(\d+) (-?\d+) of (-?\d+) (firstDue|\d{4}-\d\d-\d\d)$/.exec(text) ??
    unreadable('line of a plan', text);
  return {
    number: Number(number),
    paid: Number(paid),
    amount: Number(amount),
    due: due === undefined || due === 'firstDue' ? null : due,
  };
};
