import { err, ok, type Result } from 'neverthrow';
import {
  type PreparedOrder,
  prepareOrderByOffice,
  previewOrderByOffice,
  type WantedOrder,
} from '../../../../application/office/prepare-order.ts';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { formatChoices, listChoices } from '../../offered-choices.ts';
import {
  type Command,
  type CommandOutput,
  defineCommand,
  defineOption,
  OFFER_ARGUMENT,
  type Option,
  type Options,
  omitNullValues,
  type ShopDeps,
  type Task,
  type TypedCommandLine,
} from '../command.ts';
import { previewOrRun } from '../confirm.ts';
import {
  acceptAnyText,
  formatPln,
  formatWarsawTime,
  instantJson,
  moneyJson,
  type ParseResult,
  type ReadTyped,
  readNumber,
} from '../read-values.ts';
import { addOfferToFailure, type OfficeFailure } from '../refusals.ts';
import { NEEDS, readOrderFile, readOrderOptions, TAKES } from './wanted-order.ts';

type TypedOptions = TypedCommandLine['options'];

type Choice = { readonly id: number; readonly name: string };

type Question = {
  readonly option: string;
  readonly text: string;
  readonly required: boolean;
  readonly read: ReadTyped<unknown>;
};

const questionOfChoice = (
  option: string,
  text: string,
  choices: readonly Choice[],
  required: boolean,
): Question => ({
  ...{ option, required },
  text: `${text} (${formatChoices(choices)}${required ? '' : '; Enter: the free one'})`,
  read: (typed, label) =>
    readNumber(typed, label).andThen((number) =>
      choices.some(({ id }) => id === number)
        ? ok(number)
        : err(`${number} is not in the list. Give a number of the list.`),
    ),
});

/** Returns the questions, from first to last. Omits choices that the offer does not have. */
const questionsOf = (offer: Offer, options: TypedOptions): readonly Question[] => {
  const [journeys, insurances] = [listChoices(offer, 'journey'), listChoices(offer, 'insurance')];
  const [only] = journeys.length === 1 ? journeys : [];
  const journeyId = options.journey === undefined ? only?.id : Number(options.journey);
  const journey = offer.journeys.find(({ id }) => id === journeyId);
  const points = journey?.points.filter(({ available }) => available) ?? [];
  const needed = { required: true } as const;
  return [
    questionOfChoice('yacht', 'Yacht', listChoices(offer, 'unit'), true),
    {
      ...{ option: 'as', required: false, read: TAKES.as.read },
      text: 'place, cabin or yacht (Enter: a place for each participant)',
    },
    { option: 'name', text: 'First and last name', ...needed, read: NEEDS.name.read },
    { option: 'born', text: 'Day of birth, like 1994-05-17', ...needed, read: NEEDS.born.read },
    { option: 'phone', text: 'Phone', ...needed, read: NEEDS.phone.read },
    { option: 'email', text: 'E-mail', ...needed, read: NEEDS.email.read },
    {
      ...{ option: 'with', required: false, read: TAKES.with.read },
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
  ask: NonNullable<ShopDeps['ask']>,
  offer: Offer,
  typedOptions: TypedOptions,
): Promise<TypedOptions> => {
  const options: Record<string, string | undefined> = { ...typedOptions };
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
      const read = question.read(typed, `--${question.option}`);
      if (read.isOk()) options[question.option] = typed;
      else refused = `${read.error}\n`;
    }
  }
  return options;
};

const planText = ({ offer, wanted: requested, price, until }: PreparedOrder): string =>
  `${offer.name}, ${offer.from} to ${offer.to}, ${requested.count} × ${requested.accommodation}: ${formatPln(price)}. The places would be held until ${formatWarsawTime(until)}.`;

const planJson = ({ offer, wanted: requested, price, until }: PreparedOrder) => ({
  offerId: offer.id,
  people: requested.count,
  price: moneyJson(price),
  heldUntil: instantJson(until),
});

const prepareOrder = async (
  deps: ShopDeps,
  by: string,
  requested: WantedOrder,
  dryRun: boolean,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const planned = await previewOrderByOffice(deps)(by, requested);
  if (planned.isErr())
    return err(
      addOfferToFailure(planned.error, deps.catalogue.byId(SHOP_SITE, requested.offerId)?.offer),
    );
  const preview = {
    text: planText(planned.value),
    json: { ...planJson(planned.value), changed: false },
  };
  const to = requested.people[0]?.email ?? '';
  const question = `Hold the places and write to ${to}?`;
  return previewOrRun(deps, dryRun, preview, question, async () =>
    (await prepareOrderByOffice(deps)(by, requested)).map(({ bookingId, order, draft }) => ({
      text: `${bookingId}: ${formatPln(order.price)}. The places are held until ${formatWarsawTime(draft.hold?.until ?? order.until)}; ${to} gets the price, the documents and a link to order.`,
      json: { bookingId, ...planJson(order), changed: true, by },
    })),
  );
};

const readFromFile = async (
  deps: ShopDeps,
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
  deps: ShopDeps,
  typed: TypedOptions,
  offerId: number,
  ownSkipper: boolean,
  missing: string,
): Promise<Result<WantedOrder, OfficeFailure>> => {
  const entry = deps.catalogue.byId(SHOP_SITE, offerId);
  if (entry === undefined) return err({ kind: 'unknownOffer' });
  if (deps.ask === null) return err({ kind: 'optionMissing', option: missing });
  const options = await askForMissingOrderOptions(deps.ask, entry.offer, typed);
  return readOrderOptions(offerId, options, ownSkipper).mapErr((reason) => ({
    kind: 'wrongOption',
    reason,
  }));
};

/**
 * Keeps each option as the clerk typed it. The command checks the options later, because a file can
 * replace them, and at a terminal the clerk adds missing ones.
 */
const keepAllTyped = <O extends Options>(options: O) =>
  Object.fromEntries(
    Object.entries(options).map(([name, each]) => [name, { ...each, read: acceptAnyText }]),
  ) as { readonly [K in keyof O]: Option<string> };

const TYPED_OPTIONS = keepAllTyped({ ...NEEDS, ...TAKES });

const prepareTask = (
  offerId: number,
  typed: TypedOptions,
  file: string | null,
  ownSkipper: boolean,
  dryRun: boolean,
): ParseResult<Task> => {
  const [given] = Object.keys(typed);
  if (file !== null && given !== undefined)
    return err(`The file of --file has the whole order, so leave out --${given}.`);
  const missing = Object.keys(NEEDS).find((name) => typed[name] === undefined);
  const complete =
    file === null && missing === undefined
      ? readOrderOptions(offerId, typed, ownSkipper)
      : ok(null);
  return complete.map((wanted) => async (deps, by) => {
    const requested =
      wanted !== null
        ? ok(wanted)
        : file !== null
          ? await readFromFile(deps, offerId, file)
          : await askForWanted(deps, typed, offerId, ownSkipper, missing ?? '');
    return requested.isErr()
      ? err(requested.error)
      : prepareOrder(deps, by, requested.value, dryRun);
  });
};

export const prepareCommands: readonly Command[] = [
  defineCommand({
    name: 'bookings prepare',
    word: OFFER_ARGUMENT,
    takes: {
      ...TYPED_OPTIONS,
      file: defineOption(
        'FILE',
        'read the whole order from a JSON file instead of the options',
        acceptAnyText,
      ),
    },
    flags: { 'own-skipper': 'the party books a whole yacht and brings its own skipper' },
    changes: true,
    hasPreview: true,
    helpText:
      'prepare the order of a customer on the phone: hold the places for a day and mail a link with which the customer orders; at a terminal the command asks for what the options leave out',
    prepare: ({ word, file, 'own-skipper': ownSkipper, dryRun, ...given }) => {
      const names = Object.keys(TYPED_OPTIONS) as readonly (keyof typeof TYPED_OPTIONS)[];
      const typed = omitNullValues(Object.fromEntries(names.map((name) => [name, given[name]])));
      return prepareTask(word, typed, file, ownSkipper, dryRun);
    },
  }),
];
