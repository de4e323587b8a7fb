import { parseArgs } from 'node:util';
import { err, ok, Result } from 'neverthrow';
import { hasFilter, type ReplayFilter } from '../../../application/replay/line-filter.ts';
import { MAX_PARTS } from '../../journal/divide.ts';
import type { Config } from '../../system/config.ts';
import { type ParseResult, readBookingId, readDay, readNumber } from '../office/read-values.ts';
import { missingFiles } from '../terminal/files.ts';

const USAGE = [
  'Usage: npm run replay -- FILE [--from DAY] [--until DAY] [--offer N] [--booking ID] [--store FILE|URL] [--progress]',
  '       npm run replay -- FILE --explain ID',
  '       npm run replay -- FILE --threads N [--progress]',
  '       npm run replay -- FILE [--settings FILE] [--catalogue FILE]',
];

/** The parsed arguments of `npm run replay`. */
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

const text = { type: 'string' } as const;
const OPTIONS = {
  settings: text,
  catalogue: text,
  from: text,
  until: text,
  offer: text,
  booking: text,
  store: text,
  explain: text,
  threads: text,
  progress: { type: 'boolean' },
} as const;

type ParsedOptions = ReturnType<typeof parseOptions>;
const parseOptions = (argv: readonly string[]) =>
  parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });

const tryParseOptions = (argv: readonly string[]): Result<ParsedOptions, readonly string[]> => {
  try {
    return ok(parseOptions(argv));
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error), ...USAGE]);
  }
};

const POSTGRES = /^postgres(?:ql)?:\/\//;

const storeOf = (typed: string): Config['store'] =>
  POSTGRES.test(typed) ? { kind: 'postgres', url: typed } : { kind: 'sqlite', file: typed };

const readIfPresent = <T>(
  typed: string | undefined,
  read: (typed: string) => ParseResult<T>,
): ParseResult<T | null> => (typed === undefined ? ok(null) : read(typed));

const readFilter = (values: ParsedOptions['values']): ParseResult<ReplayFilter> =>
  Result.combine([
    readIfPresent(values.from, (typed) => readDay('from', typed)),
    readIfPresent(values.until, (typed) => readDay('until', typed)),
    readIfPresent(values.offer, (typed) => readNumber('offer', typed)),
    readIfPresent(values.booking, readBookingId),
  ]).map(([from, until, offerId, bookingId]) => ({ from, until, offerId, bookingId }));

/** Parses the arguments. The errors say what is wrong with them. */
export const parseReplayArguments = (
  argv: readonly string[],
): Result<ReplayArguments, readonly string[]> => {
  const read = tryParseOptions(argv);
  if (read.isErr()) return err(read.error);
  const { values, positionals } = read.value;
  const { settings = null, catalogue = null, store, progress = false } = values;
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) return err(USAGE);
  const missing = missingFiles(file, settings, catalogue);
  if (missing.length > 0) return err(missing);
  const asked = readFilter(values);
  if (asked.isErr()) return err([asked.error, ...USAGE]);
  const explained = readIfPresent(values.explain, readBookingId);
  if (explained.isErr()) return err([explained.error, ...USAGE]);
  const otherWorld = settings !== null || catalogue !== null;
  const ways = [
    otherWorld,
    explained.value !== null,
    hasFilter(asked.value) || store !== undefined,
    values.threads !== undefined,
  ];
  if (ways.filter((way) => way).length > 1)
    return err(['These options are not for one call.', ...USAGE]);
  if (explained.value !== null)
    return ok({ kind: 'explained', file, progress, bookingId: explained.value });
  if (otherWorld) return ok({ kind: 'otherWorld', file, progress, settings, catalogue });
  const threads = readIfPresent(values.threads, (typed) => readNumber('threads', typed));
  if (threads.isErr()) return err([threads.error, ...USAGE]);
  if (threads.value !== null) {
    if (threads.value < 1 || threads.value > MAX_PARTS)
      return err([`--threads: from 1 to ${MAX_PARTS}.`, ...USAGE]);
    // With one thread, a worker beside the main thread would load and compile everything twice.
    if (threads.value > 1)
      return ok({ kind: 'sideBySide', file, progress, threads: threads.value });
  }
  return ok({
    kind: 'asRecorded',
    file,
    progress,
    asked: asked.value,
    store: store === undefined ? null : storeOf(store),
  });
};
