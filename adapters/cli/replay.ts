import { StoreAway } from '../../application/ports/store-away.ts';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { isNarrow, narrowedTo } from '../../application/replay/narrowed.ts';
import { agrees, type ReplayReport, replay } from '../../application/replay/replay.ts';
import { whatIf } from '../../application/replay/what-if.ts';
import './need-node.js';
import { withContainer } from '../composition/containers.ts';
import { NotEmpty } from '../composition/store-module.ts';
import { STORE } from '../composition/tokens.ts';
import { replayContainer } from '../composition/tools.ts';
import type { BadLine } from '../journal/lines.ts';
import { readExport } from '../journal/read-file.ts';
import type { Config } from '../system/config.ts';
import { cryptoIds } from '../system/ids.ts';
import { readHead, readOtherWorld } from './replay/other-world.ts';
import { divergenceText, replayText, tallyText } from './replay/tell-replay.ts';
import { whatIfText } from './replay/tell-what-if.ts';
import { readWords, type Words } from './replay/words.ts';
import { storeTrouble } from './terminal/store-trouble.ts';
import { progressBar, stop } from './terminal/terminal.ts';

const tellBad = (bad: readonly BadLine[]): void => {
  for (const { line, reason } of bad) process.stderr.write(`Line ${line}: ${reason}\n`);
};

const INCOMPLETE = 'The file has no last line: it is not complete.';

const tell = (report: ReplayReport, bad: readonly BadLine[]): void => {
  process.stdout.write(`${replayText(report)}\n`);
  tellBad(bad);
  process.stderr.write(divergenceText(report));
  const { expected, tally } = report;
  if (expected === null) process.stderr.write(`${INCOMPLETE}\n`);
  else if (expected.stateHash !== tally.stateHash) process.stderr.write(`Recorded: ${tallyText(expected)}\n`);
};

type EmptyShop = Parameters<typeof replay>[0];

/** Puts the lines of a recording into an empty store, and tells with what came of it which of them could not be read. */
const intoEmptyStore = <R>(
  { file, progress }: Pick<Words, 'file' | 'progress'>,
  store: Config['store'] | null,
  work: (shop: EmptyShop, lines: AsyncIterable<ExportLine>) => Promise<R>,
): Promise<{ readonly report: R; readonly bad: readonly BadLine[] }> =>
  withContainer(replayContainer(store), async (container) => {
    const { store: empty } = await container.getAsync(STORE);
    const bad: BadLine[] = [];
    const bar = progressBar('Replaying', { always: progress });
    let [done, read] = [0, 0];
    const at = (commands: number): void => {
      done = commands;
      bar.at(commands, read);
    };
    const lines = readExport(
      file,
      (line) => bad.push(line),
      (share) => {
        read = share;
      },
    );
    const report = await work({ store: empty, hashOf: cryptoIds.hashOf, progress: at }, lines);
    bar.end(done);
    return { report, bad };
  });

type WordsOf<K extends Words['kind']> = Extract<Words, { readonly kind: K }>;

/** Does a recording again as it was, and compares what is asked for to the grosz (R46). */
const replayAsRecorded = async (words: WordsOf<'asRecorded'>): Promise<void> => {
  const { asked } = words;
  const narrow = isNarrow(asked) ? { asked: narrowedTo(asked) } : {};
  const { report, bad } = await intoEmptyStore(words, words.store, (shop, lines) => replay({ ...shop, ...narrow }, lines));
  tell(report, bad);
  if (!agrees(report) || bad.length > 0) stop(1, 'The replay does not agree with the recording.');
  else process.stdout.write('The replay agrees with the recording.\n');
};

/** Passes lines on and remembers whether the last one of a whole file came by. */
const watched = (lines: AsyncIterable<ExportLine>) => {
  let complete = false;
  return {
    complete: () => complete,
    lines: (async function* () {
      for await (const line of lines) {
        complete ||= line.kind === 'end';
        yield line;
      }
    })(),
  };
};

/** Does a recording again under other figures or another catalogue, and tells what would have been different (R47). */
const replayInOtherWorld = async (words: WordsOf<'otherWorld'>): Promise<void> => {
  const head = await readHead(readExport(words.file, () => {}));
  const other = await readOtherWorld(head, words);
  if (other.isErr()) return stop(2, ...other.error);
  let complete = (): boolean => false;
  const { report, bad } = await intoEmptyStore(words, null, (shop, recorded) => {
    const passing = watched(recorded);
    complete = passing.complete;
    return whatIf(shop, other.value, passing.lines);
  });
  process.stdout.write(`${whatIfText(report)}\n`);
  tellBad(bad);
  if (!complete()) stop(1, INCOMPLETE);
  else if (bad.length > 0) stop(1, 'Some lines could not be read: the comparison leaves them out.');
};

const work = (words: Words): Promise<void> => {
  switch (words.kind) {
    case 'asRecorded':
      return replayAsRecorded(words);
    case 'otherWorld':
      return replayInOtherWorld(words);
  }
};

const storeNamed = (words: Words): Config['store'] | null => (words.kind === 'asRecorded' ? words.store : null);

const main = async (): Promise<void> => {
  const words = readWords(process.argv.slice(2));
  if (words.isErr()) return stop(2, ...words.error);
  const store = storeNamed(words.value);
  try {
    await work(words.value);
  } catch (error) {
    if (store !== null && error instanceof NotEmpty) return stop(2, 'The store is not empty: a recording is done again in an empty one.');
    if (store === null || !(error instanceof StoreAway)) throw error;
    stop(1, `The store cannot be used: ${storeTrouble(store, error)}`);
  }
};

await main();
