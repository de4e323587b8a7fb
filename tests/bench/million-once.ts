import { replayInPassing } from '../../adapters/cli/replay/passing-by.ts';
import { replaySideBySide } from '../../adapters/cli/replay/side-by-side.ts';
import { contentOf, linesOf } from '../../adapters/journal/read-file.ts';
import { agrees } from '../../application/replay/replay.ts';

/** What a process that went through a recording says of itself: what came of it, its processor time in seconds, and its memory at most in megabytes. */
export type Once = { readonly came: string; readonly commands: number; readonly processor: number; readonly memory: number };

/** A recording's lines unpacked, read and parsed as they come, and nothing else done with them. */
const parsed = async (file: string): Promise<Pick<Once, 'came' | 'commands'>> => {
  let lines = 0;
  for await (const { count, text } of linesOf(contentOf(file).content))
    for (let at = 0; at < count; at += 1) {
      JSON.parse(text(at));
      lines += 1;
    }
  return { came: `${lines} lines`, commands: 0 };
};

/** Done again as `npm run replay` does it, with `--threads` where there are several. */
const replayed = async (file: string, threads: number): Promise<Pick<Once, 'came' | 'commands'>> => {
  const { report, bad } = await (threads === 1
    ? replayInPassing({ file, progress: false }, undefined)
    : replaySideBySide(file, threads, () => {}));
  if (!agrees(report) || bad.length > 0) throw new Error('The replay does not agree with the recording');
  return { came: JSON.stringify(report), commands: report.commands };
};

const [file = '', threads = '0'] = process.argv.slice(2);
const did = await (threads === '0' ? parsed(file) : replayed(file, Number(threads)));
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const once: Once = { ...did, processor: (userCPUTime + systemCPUTime) / 1_000_000, memory: maxRSS / 1024 };
process.stdout.write(JSON.stringify(once));
