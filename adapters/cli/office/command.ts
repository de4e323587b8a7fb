import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { ExportAccountDeps } from '../../../application/accounts/export-account.ts';
import type { CommandDeps } from '../../../application/booking/submit-command.ts';
import type { EraseAccountDeps, FindPeopleDeps } from '../../../application/office/accounts.ts';
import type { OfficeBookingViewDeps } from '../../../application/office/bookings.ts';
import type { AppointDeps } from '../../../application/office/codes.ts';
import type { CrewDeps } from '../../../application/office/crews.ts';
import type { InvoicesDeps } from '../../../application/office/invoices.ts';
import type { LinesDeps } from '../../../application/office/lines.ts';
import type { NewsletterDeps } from '../../../application/office/mails.ts';
import type { ReportDeps } from '../../../application/office/reports.ts';
import type { ReserveListDeps } from '../../../application/office/reserve-list.ts';
import type { PaperDeps } from '../../../application/papers/issue-paper-and-link.ts';
import type { Journal } from '../../../application/ports/journal.ts';
import type { StoredFile } from '../../../application/ports/messages.ts';
import type { Clock, Ids } from '../../../application/ports/system.ts';
import type { CatalogueStore } from '../../../application/ports/values.ts';
import type { ChangeDeps } from '../../../application/shop/change-shop.ts';
import type { RefundDeps } from '../../../application/statements/refunds.ts';
import type { Instant } from '../../../domain/calendar.ts';
import type { BrandTokens } from '../../brand/brand-tokens.ts';
import type { NamedText } from '../../shop-files/read-entries.ts';
import type { CsvDialect } from '../terminal/csv.ts';
import { isYes, type ParseResult, readNumber } from './read-values.ts';
import type { OfficeFailure, OpeningFailure } from './refusals.ts';

export type Option = { readonly name: string; readonly value: string; readonly says: string };

export type Flag = { readonly name: string; readonly says: string };

export type CommandArguments = {
  readonly word: string | null;
  readonly text: string;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
  readonly csv: CsvDialect | null;
  readonly dryRun: boolean;
};

export type CommandOutput = { readonly text: string; readonly json: object };

/** Output that is printed in pieces while the store is read: as text, or as JSON for programs. */
export type StreamedOutput = {
  readonly texts: () => AsyncIterable<string>;
  readonly jsonTexts: () => AsyncIterable<string>;
};

export type OfficeDeps = CommandDeps &
  OfficeBookingViewDeps &
  LinesDeps &
  ReserveListDeps &
  AppointDeps &
  NewsletterDeps &
  FindPeopleDeps &
  CrewDeps &
  RefundDeps &
  ReportDeps &
  InvoicesDeps & { readonly ids: Ids };

/** `by` is the clerk's name; '' for commands that change nothing. */
export type Task<A = CommandOutput> = (
  deps: OfficeDeps,
  by: string,
) => Promise<Result<A, OfficeFailure>>;

/** Dependencies of commands that need no opened shop: they work on an empty store or on files. */
export type StoreDeps = {
  readonly catalogueStore: () => Promise<CatalogueStore>;
  readonly changes: () => Promise<ChangeDeps>;
  readonly commands: () => Promise<OfficeDeps>;
  readonly papers: () => Promise<PaperDeps>;
  readonly accounts: () => Promise<EraseAccountDeps & ExportAccountDeps>;
  readonly journal: () => Promise<Journal>;
  readonly clock: () => Promise<Clock>;
  readonly now: Instant;
  readonly contentFolder: string;
  readonly tokens: () => Promise<BrandTokens>;
  readonly read: (path: string) => ResultAsync<readonly NamedText[], OpeningFailure>;
  readonly readAttached: (path: string) => ResultAsync<readonly StoredFile[], OpeningFailure>;
  /**
   * Writes a temporary file, calls `accept`, then gives the file its name. If `accept` throws, no
   * file remains.
   */
  readonly write: (
    path: string,
    file: Uint8Array,
    accept?: () => Promise<void>,
  ) => ResultAsync<void, OpeningFailure>;
  readonly makeFolder: (path: string) => ResultAsync<void, OpeningFailure>;
  readonly readBytes: (path: string) => ResultAsync<Uint8Array, OpeningFailure>;
  /** Asks a question at the terminal, returns the answer. Null if there is no terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
};

export type StoreTask = (
  deps: StoreDeps,
  by: string,
) => Promise<Result<CommandOutput, OfficeFailure>>;

type CommandName = {
  readonly name: string;
  readonly word?: string | null;
  readonly needs?: readonly Option[];
  readonly takes?: readonly Option[];
  readonly flags?: readonly Flag[];
  readonly text?: string;
  readonly words?: string;
  readonly changes?: boolean;
  /** The option that makes the command change something. Without this option it only reads. */
  readonly changesWith?: string;
  readonly says: string;
};

type ShopCommand = CommandName & {
  readonly prepare: (args: CommandArguments) => ParseResult<Task<CommandOutput | StreamedOutput>>;
};

/** A command that also runs without an opened shop. */
export type StoreCommand = CommandName & {
  /** True if the command implements --dry-run. Otherwise `dryRunOfStoreTask` rolls it back. */
  readonly hasPreview?: boolean;
  readonly opensShop?: boolean;
  readonly prepareStoreTask: (args: CommandArguments) => ParseResult<StoreTask>;
};

export type Command = ShopCommand | StoreCommand;

/** Parses a required option. The option exists, because `parseOfficeCommandLine` refuses a call without it. */
export const requiredOption = <T>(
  { options }: CommandArguments,
  { name }: Option,
  read: (typed: string) => ParseResult<T>,
): ParseResult<T> => read(options[name] ?? '');

export const optionalOption = <T>(
  { options }: CommandArguments,
  { name }: Option,
  otherwise: T,
  read: (typed: string) => ParseResult<T>,
): ParseResult<T> => {
  const typed = options[name];
  return typed === undefined ? ok(otherwise) : read(typed);
};

export const runIfConfirmed = async (
  { ask }: Pick<StoreDeps, 'ask'>,
  question: string,
  work: () => Promise<Result<CommandOutput, OfficeFailure>>,
): Promise<Result<CommandOutput, OfficeFailure>> =>
  ask !== null && !isYes(await ask(`${question} [y/N] `)) ? err({ kind: 'declined' }) : work();

export const readOfferArgument = ({ word }: CommandArguments): ParseResult<number> =>
  readNumber('OFFER', word ?? '').mapErr(() => `"${word}" is no number of an offer.`);
