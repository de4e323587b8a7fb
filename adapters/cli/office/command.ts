import { err, ok, type Result } from 'neverthrow';
import type { CommandDeps } from '../../../application/booking/give-command.ts';
import type { OfficeFailure } from './refusals.ts';
import type { Read } from './values.ts';

/** The brands whose offers and vouchers the office looks after (R4). */
export const SITES = [1, 2] as const;

/** Every option that takes a value: what stands for the value in the help, and what it says. */
export const OPTIONS = {
  reason: { value: 'WORD|TEXT', says: 'why: customer or organiser for cancel, a few words for rebate' },
  amount: { value: 'PLN', says: 'like 150 or 150.50' },
  kind: { value: 'gift|discount', says: 'a gift voucher is money, a discount voucher comes off a price before the order' },
  value: { value: 'PLN', says: 'what it is worth: 50 to 20000, no grosze' },
  description: { value: 'TEXT', says: 'what it is for' },
  site: { value: '1|2|all', says: 'the brand that takes it; all without this option' },
  expires: { value: 'DAY', says: 'the last day on which it may be redeemed; for ever without this option' },
  offer: { value: 'N', says: 'only the offer with this number' },
  number: { value: 'TEXT', says: "the bank's or the provider's number of the payment; the same number is registered once" },
  method: { value: 'transfer|online|refund', says: 'transfer without this option; refund for money that went back' },
  until: { value: 'DAY', says: 'the last day of the statements that are imported' },
} as const satisfies Record<string, { readonly value: string; readonly says: string }>;

export type OptionName = keyof typeof OPTIONS;

/** What a call gives a command: the word after its name, and its options. */
export type Given = { readonly word: string | null; readonly options: Readonly<Partial<Record<OptionName, string>>> };

/** What a command has to say: for people, and the same for programs. */
export type Answer = { readonly text: string; readonly json: object };

/** The work of a call whose words have been understood; `by` is who gives it, '' for commands that change nothing. */
export type Task = (deps: CommandDeps, by: string) => Promise<Result<Answer, OfficeFailure>>;

export type Command = {
  /** Two words, or one. */
  readonly name: string;
  /** The word that has to follow, null for none. */
  readonly word: string | null;
  readonly needs: readonly OptionName[];
  readonly takes: readonly OptionName[];
  /** Changes something, and so has to say who gives it. */
  readonly changes: boolean;
  readonly says: string;
  readonly prepare: (given: Given) => Read<Task>;
};

/** An option that has to be there. */
export const needed = <T>({ options }: Given, name: OptionName, read: (typed: string) => Read<T>): Read<T> => {
  const typed = options[name];
  return typed === undefined ? err(`--${name} ${OPTIONS[name].value} is missing: ${OPTIONS[name].says}.`) : read(typed);
};

/** An option that may be there; `otherwise` without it. */
export const possible = <T>({ options }: Given, name: OptionName, otherwise: T, read: (typed: string) => Read<T>): Read<T> => {
  const typed = options[name];
  return typed === undefined ? ok(otherwise) : read(typed);
};
