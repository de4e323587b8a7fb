import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type Environment = Readonly<Record<string, string>>;

const memoryOf = (child: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;

/** Milliseconds of one tick, the unit in which Linux counts processor time. */
const TICK = 10;

/** Milliseconds of processor time, or NaN if the system has no /proc. */
const processorTimeOf = ({ pid }: ChildProcess): number => {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name's bracket, user and system time are the 12th and 13th fields.
  const counted = readFileSync(file, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(counted[11]) + Number(counted[12])) * TICK;
};

export const startChild = async (
  file: string,
  words: readonly string[] = [],
  more: Environment = {},
) => {
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, file), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...more },
  });
  const port = await new Promise<number>((resolve, reject) => {
    if (child.stdout !== null)
      createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return {
    port,
    startMilliseconds: performance.now() - began,
    memory: (): number => memoryOf(child),
    processorTime: (): number => processorTimeOf(child),
    stop: (): Promise<void> =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
