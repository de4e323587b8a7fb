import { err, ok, Result } from 'neverthrow';
import type { WantedOrder } from '../../../../application/office/prepare-order.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import type { FileProblem } from '../../../shop-files/decode-text.ts';
import { OrderFile } from '../../../shop-files/order-file.ts';
import type { NamedText } from '../../../shop-files/read-entries.ts';
import { parseAndDecodeShopFile } from '../../../shop-files/read-file.ts';
import {
  type CommandArguments,
  type Option,
  optionalOption,
  readOfferArgument,
  requiredOption,
} from '../command.ts';
import {
  type ParseResult,
  readDay,
  readEmailAddress,
  readNumber,
  readOneOfWords,
  readSingleLineText,
} from '../read-values.ts';

const option = (name: string, value: string, says: string): Option => ({ name, value, says });

export const NEEDS = {
  yacht: option('yacht', 'UNIT', 'the unit’s number; a wrong number prints the list of units'),
  name: option('name', 'NAME', 'first and last name of the booker'),
  born: option('born', 'DAY', 'the booker’s day of birth, like 1994-05-17'),
  phone: option('phone', 'PHONE', 'the booker’s phone'),
  email: option('email', 'EMAIL', 'the e-mail to which the shop sends the link'),
} as const;

export const TAKES = {
  as: option('as', 'place|cabin|yacht', 'default: a place for each participant'),
  with: option('with', 'LIST', 'fellow travellers: "Jan Nowak 1990-01-02, Ewa Lis 1992-03-04"'),
  count: option('people', 'N', 'the number of people on a whole yacht, if not all are named yet'),
  journey: option('journey', 'N', 'the journey of all participants; default: the only one'),
  point: option('point', 'N', 'the pick-up point of the journey'),
  insurance: option('insurance', 'N', 'the insurance of all participants; default: the free one'),
} as const;

export const OWN_SKIPPER = {
  name: 'own-skipper',
  says: 'the party books a whole yacht and brings its own skipper',
};

const ACCOMMODATIONS = { place: 'single', cabin: 'cabin', yacht: 'whole' } as const;

const readNames = (name: string, typed: string): ParseResult<Person> => {
  const words = typed.trim().split(/\s+/);
  return words.length < 2
    ? err(`--${name} is "${typed}": give first and last name, like "Anna Nowak".`)
    : ok({ ...NOBODY, firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' });
};

const readPerson = (name: string, typed: string, day: string): ParseResult<Person> =>
  readNames(name, typed).andThen((person) =>
    readDay(name, day).map((birthDate) => ({ ...person, birthDate })),
  );

const readFellows = (typed: string): ParseResult<readonly Person[]> =>
  Result.combine(
    typed.split(',').map((each) => {
      const [, name = each, day = ''] = /^\s*(.*\S)\s+(\S+)\s*$/.exec(each) ?? [];
      return readPerson('with', name, day);
    }),
  );

/** Parsers of the options. The dialogue parses its answers with the same functions. */
export const READERS = {
  yacht: (typed: string) => readNumber('yacht', typed),
  name: (typed: string) => readNames('name', typed),
  born: (typed: string) => readDay('born', typed),
  phone: (typed: string) => readSingleLineText('--phone', typed),
  email: readEmailAddress,
  with: readFellows,
  as: (typed: string) => readOneOfWords('as', ['place', 'cabin', 'yacht'] as const, typed),
} as const;

export const readOrderArguments = (args: CommandArguments): ParseResult<WantedOrder> => {
  const number = (each: Option): ParseResult<number | null> =>
    optionalOption<number | null>(args, each, null, (typed) => readNumber(each.name, typed));
  return Result.combine([
    Result.combine([readOfferArgument(args), requiredOption(args, NEEDS.yacht, READERS.yacht)]),
    Result.combine([
      requiredOption(args, NEEDS.name, (typed) =>
        readPerson('name', typed, args.options.born ?? ''),
      ),
      optionalOption(args, TAKES.with, [], READERS.with),
    ]),
    Result.combine([
      requiredOption(args, NEEDS.phone, READERS.phone),
      requiredOption(args, NEEDS.email, READERS.email),
    ]),
    optionalOption(args, TAKES.as, 'place' as const, READERS.as),
    Result.combine([
      number(TAKES.count),
      number(TAKES.journey),
      number(TAKES.point),
      number(TAKES.insurance),
    ]),
  ]).map(([[offerId, unitId], [first, fellows], [phone, email], as, numbers]) => {
    const [count = null, journeyId = null, pointId = null, insuranceId = null] = numbers;
    const people = [{ ...first, phone, email }, ...fellows];
    return {
      ...{ offerId, unitId, journeyId, pointId, insuranceId, people },
      accommodation: ACCOMMODATIONS[as],
      ownSkipper: args.flags.has(OWN_SKIPPER.name),
      count: Math.max(count ?? 0, people.length),
    };
  });
};

type Choices = {
  readonly journey: number | null;
  readonly point: number | null;
  readonly insurance: number | null;
};

/** A participant with a journey of their own does not get the pick-up point of the whole order. */
const ownChoices = ({ journey, point, insurance }: Choices) => ({
  ...(journey === null ? {} : { journeyId: journey, pointId: point }),
  ...(insurance === null ? {} : { insuranceId: insurance }),
});

export const readOrderFile = (
  offerId: number,
  { file, text }: NamedText,
): Result<WantedOrder, readonly FileProblem[]> =>
  parseAndDecodeShopFile(file, text, OrderFile).andThen(({ value, source }) => {
    const travellers = [value.booker, ...value.with];
    return Result.combine(
      travellers.map(({ name, born }, index) =>
        readNames('name', name)
          .map((person) => ({ ...person, birthDate: born }))
          .mapErr((): readonly FileProblem[] => {
            const field = index === 0 ? 'booker.name' : `with[${index - 1}].name`;
            const problem = 'must be first and last name, like "Anna Nowak"';
            return [{ file, line: source.lineOf(field), field, problem }];
          }),
      ),
    ).map((persons) => {
      const { phone, email } = value.booker;
      return {
        ...{ offerId, unitId: value.yacht, ownSkipper: value.ownSkipper },
        ...{ journeyId: value.journey, pointId: value.point, insuranceId: value.insurance },
        accommodation: ACCOMMODATIONS[value.as],
        people: persons.map((person, index) =>
          index === 0 ? { ...person, phone, email } : person,
        ),
        own: travellers.map(ownChoices),
        count: Math.max(value.people ?? 0, persons.length),
      };
    });
  });
