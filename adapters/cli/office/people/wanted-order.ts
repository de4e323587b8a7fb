import { err, ok, Result } from 'neverthrow';
import type { WantedOrder } from '../../../../application/office/prepare-order.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import type { FileProblem } from '../../../shop-files/file-problem.ts';
import { OrderFile } from '../../../shop-files/order-file.ts';
import type { NamedText } from '../../../shop-files/read-entries.ts';
import { parseAndDecodeShopFile } from '../../../shop-files/read-file.ts';
import { defineOption, type Options, readOptions, type TypedCommandLine } from '../command.ts';
import {
  type ParseResult,
  type ReadTyped,
  readDay,
  readEmailAddress,
  readNumber,
  readOneOf,
  readSingleLineText,
} from '../read-values.ts';

const ACCOMMODATIONS = { place: 'single', cabin: 'cabin', yacht: 'whole' } as const;

const readNames: ReadTyped<Person> = (typed, label) => {
  const words = typed.trim().split(/\s+/);
  return words.length < 2
    ? err(`${label} is "${typed}": give first and last name, like "Anna Nowak".`)
    : ok({ ...NOBODY, firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' });
};

const readFellows: ReadTyped<readonly Person[]> = (typed, label) =>
  Result.combine(
    typed.split(',').map((each) => {
      const [, name = each, day = ''] = /^\s*(.*\S)\s+(\S+)\s*$/.exec(each) ?? [];
      return readNames(name, label).andThen((person) =>
        readDay(day, label).map((birthDate) => ({ ...person, birthDate })),
      );
    }),
  );

export const NEEDS = {
  yacht: defineOption(
    'UNIT',
    'the unit’s number; a wrong number prints the list of units',
    readNumber,
  ),
  name: defineOption('NAME', 'first and last name of the booker', readNames),
  born: defineOption('DAY', 'the booker’s day of birth, like 1994-05-17', readDay),
  phone: defineOption('PHONE', 'the booker’s phone', readSingleLineText),
  email: defineOption('EMAIL', 'the e-mail to which the shop sends the link', readEmailAddress),
} as const satisfies Options;

export const TAKES = {
  as: defineOption(
    'place|cabin|yacht',
    'default: a place for each participant',
    readOneOf(['place', 'cabin', 'yacht']),
  ),
  with: defineOption(
    'LIST',
    'fellow travellers: "Jan Nowak 1990-01-02, Ewa Lis 1992-03-04"',
    readFellows,
  ),
  people: defineOption(
    'N',
    'the number of people on a whole yacht, if not all are named yet',
    readNumber,
  ),
  journey: defineOption('N', 'the journey of all participants; default: the only one', readNumber),
  point: defineOption('N', 'the pick-up point of the journey', readNumber),
  insurance: defineOption(
    'N',
    'the insurance of all participants; default: the free one',
    readNumber,
  ),
} as const satisfies Options;

/** Reads an order from typed options. All options of `NEEDS` must be typed. */
export const readOrderOptions = (
  offerId: number,
  typed: TypedCommandLine['options'],
  ownSkipper: boolean,
): ParseResult<WantedOrder> =>
  Result.combine([readOptions(NEEDS, typed), readOptions(TAKES, typed)]).map(
    ([{ yacht, name, born, phone, email }, given]) => {
      const people = [
        {
          ...(name ?? NOBODY),
          birthDate: born ?? '',
          phone: phone ?? '',
          email: email ?? '',
        } as const,
        ...(given.with ?? []),
      ];
      return {
        ...{ offerId, unitId: yacht ?? 0, people, ownSkipper },
        ...{ journeyId: given.journey, pointId: given.point, insuranceId: given.insurance },
        accommodation: ACCOMMODATIONS[given.as ?? 'place'],
        count: Math.max(given.people ?? 0, people.length),
      };
    },
  );

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
        readNames(name, '')
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
