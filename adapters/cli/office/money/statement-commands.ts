import { basename } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import { cancelUnpaidAfterStatements } from '../../../../application/office/statements.ts';
import type { BankEntry } from '../../../../application/ports/bank/bank.ts';
import {
  assignBankEntry,
  markDiscrepancySeen,
  putBankEntryAside,
  type ShareToAssign,
  undoStatementImport,
} from '../../../../application/statements/entries.ts';
import {
  type ImportReport,
  importStatements,
  previewStatementImport,
  type StatementFile,
} from '../../../../application/statements/import-statements.ts';
import { paymentIdOfBankLine } from '../../../../application/statements/register-share.ts';
import { type Day, dayOf } from '../../../../domain/calendar.ts';
import { cleanOneLineText } from '../../../../domain/text/clean.ts';
import { readStatements } from '../../../statements/read-statements.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  defineOption,
  type OfficeDeps,
  type ShopDeps,
  type Task,
} from '../command.ts';
import { runIfConfirmed } from '../confirm.ts';
import {
  acceptAnyText,
  isYes,
  type ParseResult,
  type ReadTyped,
  readAmount,
  readBookingId,
  readDay,
  readNumber,
  readSingleLineText,
} from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';
import { undoHandRegisteredPaymentTask } from './payment-commands.ts';
import {
  formatAssignedBankEntry,
  formatBankEntries,
  formatStatementImport,
  formatStatementImportPlan,
  formatStatementList,
  formatUndoneStatements,
} from './statement-answers.ts';
import {
  brokenStatementJson,
  formatAmountInCurrency,
  formatBankEntryReasons,
  formatBankLineShares,
  statementsCompleteQuestion,
} from './statement-text.ts';

const readEntry: ReadTyped<string> = (typed) => {
  const entry = cleanOneLineText(typed);
  return /^[1-9]\d{0,8}-[1-9]\d{0,6}$/.test(entry)
    ? ok(entry)
    : err(`"${typed}" is not the number of a statement line. Write the number like 3-17.`);
};

const readImport: ReadTyped<number> = (typed, label) =>
  readNumber(typed, label).mapErr(() => `"${typed}" is no number of an import.`);

const filesOf = async (
  deps: ShopDeps,
  paths: readonly string[],
): Promise<Result<readonly StatementFile[], OfficeFailure>> => {
  const files: StatementFile[] = [];
  for (const path of paths) {
    const bytes = await deps.readBytes(path);
    if (bytes.isErr()) return err(bytes.error);
    const name = basename(path);
    const read = readStatements(bytes.value);
    if (read.isErr())
      return err({ kind: 'files', problems: [brokenStatementJson(name, read.error)] });
    files.push({ name, statements: read.value });
  }
  return ok(files);
};

const questionOf = (entry: BankEntry): string =>
  [
    `${entry.id}  ${entry.day}  ${formatAmountInCurrency(entry.amount, entry.currency)}  ${entry.party.name}`,
    `  ${entry.title}`,
    `  ${formatBankEntryReasons(entry.reasons)}`,
    `Book it with ${formatBankLineShares(entry.proposed)}? [y/N] `,
  ].join('\n');

const confirmProposals = async (
  deps: ShopDeps,
  report: ImportReport,
  by: string,
): Promise<ImportReport> => {
  if (deps.ask === null || report.statements === null) return report;
  const entries: BankEntry[] = [];
  for (const entry of report.entries) {
    const isWanted =
      entry.state === 'open' &&
      entry.proposed.length > 0 &&
      isYes(await deps.ask(questionOf(entry)));
    if (isWanted) await assignBankEntry(deps)(by, entry.id, entry.proposed);
    entries.push((isWanted ? await deps.store.bank.entry(entry.id) : null) ?? entry);
  }
  return { ...report, entries };
};

/** Returns the last day that the statements of all accounts cover; null if one covers no day. */
const coveredUntil = (files: readonly StatementFile[]): Day | null => {
  const statements = files.flatMap((file) => file.statements);
  const lastDays = [...Map.groupBy(statements, ({ account }) => account).values()].map(
    (ofAccount) =>
      ofAccount
        .map(({ until }) => until ?? '')
        .toSorted()
        .at(-1) ?? '',
  );
  return lastDays.toSorted()[0] || null;
};

const completeUntil = async (
  { ask }: ShopDeps,
  report: ImportReport,
  files: readonly StatementFile[],
  named: Day | null,
): Promise<Day | null> => {
  const covered = report.statements === null ? null : coveredUntil(files);
  const until = named ?? (ask === null ? null : covered);
  return until === null ||
    ask === null ||
    isYes(await ask(`${statementsCompleteQuestion(until)} [y/N] `))
    ? until
    : null;
};

const importStatementsTask =
  (paths: readonly string[], named: Day | null, dryRun: boolean): Task =>
  async (deps, by) => {
    const today = dayOf(deps.clock.now());
    // If the statements' last day is in the future, refuse the command before it registers any
    // payment.
    if (named !== null && named > today) return err({ kind: 'dayToCome', today });
    const files = await filesOf(deps, paths);
    if (files.isErr()) return err(files.error);
    if (dryRun)
      return ok(formatStatementImportPlan(await previewStatementImport(deps)(files.value)));
    const report = await confirmProposals(deps, await importStatements(deps)(by, files.value), by);
    const until = await completeUntil(deps, report, files.value, named);
    if (until === null) return ok(formatStatementImport(report, null, by));
    // The imported statements cover only these bank accounts. So the shop must not cancel an unpaid
    // order that is to be paid to another account.
    const accounts = files.value.flatMap(({ statements }) =>
      statements.map(({ account }) => account),
    );
    return (await cancelUnpaidAfterStatements(deps)(by, until, accounts)).map((closed) =>
      formatStatementImport(report, { until, report: closed }, by),
    );
  };

/** Parses a booking number with an optional amount: K7M2P9QX or K7M2P9QX=150.50. */
const readWanted: ReadTyped<ShareToAssign> = (typed) => {
  const [id = '', amount] = typed.split('=');
  return readBookingId(id).andThen((bookingId) =>
    amount === undefined
      ? ok({ bookingId, amount: null })
      : readAmount(amount, `--${bookingId}`).map((grosze) => ({ bookingId, amount: grosze })),
  );
};

const assignEntryTask = (entryId: string, shares: readonly ShareToAssign[]): ParseResult<Task> =>
  shares.length === 0
    ? err('A booking number is missing: give the numbers of the bookings that the bank line pays.')
    : ok(async (deps, by) =>
        (await assignBankEntry(deps)(by, entryId, shares)).map((entry) =>
          formatAssignedBankEntry(entry, by),
        ),
      );

const setAsideTask =
  (typed: string, note: string): Task =>
  async (deps, by) =>
    readEntry(typed, '').isOk()
      ? (await putBankEntryAside(deps)(typed, note)).map((entry) =>
          formatAssignedBankEntry(entry, by),
        )
      : (await markDiscrepancySeen(deps)(typed, note)).map(({ paymentId, bookingId }) => ({
          text: `Payment ${paymentId} of ${bookingId} is seen to.`,
          json: { paymentId, bookingId, note, by },
        }));

const linesOf = async (
  { store }: OfficeDeps,
  bookingId: string,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const booking = await store.bookings.get(bookingId);
  if (booking === null) return err({ kind: 'unknownBooking' });
  const payments = 'payments' in booking ? booking.payments : [];
  const prefix = paymentIdOfBankLine({ id: '' });
  const found = await Promise.all(
    payments
      .filter(({ id }) => id.startsWith(prefix))
      .map(({ id }) => store.bank.entry(id.slice(prefix.length))),
  );
  const none = `No line of a statement is registered with ${bookingId}: bookings show lists its other payments.`;
  return ok(
    formatBankEntries(
      found.filter((entry) => entry !== null),
      none,
    ),
  );
};

const lineOf = async (
  { store }: OfficeDeps,
  entryId: string,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const entry = await store.bank.entry(entryId);
  return entry === null ? err({ kind: 'unknownEntry' }) : ok(formatBankEntries([entry], ''));
};

const importOf = async (
  { store }: OfficeDeps,
  importId: number,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  if (!(await store.bank.imports()).some(({ id }) => id === importId))
    return err({ kind: 'unknownImport' });
  const none = `Import ${importId} was undone completely: the shop stores none of its lines.`;
  return ok(formatBankEntries(await store.bank.entriesOf(importId), none));
};

const undoTask = (typed: string, words: readonly string[]): ParseResult<Task> => {
  if (readEntry(typed, '').isOk())
    return undoImportTask(typed.split('-')[0] ?? '', [typed, ...words]);
  const booking = readBookingId(typed);
  if (booking.isErr()) return undoImportTask(typed, words);
  const [number, ...otherWords] = words;
  return number === undefined || otherWords.length > 0
    ? err(
        'The payment’s number is missing. Write: payments undo BOOKING PAYMENT. "bookings show" lists the payments of a booking with their numbers.',
      )
    : readSingleLineText(number, 'NUMBER').map((paymentId) =>
        undoHandRegisteredPaymentTask(booking.value, paymentId),
      );
};

const undoImportTask = (word: string, words: readonly string[]): ParseResult<Task> =>
  Result.combine([
    readImport(word, ''),
    Result.combine(words.map((each) => readEntry(each, ''))),
  ]).map(([importId, entryIds]) => (deps, by) => {
    const what = entryIds.length === 0 ? `all of import ${importId}` : entryIds.join(', ');
    return runIfConfirmed(deps, `Undo ${what}?`, async () =>
      (await undoStatementImport(deps)(by, importId, entryIds)).map((report) =>
        formatUndoneStatements(report, by),
      ),
    );
  });

export const statementCommands: readonly Command[] = [
  defineCommand({
    name: 'payments import',
    word: defineArgument('FILE', acceptAnyText),
    words: defineArgument('FILE', acceptAnyText),
    takes: {
      until: defineOption(
        'DAY',
        'the statements are complete up to this day: transfer orders whose last day has passed are cancelled',
        readDay,
      ),
    },
    changes: true,
    hasPreview: true,
    helpText:
      'import bank statements (CAMT.053 or MT940): certain lines are booked, doubtful lines are asked at a terminal, all other lines stay open; a repeated file changes nothing',
    prepare: ({ word, words, until, dryRun }) =>
      importStatementsTask([word, ...words], until, dryRun),
  }),
  defineCommand({
    name: 'payments list',
    explainsMissingStore: true,
    takes: {
      import: defineOption('N', 'all lines of an import', readImport),
      booking: defineOption('ID', 'the lines that are registered with a booking', readBookingId),
      entry: defineOption('LINE', 'one line, like 3-17', readEntry),
    },
    helpText:
      'list imports and unassigned lines, or the lines of one import or booking with their reasons',
    prepare:
      ({ import: importId, booking, entry }) =>
      async (deps) => {
        const { bank } = deps.store;
        if (entry !== null) return lineOf(deps, entry);
        if (importId !== null) return importOf(deps, importId);
        if (booking !== null) return linesOf(deps, booking);
        return ok(formatStatementList(await bank.imports(), await bank.openEntries()));
      },
  }),
  defineCommand({
    name: 'payments assign',
    explainsMissingStore: true,
    word: defineArgument('LINE', readEntry),
    words: defineArgument('BOOKING', readWanted),
    changes: true,
    helpText:
      'register a line with one or several bookings: split by their due amounts, or as named, BOOKING=150.50',
    prepare: ({ word, words }) => assignEntryTask(word, words),
  }),
  defineCommand({
    name: 'payments aside',
    explainsMissingStore: true,
    word: defineArgument('LINE', acceptAnyText),
    second: defineArgument('TEXT', readSingleLineText),
    changes: true,
    helpText:
      'put aside a line that pays no booking, or finish the task of an odd online payment (its number instead of the line); the text is the reason',
    prepare: ({ word, second }) => setAsideTask(cleanOneLineText(word), second),
  }),
  defineCommand({
    name: 'payments undo',
    word: defineArgument('IMPORT|LINE|BOOKING', acceptAnyText),
    words: defineArgument('LINE|NUMBER', acceptAnyText),
    changes: true,
    helpText:
      'undo an import, some of its lines, or a payment that was registered by hand; the bookings then lack these payments',
    prepare: ({ word, words }) => undoTask(word, words),
  }),
];
