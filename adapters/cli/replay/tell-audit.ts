import type { AuditReport } from '../../composition/audit.ts';
import type { RowDifference } from '../../storage/sql/kept/differences.ts';
import { counted } from '../terminal/counted.ts';
import { plain } from '../terminal/table.ts';
import { tallyText } from './tell-replay.ts';

/** How much was looked at, and what cannot be said. */
export const auditText = ({ replay, compared, opened }: AuditReport): string => {
  const { rows, forgotten } = compared;
  return [
    `${counted(replay.commands, 'command')} done again, ${counted(rows, 'row')} compared`,
    tallyText(replay.tally),
    ...(forgotten === 0
      ? []
      : [`${counted(forgotten, 'thing was', 'things were')} typed by people who have been forgotten since: nothing can be said of that.`]),
    ...(opened === null ? ['What the shop was opened with is not sealed: nothing can be said of it where no command changed it.'] : []),
  ].join('\n');
};

const rowText = ({ table, row, at, kept, journal, unreadable }: RowDifference): string => {
  if (unreadable) return `${row} (${table}, ${at}): cannot be read`;
  if (at === '') return `${row} (${table}): ${kept === null ? 'is not in the store' : 'stands in the store, and no command made it'}`;
  return `${row} (${table}, ${at}): ${kept ?? 'nothing'} in the store, ${journal ?? 'nothing'} by the journal`;
};

/** What of its opening a shop has otherwise now, a line each. */
export const openedTexts = (names: readonly string[]): readonly string[] =>
  names.map((name) => plain(`${name}: is not what the shop was opened with`));

/** Everything that is not as the journal says, a line each. */
export const differenceTexts = ({ divergences, compared, opened, beside }: AuditReport): readonly string[] => [
  ...openedTexts(opened ?? []),
  ...divergences.map(({ n, subject, command }) =>
    plain(`${subject} (journal line ${n}, ${command}): doing it again comes to something else than the line says`),
  ),
  ...compared.differences.map((difference) => plain(rowText(difference))),
  ...beside.map(({ subject, problem }) => plain(`${subject}: ${problem}`)),
];
