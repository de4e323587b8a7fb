import type { AuditReport } from '../../composition/audit.ts';
import type { RowDifference } from '../../storage/sql/audit/differences.ts';
import { formatQuantity, toPlainLine } from '../terminal/table.ts';
import { tallyText } from './replay-text.ts';

export const auditText = ({ replay, compared, opened }: AuditReport): string => {
  const { rows, forgotten } = compared;
  return [
    `${formatQuantity(replay.commands, 'command')} done again, ${formatQuantity(rows, 'row')} compared`,
    tallyText(replay.tally),
    ...(forgotten === 0
      ? []
      : [
          `${formatQuantity(forgotten, 'thing was', 'things were')} typed by people who have been forgotten since: nothing can be said of that.`,
        ]),
    ...(opened === null
      ? [
          'The data with which the shop was opened have no seal: the audit cannot check those that no command has changed.',
        ]
      : []),
  ].join('\n');
};

const rowText = ({ table, row, at, kept: stored, journal, unreadable }: RowDifference): string => {
  if (unreadable) return `${row} (${table}, ${at}): cannot be read`;
  if (at === '')
    return `${row} (${table}): ${stored === null ? 'is not in the store' : 'is in the store, but no command created it'}`;
  return `${row} (${table}, ${at}): ${stored ?? 'nothing'} in the store, ${journal ?? 'nothing'} by the journal`;
};

export const formatOpeningDifferences = (names: readonly string[]): readonly string[] =>
  names.map((name) => toPlainLine(`${name}: differs from the data with which the shop was opened`));

export const differenceTexts = ({
  divergences,
  compared,
  opened,
  beside,
}: AuditReport): readonly string[] => [
  ...formatOpeningDifferences(opened ?? []),
  ...divergences.map(({ n, subject, command }) =>
    toPlainLine(
      `${subject} (journal line ${n}, ${command}): a replay gives another result than the line says`,
    ),
  ),
  ...compared.differences.map((difference) => toPlainLine(rowText(difference))),
  ...beside.map(({ subject, problem }) => toPlainLine(`${subject}: ${problem}`)),
];
