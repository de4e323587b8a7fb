import { shownRebates } from '../../adapters/http/contract/names.pl.ts';
import type { ReceiptLine } from '../../adapters/http/contract/wizard/steps.ts';
import { wizardCopy } from '../copy/wizard-frame.pl.ts';
import { receiptCopy } from '../copy/wizard-receipt.pl.ts';
import { money } from '../format.ts';

type Kind = keyof typeof shownRebates;
const isKind = (kind: string): kind is Kind => Object.hasOwn(shownRebates, kind);

/** Equal lines of several participants, told once with their number. */
type Told = { readonly kind: Kind; readonly line: ReceiptLine; readonly times: number };

const toldOf = (lines: readonly ReceiptLine[]): readonly Told[] => {
  const told = new Map<string, Told>();
  for (const line of lines) {
    if (!isKind(line.Kind)) continue;
    const key = [line.Kind, line.Asked, line.Given, line.CutBy].join();
    told.set(key, { kind: line.Kind, line, times: (told.get(key)?.times ?? 0) + 1 });
  }
  return [...told.values()];
};

const cutOf = ({ line: { CutBy, Asked } }: Told): string | null => {
  if (CutBy === null) return null;
  return CutBy === 'cap' ? receiptCopy.cap(money(Asked)) : receiptCopy.price(money(Asked));
};

const becauseOf = (told: Told): string => [receiptCopy.reasons[told.kind], cutOf(told)].filter(Boolean).join(' ');

/** What a rebate line gives each of those it is told for: '6 × −40 PLN', '−200 PLN'. */
const givenText = ({ line: { Given }, times }: Told): string => {
  const each = money(`-${Given}`);
  return times > 1 ? wizardCopy.times(times, each) : each;
};

/** A rebate by its name, with why it is given and, where it was cut, what cut it (R18, R23). */
type ShownRebate = { readonly name: string; readonly because: string; readonly amount: string };

/** Rebates that give something (R23). */
export const rebatesOf = (lines: readonly ReceiptLine[]): readonly ShownRebate[] =>
  toldOf(lines.filter(({ Given }) => Given !== '0')).map((told) => ({
    name: shownRebates[told.kind],
    because: becauseOf(told),
    amount: givenText(told),
  }));

/** Rebates that a limit cut to nothing, a sentence each: without it they would look forgotten (R23). */
export const withheldOf = (lines: readonly ReceiptLine[]): readonly string[] => cutsOf(lines.filter(({ Given }) => Given === '0'));

/** What was cut and by what, a sentence each: 'Rabat grupowy: Należało się 60 PLN, ale …' (R23). */
export const cutsOf = (lines: readonly ReceiptLine[]): readonly string[] =>
  toldOf(lines).flatMap((told) => {
    const cut = cutOf(told);
    return cut === null ? [] : [`${shownRebates[told.kind]}: ${cut}`];
  });
