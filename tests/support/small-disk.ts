import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAfterDeath } from './keeper.ts';

export type SmallDisk = {
  readonly folder: string;
  /** `limit` is a file size limit, for machines where this user cannot mount. */
  readonly kind: 'mount' | 'limit';
  fill(pid: number): void;
  empty(pid: number): void;
  remove(): void;
};

const MEGABYTE = 1024 * 1024;

const run = (command: string, ...words: readonly string[]): boolean =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0;

export const openSmallDisk = (megabytes: number): SmallDisk => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-disk-'));
  const kind = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'kilwater', folder)
    ? 'mount'
    : 'limit';
  const keeper = runAfterDeath('umount -l "$1" 2> /dev/null; rm -rf "$1"', folder);
  const filler = join(folder, 'filler');
  /** Limits the length of the files that a process writes. Longer files stay as they are. */
  const limit = (pid: number, bytes: string): void => {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  };
  return {
    folder,
    kind,
    fill: (pid) => {
      if (kind === 'limit') return limit(pid, '4096');
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(Math.min(bavail * bsize, megabytes * MEGABYTE)));
      } catch (failure) {
        if (!(failure instanceof Error && 'code' in failure && failure.code === 'ENOSPC'))
          throw failure;
      }
    },
    empty: (pid) => {
      if (kind === 'limit') return limit(pid, 'unlimited');
      rmSync(filler, { force: true });
    },
    remove: () => {
      if (kind === 'mount') run('umount', '-l', folder);
      rmSync(folder, { recursive: true, force: true });
      keeper.done();
    },
  };
};
