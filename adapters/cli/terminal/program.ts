import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { err, ok, type Result } from 'neverthrow';
import { addDefaultCsvDialect, CSV_DIALECTS } from './csv.ts';
import { printErrorAndSetExitCode } from './terminal.ts';

/** Exit code 0 means that help was printed, 2 that the call is invalid. */
export type EarlyExit = { readonly code: 0 | 2; readonly out: string; readonly err: string };

export const invalidCommandLineExit = (...lines: readonly string[]): EarlyExit => ({
  code: 2,
  out: '',
  err: lines.join('\n'),
});

export const printEarlyExit = (end: EarlyExit): void => {
  if (end.code === 0) process.stdout.write(`${end.out}\n`);
  else printErrorAndSetExitCode(end.code, end.err);
};

export const createOptionParser =
  <T>(read: (typed: string) => Result<T, string>) =>
  (typed: string): T =>
    read(typed).match(
      (value) => value,
      (problem) => {
        throw new InvalidArgumentError(problem);
      },
    );

export const csvOption = (help: string): Option =>
  new Option('--csv [dialect]', help).choices(CSV_DIALECTS);

export const progressOption = (): Option =>
  new Option('--progress', 'show progress without a terminal');

/**
 * Refuses another option as a value. In `--reason --by Anna`, the reason is missing, but the
 * library would use `--by` as the reason.
 */
const refuseOptionName =
  (name: string) =>
  (typed: string): Result<string, string> =>
    typed.startsWith('--') ? err(`--${name} has no value: write the value after it.`) : ok(typed);

const describeUsage = (command: Command): void => {
  for (const each of command.commands) describeUsage(each);
  for (const option of command.options)
    if (option.required)
      option.argParser(option.parseArg ?? createOptionParser(refuseOptionName(option.name())));
  if (command.commands.length > 0)
    return void command.showHelpAfterError('--help lists the commands.');
  const words = command.usage().replace('[options]', '').trim();
  const options = command.options.map(({ flags, mandatory }) => (mandatory ? flags : `[${flags}]`));
  const usage = [words, ...options].filter((part) => part !== '').join(' ');
  command.usage(usage === '' ? '[--help]' : usage);
  command.showHelpAfterError(`Usage: ${command.createHelp().commandUsage(command)}`);
};

export const parseProgramArguments = (
  name: string,
  declare: (program: Command) => void,
  argv: readonly string[],
): Result<Command, EarlyExit> => {
  const out: string[] = [];
  const problems: string[] = [];
  const program = new Command(name)
    .configureHelp({ showGlobalOptions: true, padWidth: () => 24 })
    .configureOutput({
      writeOut: (part) => out.push(part),
      // Name the option as it was typed, without the default value.
      writeErr: (part) => problems.push(part.replace("option '--csv=excel'", "option '--csv'")),
    })
    .exitOverride();
  declare(program);
  describeUsage(program);
  try {
    return ok(program.parse(addDefaultCsvDialect(argv), { from: 'user' }));
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.excessArguments')
      problems.push('Put a text of several words in quotes.');
    const code = error.exitCode === 0 ? 0 : 2;
    return err({ code, out: out.join('').trimEnd(), err: problems.join('').trimEnd() });
  }
};

export const parseProgramArgumentsOrExit = (
  name: string,
  declare: (program: Command) => void,
): Command =>
  parseProgramArguments(name, declare, process.argv.slice(2)).match(
    (program) => program,
    (end) => {
      printEarlyExit(end);
      process.exit();
    },
  );
