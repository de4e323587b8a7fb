import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import { readBookingLifeFromRecording } from '../../application/replay/life.ts';
import { hasFilter, lineFilter } from '../../application/replay/line-filter.ts';
import type { ReplayReport } from '../../application/replay/parts.ts';
import { agreesWithRecording, replay } from '../../application/replay/replay.ts';
import './need-node.js';
import { StoreNotEmpty } from '../composition/store-module.ts';
import type { InvalidLine } from '../journal/lines.ts';
import type { Config } from '../system/config.ts';
import { formatBookingHistory } from './explain/format-booking-history.ts';
import {
  compareRecording,
  INCOMPLETE,
  printInvalidLines,
  printUncomparedLines,
  replayIntoEmptyStore,
  replayIntoMemory,
} from './replay/compare-recording.ts';
import { replayInParallel } from './replay/parallel-replay.ts';
import { parseReplayArguments, type ReplayArguments } from './replay/replay-arguments.ts';
import { divergenceText, replayText, tallyText } from './replay/replay-text.ts';
import { replayAsStream } from './replay/streamed-replay.ts';
import { whatIfText } from './replay/what-if-text.ts';
import { printEarlyExit } from './terminal/program.ts';
import { storeFailureText } from './terminal/store-failure.ts';
import { createProgressBar, printErrorAndSetExitCode } from './terminal/terminal.ts';

const printReplay = (report: ReplayReport, bad: readonly InvalidLine[]): void => {
  process.stdout.write(`${replayText(report)}\n`);
  printInvalidLines(bad);
  process.stderr.write(divergenceText(report));
  const { expected, tally } = report;
  if (expected === null) process.stderr.write(`${INCOMPLETE}\n`);
  else if (expected.stateHash !== tally.stateHash)
    process.stderr.write(`Recorded: ${tallyText(expected)}\n`);
};

type ArgumentsOf<K extends ReplayArguments['kind']> = Extract<
  ReplayArguments,
  { readonly kind: K }
>;

const NO_MATCHING_COMMAND =
  'No command of the recording is what was asked for: nothing was compared.';

const printAgreement = (
  report: ReplayReport,
  bad: readonly InvalidLine[],
  narrow = false,
): void => {
  printReplay(report, bad);
  if (narrow && report.commands === 0) printErrorAndSetExitCode(1, NO_MATCHING_COMMAND);
  else if (!agreesWithRecording(report) || bad.length > 0)
    printErrorAndSetExitCode(
      1,
      'The replay gave other results than the recording. The report above names the differences.',
    );
  else process.stdout.write('The replay agrees with the recording.\n');
};

const replayInThreads = async ({
  file,
  threads,
  progress,
}: ArgumentsOf<'sideBySide'>): Promise<void> => {
  const bar = createProgressBar('Replaying', { always: progress });
  const { report, bad } = await replayInParallel(file, threads, bar.at);
  bar.end(report.commands);
  printAgreement(report, bad);
};

const replayAsRecorded = async (words: ArgumentsOf<'asRecorded'>): Promise<void> => {
  const { asked: filter } = words;
  const narrow = hasFilter(filter) ? { isSelected: lineFilter(filter) } : {};
  const { report, bad } = await (words.store === null
    ? replayAsStream(words, narrow.isSelected)
    : replayIntoEmptyStore(words, words.store, (shop, lines) =>
        replay({ ...shop, ...narrow }, lines),
      ));
  printAgreement(report, bad, hasFilter(filter));
};

const replayInOtherWorld = async (words: ArgumentsOf<'otherWorld'>): Promise<void> => {
  const compared = await compareRecording(words);
  if (compared.isErr()) return printErrorAndSetExitCode(2, ...compared.error);
  process.stdout.write(`${whatIfText(compared.value.report)}\n`);
  printUncomparedLines(compared.value);
};

const explain = async (words: ArgumentsOf<'explained'>): Promise<void> => {
  const { report, bad } = await replayIntoMemory(words, (shop, lines) =>
    readBookingLifeFromRecording(shop, lines, words.bookingId),
  );
  printInvalidLines(bad);
  if (report.lines.length === 0) return printErrorAndSetExitCode(1, formatBookingHistory(report));
  process.stdout.write(`${formatBookingHistory(report)}\n`);
};

const work = (words: ReplayArguments): Promise<void> => {
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

const storeFromArguments = (words: ReplayArguments): Config['store'] | null =>
  words.kind === 'asRecorded' ? words.store : null;

const main = async (): Promise<void> => {
  const words = parseReplayArguments(process.argv.slice(2));
  if (words.isErr()) return printEarlyExit(words.error);
  const store = storeFromArguments(words.value);
  try {
    await work(words.value);
  } catch (error) {
    if (store !== null && error instanceof StoreNotEmpty)
      return printErrorAndSetExitCode(
        2,
        'The store is not empty: name an empty store, because a replay begins with one.',
      );
    if (store === null || !(error instanceof StoreUnavailable)) throw error;
    printErrorAndSetExitCode(1, `The store cannot be used: ${storeFailureText(store, error)}`);
  }
};

await main();
