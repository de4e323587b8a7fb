import {
  type ComparedCommand,
  type CountsByKind,
  type KindCount,
  mergeCountsByCommandType,
  sumReplayCounts,
} from './comparisons.ts';
import { mergeTallies, type Tally, type TallyState } from './tally.ts';

export type Part = {
  readonly byKind: CountsByKind;
  readonly firstDivergence: ComparedCommand | null;
  readonly replayed: TallyState;
  readonly recorded: TallyState | null;
  /** The sums in the recording's last line; null if the replay stopped before that line. */
  readonly end: Tally | null;
};

export type ReplayReport = KindCount & {
  readonly byKind: CountsByKind;
  readonly firstDivergence: ComparedCommand | null;
  readonly tally: Tally;
  /** The sums that the replay must reach; null if the recording lacks its last line. */
  readonly expected: Tally | null;
};

/** Merges the reports of all parts. The result does not depend on how bookings were divided. */
export const mergeParts = (
  parts: readonly Part[],
  hashOf: (text: string) => string,
): ReplayReport => {
  const byKind = mergeCountsByCommandType(parts.map((part) => part.byKind));
  const [firstDivergence = null] = parts
    .flatMap((part) => part.firstDivergence ?? [])
    .sort((a, b) => a.n - b.n);
  const end = parts.find((part) => part.end !== null)?.end ?? null;
  const recorded = parts.flatMap((part) => part.recorded ?? []);
  return {
    ...sumReplayCounts(byKind.map(([, count]) => count)),
    byKind,
    firstDivergence,
    expected: end === null || recorded.length === 0 ? end : mergeTallies(recorded, hashOf),
    tally: mergeTallies(
      parts.map(({ replayed }) => replayed),
      hashOf,
    ),
  };
};
