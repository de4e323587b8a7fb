import { StoreAway } from '../../application/ports/store-away.ts';
import { lifeInRecording } from '../../application/replay/life.ts';
import { isNarrow, narrowedTo } from '../../application/replay/narrowed.ts';
import { agrees, type ReplayReport, replay } from '../../application/replay/replay.ts';
import './need-node.js';
import { NotEmpty } from '../composition/store-module.ts';
import { CannotUnpack } from '../journal/laid-out.ts';
import type { BadLine } from '../journal/lines.ts';
import type { Config } from '../system/config.ts';
import { lifeText } from './explain/life-text.ts';
import { inOtherWorld, tellWhatIsMissing } from './replay/in-other-world.ts';
import { INCOMPLETE, intoEmptyStore, tellBad } from './replay/into-empty-store.ts';
import { replayInPassing } from './replay/passing-by.ts';
import { replaySideBySide } from './replay/side-by-side.ts';
import { divergenceText, replayText, tallyText } from './replay/tell-replay.ts';
import { whatIfText } from './replay/tell-what-if.ts';
import { readWords, type Words } from './replay/words.ts';
import { storeTrouble } from './terminal/store-trouble.ts';
import { progressBar, stop } from './terminal/terminal.ts';

const tell = (report: ReplayReport, bad: readonly BadLine[]): void => {
  process.stdout.write(`${replayText(report)}\n`);
  tellBad(bad);
  process.stderr.write(divergenceText(report));
  const { expected, tally } = report;
  if (expected === null) process.stderr.write(`${INCOMPLETE}\n`);
  else if (expected.stateHash !== tally.stateHash) process.stderr.write(`Recorded: ${tallyText(expected)}\n`);
};

type WordsOf<K extends Words['kind']> = Extract<Words, { readonly kind: K }>;

const NOTHING_ASKED = 'No command of the recording is what was asked for: nothing was compared.';

const tellWhetherItAgrees = (report: ReplayReport, bad: readonly BadLine[], narrow = false): void => {
  tell(report, bad);
  if (narrow && report.commands === 0) stop(1, NOTHING_ASKED);
  else if (!agrees(report) || bad.length > 0) stop(1, 'The replay does not agree with the recording.');
  else process.stdout.write('The replay agrees with the recording.\n');
};

/** The same in threads, part by part. */
const replayInThreads = async ({ file, threads, progress }: WordsOf<'sideBySide'>): Promise<void> => {
  const bar = progressBar('Replaying', { always: progress });
  const { report, bad } = await replaySideBySide(file, threads, bar.at);
  bar.end(report.commands);
  tellWhetherItAgrees(report, bad);
};

/** Does a recording again as it was, and compares what is asked for to the grosz (R46). */
const replayAsRecorded = async (words: WordsOf<'asRecorded'>): Promise<void> => {
  const { asked } = words;
  const narrow = isNarrow(asked) ? { asked: narrowedTo(asked) } : {};
  const { report, bad } = await (words.store === null
    ? replayInPassing(words, narrow.asked)
    : intoEmptyStore(words, words.store, (shop, lines) => replay({ ...shop, ...narrow }, lines)));
  tellWhetherItAgrees(report, bad, isNarrow(asked));
};

/** Does a recording again under other figures or another catalogue, and tells what would have been different (R47). */
const replayInOtherWorld = async (words: WordsOf<'otherWorld'>): Promise<void> => {
  const compared = await inOtherWorld(words);
  if (compared.isErr()) return stop(2, ...compared.error);
  process.stdout.write(`${whatIfText(compared.value.report)}\n`);
  tellWhatIsMissing(compared.value);
};

/** Tells one booking's life: each command, what it changed and by which rule. */
const explain = async (words: WordsOf<'explained'>): Promise<void> => {
  const { report, bad } = await intoEmptyStore(words, null, (shop, lines) => lifeInRecording(shop, lines, words.bookingId));
  tellBad(bad);
  if (report.lines.length === 0) return stop(1, lifeText(report));
  process.stdout.write(`${lifeText(report)}\n`);
};

const work = (words: Words): Promise<void> => {
  switch (words.kind) {
    case 'asRecorded':
      return replayAsRecorded(words);
    case 'explained':
      return explain(words);
    case 'sideBySide':
      return replayInThreads(words);
    case 'otherWorld':
      return replayInOtherWorld(words);
  }
};

const NO_PLACE = 'Make room there, name another folder with TMPDIR, or unpack the recording and name the unpacked file.';

const storeNamed = (words: Words): Config['store'] | null => (words.kind === 'asRecorded' ? words.store : null);

const main = async (): Promise<void> => {
  const words = readWords(process.argv.slice(2));
  if (words.isErr()) return stop(2, ...words.error);
  const store = storeNamed(words.value);
  try {
    await work(words.value);
  } catch (error) {
    if (error instanceof CannotUnpack) return stop(1, `${error.message}.`, NO_PLACE);
    if (store !== null && error instanceof NotEmpty) return stop(2, 'The store is not empty: a recording is done again in an empty one.');
    if (store === null || !(error instanceof StoreAway)) throw error;
    stop(1, `The store cannot be used: ${storeTrouble(store, error)}`);
  }
};

await main();
