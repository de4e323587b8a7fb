import { err, ok, type Result } from 'neverthrow';
import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';
import type { RequestedChange } from '../../../../application/shop/change-shop.ts';
import { type Day, dayOf } from '../../../../domain/calendar.ts';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import type { Money } from '../../../../domain/money.ts';
import {
  PRICE_TARGETS,
  type PriceTarget,
  type ShopChangeOf,
} from '../../../../domain/shop-changes/commands.ts';
import { cleanOneLineText } from '../../../../domain/text/clean.ts';
import { formatOffersFile } from '../../../shop-files/opening.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import {
  type Command,
  defineCommand,
  defineOption,
  OFFER_ARGUMENT,
  type ShopDeps,
  type Task,
} from '../command.ts';
import { previewOrRun } from '../confirm.ts';
import {
  formatPln,
  moneyJson,
  type ParseResult,
  type ReadTyped,
  readAmount,
  readDay,
  readNumber,
  readOneOf,
} from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';
import { formatPlannedPrice, saleStateText } from './change-answers.ts';
import { askAndRunShopChange, runShopChange } from './change-tasks.ts';

const changeTask =
  (change: Extract<RequestedChange, { readonly offerId: number }>, dryRun: boolean): Task =>
  async (deps, by) => {
    const { shop } = await deps.changes();
    return shop.known().entries.some(({ offer }) => offer.id === change.offerId)
      ? askAndRunShopChange(deps, { change }, by, dryRun)
      : err({ kind: 'unknownOffer' });
  };

const readDayOrNone: ReadTyped<Day | null> = (typed, label) =>
  cleanOneLineText(typed) === 'none'
    ? ok(null)
    : readDay(typed, label).mapErr((refused) => refused.replace(/\.$/, ', or none.'));

const readCount: ReadTyped<number> = (typed, label) =>
  /^0+$/.test(cleanOneLineText(typed)) ? ok(0) : readNumber(typed, label);

const readPrice: ReadTyped<Money> = (typed, label) =>
  /^0([.,]0+)?$/.test(cleanOneLineText(typed)) ? ok(0) : readAmount(typed, label);

type Priced = { readonly id: number; readonly name: string; readonly price: Money };

const PRICED_ITEMS: Readonly<
  Partial<Record<PriceTarget, (offer: Offer) => readonly Omit<Priced, 'price'>[]>>
> = {
  place: ({ units }) => units,
  whole: ({ units }) => units,
  journey: ({ journeys }) => journeys,
  point: ({ journeys }) => journeys.flatMap(({ points }) => points),
  insurance: ({ insurances }) => insurances,
  training: ({ trainings }) => trainings.flatMap(({ options }) => options),
  addon: ({ addons }) => addons,
};

const findOffer = async (deps: ShopDeps, offerId: number): Promise<Offer | undefined> =>
  (await deps.changes()).shop.known().entries.find(({ offer }) => offer.id === offerId)?.offer;

/**
 * Refuses the number of an add-on, journey or other item that the offer does not have. The error
 * lists the right numbers.
 */
const requireItem = async (
  deps: ShopDeps,
  offerId: number,
  of: PriceTarget,
  id: number | null,
): Promise<Result<null, OfficeFailure>> => {
  const offer = await findOffer(deps, offerId);
  if (offer === undefined) return err({ kind: 'unknownOffer' });
  const items = PRICED_ITEMS[of]?.(offer);
  if (items === undefined || items.some((item) => item.id === id)) return ok(null);
  const numbers = items.map((item) => `${item.id} ${item.name}`);
  return err({ kind: 'noSuchItem', what: of === 'place' || of === 'whole' ? 'unit' : of, numbers });
};

const OF_OFFER: ReadonlySet<PriceTarget> = new Set(['base', 'advance', 'assistance']);

/**
 * Plans a price of an offer, for example of a unit or an add-on. The price applies from its day on.
 * If a price of the same item is already planned for that day, the new price replaces it.
 */
const planPriceTask =
  (plan: ShopChangeOf<'planPrice'>, dryRun: boolean): Task =>
  async (deps, by) => {
    const thing = plan.id === null ? plan.of : `${plan.of} ${plan.id}`;
    const text = `Offer ${plan.offerId}: ${thing} costs ${formatPln(plan.price)} from ${plan.from} on. Until then nothing changes (catalogue history).`;
    const json = { ...plan, price: moneyJson(plan.price) };
    const change = { change: plan };
    const looked = await runShopChange(deps, change, by, 'dryRun');
    if (looked.isErr()) return err(looked.error);
    const seen = (await deps.changes()).shop.known();
    return previewOrRun(deps, dryRun, { text, json }, 'Plan it?', async () =>
      (await runShopChange(deps, { ...change, seen }, by, 'done')).map(() => ({
        text,
        json: { ...json, by },
      })),
    );
  };

const setPriceTask = (
  {
    from,
    ...change
  }: Omit<ShopChangeOf<'planPrice'>, 'type' | 'from'> & { readonly from: Day | null },
  dryRun: boolean,
): ParseResult<Task> => {
  const { offerId, of, id, price } = change;
  const isOfOffer = OF_OFFER.has(of);
  if (isOfOffer && id !== null)
    return err(
      `--id is not allowed with --of ${of}: an offer has only one price of this kind. Leave --id out.`,
    );
  if (!isOfOffer && id === null)
    return err(
      `--id NUMBER is missing: with --of ${of} each item has its own price, so name the item. "offers show" lists the numbers.`,
    );
  return ok(async (deps, by) => {
    const today = dayOf(deps.clock.now());
    const item = await requireItem(deps, offerId, of, id);
    if (item.isErr()) return err(item.error);
    const task =
      from === null || from === today
        ? changeTask({ type: 'setPrice', ...change }, dryRun)
        : planPriceTask({ type: 'planPrice', offerId, from, of, id, price }, dryRun);
    return task(deps, by);
  });
};

const setFleetTask =
  (offerId: number, unitId: number, yachts: number, dryRun: boolean): Task =>
  async (deps, by) => {
    const unit = await requireItem(deps, offerId, 'place', unitId);
    return unit.isErr()
      ? err(unit.error)
      : changeTask({ type: 'setFleet', offerId, unitId, yachts }, dryRun)(deps, by);
  };

const itemLines = (items: readonly Priced[], pad = '  '): readonly string[] =>
  items.map(({ id, name, price }) => `${pad}${id}  ${name}: ${formatPln(price)}`);

const itemsText = (head: string, items: readonly Priced[]): readonly string[] =>
  items.length === 0 ? [] : [`${head}:`, ...itemLines(items)];

const offerSummary = ({ offer, planned = [] }: CatalogueEntry): string =>
  [
    `${offer.id}  ${offer.name}, ${offer.from} to ${offer.to}, ${saleStateText(offer)}`,
    `First Minute until ${offer.firstMinuteUntil ?? '–'}, Second Minute until ${offer.secondMinuteUntil ?? '–'}.`,
    `base ${formatPln(offer.base)}, advance ${formatPln(offer.advance)}, assistance ${offer.assistance === null ? '–' : formatPln(offer.assistance.price)}`,
    formatTableOfItems(offer.units, 'No units.', [
      ['Unit', ({ id }) => String(id), 'right'],
      ['Name', ({ name, hidden }) => (hidden ? `${name} (hidden)` : name)],
      ['Yachts', ({ yachts }) => String(yachts), 'right'],
      ['Berths', ({ berths }) => String(berths), 'right'],
      ['Cabins', ({ cabins }) => String(cabins), 'right'],
      ['Place', (unit) => (unit.sellsPlaces ? formatPln(unit.placePrice) : '–'), 'right'],
      ['Whole', (unit) => (unit.sellsWhole ? formatPln(unit.wholePrice) : '–'), 'right'],
    ]),
    ...planned.map((plan) => `Planned: ${formatPlannedPrice(plan)}.`),
    ...(offer.journeys.length === 0 ? [] : ['Journeys:']),
    ...offer.journeys.flatMap((journey) => [
      ...itemLines([journey]),
      ...itemLines(journey.points, '    '),
    ]),
    ...itemsText('Insurances', offer.insurances),
    ...itemsText(
      'Trainings',
      offer.trainings.flatMap(({ options }) => options),
    ),
    ...itemsText('Add-ons', offer.addons),
    '--json prints the whole offer as a file has it.',
  ].join('\n');

const showOfferTask =
  (offerId: number): Task =>
  async (deps) => {
    const { shop } = await deps.changes();
    const entries = shop.known().entries.filter(({ offer }) => offer.id === offerId);
    if (entries.length === 0) return err({ kind: 'unknownOffer' });
    return ok({
      text: entries.map(offerSummary).join('\n\n'),
      json: JSON.parse(formatOffersFile(entries)),
    });
  };

const CHANGES_OFFER = { word: OFFER_ARGUMENT, changes: true, hasPreview: true } as const;

export const offerCommands: readonly Command[] = [
  defineCommand({
    name: 'offers show',
    word: OFFER_ARGUMENT,
    helpText:
      'show an offer with numbers and prices of all that it sells; --json prints the offer’s file',
    prepare: ({ word }) => showOfferTask(word),
  }),
  defineCommand({
    ...CHANGES_OFFER,
    name: 'offers close',
    helpText: 'close an offer: nobody can book it any more, its bookings stay',
    prepare: ({ word: offerId, dryRun }) => changeTask({ type: 'closeOffer', offerId }, dryRun),
  }),
  defineCommand({
    ...CHANGES_OFFER,
    name: 'offers open',
    helpText: 'open a closed offer again; its reserve list moves up if places are free',
    prepare: ({ word: offerId, dryRun }) => changeTask({ type: 'openOffer', offerId }, dryRun),
  }),
  defineCommand({
    ...CHANGES_OFFER,
    name: 'offers price',
    needs: {
      of: defineOption(
        PRICE_TARGETS.join('|'),
        'what the price is of: a place or all of a unit, the offer itself, or one of its options',
        readOneOf(PRICE_TARGETS),
      ),
      price: defineOption('PLN', 'the new price in PLN', readPrice),
    },
    takes: {
      id: defineOption(
        'NUMBER',
        'number of the unit, pick-up point or option; leave it out for base, advance and assistance',
        readNumber,
      ),
      from: defineOption('DAY', 'the first day of the new price; default: today', readDay),
    },
    helpText: 'change a price of an offer from now or from a day on; orders keep their price',
    prepare: ({ word: offerId, of, id, price, from, dryRun }) =>
      setPriceTask({ offerId, of, id, price, from }, dryRun),
  }),
  defineCommand({
    ...CHANGES_OFFER,
    name: 'offers yachts',
    needs: {
      unit: defineOption('NUMBER', 'the unit', readNumber),
      yachts: defineOption(
        'COUNT',
        'the unit’s number of yachts from now on; 0 for none',
        readCount,
      ),
    },
    helpText:
      'set a unit’s number of yachts: more yachts move the reserve list up, only free yachts can be removed',
    prepare: ({ word, unit, yachts, dryRun }) => setFleetTask(word, unit, yachts, dryRun),
  }),
  defineCommand({
    ...CHANGES_OFFER,
    name: 'offers minute',
    needs: {
      first: defineOption('DAY|none', 'the last day of First Minute', readDayOrNone),
      second: defineOption('DAY|none', 'the last day of Second Minute', readDayOrNone),
    },
    helpText: 'change the last days of First Minute and Second Minute',
    prepare: ({ word: offerId, first: firstMinuteUntil, second: secondMinuteUntil, dryRun }) =>
      changeTask(
        { type: 'moveMinutePeriod', offerId, firstMinuteUntil, secondMinuteUntil },
        dryRun,
      ),
  }),
];
