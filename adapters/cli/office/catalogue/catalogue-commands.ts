import { err, ok } from 'neverthrow';
import { doEntriesChangeShop } from '../../../../application/shop/change-shop.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import type { PlannedPrice } from '../../../../domain/shop-changes/commands.ts';
import { readOffersWithPositions } from '../../../shop-files/opening.ts';
import { formatQuantity, formatTableOfItems } from '../../terminal/table.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  OFFER_ARGUMENT,
  type Task,
} from '../command.ts';
import { formatWarsawTime, instantJson, moneyJson, readText } from '../read-values.ts';
import { entryDifferences, formatDifference, formatPlannedPrice } from './change-answers.ts';
import { askAndRunShopChange } from './change-tasks.ts';

export const FILE_OR_FOLDER = defineArgument('FILE|FOLDER', (typed) => readText(typed, 'FILE'));

const unchangedAnswer = (offers: number): CommandOutput => ({
  text: `Nothing changes: ${formatQuantity(offers, 'offer is', 'offers are')} sold as the files have them.`,
  json: { changed: false, offers: [] },
});

const importOffersTask =
  (path: string, dryRun: boolean): Task =>
  async (deps, by) => {
    const files = await deps.read(path);
    if (files.isErr()) return err(files.error);
    const { shop, clock } = await deps.changes();
    const sold = shop.known().entries.map(({ offer }) => offer.id);
    const read = readOffersWithPositions(files.value, dayOf(clock.now()), 'refused', sold);
    if (read.isErr()) return err({ kind: 'files', problems: read.error });
    // An import that changes nothing also succeeds, so that a script can repeat it.
    if (!doEntriesChangeShop(read.value.entries, shop.known()))
      return ok(unchangedAnswer(read.value.entries.length));
    return askAndRunShopChange(
      deps,
      { change: { type: 'import', entries: read.value.entries }, at: read.value.at },
      by,
      dryRun,
    );
  };

const planJson = ({ from, of, id, price }: PlannedPrice): object => ({
  from,
  of,
  id,
  price: moneyJson(price),
});

const historyTask =
  (offerId: number): Task =>
  async (deps) => {
    const store = deps.catalogueStore;
    const [begun, versions, { shop }] = [
      await store.load(),
      await store.versionsOf(offerId),
      await deps.changes(),
    ];
    if (!shop.known().entries.some(({ offer }) => offer.id === offerId))
      return err({ kind: 'unknownOffer' });
    const planned = shop.known().entries.find(({ offer }) => offer.id === offerId)?.planned ?? [];
    let before = begun.find(({ offer }) => offer.id === offerId);
    const steps: {
      n: number;
      at: number;
      by: string;
      command: string;
      plan: PlannedPrice | null;
      fields: ReturnType<typeof entryDifferences>;
    }[] = [];
    for (const { n, at, value } of versions) {
      if (value.kind !== 'offer') continue;
      const [line] = await deps.journal.read(n - 1, 1);
      const recorded = line !== undefined && 'change' in line ? line.change : null;
      steps.push({
        n,
        at,
        fields: entryDifferences(before, value.entry),
        command: recorded?.command.type ?? '',
        plan: recorded?.command.type === 'planPrice' ? recorded.command : null,
        by: recorded?.by.kind === 'office' ? recorded.by.name : '',
      });
      before = value.entry;
    }
    return ok({
      text:
        formatTableOfItems(steps, `Offer ${offerId} is unchanged since its import.`, [
          ['Line', ({ n }) => String(n), 'right'],
          ['When', ({ at }) => formatWarsawTime(at)],
          ['By', ({ by }) => by],
          ['Change', ({ command }) => command],
          [
            'Fields',
            ({ plan, fields }) =>
              [
                ...(plan === null ? [] : [formatPlannedPrice(plan)]),
                ...fields.map(formatDifference),
              ].join('; '),
          ],
        ]) + planned.map((plan) => `\nPlanned: ${formatPlannedPrice(plan)}.`).join(''),
      json: {
        offer: offerId,
        planned: planned.map(planJson),
        versions: steps.map(({ at, plan, ...step }) => ({
          ...{ ...step, at: instantJson(at) },
          ...(plan === null ? {} : { plan: planJson(plan) }),
        })),
      },
    });
  };

export const catalogueCommands: readonly Command[] = [
  defineCommand({
    changes: true,
    hasPreview: true,
    name: 'catalogue import',
    word: FILE_OR_FOLDER,
    helpText:
      'import offers: known offers are replaced, other offers are added; all of them or none',
    prepare: ({ word, dryRun }) => importOffersTask(word, dryRun),
  }),
  defineCommand({
    name: 'catalogue diff',
    word: FILE_OR_FOLDER,
    helpText:
      'show what an import of these files would do: offers added, fields changed, prices up and down, bookings touched',
    prepare: ({ word }) => importOffersTask(word, true),
  }),
  defineCommand({
    name: 'catalogue history',
    word: OFFER_ARGUMENT,
    helpText:
      'list every change of an offer since the shop was opened: when, by whom, field by field',
    prepare: ({ word }) => historyTask(word),
  }),
];
