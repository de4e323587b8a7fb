import { err, ok, type Result } from 'neverthrow';
import type { GivingDeps } from '../../../application/booking/give-command.ts';
import type { AppointDeps } from '../../../application/office/ambassadors.ts';
import type { OfficeViewDeps } from '../../../application/office/bookings.ts';
import type { LinesDeps } from '../../../application/office/lines.ts';
import type { NewsletterDeps } from '../../../application/office/newsletter.ts';
import type { ReserveListDeps } from '../../../application/office/reserve-list.ts';
import type { Ids } from '../../../application/ports/ids.ts';
import type { OfficeFailure } from './refusals.ts';
import type { Read } from './values.ts';

/** Options that take a value; one may have a meaning of its own with a command. */
export type OptionName =
  | 'reason'
  | 'amount'
  | 'kind'
  | 'value'
  | 'description'
  | 'site'
  | 'expires'
  | 'offer'
  | 'number'
  | 'method'
  | 'until'
  | 'participant'
  | 'first-name'
  | 'last-name'
  | 'birth-date'
  | 'document'
  | 'country'
  | 'gender'
  | 'phone'
  | 'email';

/** An option of a command: what stands for its value in the help, and what it says. */
export type Option = { readonly name: OptionName; readonly value: string; readonly says: string };

/** What a call gives a command: the word after its name, and its options. */
export type Given = { readonly word: string | null; readonly options: Readonly<Partial<Record<OptionName, string>>> };

/** What a command has to say: for people, and the same for programs. */
export type Answer = { readonly text: string; readonly json: object };

/** What the office's commands work with, all together. */
export type OfficeDeps = GivingDeps & OfficeViewDeps & LinesDeps & ReserveListDeps & AppointDeps & NewsletterDeps & { readonly ids: Ids };

/** The work of a call whose words have been understood; `by` is who gives it, '' for commands that change nothing. */
export type Task = (deps: OfficeDeps, by: string) => Promise<Result<Answer, OfficeFailure>>;

export type Command = {
  /** Two words, or one. */
  readonly name: string;
  /** The word that has to follow, null for none. */
  readonly word: string | null;
  readonly needs: readonly Option[];
  readonly takes: readonly Option[];
  /** Changes something, and so has to say who gives it. */
  readonly changes: boolean;
  readonly says: string;
  readonly prepare: (given: Given) => Read<Task>;
};

/** An option that has to be there. */
export const needed = <T>({ options }: Given, { name, value, says }: Option, read: (typed: string) => Read<T>): Read<T> => {
  const typed = options[name];
  return typed === undefined ? err(`--${name} ${value} is missing: ${says}.`) : read(typed);
};

/** An option that may be there; `otherwise` without it. */
export const possible = <T>({ options }: Given, { name }: Option, otherwise: T, read: (typed: string) => Read<T>): Read<T> => {
  const typed = options[name];
  return typed === undefined ? ok(otherwise) : read(typed);
};
