import { parseArgs } from 'node:util';
import { err, ok, Result } from 'neverthrow';
import { type Asked, isNarrow } from '../../../application/replay/narrowed.ts';
import { MOST_PARTS } from '../../journal/divide.ts';
import type { Config } from '../../system/config.ts';
import { type Read, readBookingId, readDay, readNumber } from '../office/values.ts';
import { missingFiles } from '../terminal/files.ts';

const USAGE = [
  'Usage: npm run replay -- FILE [--from DAY] [--until DAY] [--offer N] [--booking ID] [--store FILE|URL] [--progress]',
  '       npm run replay -- FILE --explain ID',
  '       npm run replay -- FILE --threads N [--progress]',
  '       npm run replay -- FILE [--settings FILE] [--catalogue FILE]',
];

/** What a call of `npm run replay` asks for. */
export type Words = {
  readonly file: string;
  readonly progress: boolean;
} & (
  | { readonly kind: 'asRecorded'; readonly asked: Asked; readonly store: Config['store'] | null }
  | { readonly kind: 'explained'; readonly bookingId: string }
  | { readonly kind: 'sideBySide'; readonly threads: number }
  | { readonly kind: 'otherWorld'; readonly settings: string | null; readonly catalogue: string | null }
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

type Parsed = ReturnType<typeof parseWords>;
const parseWords = (argv: readonly string[]) => parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });

const parsed = (argv: readonly string[]): Result<Parsed, readonly string[]> => {
  try {
    return ok(parseWords(argv));
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error), ...USAGE]);
  }
};

const POSTGRES = /^postgres(?:ql)?:\/\//;

const storeOf = (typed: string): Config['store'] =>
  POSTGRES.test(typed) ? { kind: 'postgres', url: typed } : { kind: 'sqlite', file: typed };

const ifTyped = <T>(typed: string | undefined, read: (typed: string) => Read<T>): Read<T | null> =>
  typed === undefined ? ok(null) : read(typed);

const askedIn = (values: Parsed['values']): Read<Asked> =>
  Result.combine([
    ifTyped(values.from, (typed) => readDay('from', typed)),
    ifTyped(values.until, (typed) => readDay('until', typed)),
    ifTyped(values.offer, (typed) => readNumber('offer', typed)),
    ifTyped(values.booking, readBookingId),
  ]).map(([from, until, offerId, bookingId]) => ({ from, until, offerId, bookingId }));

/** Reads a call, or says what is wrong with it. */
export const readWords = (argv: readonly string[]): Result<Words, readonly string[]> => {
  const read = parsed(argv);
  if (read.isErr()) return err(read.error);
  const { values, positionals } = read.value;
  const { settings = null, catalogue = null, store, progress = false } = values;
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) return err(USAGE);
  const missing = missingFiles(file, settings, catalogue);
  if (missing.length > 0) return err(missing);
  const asked = askedIn(values);
  if (asked.isErr()) return err([asked.error, ...USAGE]);
  const explained = ifTyped(values.explain, readBookingId);
  if (explained.isErr()) return err([explained.error, ...USAGE]);
  const otherWorld = settings !== null || catalogue !== null;
  const ways = [otherWorld, explained.value !== null, isNarrow(asked.value) || store !== undefined, values.threads !== undefined];
  if (ways.filter((way) => way).length > 1) return err(['These options are not for one call.', ...USAGE]);
  if (explained.value !== null) return ok({ kind: 'explained', file, progress, bookingId: explained.value });
  if (otherWorld) return ok({ kind: 'otherWorld', file, progress, settings, catalogue });
  const threads = ifTyped(values.threads, (typed) => readNumber('threads', typed));
  if (threads.isErr()) return err([threads.error, ...USAGE]);
  if (threads.value !== null) {
    if (threads.value < 1 || threads.value > MOST_PARTS) return err([`--threads: from 1 to ${MOST_PARTS}.`, ...USAGE]);
    // One thread more beside the first would load and compile everything twice.
    if (threads.value > 1) return ok({ kind: 'sideBySide', file, progress, threads: threads.value });
  }
  return ok({ kind: 'asRecorded', file, progress, asked: asked.value, store: store === undefined ? null : storeOf(store) });
};
