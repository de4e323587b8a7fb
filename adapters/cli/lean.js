// Settings for little memory and a short start, loaded before any large module. Plain JavaScript,
// because the first line of TypeScript loads the type stripper. The compile cache covers only code
// that is compiled after the last line here. Measurements: docs/decisions/0005-speed-and-memory.md.
import { enableCompileCache } from 'node:module';
import { restartWith } from './restart.js';

const FLAGS = [
  // Megabytes. The young generation takes twice this size instead of the default of a large
  // machine.
  '--max-semi-space-size=8',
  // The first garbage collection of the old generation starts at this size, not at a share of the
  // machine's memory, …
  '--initial-old-space-size=32',
  // … and the next ones whenever it has grown by half.
  '--heap-growing-percent=50',
];
/**
 * Bytes. Allocations of this size (19 MiB for each password hash) return to the system at once
 * instead of staying with their thread.
 */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

restartWith(FLAGS, ENVIRONMENT);

// Caches compiled code and stripped types between starts.
enableCompileCache();
