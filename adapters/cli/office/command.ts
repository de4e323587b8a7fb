import { ok, Result } from 'neverthrow';
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
import type { Clock, Ids } from '../../../application/ports/system.ts';
import type { CatalogueStore } from '../../../application/ports/values.ts';
import type { ChangeDeps } from '../../../application/shop/change-shop.ts';
import type { RefundDeps } from '../../../application/statements/refunds.ts';
import type { Instant } from '../../../domain/calendar.ts';
import type { BrandTokens } from '../../brand/brand-tokens.ts';
import type { CsvDialect } from '../terminal/csv.ts';
import type { Files } from './files.ts';
import { type ParseResult, type ReadTyped, readNumber } from './read-values.ts';
import type { OfficeFailure } from './refusals.ts';

export type Option<T = unknown> = {
  readonly value: string;
  readonly helpText: string;
  readonly read: ReadTyped<T>;
};

export type Options = Readonly<Record<string, Option>>;

export type Argument<T = unknown> = { readonly name: string; readonly read: ReadTyped<T> };

export const defineOption = <T>(
  valueName: string,
  helpText: string,
  read: ReadTyped<T>,
): Option<T> => ({
  value: valueName,
  helpText,
  read,
});

export const defineArgument = <T>(name: string, read: ReadTyped<T>): Argument<T> => ({
  name,
  read,
});

export const OFFER_ARGUMENT = defineArgument('OFFER', (typed, label) =>
  readNumber(typed, label).mapErr(() => `"${typed}" is no number of an offer.`),
);

/**
 * The parts of a command line, as the clerk typed them. The values of its options and arguments are
 * not checked yet.
 */
export type TypedCommandLine = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
  readonly csv: CsvDialect | null;
  readonly dryRun: boolean;
};

export type CommandOutput = { readonly text: string; readonly json: object };

/**
 * Output that a command prints in pieces while it still reads the store. `texts` is for people,
 * `jsonTexts` for programs.
 */
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

/** Asks a question at the terminal, returns the answer. Null if there is no terminal. */
type Ask = ((question: string) => Promise<string>) | null;

/** Dependencies of commands that run on an opened shop. */
export type ShopDeps = OfficeDeps &
  Files & {
    readonly catalogueStore: CatalogueStore;
    readonly journal: Journal;
    readonly changes: () => Promise<ChangeDeps>;
    readonly papers: () => Promise<PaperDeps>;
    readonly accounts: () => Promise<EraseAccountDeps & ExportAccountDeps>;
    readonly tokens: () => Promise<BrandTokens>;
    readonly ask: Ask;
  };

/** Dependencies of commands that need no opened shop: they work on an empty store or on files. */
export type FileDeps = Files & {
  readonly catalogueStore: () => Promise<CatalogueStore>;
  readonly clock: () => Promise<Clock>;
  readonly now: Instant;
  readonly contentFolder: string;
  readonly ask: Ask;
  readonly shop: () => Promise<ShopDeps>;
};

type TaskOn<Deps> = (
  deps: Deps,
  by: string,
) => Promise<Result<CommandOutput | StreamedOutput, OfficeFailure>>;

/** `by` is the clerk's name; '' for commands that change nothing. */
export type Task = TaskOn<ShopDeps>;
export type FileTask = TaskOn<FileDeps>;

type CommandFacts = {
  readonly name: string;
  /** True if the command takes --csv. */
  readonly csv?: boolean;
  readonly changes?: boolean;
  /**
   * The name of the option with which this command changes something. Without the option, the
   * command only reads, so it needs no clerk's name.
   */
  readonly changesWith?: string;
  /**
   * True if the command itself implements --dry-run. If not, `dryRunOf` runs the command and rolls
   * back its changes.
   */
  readonly hasPreview?: boolean;
  readonly opensShop?: boolean;
  /**
   * True if the program says how to name the store when it finds no shop. Without this flag, the
   * command is refused as `notOpen`.
   */
  readonly explainsMissingStore?: boolean;
  readonly helpText: string;
};

type Inputs<W, S, M, N, T, F> = {
  readonly word?: Argument<W>;
  readonly second?: Argument<S>;
  /** Any number of arguments after the first argument, such as further files. */
  readonly words?: Argument<M>;
  readonly needs?: N;
  readonly takes?: T;
  /** The help text of each flag: what the command does if the flag is typed. */
  readonly flags?: F;
};

type OptionValues<O> = {
  readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};

type CommandValues<W, S, M, N, T, F> = OptionValues<N> & {
  readonly [K in keyof T]: OptionValues<T>[K] | null;
} & { readonly [K in keyof F]: boolean } & Pick<TypedCommandLine, 'csv' | 'dryRun'> & {
    readonly word: W;
    readonly second: S;
    readonly words: readonly M[];
  };

type Prepared<T> = T | ParseResult<T>;

/**
 * How a command makes its task. With `needsNoShop`, the command also runs on a store in which no
 * shop is opened. Without this flag, it is refused there.
 */
type Preparation<Values, OnFiles, OnShop> =
  | { readonly needsNoShop: true; readonly prepare: (given: Values) => OnFiles }
  | { readonly needsNoShop?: false; readonly prepare: (given: Values) => OnShop };

type AnyInputs = Inputs<unknown, unknown, unknown, Options, Options, Flags>;

type Flags = Readonly<Record<string, string>>;

export type Command = CommandFacts &
  AnyInputs &
  Preparation<TypedCommandLine, ParseResult<FileTask>, ParseResult<Task>>;

/** Reads each option that was typed; an option that was not typed is null. */
export const readOptions = <O extends Options>(
  options: O,
  typed: TypedCommandLine['options'],
): ParseResult<{ readonly [K in keyof O]: OptionValues<O>[K] | null }> =>
  Result.combine(
    Object.entries(options).map(([name, { read }]) => {
      const text = typed[name];
      return (text === undefined ? ok(null) : read(text, `--${name}`)).map(
        (value) => [name, value] as const,
      );
    }),
  ).map((values) => Object.fromEntries(values) as never);

/** Leaves out the options that were not typed. */
export const omitNullValues = <V extends object>(
  values: V,
): { readonly [K in keyof V]?: NonNullable<V[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as never;

const readArgument = (argument: Argument | undefined, typed = ''): ParseResult<unknown> =>
  argument === undefined ? ok(null) : argument.read(typed, argument.name);

const readInputs = <V>(
  { word, second, words, needs = {}, takes = {}, flags = {} }: AnyInputs,
  typed: TypedCommandLine,
): ParseResult<V> =>
  Result.combine([
    readArgument(word, typed.words[0]),
    readArgument(second, typed.words[1]),
    Result.combine(typed.words.slice(1).map((each) => readArgument(words, each))),
    readOptions({ ...needs, ...takes }, typed.options),
  ]).map(([first, next, others, values]) => ({
    ...(values as object),
    ...Object.fromEntries(Object.keys(flags).map((name) => [name, typed.flags.has(name)])),
    ...{ word: first, second: next, words: others, csv: typed.csv, dryRun: typed.dryRun },
  })) as ParseResult<V>;

/** Defines a command. `prepare` gets the values of its inputs and returns the task, or an error. */
export const defineCommand = <
  W = null,
  S = null,
  M = null,
  N extends Options = Record<never, Option>,
  T extends Options = Record<never, Option>,
  F extends Flags = Record<never, string>,
>(
  command: CommandFacts &
    Inputs<W, S, M, N, T, F> &
    Preparation<CommandValues<W, S, M, N, T, F>, Prepared<FileTask>, Prepared<Task>>,
): Command => {
  const prepareFromTyped =
    <P extends Task | FileTask>(prepare: (given: CommandValues<W, S, M, N, T, F>) => Prepared<P>) =>
    (typed: TypedCommandLine): ParseResult<P> =>
      readInputs<CommandValues<W, S, M, N, T, F>>(command, typed).andThen(
        (given): ParseResult<P> => {
          const prepared = prepare(given);
          return typeof prepared === 'function' ? ok(prepared) : prepared;
        },
      );
  return command.needsNoShop === true
    ? { ...command, prepare: prepareFromTyped(command.prepare) }
    : { ...command, prepare: prepareFromTyped(command.prepare) };
};
