import type { ExportLine } from '../../../application/replay/export-journal.ts';
import { type Over, type ReplayDeps, type ReplayReport, replay } from '../../../application/replay/replay.ts';
import { type DividedFile, EVERY_PART, endedBy, linesOfPart, withDivided } from '../../journal/divide.ts';
import { type Reading, readLaidOut } from '../../journal/laid-out.ts';
import type { BadLine } from '../../journal/lines.ts';
import { someAtATime } from '../../journal/some-at-a-time.ts';
import { openForReplay, type ReplayStore } from '../../storage/memory/memory.ts';
import { cryptoIds } from '../../system/ids.ts';
import { progressBar } from '../terminal/terminal.ts';

/** What hears that nothing more is asked of something. */
type Forgets = Pick<ReplayStore, 'forget' | 'forgetOffer' | 'forgetVoucher'>;

/** A store that hears what nothing more is asked of, and says what that is: the shop that is learnt from the lines, and whoever adds up, forget it too. */
export const forgetting = ({ forget, forgetOffer, forgetVoucher }: Forgets): Forgets & { readonly over: () => Over } => {
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
    /** Each once. */
    over: () => ({ bookings: bookings.splice(0), offers: offers.splice(0) }),
  };
};

/** Lines of a part between two tellings of how far it is. */
const TOLD_EVERY = 100;

/** `told` hears now and then which share of the part's lines went by, from 0 to 1. */
type Heard = Pick<Reading, 'bad'> & { readonly told: (share: number) => void };

/**
 * The lines of one part of a recording as they pass by: what nothing more is asked of after a line is given up with it, so that only what lives
 * is in memory, however long the recording is.
 */
export function* passingBy(
  { laidOut, division, part }: DividedFile & { readonly part: number },
  { forget, forgetOffer, forgetVoucher }: Forgets,
  { bad, told }: Heard,
): Generator<ExportLine> {
  /** Lines of this part that were read, of all that it has: its own may all stand at the file's end. */
  let mine = 0;
  const all = linesOfPart(division, part);
  const offers = new Map<string, number>();
  const wanted = (line: number): boolean => {
    const of = division.parts[line - 1] ?? 0;
    if (of !== part && of !== EVERY_PART) return false;
    mine += 1;
    if (mine % TOLD_EVERY === 0) told(mine / all);
    return true;
  };
  const giveUp = (line: ExportLine, ends: number): void => {
    const { bookings, offerId, voucher } = endedBy(line, ends, (bookingId) => offers.get(bookingId) ?? null);
    for (const bookingId of bookings) {
      forget(bookingId);
      offers.delete(bookingId);
    }
    if (voucher !== null) forgetVoucher(voucher);
    if (offerId !== null) forgetOffer(offerId);
  };
  for (const some of someAtATime(readLaidOut(laidOut, { bad, wanted })))
    for (const { line, number } of some) {
      if (line.kind === 'command' && line.recorded.command.type === 'createDraft')
        offers.set(line.recorded.bookingId, line.recorded.command.offerId);
      yield line;
      const ends = division.ends[number - 1] ?? 0;
      if (ends !== 0) giveUp(line, ends);
    }
}

/** Does a recording again in memory as it passes by; the file is gone through once before, to see what is asked of each booking last. */
export const replayInPassing = async (
  { file, progress }: { readonly file: string; readonly progress: boolean },
  asked: ReplayDeps['asked'],
): Promise<{ readonly report: ReplayReport; readonly bad: readonly BadLine[] }> => {
  const store = openForReplay();
  const bad: BadLine[] = [];
  const bar = progressBar('Replaying', { always: progress });
  let [done, read] = [0, 0];
  const gone = forgetting(store);
  const heard = {
    bad: (line: BadLine): void => void bad.push(line),
    told: (share: number): void => {
      read = share;
    },
  };
  const at = (commands: number): void => {
    done = commands;
    bar.at(commands, read);
  };
  const deps = { store: store.transactions, hashOf: cryptoIds.hashOf, progress: at, over: gone.over };
  const report = await withDivided(file, 1, (laid) =>
    replay(asked === undefined ? deps : { ...deps, asked }, passingBy({ ...laid, part: 0 }, gone, heard)),
  );
  bar.end(done);
  return { report, bad };
};
