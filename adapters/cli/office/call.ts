import type { Command as Program } from 'commander';
import { err, ok, type Result } from 'neverthrow';
import type { CsvDialect } from '../terminal/csv.ts';
import {
  csvOption,
  type EarlyExit,
  invalidCommandLineExit,
  parseProgramArguments,
} from '../terminal/program.ts';
import { bookingCommands } from './booking-commands.ts';
import { bookingListCommands } from './booking-list-commands.ts';
import { brandCommands } from './catalogue/brand-commands.ts';
import { callOffCommands } from './catalogue/call-off-commands.ts';
import { catalogueCommands } from './catalogue/catalogue-commands.ts';
import { copyOfferCommands } from './catalogue/copy-offer-command.ts';
import { offerCommands } from './catalogue/offer-commands.ts';
import { codeCommands } from './code-commands.ts';
import type { Command, FileTask, Task, TypedCommandLine } from './command.ts';
import { dryRunOf } from './dry-run.ts';
import { explainCommands } from './explain-command.ts';
import { listCommands } from './list-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { documentCommands } from './money/document-commands.ts';
import { invoiceCommands } from './money/invoice-commands.ts';
import { paymentCommands } from './money/payment-commands.ts';
import { refundCommands } from './money/refund-commands.ts';
import { statementCommands } from './money/statement-commands.ts';
import { openingCommands } from './opening-commands.ts';
import { participantCommands } from './participant-commands.ts';
import { accountCommands } from './people/account-commands.ts';
import { changeBookingCommands } from './people/change-booking-command.ts';
import { crewCommands } from './people/crew-commands.ts';
import { messageCommands } from './people/message-commands.ts';
import { prepareCommands } from './people/prepare-command.ts';
import { reviewCommands } from './people/review-commands.ts';
import { type ParseResult, readText } from './read-values.ts';
import { reportCommands } from './reports/report-commands.ts';

export const COMMANDS: readonly Command[] = [
  ...callOffCommands,
  ...bookingCommands,
  ...changeBookingCommands,
  ...prepareCommands,
  ...explainCommands,
  ...bookingListCommands,
  ...participantCommands,
  ...codeCommands,
  ...accountCommands,
  ...crewCommands,
  ...messageCommands,
  ...reportCommands,
  ...reviewCommands,
  ...listCommands,
  ...statementCommands,
  ...paymentCommands,
  ...refundCommands,
  ...mailCommands,
  ...invoiceCommands,
  ...documentCommands,
  ...openingCommands,
  ...catalogueCommands,
  ...offerCommands,
  ...brandCommands,
  ...copyOfferCommands,
].toSorted((a, b) => (a.name < b.name ? -1 : 1));

export type Call = {
  readonly command: string;
  readonly task: FileTask;
  readonly by: string;
  readonly json: boolean;
  readonly opensShop: boolean;
  readonly explainsMissingStore: boolean;
};

const DESCRIPTION =
  'The office’s commands. They run beside the shop, on the same store. --help after a word lists its commands, after a command its options.';
const FOOTER = `
The journal records each command that changes something, with the clerk’s name.
--json prints the same for programs (npm run -s keeps npm's own lines out). Exit codes: 0 done, 1 refused by the shop, 2 invalid call.`;

const CSV_HELP =
  'for a Polish spreadsheet; --csv=plain for programs: commas, decimal points, moments in UTC';

const readActor = (
  { changes = false, changesWith, name }: Command,
  { options, flags }: TypedCommandLine,
  by: string | undefined,
): Result<string, string> => {
  const changesByOption =
    changesWith !== undefined && (flags.has(changesWith) || options[changesWith] !== undefined);
  if (!changes && !changesByOption) return ok('');
  if (by === undefined || by.trim() === '')
    return err(
      `The journal records who runs "${name}": add --by NAME with the clerk's name, or set OFFICE_USER in the environment.`,
    );
  return readText(by, '--by');
};

const canChange = ({ changes = false, changesWith }: Command): boolean =>
  changes || changesWith !== undefined;

const groupOf = (office: Program, group: string): Program => {
  const found = office.commands.find((each) => each.name() === group);
  if (found !== undefined) return found;
  const inside = COMMANDS.flatMap(({ name }) => {
    const [first, second] = name.split(' ');
    return first === group && second !== undefined ? [second] : [];
  });
  return office.command(group).description(inside.join(', '));
};

const declareCommand = (office: Program, command: Command): Program => {
  const [group = '', name] = command.name.split(' ');
  const leaf = name === undefined ? office.command(group) : groupOf(office, group).command(name);
  leaf.description(command.helpText);
  const { word, second, words, needs = {}, takes = {}, flags = {} } = command;
  if (word !== undefined) leaf.argument(`<${word.name}>`);
  if (second !== undefined) leaf.argument(`<${second.name}>`);
  if (words !== undefined) leaf.argument(`[${words.name}...]`);
  for (const [name, { value, helpText }] of Object.entries(needs))
    leaf.requiredOption(`--${name} <${value}>`, helpText);
  for (const [name, { value, helpText }] of Object.entries(takes))
    leaf.option(`--${name} <${value}>`, helpText);
  for (const [name, says] of Object.entries(flags)) leaf.option(`--${name}`, says);
  if (command.csv === true) leaf.addOption(csvOption(CSV_HELP));
  if (canChange(command)) leaf.option('--dry-run', 'show what would happen, and change nothing');
  return leaf;
};

const typedLineOf = (leaf: Program): TypedCommandLine => {
  const { csv = null, dryRun = false } = leaf.opts<{ csv?: CsvDialect; dryRun?: boolean }>();
  const typed = leaf.opts<Readonly<Record<string, string | true | undefined>>>();
  const options: Record<string, string> = {};
  const flags = new Set<string>();
  for (const option of leaf.options) {
    const value = typed[option.attributeName()];
    if (value === true) flags.add(option.name());
    else if (value !== undefined) options[option.name()] = value;
  }
  return { words: leaf.args, options, flags, csv, dryRun };
};

const onOpenShop =
  (task: Task): FileTask =>
  async ({ catalogueStore, shop }, by) =>
    (await (await catalogueStore()).opening()) === null
      ? err({ kind: 'notOpen' })
      : task(await shop(), by);

const prepareTask = (command: Command, typed: TypedCommandLine): ParseResult<FileTask> => {
  if (command.needsNoShop === true) return command.prepare(typed);
  const rehearses = typed.dryRun && command.hasPreview !== true;
  return command.prepare(typed).map((task) => onOpenShop(rehearses ? dryRunOf(task) : task));
};

/** Parses a command line. An error is a help text or a sentence that says what is wrong. */
export const parseOfficeCommandLine = (
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<Call, EarlyExit> => {
  const calls: Call[] = [];
  const declare = (office: Program): void => {
    office
      .description(DESCRIPTION)
      .option('--by <NAME>', 'who gives the command; or set OFFICE_USER in the environment')
      .option('--json', 'print the answer for programs')
      .addHelpText('after', FOOTER);
    for (const command of COMMANDS) {
      const leaf = declareCommand(office, command);
      leaf.action(() => {
        const { by = environment.OFFICE_USER, json = false } = office.opts<{
          by?: string;
          json?: boolean;
        }>();
        const args = typedLineOf(leaf);
        const call = readActor(command, args, by).andThen((actor) =>
          prepareTask(command, args).map((task) => ({
            ...{ command: command.name, task, by: actor, json },
            opensShop:
              command.opensShop === true && !args.dryRun && args.options.folder === undefined,
            explainsMissingStore: command.explainsMissingStore === true,
          })),
        );
        if (call.isErr()) leaf.error(call.error);
        else calls.push(call.value);
      });
    }
  };
  return parseProgramArguments('npm run office --', declare, argv).andThen((program) => {
    const [call] = calls;
    return call === undefined ? err(invalidCommandLineExit(program.helpInformation())) : ok(call);
  });
};
