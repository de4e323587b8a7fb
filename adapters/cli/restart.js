/**
 * Restarts this process with V8 flags and environment variables that Node reads only at its start.
 * Process id and streams stay the same. Does nothing on Windows, which cannot replace a process, and
 * if the process already has the first flag. So a memory size that the user sets has priority.
 */
export const restartWith = (flags, environment) => {
  const [first = ''] = flags;
  const [name = ''] = first.split('=');
  if (process.platform === 'win32' || process.execArgv.some((word) => word.startsWith(name)))
    return;
  process.execve?.(
    process.execPath,
    [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, ...environment },
  );
};
