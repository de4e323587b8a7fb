// Settings for little memory and a short start, loaded before any large module. Plain JavaScript,
// because the first line of TypeScript loads the type stripper. The compile cache covers only code
// that is compiled after the last line here. Measurements: docs/decisions/0005-speed-and-memory.md.
import { enableCompileCache } from 'node:module';
import { restartWith } from './restart.js';

const FLAGS = [
  // Megabytes. The young generation takes twice this size; V8's default is larger on a large
  // machine.
  '--max-semi-space-size=8',
  // Megabytes at which the first garbage collection of the old generation starts. V8's default is a
  // share of the machine's memory.
  '--initial-old-space-size=32',
  // Later collections start whenever the old generation has grown by half.
  '--heap-growing-percent=50',
];
/**
 * Bytes. Freed allocations of at least this size return to the system at once instead of staying
 * with their thread. A password hash allocates 19 MiB.
 */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

restartWith(FLAGS, ENVIRONMENT);

// Caches compiled code and stripped types between starts.
enableCompileCache();
