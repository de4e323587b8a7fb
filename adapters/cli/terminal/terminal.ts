import type { Config } from '../../system/config.ts';

const WIDTH = 28;
const REDRAW_INTERVAL = 100;
const PRINT_INTERVAL = 1_000;

/** Formats a duration, such as 1 h 4 min, 3 min 20 s or 12 s. */
const durationOf = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600
    ? `${Math.floor(seconds / 60)} min ${seconds % 60} s`
    : `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
};

export const progressText = (
  title: string,
  commands: number,
  fractionDone: number | null,
  milliseconds: number,
): string => {
  const part = fractionDone === null ? null : Math.min(1, fractionDone);
  const bar =
    part === null
      ? ''
      : ` ${'█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░')} ${Math.floor(part * 100)}%`;
  const rate = milliseconds === 0 ? '' : `, ${Math.round((commands / milliseconds) * 1000)}/s`;
  const remaining =
    part === null || part === 0 || part === 1
      ? ''
      : `, ${durationOf((milliseconds / part) * (1 - part))} left`;
  return `${title}${bar} ${commands}${rate}${remaining}`;
};

type ProgressOptions = {
  readonly always?: boolean;
  readonly now?: () => number;
  readonly stream?: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
};

/** Shows the progress bar only in a terminal. With `always`, prints progress elsewhere too. */
export const createProgressBar = (
  title: string,
  { always = false, now = () => performance.now(), stream = process.stderr }: ProgressOptions = {},
) => {
  const began = now();
  let drawnAt = began;
  const draw = (commands: number, share: number | null, last: boolean): void => {
    const text = progressText(title, commands, share, now() - began);
    stream.write(stream.isTTY ? `\r${text}\u001b[K${last ? '\n' : ''}` : `${text}\n`);
  };
  const seen = stream.isTTY || always;
  return {
    at: (commands: number, share: number | null = null): void => {
      if (!seen || now() - drawnAt < (stream.isTTY ? REDRAW_INTERVAL : PRINT_INTERVAL)) return;
      drawnAt = now();
      draw(commands, share, false);
    },
    end: (commands: number): void => {
      if (seen) draw(commands, 1, true);
    },
  };
};

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Exit code 1: the program failed, or the compared data differ. Exit code 2: the program was called
 * with invalid arguments.
 */
export const printErrorAndSetExitCode = (code: 1 | 2, ...lines: readonly string[]): void => {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = code;
};

/** In a terminal, logs readable text, because JSON log lines are meant for programs. */
export const logTextIfTerminal = (
  config: Config,
  isTerminal: boolean | undefined = process.stderr.isTTY,
): Config => (isTerminal === true ? { ...config, log: 'text' } : config);
