import { err, ok, Result } from 'neverthrow';
import { copiesOf } from '../../../../application/shop/copy-offer.ts';
import { type Day, dayOf } from '../../../../domain/calendar.ts';
import { formatOffersFile, readLocatedOffers } from '../../../shop-files/opening.ts';
import { alignRight, table } from '../../terminal/table.ts';
import {
  type Command,
  type CommandArguments,
  type Option,
  optionalOption,
  readOfferArgument,
  requiredOption,
  runIfConfirmed,
  type StoreTask,
} from '../command.ts';
import { type ParseResult, readDay, readNumber } from '../read-values.ts';
import { requireOpenShop, runShopChange } from './change-tasks.ts';

const FROM: Option = { name: 'from', value: 'DAY', says: 'the day on which the first copy starts' };
const WEEKS: Option = {
  name: 'weeks',
  value: 'N',
  says: 'number of copies, each a week after the previous copy; default: 1',
};

const MOST_COPIES = 52;

const readWeeks = (typed: string): ParseResult<number> =>
  readNumber('weeks', typed).andThen((weeks) =>
    weeks <= MOST_COPIES
      ? ok(weeks)
      : err(`--weeks is ${weeks}: give a number from 1 to ${MOST_COPIES}.`),
  );

const copyTask = (offerId: number, from: Day, weeks: number, dryRun: boolean): StoreTask =>
  requireOpenShop(async (deps, by) => {
    const { shop, clock } = await deps.changes();
    const { entries } = shop.known();
    const original = entries.find(({ offer }) => offer.id === offerId);
    if (original === undefined) return err({ kind: 'unknownOffer' });
    const copies = copiesOf(entries, original, from, weeks);
    const sold = entries.map(({ offer }) => offer.id);
    const file = { file: 'copy', text: formatOffersFile(copies) };
    const read = readLocatedOffers([file], dayOf(clock.now()), 'refused', sold);
    if (read.isErr()) return err({ kind: 'files', problems: read.error });
    const change = { type: 'import', entries: read.value.entries } as const;
    const located = { change, at: read.value.at };
    const text = table(
      [alignRight('Offer'), 'From', 'To', 'Season', 'Address'],
      copies.map(({ offer, content }) => [
        String(offer.id),
        offer.from,
        offer.to,
        content.terms.map(({ name }) => name).join(', '),
        content.friendlyUrl,
      ]),
      '',
    );
    const reminder =
      'Prices, yachts and texts are those of the original: look for days in its texts (offers show).';
    const json = {
      copyOf: offerId,
      offers: copies.map(({ offer, content }) => ({
        id: offer.id,
        from: offer.from,
        to: offer.to,
        terms: content.terms,
        address: content.friendlyUrl,
        units: offer.units.map(({ id, name }) => ({ id, name })),
      })),
    };
    if (dryRun)
      return (await runShopChange(deps, located, by, 'dryRun')).map(() => ({
        text: `${text}\nNothing was changed (--dry-run).`,
        json: { ...json, dryRun },
      }));
    return runIfConfirmed(deps, `${text}\n${reminder}\nSell these?`, async () =>
      (await runShopChange(deps, located, by, 'done')).map(() => ({
        text: `${text}\n${reminder}`,
        json: { ...json, by },
      })),
    );
  });

const copy = (args: CommandArguments): ParseResult<StoreTask> =>
  Result.combine([
    readOfferArgument(args),
    requiredOption(args, FROM, (typed) => readDay('from', typed)),
    optionalOption(args, WEEKS, 1, readWeeks),
  ]).map(([offerId, from, weeks]) => copyTask(offerId, from, weeks, args.dryRun));

export const copyOfferCommands: readonly Command[] = [
  {
    name: 'offers copy',
    word: 'OFFER',
    needs: [FROM],
    takes: [WEEKS],
    changes: true,
    hasPreview: true,
    says: 'copy an offer to other days: days, minute periods and season move, prices stay',
    prepareStoreTask: copy,
  },
];
