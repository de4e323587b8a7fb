import { err, ok, type Result } from 'neverthrow';
import type { Day } from '../../domain/calendar.ts';
import { SITES } from '../../domain/sites.ts';
import { comparedKey, formsOf, type KeyedLine, keyed, type Statement } from '../../domain/statements/line.ts';
import { knownOf, type Match, matchLines, type Share } from '../../domain/statements/match.ts';
import { BANK_LOCK, type BankEntry, isTransfer, type ReadBank, type StatementImport } from '../ports/bank/bank.ts';
import type { Settings } from '../ports/settings.ts';
import type { Transaction } from '../ports/store.ts';
import { type EntryFailure, registerShare, type StatementDeps } from './register-share.ts';

/** A file of the bank's that was read. */
export type StatementFile = { readonly name: string; readonly statements: readonly Statement[] };

/** What an import would bring: lines that no file before had, each with what it is for, and how many were known. */
export type ImportPlan = {
  readonly files: readonly string[];
  readonly fresh: readonly { readonly line: KeyedLine; readonly match: Match }[];
  readonly known: number;
  readonly from: Day | null;
  readonly until: Day | null;
};

export type ImportReport = {
  /** Null where nothing was new. */
  readonly statements: StatementImport | null;
  /** What the import brought, as it stands now. */
  readonly entries: readonly BankEntry[];
  readonly known: number;
  /** Lines of imports that somebody ended half-way, and that are registered now. */
  readonly resumed: readonly BankEntry[];
  /** What was certain and was refused all the same: for somebody to look at. */
  readonly refused: readonly { readonly entryId: string; readonly bookingId: string; readonly kind: EntryFailure['kind'] }[];
};

const LIST: readonly ('confirmed' | 'reserveList' | 'cancelled')[] = ['confirmed', 'reserveList', 'cancelled'];

const first = (days: readonly (Day | null)[]): Day | null => days.filter((day) => day !== null).toSorted()[0] ?? null;
const last = (days: readonly (Day | null)[]): Day | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** Lines of some files that are not kept yet, each once. */
const freshOf = async (bank: Pick<ReadBank, 'keysOf'>, lines: readonly KeyedLine[]): Promise<readonly KeyedLine[]> => {
  const known = new Set<string>();
  for (const [account, own] of Map.groupBy(lines, (line) => line.account)) {
    const days = own.map(({ day }) => day);
    for (const form of formsOf(account))
      for (const key of (await bank.keysOf(form, first(days) ?? '', last(days) ?? '')).keys())
        known.add(comparedKey({ account: form, key }));
  }
  return lines.filter((line) => {
    const key = comparedKey(line);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
};

/** Where customers are asked to pay: a brand that changed its account still gets money on the one before. */
const ownAccounts = (settings: Pick<Settings, 'inTime'>): readonly string[] =>
  SITES.flatMap((siteId) => settings.inTime(siteId).map(({ figures }) => figures.bankTransfer.accountNumber));

/** What an import of some files would do now; nothing is changed. */
export const planImport =
  ({ store, settings }: Pick<StatementDeps, 'store' | 'settings'>) =>
  async (files: readonly StatementFile[]): Promise<ImportPlan> => {
    const statements = files.flatMap((file) => file.statements);
    const lines = files.flatMap((file) => keyed(file.statements.flatMap((statement) => statement.lines)));
    const fresh = await freshOf(store.bank, lines);
    const [bookings, orders] = await Promise.all([store.bookings.inStates(LIST, null), store.bank.openRefunds()]);
    const matches = matchLines(knownOf(bookings, orders.filter(isTransfer), ownAccounts(settings)), fresh);
    const days = lines.map(({ day }) => day);
    return {
      files: files.map(({ name }) => name),
      fresh: fresh.flatMap((line, index) => {
        const match = matches[index];
        return match === undefined ? [] : [{ line, match }];
      }),
      known: lines.length - fresh.length,
      from: first([...days, ...statements.map(({ from }) => from)]),
      // The day of a line alone proves no whole day: only the statement says what it covers.
      until: last(statements.map(({ until }) => until)),
    };
  };

/** Money that went out to nobody of the shop's waits for nobody. */
export const isAside = ({ reasons }: Match): boolean => reasons.some(({ kind }) => kind === 'wentOut');

const entryOf = (importId: number, n: number, line: KeyedLine, match: Match): BankEntry => ({
  ...line,
  id: `${importId}-${n}`,
  importId,
  booked: [],
  note: '',
  state: isAside(match) ? 'aside' : 'open',
  plan: match.confidence === 'certain' ? match.shares : [],
  refundId: match.refundId,
  confidence: match.confidence,
  proposed: match.shares,
  reasons: match.reasons,
});

/** Keeps the lines of an import; `moved` where somebody else imported some of them meanwhile. */
const keep = async (
  { bank }: Transaction,
  { files, fresh, from, until }: ImportPlan,
  at: number,
  by: string,
): Promise<Result<StatementImport, 'moved'>> => {
  if (
    (
      await freshOf(
        bank,
        fresh.map(({ line }) => line),
      )
    ).length < fresh.length
  )
    return err('moved');
  const id = ((await bank.imports())[0]?.id ?? 0) + 1;
  const statements: StatementImport = { id, at, by, files, from, until, lines: fresh.length, undoneAt: null };
  await bank.saveImport(statements);
  for (const [index, { line, match }] of fresh.entries()) await bank.saveEntry(entryOf(id, index + 1, line, match));
  return ok(statements);
};

/** What was certain and could not be registered is a question like any other. */
const asked = ({ store }: StatementDeps, entryId: string): Promise<Result<void, never>> =>
  store.inTransaction([BANK_LOCK], async ({ bank }) => {
    const entry = await bank.entry(entryId);
    if (entry !== null) await bank.saveEntry({ ...entry, plan: [], confidence: 'probable' });
    return ok(undefined);
  });

/** Registers what is certain and not registered yet, of whatever import: whoever was ended half-way is gone on with (R31). */
const carryOut = async (deps: StatementDeps, by: string) => {
  const refused: { readonly entryId: string; readonly bookingId: string; readonly kind: EntryFailure['kind'] }[] = [];
  const done: string[] = [];
  for (const entry of (await deps.store.bank.openEntries()).filter(({ plan }) => plan.length > 0)) {
    const failed = (share: Share, kind: EntryFailure['kind']): void =>
      void refused.push({ entryId: entry.id, bookingId: share.bookingId, kind });
    for (const share of entry.plan) (await registerShare(deps)(by, entry, share, entry.refundId)).mapErr(({ kind }) => failed(share, kind));
    if (refused.some(({ entryId }) => entryId === entry.id)) await asked(deps, entry.id);
    done.push(entry.id);
  }
  return { refused, done };
};

const ATTEMPTS = 5;

/**
 * Imports what the bank's files have and no file before had: every line is kept, with what it is for and why, and what is certain is
 * registered, booking by booking in transactions of its own (R31). The same file again, or one that overlaps, brings nothing twice.
 */
export const importStatements =
  (deps: StatementDeps) =>
  async (by: string, files: readonly StatementFile[]): Promise<ImportReport> => {
    const { store, clock } = deps;
    for (let attempt = 1; ; attempt += 1) {
      const plan = await planImport(deps)(files);
      const imported =
        plan.fresh.length === 0
          ? ok(null)
          : await store.inTransaction<StatementImport, 'moved'>([BANK_LOCK], (transaction) => keep(transaction, plan, clock.now(), by));
      if (imported.isErr() && attempt < ATTEMPTS) continue;
      if (imported.isErr()) throw new Error('Others import the same statements over and over');
      const statements = imported.value;
      const { refused, done } = await carryOut(deps, by);
      const entries = statements === null ? [] : await store.bank.entriesOf(statements.id);
      const before = await Promise.all(done.filter((id) => !entries.some((entry) => entry.id === id)).map((id) => store.bank.entry(id)));
      return { statements, entries, known: plan.known, refused, resumed: before.filter((entry) => entry !== null) };
    }
  };
