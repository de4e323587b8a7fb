import { err, ok, type Result } from 'neverthrow';
import { isPlaced, PLACED_STATUSES } from '../../domain/booking/booking.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { SITES } from '../../domain/sites.ts';
import { findNewBankLines, TWIN_DAYS } from '../../domain/statements/identity.ts';
import { exactIdsInTitle } from '../../domain/statements/ids-in-title.ts';
import {
  accountNumberVariants,
  type KeyedLine,
  type Statement,
  type StatementLine,
} from '../../domain/statements/line.ts';
import {
  type Match,
  type MatchedBooking,
  matchDataOf,
  withoutPrice,
} from '../../domain/statements/match.ts';
import { matchLines } from '../../domain/statements/match-import.ts';
import { bankFilesOf } from '../../domain/statements/repeated-statements.ts';
import {
  BANK_LOCK,
  type BankEntry,
  type BankReader,
  isRefundByTransfer,
  type StatementImport,
} from '../ports/bank/bank.ts';
import type { PortDeps } from '../ports/ports.ts';
import { runTransaction, type Transaction } from '../ports/store.ts';
import type { Settings } from '../ports/system.ts';
import { type EntryFailure, registerBankLineShare, type StatementDeps } from './register-share.ts';

export type StatementFile = { readonly name: string; readonly statements: readonly Statement[] };

export type ImportPlan = {
  readonly files: readonly string[];
  readonly imports: readonly StatementImport[];
  readonly fresh: readonly {
    readonly id: string;
    readonly line: KeyedLine;
    readonly match: Match;
  }[];
  readonly known: number;
  readonly from: Day | null;
  readonly until: Day | null;
};

export type ImportReport = {
  readonly statements: StatementImport | null;
  readonly entries: readonly BankEntry[];
  readonly known: number;
  readonly resumed: readonly BankEntry[];
  /**
   * Bank lines that certainly belong to a booking, but whose payment the shop refused to register.
   * A clerk must handle them.
   */
  readonly refused: readonly {
    readonly entryId: string;
    readonly bookingId: string;
    readonly kind: EntryFailure['kind'];
  }[];
};

const first = (days: readonly (Day | null)[]): Day | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;
const last = (days: readonly (Day | null)[]): Day | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** Finds the stored bank lines that are equal to new ones, or perhaps the same payment (R31.8). */
const storedBeside = async (
  bank: Pick<BankReader, 'entriesOn'>,
  lines: readonly StatementLine[],
): Promise<readonly BankEntry[]> => {
  const found = new Map<string, BankEntry>();
  for (const [account, ofAccount] of Map.groupBy(lines, (line) => line.account)) {
    const days = ofAccount.map(({ day }) => day);
    const [from, until] = [
      addDays(first(days) ?? '', -TWIN_DAYS),
      addDays(last(days) ?? '', TWIN_DAYS),
    ];
    for (const form of accountNumberVariants(account))
      for (const entry of await bank.entriesOn(form, from, until)) found.set(entry.id, entry);
  }
  return [...found.values()];
};

const nextImportId = (imports: readonly StatementImport[]): number => (imports[0]?.id ?? 0) + 1;

/** Accounts of all brands, also former ones, to which customers still pay. */
const ownAccounts = (settings: Pick<Settings, 'inTime'>): readonly string[] =>
  SITES.flatMap((siteId) =>
    settings.inTime(siteId).map(({ figures }) => figures.bankTransfer.accountNumber),
  );

type ImportDeps = StatementDeps & PortDeps<{ catalogue: 'all' }>;
type PreviewDeps = Pick<ImportDeps, 'store' | 'settings' | 'catalogue'>;

/** Reads trip by trip, because whole bookings of all years need much memory. */
const readBookings = async ({
  store,
  catalogue,
}: PreviewDeps): Promise<readonly MatchedBooking[]> => {
  const found: MatchedBooking[] = [];
  const offers = SITES.flatMap((siteId) => catalogue.all(siteId).map(({ offer }) => offer.id));
  for (const offerId of new Set(offers))
    for (const booking of await store.bookings.inStates(PLACED_STATUSES, offerId))
      if (isPlaced(booking)) found.push(withoutPrice(booking));
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
};

export const previewStatementImport =
  (deps: PreviewDeps) =>
  async (files: readonly StatementFile[]): Promise<ImportPlan> => {
    const { store, settings } = deps;
    const statements = files.flatMap((file) => file.statements);
    const lines = statements.flatMap((statement) => statement.lines);
    const imports = await store.bank.imports();
    const importId = nextImportId(imports);
    const [bookings, open, booked] = await Promise.all([
      readBookings(deps),
      store.bank.openRefunds(),
      store.bank.doneRefunds(),
    ]);
    const matchData = matchDataOf(
      bookings,
      open.filter(isRefundByTransfer),
      ownAccounts(settings),
      booked.filter(isRefundByTransfer),
    );
    const named = (title: string): readonly string[] => exactIdsInTitle(matchData.ids, title);
    const fresh = findNewBankLines(
      bankFilesOf(files.map((file) => file.statements)),
      await storedBeside(store.bank, lines),
      named,
      (n) => `${importId}-${n}`,
    );
    const matches = matchLines(
      matchData,
      fresh.map(({ line, twin }) => ({ ...line, twin })),
    );
    const days = lines.map(({ day }) => day);
    return {
      files: files.map(({ name }) => name),
      imports,
      fresh: fresh.flatMap(({ id, line }, index) => {
        const match = matches[index];
        return match === undefined ? [] : [{ id, line, match }];
      }),
      known: lines.length - fresh.length,
      from: first([...days, ...statements.map(({ from }) => from)]),
      // The last day that the statements cover, even if nobody paid on that day.
      until: last(statements.map(({ until }) => until)),
    };
  };

export const needsNoAssignment = ({ reasons }: Match): boolean =>
  reasons.some(({ kind }) => kind === 'wentOut' || kind === 'empty');

const entryOf = (
  importId: number,
  { id, line, match }: ImportPlan['fresh'][number],
): BankEntry => ({
  ...line,
  id,
  importId,
  booked: [],
  note: '',
  state: needsNoAssignment(match) ? 'aside' : 'open',
  plan: match.confidence === 'certain' ? match.shares : [],
  refundId: match.refundId,
  confidence: match.confidence,
  proposed: match.shares,
  reasons: match.reasons,
});

const isSameImport = (a: StatementImport, b: StatementImport | undefined): boolean =>
  a.id === b?.id && a.undoneAt === b.undoneAt;

type Stored = { readonly statements: StatementImport; readonly entries: readonly BankEntry[] };

/** Stores an import as planned. `moved`: another import was faster, so nothing is stored. */
const keep = async (
  { bank }: Transaction,
  { files, imports, fresh, from, until }: ImportPlan,
  at: number,
  by: string,
): Promise<Result<Stored, 'moved'>> => {
  const currentImports = await bank.imports();
  if (
    currentImports.length !== imports.length ||
    !currentImports.every((each, index) => isSameImport(each, imports[index]))
  )
    return err('moved');
  const id = nextImportId(imports);
  const statements: StatementImport = {
    id,
    at,
    by,
    files,
    from,
    until,
    lines: fresh.length,
    undoneAt: null,
  };
  await bank.saveImport(statements);
  const entries = fresh.map((line) => entryOf(id, line));
  for (const entry of entries) await bank.saveEntry(entry);
  return ok({ statements, entries });
};

const flagForOffice = ({ store }: StatementDeps, entryId: string): Promise<void> =>
  runTransaction(store, [BANK_LOCK], async ({ bank }) => {
    const entry = await bank.entry(entryId);
    if (entry !== null) await bank.saveEntry({ ...entry, plan: [], confidence: 'probable' });
  });

/**
 * Returns the ids of bank lines whose shares are decided, but not yet registered as payments (R31).
 */
const idsWithPlan = (entries: readonly BankEntry[]): readonly string[] =>
  entries.filter(({ plan }) => plan.length > 0).map(({ id }) => id);

const carryOut = async (deps: StatementDeps, by: string, ids: readonly string[]) => {
  const refused: ImportReport['refused'][number][] = [];
  const handled = new Map<string, BankEntry>();
  const { bank } = deps.store;
  for (const id of ids) {
    const entry = await bank.entry(id);
    if (entry === null) continue;
    let isRefused = false;
    for (const share of entry.plan) {
      const registered = await registerBankLineShare(deps)(by, entry, share, entry.refundId);
      if (registered.isOk()) continue;
      isRefused = true;
      refused.push({ entryId: id, bookingId: share.bookingId, kind: registered.error.kind });
    }
    if (isRefused) await flagForOffice(deps, id);
    handled.set(id, (await bank.entry(id)) ?? entry);
  }
  return { refused, done: handled };
};

const ATTEMPTS = 5;

/**
 * Imports bank files; registers each share in its own transaction (R31). A bank line that two files
 * contain is imported once.
 */
export const importStatements =
  (deps: ImportDeps) =>
  async (by: string, files: readonly StatementFile[]): Promise<ImportReport> => {
    const { store, clock } = deps;
    const earlier = idsWithPlan(await store.bank.openEntries());
    for (let attempt = 1; ; attempt += 1) {
      const plan = await previewStatementImport(deps)(files);
      const stored =
        plan.fresh.length === 0
          ? ok(null)
          : await store.inTransaction<Stored, 'moved'>([BANK_LOCK], (transaction) =>
              keep(transaction, plan, clock.now(), by),
            );
      if (stored.isErr() && attempt < ATTEMPTS) continue;
      if (stored.isErr())
        throw new Error(
          'Another import was stored during each attempt, so nothing was imported. Import the files again.',
        );
      const { statements, entries } = stored.value ?? { statements: null, entries: [] };
      const { refused, done: handled } = await carryOut(deps, by, [
        ...earlier,
        ...idsWithPlan(entries),
      ]);
      return {
        statements,
        entries: entries.map((entry) => handled.get(entry.id) ?? entry),
        known: plan.known,
        refused,
        resumed: earlier.flatMap((id) => handled.get(id) ?? []),
      };
    }
  };
