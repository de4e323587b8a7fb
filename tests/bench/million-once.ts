import { replayInParallel } from '../../adapters/cli/replay/parallel-replay.ts';
import { replayAsStream } from '../../adapters/cli/replay/streamed-replay.ts';
import { openExportFile, streamLines } from '../../adapters/journal/read-file.ts';
import { agreesWithRecording } from '../../application/replay/replay.ts';

export type MillionRun = {
  readonly came: string;
  readonly commands: number;
  readonly processor: number;
  readonly memory: number;
};

const parsed = async (file: string): Promise<Pick<MillionRun, 'came' | 'commands'>> => {
  let lines = 0;
  for await (const { count, text } of streamLines(openExportFile(file).content))
    for (let at = 0; at < count; at += 1) {
      JSON.parse(text(at));
      lines += 1;
    }
  return { came: `${lines} lines`, commands: 0 };
};

const replayed = async (
  file: string,
  threads: number,
): Promise<Pick<MillionRun, 'came' | 'commands'>> => {
  const { report, bad } = await (threads === 1
    ? replayAsStream({ file, progress: false }, undefined)
    : replayInParallel(file, threads, () => {}));
  if (!agreesWithRecording(report) || bad.length > 0)
    throw new Error('The replay does not agree with the recording');
  return { came: JSON.stringify(report), commands: report.commands };
};

const [file = '', threads = '0'] = process.argv.slice(2);
const did = await (threads === '0' ? parsed(file) : replayed(file, Number(threads)));
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const once: MillionRun = {
  ...did,
  processor: (userCPUTime + systemCPUTime) / 1_000_000,
  memory: maxRSS / 1024,
};
process.stdout.write(JSON.stringify(once));
