import {
  type ComparedCommand,
  type CountsByKind,
  type KindCount,
  mergeCounts,
  sumOfCounts,
} from './comparisons.ts';
import { type Tally, type TallyState, tallyOfAll } from './tally.ts';

/** The result of one part of a recording, whose lines do not depend on the other parts. */
export type Part = {
  readonly byKind: CountsByKind;
  readonly firstDivergence: ComparedCommand | null;
  readonly replayed: TallyState;
  /** The recorded state of the selected bookings; null without a filter. */
  readonly recorded: TallyState | null;
  /** The tally in the recording's last line; null if that line was not reached. */
  readonly end: Tally | null;
};

/** The numbers of compared commands. Without a filter these are all commands. */
export type ReplayReport = KindCount & {
  readonly byKind: CountsByKind;
  /** The first command whose outcome differs from the recorded one. */
  readonly firstDivergence: ComparedCommand | null;
  readonly tally: Tally;
  /**
   * The tally at the end of the export. With a filter it is computed from the recorded outcomes.
   * Null if the file ends early.
   */
  readonly expected: Tally | null;
};

/**
 * Merges the results of all parts. The merged result does not depend on how the recording was
 * divided.
 */
export const mergeParts = (
  parts: readonly Part[],
  hashOf: (text: string) => string,
): ReplayReport => {
  const byKind = mergeCounts(parts.map((part) => part.byKind));
  const [firstDivergence = null] = parts
    .flatMap((part) => part.firstDivergence ?? [])
    .sort((a, b) => a.n - b.n);
  const end = parts.find((part) => part.end !== null)?.end ?? null;
  const recorded = parts.flatMap((part) => part.recorded ?? []);
  return {
    ...sumOfCounts(byKind.map(([, count]) => count)),
    byKind,
    firstDivergence,
    expected: end === null || recorded.length === 0 ? end : tallyOfAll(recorded, hashOf),
    tally: tallyOfAll(
      parts.map(({ replayed }) => replayed),
      hashOf,
    ),
  };
};
