/** Restarts the program with V8 flags that Node reads only at its start. The user's flags stay. */
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
