import { parseArgs } from 'node:util';
import { err, ok, type Result } from 'neverthrow';
import { nameCsvDialect, readCsvDialect } from '../terminal/csv.ts';
import { wrapLines } from '../terminal/table.ts';
import { bookingCommands } from './booking-commands.ts';
import { bookingListCommands } from './booking-list-commands.ts';
import { callOffCommands } from './call-off-commands.ts';
import { changeCommands } from './change-commands.ts';
import type {
  Command,
  CommandArguments,
  FlagName,
  Option,
  OptionName,
  StoreTask,
  Task,
} from './command.ts';
import { explainCommands } from './explain-command.ts';
import { listCommands } from './list-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { invoiceCommands } from './money/invoice-commands.ts';
import { refundCommands } from './money/refund-commands.ts';
import { statementCommands } from './money/statement-commands.ts';
import { newsletterCommands } from './newsletter-commands.ts';
import { openingCommands } from './opening-commands.ts';
import { participantCommands } from './participant-commands.ts';
import { accountCommands } from './people/account-commands.ts';
import { crewCommands } from './people/crew-commands.ts';
import { messageCommands } from './people/message-commands.ts';
import { readText } from './read-values.ts';
import { reportCommands } from './reports/report-commands.ts';
import { settleCommands } from './settle-commands.ts';
import { shopCommands } from './shop-commands.ts';

const COMMANDS: readonly Command[] = [
  ...callOffCommands,
  ...bookingCommands,
  ...explainCommands,
  ...bookingListCommands,
  ...participantCommands,
  ...shopCommands,
  ...settleCommands,
  ...accountCommands,
  ...crewCommands,
  ...messageCommands,
  ...reportCommands,
  ...listCommands,
  ...statementCommands,
  ...refundCommands,
  ...mailCommands,
  ...invoiceCommands,
  ...newsletterCommands,
  ...openingCommands,
  ...changeCommands,
].toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** A parsed task. A store task does not need an open shop. */
type ParsedTask<Kind, Work> = {
  readonly kind: Kind;
  readonly command: string;
  readonly task: Work;
  readonly by: string;
  readonly json: boolean;
};

/** A parsed call: a task with its actor, or a help text. */
export type Call =
  | ParsedTask<'task', Task>
  | ParsedTask<'storeTask', StoreTask>
  | { readonly kind: 'help'; readonly text: string };

const HELP_FOOTER = `
Commands that change something are journalled with the name of who gives them: --by NAME, or OFFICE_USER in the environment.
--json prints the same for programs (npm run -s keeps npm's own lines out). Ends with 0, with 1 where the shop refuses, with 2 where the call cannot be understood.`;

const optionText = ({ name, value }: Option): string => `--${name} ${value}`;

const lineOf = ({
  name,
  word,
  text: follows,
  words,
  needs,
  takes,
  flags = [],
  ...more
}: Command): string =>
  [
    ...[
      name,
      ...(word === null ? [] : [word]),
      ...(follows === undefined ? [] : [follows]),
      ...(words === undefined ? [] : [`[${words}…]`]),
      ...needs.map(optionText),
      ...takes.map((option) => `[${optionText(option)}]`),
    ],
    ...flags.map((flag) => `[--${flag.name}]`),
    ...(more.needsShop === false && more.takesDryRun ? ['[--dry-run]'] : []),
  ].join(' ');

const overview = (commands: readonly Command[]): string =>
  wrapLines(
    [
      'Usage: npm run office -- COMMAND [--by NAME] [--json] [--help]',
      '',
      ...commands.flatMap((command) => [`  ${lineOf(command)}`, `      ${command.says}`]),
      HELP_FOOTER,
    ].join('\n'),
  );

const helpOf = (command: Command): string =>
  wrapLines(
    [
      `Usage: npm run office -- ${lineOf(command)}${command.changes ? ' --by NAME' : ''} [--json]`,
      '',
      `  ${command.says}`,
      ...[...command.needs, ...command.takes].map(
        (option) => `  ${optionText(option)}: ${option.says}`,
      ),
      ...(command.flags ?? []).map((each) => `  --${each.name}: ${each.says}`),
      HELP_FOOTER,
    ].join('\n'),
  );

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** All options at once, so that options may stand before and after the command's words. */
const PARSER_OPTIONS = {
  reason: text,
  amount: text,
  kind: text,
  value: text,
  description: text,
  site: text,
  expires: text,
  offer: text,
  number: text,
  method: text,
  until: text,
  participant: text,
  'first-name': text,
  'last-name': text,
  'birth-date': text,
  document: text,
  country: text,
  gender: text,
  phone: text,
  email: text,
  brands: text,
  sellers: text,
  offers: text,
  of: text,
  id: text,
  price: text,
  unit: text,
  yachts: text,
  first: text,
  second: text,
  from: text,
  status: text,
  name: text,
  pdf: text,
  attach: text,
  text: text,
  title: text,
  import: text,
  booking: text,
  entry: text,
  account: text,
  recipient: text,
  file: text,
  folder: text,
  address: text,
  zip: text,
  city: text,
  nip: text,
  unpaid: flag,
  'reserve-list': flag,
  csv: text,
  mail: flag,
  bookers: flag,
  'dry-run': flag,
  by: text,
  json: flag,
  help: flag,
} as const satisfies Record<
  OptionName | FlagName | 'dry-run' | 'by' | 'json' | 'help',
  typeof text | typeof flag
>;

const FLAGS: readonly FlagName[] = ['unpaid', 'reserve-list', 'csv', 'mail', 'bookers'];

const parseCall = (argv: readonly string[]) => {
  try {
    return ok(
      parseArgs({
        args: [...nameCsvDialect(argv)],
        options: PARSER_OPTIONS,
        allowPositionals: true,
        strict: true,
      }),
    );
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
};

const TRY = 'npm run office -- --help lists the commands.';

const commandOf = (
  words: readonly string[],
): Result<{ readonly command: Command; readonly rest: readonly string[] }, string> => {
  const found = COMMANDS.find(
    ({ name }) => name === words.slice(0, name.split(' ').length).join(' '),
  );
  if (found === undefined)
    return err(
      words.length === 0
        ? 'A command is missing.'
        : `There is no command "${words.slice(0, 2).join(' ')}".`,
    );
  return ok({ command: found, rest: words.slice(found.name.split(' ').length) });
};

const readActor = (
  { changes, changesWith, name }: Command,
  said: ReadonlySet<string>,
  by: string | undefined,
): Result<string, string> => {
  if (!changes && (changesWith === undefined || !said.has(changesWith))) return ok('');
  if (by === undefined || by.trim() === '')
    return err(
      `${name} is journalled with the name of who gives it: add --by NAME, or set OFFICE_USER in the environment.`,
    );
  return readText('--by', by);
};

/** Parses a call. The errors are sentences that say what is wrong with it. */
export const readCall = (
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<Call, readonly string[]> => {
  const read = parseCall(argv);
  if (read.isErr()) return err([read.error, TRY]);
  const { values, positionals } = read.value;
  const { by, json = false, help = false, 'dry-run': dryRun = false, ...typed } = values;
  const found = commandOf(positionals);
  if (help) {
    const near = COMMANDS.filter(({ name }) => name.split(' ')[0] === positionals[0]);
    return ok({
      kind: 'help',
      text: found.isOk()
        ? helpOf(found.value.command)
        : overview(near.length === 0 ? COMMANDS : near),
    });
  }
  if (found.isErr()) return err([found.error, TRY]);
  const { command, rest } = found.value;
  const usage = `Usage: npm run office -- ${lineOf(command)}${command.changes ? ' --by NAME' : ''}`;
  const { unpaid, 'reserve-list': reserveList, csv, mail, bookers, ...options } = typed;
  const given: Readonly<Record<FlagName, boolean | undefined>> = {
    unpaid,
    'reserve-list': reserveList,
    csv: csv !== undefined,
    mail,
    bookers,
  };
  const flags = new Set(FLAGS.filter((name) => given[name] === true));
  const known: ReadonlySet<string> = new Set(
    [...command.needs, ...command.takes, ...(command.flags ?? [])].map(({ name }) => name),
  );
  const strange = [...Object.keys(options), ...flags].find((name) => !known.has(name));
  if (strange !== undefined) return err([`${command.name} does not take --${strange}.`, usage]);
  if (dryRun && (command.needsShop !== false || !command.takesDryRun))
    return err([`${command.name} does not take --dry-run.`, usage]);
  if (command.word !== null && rest.length === 0)
    return err([`${command.word} is missing.`, usage]);
  if (command.text !== undefined && rest.length === 1)
    return err([`${command.text} is missing.`, usage]);
  const more = rest[(command.word === null ? 0 : 1) + (command.text === undefined ? 0 : 1)];
  if (more !== undefined && command.words === undefined)
    return err([`"${more}" is one word too many; put texts of several words in quotes.`, usage]);
  const dialect = readCsvDialect(csv);
  if (dialect.isErr()) return err([dialect.error, usage]);
  return readActor(
    command,
    new Set<string>([...Object.keys(options), ...flags]),
    by ?? environment.OFFICE_USER,
  )
    .andThen((giver) => {
      const words = rest.slice(command.word === null ? 0 : 1);
      const asGiven: CommandArguments = {
        word: rest[0] ?? null,
        text: rest[1] ?? '',
        words,
        options,
        flags,
        csv: dialect.value,
        dryRun,
      };
      const asked = { command: command.name, by: giver, json };
      return command.needsShop === false
        ? command.prepare(asGiven).map((task): Call => ({ kind: 'storeTask', task, ...asked }))
        : command.prepare(asGiven).map((task): Call => ({ kind: 'task', task, ...asked }));
    })
    .mapErr((problem) => [problem, usage]);
};
