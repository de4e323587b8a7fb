// Settings for little memory (docs/decisions/0023-reading-bank-files.md); JavaScript as in lean.js.
import { enableCompileCache } from 'node:module';
import { restartWith } from './restart.js';

/** Megabytes. Bank files keep many objects, so a smaller young generation saves memory. */
const semiSpace = process.argv[2] === 'payments' ? 2 : 8;

restartWith(
  [
    `--max-semi-space-size=${semiSpace}`,
    '--initial-old-space-size=32',
    '--heap-growing-percent=20',
  ],
  // With one malloc arena, freed memory returns to the system instead of staying with its thread.
  {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
    MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  },
);
enableCompileCache();
