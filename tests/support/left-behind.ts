import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAfterDeath } from './keeper.ts';

/** Folders that our tests create; browsers and tools create others. */
const OURS = 'kilwater-';

/** `env` points programs to the folder; `end` deletes it and returns the names of leftovers. */
export const trackTemporaries = () => {
  const system = tmpdir();
  const folder = mkdtempSync(join(system, 'kw-'));
  // If we are root, PostgreSQL runs as another user and needs access to its folder.
  chmodSync(folder, 0o711);
  const keeper = runAfterDeath('sleep 2; rm -rf "$1"', folder);
  return {
    env: {
      TMPDIR: folder,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(system, 'node-compile-cache'),
    },
    end: (): readonly string[] => {
      const left = readdirSync(folder).filter((name) => name.startsWith(OURS));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      keeper.done();
      return left;
    },
  };
};
