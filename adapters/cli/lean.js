// What keeps the process small and its start short, loaded before anything that is large. Plain JavaScript, because the first line of TypeScript
// loads what takes types off, and only what is compiled after the last line here is kept. What each brings: docs/decisions/0006-pace.md.
import { enableCompileCache } from 'node:module';

const FLAGS = [
  // Megabytes; the young generation takes twice this instead of what a large machine would give it.
  '--max-semi-space-size=8',
  // The old generation is first swept at this size, not at a share of the machine's memory, …
  '--initial-old-space-size=32',
  // … and again whenever it has grown by half.
  '--heap-growing-percent=50',
];
/** Bytes: what is this large (19 MiB for every password that is hashed) goes back to the system at once, not to the thread that had it. */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

const tellsItself = process.execArgv.some((word) => word.startsWith('--max-semi-space-size'));
// A process hears all this only while it starts, so it starts once more in its own place, with its number and its streams. Windows
// cannot; whoever gives a size of their own is taken at their word.
if (!tellsItself && process.platform !== 'win32')
  process.execve?.(process.execPath, [process.execPath, ...FLAGS, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...ENVIRONMENT,
  });

// Compiled code is kept between starts, and so are types taken off.
enableCompileCache();
