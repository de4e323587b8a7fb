import type { ExportLine } from '../../../application/replay/export-journal.ts';
import type { ReplayReport } from '../../../application/replay/parts.ts';
import { type FinishedIds, type ReplayDeps, replay } from '../../../application/replay/replay.ts';
import {
  ALL_PARTS,
  countLinesOfPart,
  type DividedFile,
  divideRecordingFile,
  idsFinishedAtLine,
} from '../../journal/divide.ts';
import type { InvalidLine } from '../../journal/lines.ts';
import { type NumberedLine, type Reading, readNumberedLines } from '../../journal/read-file.ts';
import { openReplayStore, type ReplayTables } from '../../storage/memory/replay-store.ts';
import { cryptoIds } from '../../system/ids.ts';
import { createProgressBar } from '../terminal/terminal.ts';

type ForgetMethods = Pick<ReplayTables, 'forget' | 'forgetOffer' | 'forgetVoucher'>;

/**
 * The store drops bookings and offers after their last journal line. This collector lists their
 * ids, so that the replay drops its own data about them, too.
 */
export const createFinishedIdCollector = ({
  forget,
  forgetOffer,
  forgetVoucher,
}: ForgetMethods): ForgetMethods & { readonly takeFinished: () => FinishedIds } => {
  const [bookings, offers]: [string[], number[]] = [[], []];
  return {
    forgetVoucher,
    forget: (bookingId) => {
      forget(bookingId);
      bookings.push(bookingId);
    },
    forgetOffer: (offerId) => {
      forgetOffer(offerId);
      offers.push(offerId);
    },
    takeFinished: () => ({ bookings: bookings.splice(0), offers: offers.splice(0) }),
  };
};

const PROGRESS_LINES = 100;

type StreamCallbacks = Pick<Reading, 'bad'> & { readonly onShare: (share: number) => void };

/**
 * Yields the lines of one part. The store drops a booking, offer or voucher after its last line.
 */
export async function* streamReplayPart(
  { path, division, part }: DividedFile & { readonly part: number },
  { forget, forgetOffer, forgetVoucher }: ForgetMethods,
  { bad, onShare }: StreamCallbacks,
): AsyncGenerator<Iterable<ExportLine>> {
  /**
   * Counts the read lines of this part, for the progress. The position in the file would mislead,
   * because the first lines of a part can be far from the file's start.
   */
  let mine = 0;
  const all = countLinesOfPart(division, part);
  const offers = new Map<string, number>();
  const isOfPart = (line: number): boolean => {
    const of = division.parts[line - 1] ?? 0;
    if (of !== part && of !== ALL_PARTS) return false;
    mine += 1;
    if (mine % PROGRESS_LINES === 0) onShare(mine / all);
    return true;
  };
  const giveUp = (line: ExportLine, ends: number): void => {
    const { bookings, offerId, voucher } = idsFinishedAtLine(
      line,
      ends,
      (bookingId) => offers.get(bookingId) ?? null,
    );
    for (const bookingId of bookings) {
      forget(bookingId);
      offers.delete(bookingId);
    }
    if (voucher !== null) forgetVoucher(voucher);
    if (offerId !== null) forgetOffer(offerId);
  };
  const released = function* (lines: Iterable<NumberedLine>): Generator<ExportLine> {
    for (const { line, number } of lines) {
      if (line.kind === 'command' && line.recorded.command.type === 'createDraft')
        offers.set(line.recorded.bookingId, line.recorded.command.offerId);
      yield line;
      const ends = division.ends[number - 1] ?? 0;
      if (ends !== 0) giveUp(line, ends);
    }
  };
  for await (const lines of readNumberedLines(path, { bad, wanted: isOfPart }))
    yield released(lines);
}

export const replayAsStream = async (
  { file, progress }: { readonly file: string; readonly progress: boolean },
  isSelected: ReplayDeps['isSelected'],
): Promise<{ readonly report: ReplayReport; readonly bad: readonly InvalidLine[] }> => {
  const store = openReplayStore();
  const bad: InvalidLine[] = [];
  const bar = createProgressBar('Replaying', { always: progress });
  let [commandCount, read] = [0, 0];
  const released = createFinishedIdCollector(store);
  const callbacks = {
    bad: (line: InvalidLine): void => void bad.push(line),
    onShare: (share: number): void => {
      read = share;
    },
  };
  const at = (commands: number): void => {
    commandCount = commands;
    bar.at(commands, read);
  };
  const deps = {
    memory: store.memory,
    hashOf: cryptoIds.hashOf,
    progress: at,
    takeFinished: released.takeFinished,
  };
  const report = await replay(
    isSelected === undefined ? deps : { ...deps, isSelected },
    streamReplayPart({ ...(await divideRecordingFile(file, 1)), part: 0 }, released, callbacks),
  );
  bar.end(commandCount);
  return { report, bad };
};
