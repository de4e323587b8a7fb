import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterDeath } from './keeper.ts';

/** What the shop's own tests call their folders; browsers and tools leave others, which are theirs. */
const OURS = 'kilwater-';

/** A folder for everything that a run of the tests puts aside: `env` sends programs there, `end` takes it away and names what of ours was left. */
export const ownTemporaries = () => {
  const system = tmpdir();
  const folder = mkdtempSync(join(system, 'kw-'));
  // PostgreSQL runs as somebody else where we are root, and has to get to its own folder.
  chmodSync(folder, 0o711);
  const keeper = afterDeath('sleep 2; rm -rf "$1"', folder);
  return {
    env: { TMPDIR: folder, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(system, 'node-compile-cache') },
    end: (): readonly string[] => {
      const left = readdirSync(folder).filter((name) => name.startsWith(OURS));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      keeper.done();
      return left;
    },
  };
};
