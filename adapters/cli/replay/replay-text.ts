import type { ReplayReport } from '../../../application/replay/parts.ts';
import type { Tally } from '../../../application/replay/tally.ts';
import { formatQuantity, formatTableOfItems } from '../terminal/table.ts';

const inZloty = (grosze: number): string => `${(grosze / 100).toFixed(2)} PLN`;

export const tallyText = ({
  bookings,
  confirmed,
  reserveList,
  places,
  turnover,
  stateHash,
}: Tally): string =>
  `${formatQuantity(bookings, 'booking')} (${confirmed} confirmed, ${reserveList} on the reserve list), ${formatQuantity(places, 'place')}, turnover ${inZloty(turnover)}, state ${stateHash}`;

export const replayText = ({
  byKind,
  commands,
  refusals,
  differences,
  tally,
}: ReplayReport): string => {
  const kinds = formatTableOfItems(byKind, 'No command is asked for.', [
    ['Command', ([type]) => type],
    ['Replayed', ([, count]) => String(count.commands), 'right'],
    ['Refused', ([, count]) => String(count.refusals), 'right'],
    ['Different', ([, count]) => String(count.differences), 'right'],
  ]);
  return `${kinds}\n\n${formatQuantity(commands, 'command')} replayed, ${refusals} refused, ${differences} different\n${tallyText(tally)}`;
};

export const divergenceText = ({ firstDivergence }: ReplayReport): string => {
  if (firstDivergence === null) return '';
  const { n, subject, command, recorded, replayed } = firstDivergence;
  return `First difference: command ${n} (${command}) on ${subject}\n  recorded ${JSON.stringify(recorded)}\n  replayed ${JSON.stringify(replayed)}\n`;
};
