import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { GivingDeps } from '../../../application/booking/give-command.ts';
import type { EraseDeps, FindDeps } from '../../../application/office/accounts.ts';
import type { AppointDeps } from '../../../application/office/ambassadors.ts';
import type { OfficeViewDeps } from '../../../application/office/bookings.ts';
import type { CrewDeps } from '../../../application/office/crews.ts';
import type { InvoicesDeps } from '../../../application/office/invoices.ts';
import type { LinesDeps } from '../../../application/office/lines.ts';
import type { NewsletterDeps } from '../../../application/office/newsletter.ts';
import type { ReportDeps } from '../../../application/office/reports.ts';
import type { ReserveListDeps } from '../../../application/office/reserve-list.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Ids } from '../../../application/ports/ids.ts';
import type { Journal } from '../../../application/ports/journal.ts';
import type { KeptFile } from '../../../application/ports/messages.ts';
import type { CatalogueStore } from '../../../application/ports/values.ts';
import type { ChangeDeps } from '../../../application/shop/change-shop.ts';
import type { RefundDeps } from '../../../application/statements/refunds.ts';
import type { Instant } from '../../../domain/calendar.ts';
import type { NamedText } from '../../shop-files/opening.ts';
import type { CsvDialect } from '../terminal/csv.ts';
import type { OfficeFailure, OpeningFailure } from './refusals.ts';
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
  | 'email'
  | 'brands'
  | 'sellers'
  | 'offers'
  | 'of'
  | 'id'
  | 'price'
  | 'unit'
  | 'yachts'
  | 'first'
  | 'second'
  | 'from'
  | 'status'
  | 'name'
  | 'pdf'
  | 'booking'
  | 'title'
  | 'text'
  | 'file'
  | 'attach'
  | 'import'
  | 'booking'
  | 'entry'
  | 'account'
  | 'recipient'
  | 'file'
  | 'folder'
  | 'address'
  | 'zip'
  | 'city'
  | 'nip';

/** Options that say something by being there. */
export type FlagName = 'unpaid' | 'reserve-list' | 'csv' | 'mail' | 'bookers';

/** An option of a command: what stands for its value in the help, and what it says. */
export type Option = { readonly name: OptionName; readonly value: string; readonly says: string };

export type Flag = { readonly name: FlagName; readonly says: string };

/** What a call gives a command: the word after its name, and its options. */
export type Given = {
  readonly word: string | null;
  /** What follows the word, of a command that takes one; else empty. */
  readonly text: string;
  /** All that follows the word, of a command that takes any number. */
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  readonly flags: ReadonlySet<FlagName>;
  /** The dialect of `--csv`; null without it. */
  readonly csv: CsvDialect | null;
  /** What it would do is told, and nothing done; false for commands that do not take it. */
  readonly dryRun: boolean;
};

/** What a command has to say: for people, and the same for programs. */
export type Answer = { readonly text: string; readonly json: object };

/** What the office's commands work with, all together. */
export type OfficeDeps = GivingDeps &
  OfficeViewDeps &
  LinesDeps &
  ReserveListDeps &
  AppointDeps &
  NewsletterDeps &
  FindDeps &
  CrewDeps &
  RefundDeps &
  ReportDeps &
  InvoicesDeps & { readonly ids: Ids };

/** The work of a call whose words have been understood; `by` is who gives it, '' for commands that change nothing. */
export type Task = (deps: OfficeDeps, by: string) => Promise<Result<Answer, OfficeFailure>>;

/** What commands work with that need no open shop: a store that may be empty, and the files that are to go into it. */
export type StoreDeps = {
  readonly catalogueStore: () => Promise<CatalogueStore>;
  /** What an open shop is changed with; asked for only where a shop is open. */
  readonly changes: () => Promise<ChangeDeps>;
  /** What bookings of it are worked on with. */
  readonly commands: () => Promise<OfficeDeps>;
  /** What accounts of it are worked on with. */
  readonly accounts: () => Promise<EraseDeps>;
  readonly journal: () => Promise<Journal>;
  /** The shop's clock, as it is kept with the store. */
  readonly clock: () => Promise<Clock>;
  /** The machine's time, for what needs no store. */
  readonly now: Instant;
  /** The text of a file, or of each JSON file of a folder. */
  readonly read: (path: string) => ResultAsync<readonly NamedText[], OpeningFailure>;
  /** Files to send along with a message. */
  readonly readAttached: (path: string) => ResultAsync<readonly KeptFile[], OpeningFailure>;
  /** Writes a new file. `accept` is called when it is written and has no name yet; if it throws, there is no file. */
  readonly write: (path: string, file: Uint8Array, accept?: () => Promise<void>) => ResultAsync<void, OpeningFailure>;
  /** A file as it is. */
  readonly readBytes: (path: string) => ResultAsync<Uint8Array, OpeningFailure>;
  /** Asks at a terminal; null where nobody sits at one. */
  readonly ask: ((question: string) => Promise<string>) | null;
};

/** The work of such a command. */
export type StoreTask = (deps: StoreDeps, by: string) => Promise<Result<Answer, OfficeFailure>>;

type Named = {
  /** Two words, or one. */
  readonly name: string;
  /** The word that has to follow, null for none. */
  readonly word: string | null;
  readonly needs: readonly Option[];
  readonly takes: readonly Option[];
  readonly flags?: readonly Flag[];
  /** A text that follows the word; none without it. */
  readonly text?: string;
  /** Any number of words that may follow the first one. */
  readonly words?: string;
  /** Changes something, and so has to say who gives it. */
  readonly changes: boolean;
  /** An option with which it changes something, where it else only tells. */
  readonly changesWith?: OptionName | FlagName;
  readonly says: string;
};

export type Command = Named &
  (
    | { readonly needsShop?: true; readonly prepare: (given: Given) => Read<Task> }
    | { readonly needsShop: false; readonly takesDryRun?: boolean; readonly prepare: (given: Given) => Read<StoreTask> }
  );

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
