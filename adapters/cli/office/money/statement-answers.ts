import type { StatementReport } from '../../../../application/office/statements.ts';
import type { BankEntry, StatementImport } from '../../../../application/ports/bank/bank.ts';
import type { UndoReport } from '../../../../application/statements/entries.ts';
import {
  type ImportPlan,
  type ImportReport,
  needsNoAssignment,
} from '../../../../application/statements/import-statements.ts';
import type { Match } from '../../../../domain/statements/match.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import type { CommandOutput } from '../command.ts';
import { formatPln, formatWarsawTime, instantJson, moneyJson } from '../read-values.ts';
import {
  bankEntryJson,
  bankLineShareJson,
  formatAmountInCurrency,
  formatBankEntryReasons,
  formatBankEntryState,
  formatBankLineShares,
  formatStatementReport,
  statementReportJson,
} from './statement-text.ts';

const formatBankEntriesTable = (entries: readonly BankEntry[], emptyText: string): string =>
  formatTableOfItems(entries, emptyText, [
    ['Line', ({ id }) => id],
    ['Day', ({ day }) => day],
    ['Sum', ({ amount, currency }) => formatAmountInCurrency(amount, currency), 'right'],
    ['From or to', ({ party }) => party.name],
    ['Title', ({ title }) => title],
    ['Result', formatBankEntryState],
    ['Why', ({ reasons }) => formatBankEntryReasons(reasons)],
  ]);

const PLANNED_STATES = {
  certain: 'would be booked',
  probable: 'would be asked',
  none: 'would stay open',
} as const;

const plannedStateText = (match: Match): string => {
  if (needsNoAssignment(match)) return 'would be put aside';
  return `${PLANNED_STATES[match.confidence]}${match.shares.length === 0 ? '' : `: ${formatBankLineShares(match.shares)}`}`;
};

export const formatStatementImportPlan = ({
  fresh,
  known: knownLines,
  from,
  until,
  files,
}: ImportPlan): CommandOutput => ({
  get text() {
    return [
      formatTableOfItems(fresh, 'No line is new.', [
        ['Day', ({ line }) => line.day],
        ['Sum', ({ line }) => formatAmountInCurrency(line.amount, line.currency), 'right'],
        ['From or to', ({ line }) => line.party.name],
        ['Title', ({ line }) => line.title],
        ['Result', ({ match }) => plannedStateText(match)],
        ['Why', ({ match }) => formatBankEntryReasons(match.reasons)],
      ]),
      `${fresh.length} new, ${knownLines} known already. Nothing was changed (--dry-run).`,
    ].join('\n');
  },
  get json() {
    return {
      done: false,
      files,
      from,
      until,
      known: knownLines,
      entries: fresh.map(
        ({ line: { key: _key, amount, ...line }, match: { confidence, reasons, shares } }) => ({
          ...line,
          amount: moneyJson(amount),
          confidence,
          proposed: shares.map(bankLineShareJson),
          reasons,
        }),
      ),
    };
  },
});

const countInState = (entries: readonly BankEntry[], state: BankEntry['state']): number =>
  entries.filter((entry) => entry.state === state).length;

const periodText = (from: string | null, until: string | null): string => {
  if (from === null) return '';
  return until === null || until < from ? `from ${from}` : `${from} to ${until}`;
};

const closedText = (report: StatementReport, until: string): readonly string[] =>
  formatStatementReport(report, {
    none: `Statements are complete up to ${until}: no unpaid order had its last day by then.`,
    cancelled: `Statements are complete up to ${until}. Cancelled because unpaid; the shop notifies the customers by mail`,
  });

export const formatStatementImport = (
  { statements, entries, known: knownLines, resumed, refused }: ImportReport,
  cancellationRun: { readonly until: string; readonly report: StatementReport } | null,
  by: string,
): CommandOutput => ({
  get text() {
    const below = [
      ...(knownLines === 0 ? [] : [`${knownLines} known already.`]),
      ...(resumed.length === 0
        ? []
        : ['Rest of an interrupted import:', formatBankEntriesTable(resumed, '')]),
      ...refused.map(
        ({ entryId, bookingId, kind }) =>
          `${entryId} could not be booked with ${bookingId} (${kind}): look at it yourself.`,
      ),
      ...(countInState(entries, 'open') === 0
        ? []
        : [
            'Open lines: payments assign LINE BOOKING, or payments aside LINE TEXT. To undo: payments undo.',
          ]),
      ...(cancellationRun === null
        ? []
        : closedText(cancellationRun.report, cancellationRun.until)),
    ];
    if (statements === null) return ['No line is new.', ...below].join('\n');
    const counts = `Import ${statements.id}: ${entries.length} new, ${countInState(entries, 'booked')} booked, ${countInState(entries, 'open')} open, ${countInState(entries, 'aside')} put aside.`;
    // Only the short texts are joined from a list. If the list also held the table's lines, memory
    // would hold the table twice.
    return `${formatBankEntriesTable(entries, '')}\n${[counts, ...below].join('\n')}`;
  },
  get json() {
    return {
      done: true,
      by,
      import: statements?.id ?? null,
      from: statements?.from ?? null,
      until: statements?.until ?? null,
      known: knownLines,
      refused,
      entries: entries.map(bankEntryJson),
      resumed: resumed.map(bankEntryJson),
      closed:
        cancellationRun === null
          ? null
          : { until: cancellationRun.until, ...statementReportJson(cancellationRun.report) },
    };
  },
});

const importJson = ({ at, undoneAt, ...statements }: StatementImport): object => ({
  ...statements,
  at: instantJson(at),
  undoneAt: undoneAt === null ? null : instantJson(undoneAt),
});

const importsTable = (imports: readonly StatementImport[]): string =>
  formatTableOfItems(imports, 'No statement was imported yet: payments import does it.', [
    ['Import', ({ id, undoneAt }) => `${id}${undoneAt === null ? '' : ' (undone)'}`],
    ['When', ({ at }) => formatWarsawTime(at)],
    ['By', ({ by }) => by],
    ['Days', ({ from, until }) => periodText(from, until)],
    ['Lines', ({ lines }) => String(lines), 'right'],
    ['Files', ({ files }) => files.join(', ')],
  ]);

export const formatStatementList = (
  imports: readonly StatementImport[],
  open: readonly BankEntry[],
): CommandOutput => ({
  text: [
    importsTable(imports),
    '',
    formatBankEntriesTable(open, 'No line waits for the office.'),
  ].join('\n'),
  json: { imports: imports.map(importJson), open: open.map(bankEntryJson) },
});

export const formatBankEntries = (
  entries: readonly BankEntry[],
  emptyText: string,
): CommandOutput => ({
  text: formatBankEntriesTable(entries, emptyText),
  json: { entries: entries.map(bankEntryJson) },
});

export const formatAssignedBankEntry = (entry: BankEntry, by: string): CommandOutput => ({
  text: `${entry.id} (${formatAmountInCurrency(entry.amount, entry.currency)}): ${formatBankEntryState(entry)}.`,
  json: { ...bankEntryJson(entry), by },
});

export const formatUndoneStatements = (
  { statements, undone, refused }: UndoReport,
  by: string,
): CommandOutput => ({
  text: [
    formatTableOfItems(undone, 'Nothing of it was registered.', [
      ['Line', ({ entryId }) => entryId],
      ['Booking', ({ bookingId }) => bookingId],
      ['Sum', ({ amount }) => formatPln(amount), 'right'],
    ]),
    ...refused.map(
      ({ entryId, bookingId, kind }) =>
        `${entryId} could not be undone for ${bookingId} (${kind}): check this line by hand.`,
    ),
    statements.undoneAt === null
      ? 'The lines are open: payments assign, or payments aside.'
      : `Import ${statements.id} is undone completely: its files can be imported again.`,
  ].join('\n'),
  json: {
    import: statements.id,
    by,
    whole: statements.undoneAt !== null,
    refused,
    undone: undone.map(({ amount, ...what }) => ({ ...what, amount: moneyJson(amount) })),
  },
});
