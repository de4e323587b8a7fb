import { type Day, dayOf } from '../../domain/calendar.ts';
import type { CommandLine } from './replay.ts';

export type ReplayFilter = {
  readonly from: Day | null;
  readonly until: Day | null;
  readonly offerId: number | null;
  readonly bookingId: string | null;
};

const momentOf = (line: CommandLine): number => {
  if (line.kind === 'command') return line.recorded.at;
  if (line.kind === 'refused') return line.refused.at;
  return line.kind === 'shop' ? line.shop.at : line.change.at;
};

/**
 * Returns a filter of journal lines. Call it for every line, in order. It remembers each booking's
 * offer, which only the first line of a booking names.
 */
export const lineFilter = ({
  from,
  until,
  offerId,
  bookingId,
}: ReplayFilter): ((line: CommandLine) => boolean) => {
  const offers = new Map<string, number>();
  const offersOf = (line: CommandLine): readonly number[] => {
    if (line.kind === 'shop') return [];
    if (line.kind === 'refused') return [offers.get(line.refused.bookingId) ?? 0];
    if (line.kind === 'command') {
      const { command, bookingId: id } = line.recorded;
      if (command.type === 'createDraft') offers.set(id, command.offerId);
      return [offers.get(id) ?? 0];
    }
    const { command } = line.change;
    if (command.type === 'layIn') return command.offers.map(({ offer }) => offer.id);
    return 'offerId' in command ? [command.offerId] : [];
  };
  return (line) => {
    const of = offersOf(line);
    const recorded =
      line.kind === 'command' ? line.recorded : line.kind === 'refused' ? line.refused : null;
    const day = dayOf(momentOf(line));
    return (
      (from === null || day >= from) &&
      (until === null || day <= until) &&
      (offerId === null || of.includes(offerId)) &&
      (bookingId === null || recorded?.bookingId === bookingId)
    );
  };
};

export const hasFilter = (filter: ReplayFilter): boolean =>
  Object.values(filter).some((each) => each !== null);
