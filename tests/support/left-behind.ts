import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAfterDeath } from './keeper.ts';

/** Folders of browsers and tools have other names. */
const OURS = 'kilwater-';

export const trackTemporaries = () => {
  const system = tmpdir();
  const folder = mkdtempSync(join(system, 'kw-'));
  // If this process runs as root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o711);
  const keeper = runAfterDeath('sleep 2; rm -rf "$1"', folder);
  return {
    env: {
      TMPDIR: folder,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(system, 'node-compile-cache'),
    },
    end: (): readonly string[] => {
      const leftovers = readdirSync(folder).filter((name) => name.startsWith(OURS));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      keeper.done();
      return leftovers;
    },
  };
};
