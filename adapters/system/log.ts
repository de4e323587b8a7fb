export type LogFormat = 'json' | 'text';

/** Who writes: the server, a process of the work, or the office's command line. */
export type Program = 'shop' | 'work' | 'office';

/** One thing that happened, for whoever runs the shop: a name that stays, a sentence, and what else there is to know. No personal data. */
export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly message: string;
  readonly more?: Readonly<Record<string, string | number | null>>;
};

export type Log = (entry: LogEntry) => void;

/** One JSON object a line, for programs: nothing that somebody sent can begin a line of its own. */
const jsonLine =
  (program: string, now: () => number) =>
  ({ level, event, message, more }: LogEntry): string =>
    JSON.stringify({ time: new Date(now()).toISOString(), level, program, event, message, ...more });

/** The same for somebody at a terminal. */
const textLine = ({ message, more }: LogEntry): string => (typeof more?.stack === 'string' ? `${message}\n${more.stack}` : message);

/** The log of a program of the shop; times are the machine's own, in UTC, also where the shop's clock was moved. */
export const logTo = (format: LogFormat, program: Program, write: (line: string) => void, now: () => number = Date.now): Log => {
  const line = format === 'json' ? jsonLine(program, now) : textLine;
  return (entry) => write(line(entry));
};

/** Where logs go: the error output, so that what a command prints stays apart from it. */
export const toErrorOutput = (line: string): void => void process.stderr.write(`${line}\n`);
