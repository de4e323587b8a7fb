// Settings for little memory and a short start (docs/decisions/0005-speed-and-memory.md).
// Plain JavaScript, because the first line of TypeScript loads the type stripper.
import { enableCompileCache } from 'node:module';
import { restartWith } from './restart.js';

const FLAGS = [
  // Megabytes. The young generation takes twice this size; V8's default grows with the machine.
  '--max-semi-space-size=8',
  // Megabytes at which the first garbage collection of the old generation starts.
  '--initial-old-space-size=32',
  // Later collections start whenever the old generation has grown by half.
  '--heap-growing-percent=50',
  // Otherwise V8 sometimes puts a part of each request among the old objects. That part keeps the
  // rest of its request in memory until a full collection, and cached pages cost a third more.
  '--no-allocation-site-pretenuring',
];
/** Bytes. Freed allocations of this size return to the system; a password hash takes 19 MiB. */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

restartWith(FLAGS, ENVIRONMENT);

// The compile cache covers only code that is compiled after this line.
enableCompileCache();
