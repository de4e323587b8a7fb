/** The one argument of a command that is no flag, and its flags. */
export const readArguments = (argv: readonly string[]): { readonly file: string | null; readonly flags: ReadonlySet<string> } => ({
  file: argv.find((argument) => !argument.startsWith('--')) ?? null,
  flags: new Set(argv.filter((argument) => argument.startsWith('--'))),
});

/** A bar on the terminal, or nothing where the output is no terminal. `total` 0: only the count is known. */
export const progressBar = (title: string, total: number, stream: NodeJS.WriteStream = process.stderr) => {
  let shown = 0;
  const width = 28;
  const draw = (done: number): void => {
    const share = total === 0 ? 0 : Math.min(1, done / total);
    const bar = total === 0 ? '' : ` ${'█'.repeat(Math.round(share * width)).padEnd(width, '░')} ${Math.floor(share * 100)}%`;
    stream.write(`\r${title}${bar} ${done}`);
  };
  return {
    at: (done: number): void => {
      if (!stream.isTTY || done - shown < 250) return;
      shown = done;
      draw(done);
    },
    end: (done: number): void => {
      if (!stream.isTTY) return;
      draw(done);
      stream.write('\n');
    },
  };
};

/** Says what went wrong and ends with a code: 1 for a difference or failure, 2 for a call that cannot be understood. */
export const stop = (code: 1 | 2, ...lines: readonly string[]): void => {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = code;
};
