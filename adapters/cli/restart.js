/**
 * Restarts this process in place with V8's flags and variables that are read at the start alone; its id and streams stay the same. Windows
 * cannot. A process that has the first flag already goes on, so a size that the user sets has priority.
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
