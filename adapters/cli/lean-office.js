// Settings for little memory (docs/decisions/0023-reading-bank-files.md); JavaScript as in lean.js.
import { enableCompileCache } from 'node:module';
import { restartWith } from './restart.js';

restartWith(
  ['--max-semi-space-size=2', '--initial-old-space-size=32', '--heap-growing-percent=20'],
  // With one malloc arena, freed memory returns to the system instead of staying with its thread.
  {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
    MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  },
);
enableCompileCache();
