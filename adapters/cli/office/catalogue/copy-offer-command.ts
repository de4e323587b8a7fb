import { err, ok } from 'neverthrow';
import { copiesOf } from '../../../../application/shop/copy-offer.ts';
import { type Day, dayOf } from '../../../../domain/calendar.ts';
import { formatOffersFile, readOffersWithPositions } from '../../../shop-files/opening.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import {
  type Command,
  defineCommand,
  defineOption,
  OFFER_ARGUMENT,
  type Task,
} from '../command.ts';
import { runIfConfirmed } from '../confirm.ts';
import { type ReadTyped, readDay, readNumber } from '../read-values.ts';
import { runShopChange } from './change-tasks.ts';

const MOST_COPIES = 52;

const readWeeks: ReadTyped<number> = (typed, label) =>
  readNumber(typed, label).andThen((weeks) =>
    weeks <= MOST_COPIES
      ? ok(weeks)
      : err(
          `${label} is ${weeks}: give a number of copies from 1 to ${MOST_COPIES}. Each copy starts a week after the previous one.`,
        ),
  );

const copyTask =
  (offerId: number, from: Day, weeks: number, dryRun: boolean): Task =>
  async (deps, by) => {
    const { shop, clock } = await deps.changes();
    const seen = shop.known();
    const { entries } = seen;
    const original = entries.find(({ offer }) => offer.id === offerId);
    if (original === undefined) return err({ kind: 'unknownOffer' });
    const copies = copiesOf(entries, original, from, weeks);
    const sold = entries.map(({ offer }) => offer.id);
    const file = { file: 'copy', text: formatOffersFile(copies) };
    const read = readOffersWithPositions([file], dayOf(clock.now()), 'refused', sold);
    if (read.isErr()) return err({ kind: 'files', problems: read.error });
    const change = { type: 'import', entries: read.value.entries } as const;
    const located = { change, at: read.value.at, seen };
    const text = formatTableOfItems(copies, '', [
      ['Offer', ({ offer }) => String(offer.id), 'right'],
      ['From', ({ offer }) => offer.from],
      ['To', ({ offer }) => offer.to],
      ['Season', ({ content }) => content.terms.map(({ name }) => name).join(', ')],
      ['Address', ({ content }) => content.friendlyUrl],
    ]);
    const unnamed =
      original.content.terms.length === 0
        ? []
        : copies.filter(({ content }) => content.terms.length === 0);
    const seasons = unnamed.map(
      ({ offer }) =>
        `No offer that starts in the month of ${offer.from} has a season, so the copy has none: catalogue import sets its terms.`,
    );
    const reminder = [
      ...seasons,
      'Prices, yachts and texts are those of the original: look for days in its texts (offers show).',
    ].join('\n');
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
        text: [text, ...seasons, 'Nothing was changed (--dry-run).'].join('\n'),
        json: { ...json, dryRun },
      }));
    return runIfConfirmed(deps, `${text}\n${reminder}\nSell these?`, async () =>
      (await runShopChange(deps, located, by, 'done')).map(() => ({
        text: `${text}\n${reminder}`,
        json: { ...json, by },
      })),
    );
  };

export const copyOfferCommands: readonly Command[] = [
  defineCommand({
    name: 'offers copy',
    word: OFFER_ARGUMENT,
    needs: { from: defineOption('DAY', 'the day on which the first copy starts', readDay) },
    takes: {
      weeks: defineOption(
        'N',
        'number of copies, each a week after the previous copy; default: 1',
        readWeeks,
      ),
    },
    changes: true,
    hasPreview: true,
    helpText: 'copy an offer to other days: days, minute periods and season move, prices stay',
    prepare: ({ word, from, weeks, dryRun }) => copyTask(word, from, weeks ?? 1, dryRun),
  }),
];
