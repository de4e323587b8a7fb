export type LogFormat = 'json' | 'text';

export type Program = 'shop' | 'work' | 'office';

/** An entry of the log. It must contain no personal data. */
export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly message: string;
  readonly more?: Readonly<Record<string, string | number | null>>;
};

export type Log = (entry: LogEntry) => void;

/** JSON escapes line breaks. So typed text cannot begin a new line of the log. */
const jsonLine =
  (program: string, now: () => number) =>
  ({ level, event, message, more }: LogEntry): string =>
    JSON.stringify({
      time: new Date(now()).toISOString(),
      level,
      program,
      event,
      message,
      ...more,
    });

const textLine = ({ message, more }: LogEntry): string =>
  typeof more?.stack === 'string' ? `${message}\n${more.stack}` : message;

/** Writes the log. Times are the machine's time in UTC, even if the shop's clock was moved. */
export const createLog = (
  format: LogFormat,
  program: Program,
  write: (line: string) => void,
  now: () => number = Date.now,
): Log => {
  const line = format === 'json' ? jsonLine(program, now) : textLine;
  return (entry) => write(line(entry));
};

export const writeToErrorOutput = (line: string): void => void process.stderr.write(`${line}\n`);
