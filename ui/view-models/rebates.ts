import { rebateLabels } from '../../adapters/http/contract/names.pl.ts';
import type { ReceiptLine } from '../../adapters/http/contract/wizard/steps.ts';
import { wizardCopy } from '../copy/wizard-frame.pl.ts';
import { receiptCopy } from '../copy/wizard-receipt.pl.ts';
import { formatMoney } from '../format.ts';

type Kind = keyof typeof rebateLabels;
const isKind = (kind: string): kind is Kind => Object.hasOwn(rebateLabels, kind);

type GroupedLine = { readonly kind: Kind; readonly line: ReceiptLine; readonly times: number };

const groupEqualLines = (lines: readonly ReceiptLine[]): readonly GroupedLine[] => {
  const grouped = new Map<string, GroupedLine>();
  for (const line of lines) {
    if (!isKind(line.Kind)) continue;
    const key = [line.Kind, line.Asked, line.Given, line.CutBy].join();
    grouped.set(key, { kind: line.Kind, line, times: (grouped.get(key)?.times ?? 0) + 1 });
  }
  return [...grouped.values()];
};

const cutOf = ({ line: { CutBy, Asked } }: GroupedLine): string | null => {
  if (CutBy === null) return null;
  return CutBy === 'cap'
    ? receiptCopy.cap(formatMoney(Asked))
    : receiptCopy.price(formatMoney(Asked));
};

const becauseOf = (line: GroupedLine): string =>
  [receiptCopy.reasons[line.kind], cutOf(line)].filter(Boolean).join(' ');

const givenText = ({ line: { Given }, times }: GroupedLine): string => {
  const each = formatMoney(`-${Given}`);
  return times > 1 ? wizardCopy.times(times, each) : each;
};

/**
 * `because` says the rebate's reason. If a limit reduced the rebate, `because` also names this
 * limit (R18, R23).
 */
type ShownRebate = { readonly name: string; readonly because: string; readonly amount: string };

export const grantedRebatesOf = (lines: readonly ReceiptLine[]): readonly ShownRebate[] =>
  groupEqualLines(lines.filter(({ Given }) => Given !== '0')).map((line) => ({
    name: rebateLabels[line.kind],
    because: becauseOf(line),
    amount: givenText(line),
  }));

/**
 * Returns a sentence for each rebate that a limit reduced to zero. Without this sentence, the
 * customer could think that the shop has forgotten the rebate.
 */
export const withheldRebateTexts = (lines: readonly ReceiptLine[]): readonly string[] =>
  reducedRebateTexts(lines.filter(({ Given }) => Given === '0'));

/** Returns a sentence for each reduced rebate: 'Rabat grupowy: Z rabatu 60 PLN …' */
export const reducedRebateTexts = (lines: readonly ReceiptLine[]): readonly string[] =>
  groupEqualLines(lines).flatMap((line) => {
    const cut = cutOf(line);
    return cut === null ? [] : [`${rebateLabels[line.kind]}: ${cut}`];
  });
