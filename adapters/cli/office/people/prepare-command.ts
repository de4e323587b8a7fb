import { err, ok, Result } from 'neverthrow';
import {
  type PreparedOrder,
  planOrder,
  prepareOrderByOffice,
  type WantedOrder,
} from '../../../../application/office/prepare-order.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { requireOpenShop } from '../catalogue/change-tasks.ts';
import {
  type Command,
  type CommandArguments,
  confirmFirst,
  type Option,
  optionalOption,
  readOfferArgument,
  requiredOption,
  type StoreTask,
} from '../command.ts';
import {
  formatPln,
  formatWarsawTime,
  jsonMoment,
  jsonMoney,
  type ParseResult,
  readAddress,
  readDay,
  readLine,
  readNumber,
  readWord,
} from '../read-values.ts';
import { withOfferedChoices } from '../refusals.ts';

const option = (name: string, value: string, says: string): Option => ({ name, value, says });

const NEEDS = {
  yacht: option('yacht', 'UNIT', 'the unit’s number; a wrong number prints the list of units'),
  name: option('name', 'NAME', 'first and last name of the booker'),
  born: option('born', 'DAY', 'the booker’s day of birth, like 1994-05-17'),
  phone: option('phone', 'PHONE', 'the booker’s phone'),
  email: option('email', 'EMAIL', 'the e-mail to which the shop sends the link'),
} as const;

const TAKES = {
  as: option('as', 'place|cabin|yacht', 'default: a place for each participant'),
  with: option('with', 'LIST', 'fellow travellers: "Jan Nowak 1990-01-02, Ewa Lis 1992-03-04"'),
  count: option('people', 'N', 'the number of people on a whole yacht, if not all are named yet'),
  journey: option('journey', 'N', 'the journey of all participants; default: the only one'),
  point: option('point', 'N', 'the pick-up point of the journey'),
  insurance: option('insurance', 'N', 'the insurance of all participants; default: the free one'),
} as const;

const OWN_SKIPPER = {
  name: 'own-skipper',
  says: 'the party books a whole yacht and brings its own skipper',
};

const ACCOMMODATIONS = { place: 'single', cabin: 'cabin', yacht: 'whole' } as const;

const readPerson = (name: string, typed: string, day: string): ParseResult<Person> => {
  const words = typed.trim().split(/\s+/);
  const lastName = words.at(-1) ?? '';
  if (words.length < 2)
    return err(`--${name} is "${typed}": give first and last name, like "Anna Nowak".`);
  return readDay(name, day).map((birthDate) => ({
    ...{ ...NOBODY, firstName: words.slice(0, -1).join(' '), lastName, birthDate },
  }));
};

const readFellow = (typed: string): ParseResult<readonly Person[]> =>
  Result.combine(
    typed.split(',').map((each) => {
      const [, name = each, day = ''] = /^\s*(.*\S)\s+(\S+)\s*$/.exec(each) ?? [];
      return readPerson('with', name, day);
    }),
  );

const readWanted = (args: CommandArguments): ParseResult<WantedOrder> => {
  const number = (each: Option): ParseResult<number | null> =>
    optionalOption<number | null>(args, each, null, (typed) => readNumber(each.name, typed));
  const needed = <T>(each: Option, read: (typed: string) => ParseResult<T>): ParseResult<T> =>
    requiredOption(args, each, read);
  const booker = needed(NEEDS.name, (typed) => readPerson('name', typed, args.options.born ?? ''));
  return Result.combine([
    Result.combine([
      readOfferArgument(args),
      needed(NEEDS.yacht, (typed) => readNumber('yacht', typed)),
    ]),
    Result.combine([booker, optionalOption(args, TAKES.with, [], readFellow)]),
    Result.combine([
      needed(NEEDS.phone, (typed) => readLine('--phone', typed)),
      needed(NEEDS.email, readAddress),
    ]),
    optionalOption(args, TAKES.as, 'place' as const, (typed) =>
      readWord('as', ['place', 'cabin', 'yacht'] as const, typed),
    ),
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

const planText = ({ offer, wanted: requested, price, until }: PreparedOrder): string =>
  `${offer.name}, ${offer.from} to ${offer.to}, ${requested.count} × ${requested.accommodation}: ${formatPln(price)}. The places would be held until ${formatWarsawTime(until)}.`;

const planJson = ({ offer, wanted: requested, price, until }: PreparedOrder) => ({
  offerId: offer.id,
  people: requested.count,
  price: jsonMoney(price),
  heldUntil: jsonMoment(until),
});

const prepareTask = (requested: WantedOrder, dryRun: boolean): StoreTask =>
  requireOpenShop(async (deps, by) => {
    const commands = await deps.commands();
    const planned = await planOrder(commands)(by, requested);
    if (planned.isErr())
      return err(
        withOfferedChoices(
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
    return confirmFirst(deps, question, async () =>
      (await prepareOrderByOffice(commands)(by, requested)).map(({ bookingId, order, draft }) => ({
        text: `${bookingId}: ${formatPln(order.price)}. The places are held until ${formatWarsawTime(draft.hold?.until ?? order.until)}; ${to} gets the price, the documents and a link to order.`,
        json: { bookingId, ...planJson(order), changed: true, by },
      })),
    );
  });

export const prepareCommands: readonly Command[] = [
  {
    name: 'bookings prepare',
    word: 'OFFER',
    needs: Object.values(NEEDS),
    takes: Object.values(TAKES),
    flags: [OWN_SKIPPER],
    changes: true,
    needsShop: false,
    hasPreview: true,
    says: 'prepare the order of a customer on the phone: hold the places for a day and mail a link with which the customer orders',
    prepare: (args) => readWanted(args).map((requested) => prepareTask(requested, args.dryRun)),
  },
];
