import { err, ok, Result } from 'neverthrow';
import {
  type PreparedOrder,
  prepareOrderByOffice,
  previewOrderByOffice,
  type WantedOrder,
} from '../../../../application/office/prepare-order.ts';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { formatChoices, listChoices } from '../../offered-choices.ts';
import { requireOpenShop } from '../catalogue/change-tasks.ts';
import {
  type Command,
  type CommandArguments,
  type CommandOutput,
  type Option,
  readOfferArgument,
  runIfConfirmed,
  type StoreDeps,
  type StoreTask,
} from '../command.ts';
import {
  formatPln,
  formatWarsawTime,
  jsonMoment,
  jsonMoney,
  type ParseResult,
  readNumber,
} from '../read-values.ts';
import { addOfferToFailure, type OfficeFailure } from '../refusals.ts';
import {
  NEEDS,
  OWN_SKIPPER,
  READERS,
  readOrderArguments,
  readOrderFile,
  TAKES,
} from './wanted-order.ts';

type Choice = { readonly id: number; readonly name: string };

type Question = {
  readonly option: string;
  readonly text: string;
  readonly required: boolean;
  readonly read: (typed: string) => ParseResult<unknown>;
};

const questionOfChoice = (
  option: string,
  text: string,
  choices: readonly Choice[],
  required: boolean,
): Question => ({
  ...{ option, required },
  text: `${text} (${formatChoices(choices)}${required ? '' : '; Enter: the free one'})`,
  read: (typed) =>
    readNumber(option, typed).andThen((number) =>
      choices.some(({ id }) => id === number)
        ? ok(number)
        : err(`${number} is not in the list. Give a number of the list.`),
    ),
});

/** Returns the questions, from first to last. Omits choices that the offer does not have. */
const questionsOf = (offer: Offer, options: CommandArguments['options']): readonly Question[] => {
  const [journeys, insurances] = [listChoices(offer, 'journey'), listChoices(offer, 'insurance')];
  const [only] = journeys.length === 1 ? journeys : [];
  const journeyId = options.journey === undefined ? only?.id : Number(options.journey);
  const journey = offer.journeys.find(({ id }) => id === journeyId);
  const points = journey?.points.filter(({ available }) => available) ?? [];
  const needed = { required: true } as const;
  return [
    questionOfChoice('yacht', 'Yacht', listChoices(offer, 'unit'), true),
    {
      ...{ option: 'as', required: false, read: READERS.as },
      text: 'place, cabin or yacht (Enter: a place for each participant)',
    },
    { option: 'name', text: 'First and last name', ...needed, read: READERS.name },
    { option: 'born', text: 'Day of birth, like 1994-05-17', ...needed, read: READERS.born },
    { option: 'phone', text: 'Phone', ...needed, read: READERS.phone },
    { option: 'email', text: 'E-mail', ...needed, read: READERS.email },
    {
      ...{ option: 'with', required: false, read: READERS.with },
      text: 'Fellow travellers, like Jan Nowak 1990-01-02, Ewa Lis 1992-03-04 (Enter: none)',
    },
    ...(journeys.length > 1 ? [questionOfChoice('journey', 'Journey', journeys, true)] : []),
    ...(points.length > 0 ? [questionOfChoice('point', 'Pick-up point', points, true)] : []),
    ...(insurances.length > 1
      ? [
          questionOfChoice(
            'insurance',
            'Insurance',
            insurances,
            insurances.every(({ id }) => offer.insurances.find((each) => each.id === id)?.price),
          ),
        ]
      : []),
  ];
};

/** Asks for each missing option until the answer is valid. */
const askForMissingOrderOptions = async (
  ask: NonNullable<StoreDeps['ask']>,
  offer: Offer,
  args: CommandArguments,
): Promise<CommandArguments> => {
  const options: Record<string, string | undefined> = { ...args.options };
  const skipped = new Set<string>();
  const next = (): Question | undefined =>
    questionsOf(offer, options).find(
      ({ option }) => options[option] === undefined && !skipped.has(option),
    );
  let refused = '';
  for (let question = next(); question !== undefined; question = next()) {
    const typed = (await ask(`${refused}${question.text}: `)).trim();
    refused = '';
    if (typed === '' && !question.required) skipped.add(question.option);
    else {
      const read = question.read(typed);
      if (read.isOk()) options[question.option] = typed;
      else refused = `${read.error}\n`;
    }
  }
  return { ...args, options };
};

const FILE: Option = {
  name: 'file',
  value: 'FILE',
  says: 'read the whole order from a JSON file instead of the options',
};

const planText = ({ offer, wanted: requested, price, until }: PreparedOrder): string =>
  `${offer.name}, ${offer.from} to ${offer.to}, ${requested.count} × ${requested.accommodation}: ${formatPln(price)}. The places would be held until ${formatWarsawTime(until)}.`;

const planJson = ({ offer, wanted: requested, price, until }: PreparedOrder) => ({
  offerId: offer.id,
  people: requested.count,
  price: jsonMoney(price),
  heldUntil: jsonMoment(until),
});

const prepareOrder = async (
  deps: StoreDeps,
  by: string,
  requested: WantedOrder,
  dryRun: boolean,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const commands = await deps.commands();
  const planned = await previewOrderByOffice(commands)(by, requested);
  if (planned.isErr())
    return err(
      addOfferToFailure(
        planned.error,
        commands.catalogue.byId(SHOP_SITE, requested.offerId)?.offer,
      ),
    );
  const preview = planned.value;
  if (dryRun)
    return ok({
      text: `${planText(preview)}\nNothing was changed (--dry-run).`,
      json: { ...planJson(preview), changed: false },
    });
  const to = requested.people[0]?.email ?? '';
  const question = `${planText(preview)}\nHold the places and write to ${to}?`;
  return runIfConfirmed(deps, question, async () =>
    (await prepareOrderByOffice(commands)(by, requested)).map(({ bookingId, order, draft }) => ({
      text: `${bookingId}: ${formatPln(order.price)}. The places are held until ${formatWarsawTime(draft.hold?.until ?? order.until)}; ${to} gets the price, the documents and a link to order.`,
      json: { bookingId, ...planJson(order), changed: true, by },
    })),
  );
};

const readFromFile = async (
  deps: StoreDeps,
  offerId: number,
  path: string,
): Promise<Result<WantedOrder, OfficeFailure>> => {
  const files = await deps.read(path);
  if (files.isErr()) return err(files.error);
  const [file] = files.value;
  return file === undefined
    ? err({ kind: 'unreadable', path, reason: 'it is empty' })
    : readOrderFile(offerId, file).mapErr((problems) => ({ kind: 'files', problems }));
};

const askForWanted = async (
  deps: StoreDeps,
  args: CommandArguments,
  offerId: number,
  missing: string,
): Promise<Result<WantedOrder, OfficeFailure>> => {
  if (deps.ask === null) return err({ kind: 'optionMissing', option: missing });
  const entry = (await deps.commands()).catalogue.byId(SHOP_SITE, offerId);
  if (entry === undefined) return err({ kind: 'unknownOffer' });
  return readOrderArguments(await askForMissingOrderOptions(deps.ask, entry.offer, args)).mapErr(
    (reason) => ({
      kind: 'wrongOption',
      reason,
    }),
  );
};

const prepareTask = (args: CommandArguments): ParseResult<StoreTask> => {
  const { file } = args.options;
  const given = Object.keys(args.options).find((name) => name !== FILE.name);
  if (file !== undefined && given !== undefined)
    return err(`The file of --file has the whole order, so leave out --${given}.`);
  const missing = Object.keys(NEEDS).find((name) => args.options[name] === undefined);
  const wanted = file === undefined && missing === undefined ? readOrderArguments(args) : ok(null);
  return Result.combine([readOfferArgument(args), wanted]).map(([offerId, typed]) =>
    requireOpenShop(async (deps, by) => {
      const requested =
        typed !== null
          ? ok(typed)
          : file !== undefined
            ? await readFromFile(deps, offerId, file)
            : await askForWanted(deps, args, offerId, missing ?? '');
      return requested.isErr()
        ? err(requested.error)
        : prepareOrder(deps, by, requested.value, args.dryRun);
    }),
  );
};

export const prepareCommands: readonly Command[] = [
  {
    name: 'bookings prepare',
    word: 'OFFER',
    takes: [...Object.values(NEEDS), ...Object.values(TAKES), FILE],
    flags: [OWN_SKIPPER],
    changes: true,
    hasPreview: true,
    says: 'prepare the order of a customer on the phone: hold the places for a day and mail a link with which the customer orders; at a terminal the command asks for what the options leave out',
    prepareStoreTask: prepareTask,
  },
];
