// Settings for little memory (docs/decisions/0023-reading-bank-files.md); JavaScript as in lean.js.
import { enableCompileCache } from 'node:module';
import { restartWith } from './restart.js';

/**
 * The young generation, and the old generation before its first garbage collection, in MB. Bank
 * files keep many objects, so small sizes save memory. Other commands read all offers first, so
 * large sizes save collections that free nothing.
 */
const [young, old] = process.argv[2] === 'payments' ? [2, 32] : [8, 128];

restartWith(
  [
    `--max-semi-space-size=${young}`,
    `--min-semi-space-size=${young}`,
    `--initial-old-space-size=${old}`,
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
