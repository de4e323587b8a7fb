import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Runs a file of this folder as a process of its own that says its port in its first line. */
export const startChild = async (file: string, ...words: readonly string[]): Promise<{ readonly port: number; stop(): Promise<void> }> => {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, file), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
