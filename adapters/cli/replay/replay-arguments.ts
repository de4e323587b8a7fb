import { type Command, Option } from 'commander';
import { err, ok, type Result } from 'neverthrow';
import type { ReplayFilter } from '../../../application/replay/line-filter.ts';
import type { Day } from '../../../domain/calendar.ts';
import { MAX_PARTS } from '../../journal/divide.ts';
import type { Config } from '../../system/config.ts';
import { type ReadTyped, readBookingId, readDay, readNumber } from '../office/read-values.ts';
import { missingFileTexts } from '../terminal/files.ts';
import {
  createOptionParser,
  type EarlyExit,
  invalidCommandLineExit,
  parseProgramArguments,
  progressOption,
} from '../terminal/program.ts';

export type ReplayArguments = {
  readonly file: string;
  readonly progress: boolean;
} & (
  | {
      readonly kind: 'asRecorded';
      readonly asked: ReplayFilter;
      readonly store: Config['store'] | null;
    }
  | { readonly kind: 'explained'; readonly bookingId: string }
  | { readonly kind: 'sideBySide'; readonly threads: number }
  | {
      readonly kind: 'otherWorld';
      readonly settings: string | null;
      readonly catalogue: string | null;
    }
);

type ReplayOptions = {
  readonly from?: Day;
  readonly until?: Day;
  readonly offer?: number;
  readonly booking?: string;
  readonly store?: string;
  readonly explain?: string;
  readonly threads?: number;
  readonly settings?: string;
  readonly catalogue?: string;
  readonly progress?: boolean;
};

const readThreads: ReadTyped<number> = (typed, label) =>
  readNumber(typed, label).andThen((threads) =>
    threads > MAX_PARTS
      ? err(`${label} is ${threads}: give a number from 1 to ${MAX_PARTS}.`)
      : ok(threads),
  );

const FILTERS = ['from', 'until', 'offer', 'booking', 'store'];
const ONE_BOOKING = [...FILTERS, 'explain'];
const IN_PARTS = [...ONE_BOOKING, 'threads'];

const declare = (program: Command): void => {
  program
    .description('Repeats every recorded command on an empty store and compares each result.')
    .argument('<FILE>', 'the recording');
  const option = <T>(flags: string, says: string, read: ReadTyped<T>): Option =>
    new Option(flags, says).argParser(
      createOptionParser((typed) => read(typed, flags.split(' ')[0] ?? '')),
    );
  for (const each of [
    option('--from <DAY>', 'compare commands of this day or later', readDay),
    option('--until <DAY>', 'compare commands of this day or before', readDay),
    option('--offer <N>', 'compare commands on one offer', readNumber),
    option('--booking <ID>', 'compare commands on one booking', readBookingId),
    new Option('--store <FILE|URL>', 'keep the result in this empty database'),
    option('--explain <ID>', 'print the life of one booking in Polish', readBookingId).conflicts(
      FILTERS,
    ),
    option('--threads <N>', 'replay in this many threads', readThreads).conflicts(ONE_BOOKING),
    new Option('--settings <FILE>', 'replay under other figures').conflicts(IN_PARTS),
    new Option('--catalogue <FILE>', 'replay under other offers').conflicts(IN_PARTS),
    progressOption(),
  ])
    program.addOption(each);
};

const POSTGRES = /^postgres(?:ql)?:\/\//;

const storeOf = (typed: string): Config['store'] =>
  POSTGRES.test(typed) ? { kind: 'postgres', url: typed } : { kind: 'sqlite', file: typed };

const argumentsOf = (file: string, options: ReplayOptions): ReplayArguments => {
  const { settings = null, catalogue = null, store, threads = 1, progress = false } = options;
  const { from = null, until = null, offer: offerId = null, booking: bookingId = null } = options;
  if (options.explain !== undefined)
    return { kind: 'explained', file, progress, bookingId: options.explain };
  if (settings !== null || catalogue !== null)
    return { kind: 'otherWorld', file, progress, settings, catalogue };
  // Only worker threads execute commands, so the main thread does not load the replay's code.
  if (threads > 1) return { kind: 'sideBySide', file, progress, threads };
  return {
    kind: 'asRecorded',
    file,
    progress,
    asked: { from, until, offerId, bookingId },
    store: store === undefined ? null : storeOf(store),
  };
};

export const parseReplayArguments = (argv: readonly string[]): Result<ReplayArguments, EarlyExit> =>
  parseProgramArguments('npm run replay --', declare, argv).andThen((program) => {
    const [file = ''] = program.args;
    const options = program.opts<ReplayOptions>();
    const missing = missingFileTexts(file, options.settings ?? null, options.catalogue ?? null);
    return missing.length > 0
      ? err(invalidCommandLineExit(...missing))
      : ok(argumentsOf(file, options));
  });
