import { err, ok } from 'neverthrow';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import { formatChoices, listChoices } from '../../offered-choices.ts';
import type { CommandArguments, StoreDeps } from '../command.ts';
import { type ParseResult, readNumber } from '../read-values.ts';
import { READERS } from './wanted-order.ts';

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
export const askForMissingOrderOptions = async (
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
