import { err, ok, Result } from 'neverthrow';
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
import { alignRight, table } from '../../terminal/table.ts';
import {
  type Command,
  type CommandArguments,
  type Option,
  optionalOption,
  readOfferArgument,
  requiredOption,
  runIfConfirmed,
  type StoreDeps,
  type StoreTask,
} from '../command.ts';
import {
  formatPln,
  jsonMoney,
  type ParseResult,
  readAmount,
  readDay,
  readNumber,
  readOneOfWords,
} from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';
import { formatPlannedPrice, saleState } from './change-answers.ts';
import { askAndRunShopChange, requireOpenShop, runShopChange } from './change-tasks.ts';

const OF: Option = {
  name: 'of',
  value: PRICE_TARGETS.join('|'),
  says: 'what the price is of: a place or all of a unit, the offer itself, or one of its options',
};
const ID: Option = {
  name: 'id',
  value: 'NUMBER',
  says: 'number of the unit, pick-up point or option; leave it out for base, advance and assistance',
};
const PRICE: Option = { name: 'price', value: 'PLN', says: 'the new price in PLN' };
const FROM: Option = {
  name: 'from',
  value: 'DAY',
  says: 'the first day of the new price; default: today',
};
const UNIT: Option = { name: 'unit', value: 'NUMBER', says: 'the unit' };
const YACHTS: Option = {
  name: 'yachts',
  value: 'COUNT',
  says: 'the unit’s number of yachts from now on; 0 for none',
};
const FIRST: Option = { name: 'first', value: 'DAY|none', says: 'the last day of First Minute' };
const SECOND: Option = { name: 'second', value: 'DAY|none', says: 'the last day of Second Minute' };
const offerChangeTask = (
  given: CommandArguments,
  make: (offerId: number) => ParseResult<RequestedChange>,
): ParseResult<StoreTask> =>
  readOfferArgument(given)
    .andThen(make)
    .map((what) =>
      requireOpenShop((deps, by) => askAndRunShopChange(deps, { change: what }, by, given.dryRun)),
    );

const dayOrNone = (name: string, typed: string): ParseResult<Day | null> =>
  cleanOneLineText(typed) === 'none' ? ok(null) : readDay(name, typed);

const readCount = (typed: string): ParseResult<number> =>
  /^0+$/.test(cleanOneLineText(typed)) ? ok(0) : readNumber('yachts', typed);

const moveMinutePeriods = (given: CommandArguments): ParseResult<StoreTask> =>
  Result.combine([
    readOfferArgument(given),
    requiredOption(given, FIRST, (typed) => dayOrNone('first', typed)),
    requiredOption(given, SECOND, (typed) => dayOrNone('second', typed)),
  ]).map(([offerId, firstMinuteUntil, secondMinuteUntil]) =>
    requireOpenShop((deps, by) =>
      askAndRunShopChange(
        deps,
        { change: { type: 'moveMinutePeriod', offerId, firstMinuteUntil, secondMinuteUntil } },
        by,
        given.dryRun,
      ),
    ),
  );

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

const findOffer = async (deps: StoreDeps, offerId: number): Promise<Offer | undefined> =>
  (await deps.changes()).shop.known().entries.find(({ offer }) => offer.id === offerId)?.offer;

/**
 * Refuses the number of an add-on, journey or other item that the offer does not have. The error
 * lists the right numbers.
 */
const requireItem = async (
  deps: StoreDeps,
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

/** A planned price applies from its day on. A second plan for the same day replaces the first. */
const planPriceTask =
  (plan: ShopChangeOf<'planPrice'>, dryRun: boolean): StoreTask =>
  async (deps, by) => {
    const thing = plan.id === null ? plan.of : `${plan.of} ${plan.id}`;
    const text = `Offer ${plan.offerId}: ${thing} costs ${formatPln(plan.price)} from ${plan.from} on. Until then nothing changes (catalogue history).`;
    const json = { ...plan, price: jsonMoney(plan.price) };
    const change = { change: plan };
    const looked = await runShopChange(deps, change, by, 'dryRun');
    if (looked.isErr()) return err(looked.error);
    if (dryRun) return ok({ text: `${text}\nNothing was changed (--dry-run).`, json });
    return runIfConfirmed(deps, `${text}\nPlan it?`, async () =>
      (await runShopChange(deps, change, by, 'done')).map(() => ({ text, json: { ...json, by } })),
    );
  };

const setPriceTask = (given: CommandArguments): ParseResult<StoreTask> =>
  Result.combine([
    readOfferArgument(given),
    requiredOption(given, OF, (typed) => readOneOfWords('of', PRICE_TARGETS, typed)),
    optionalOption(given, ID, null, (typed) => readNumber('id', typed)),
    requiredOption(given, PRICE, (typed) =>
      /^0([.,]0+)?$/.test(cleanOneLineText(typed)) ? ok(0) : readAmount('price', typed),
    ),
    optionalOption<Day | null>(given, FROM, null, (typed) => readDay('from', typed)),
  ]).andThen(([offerId, of, id, price, from]): ParseResult<StoreTask> => {
    const isOfOffer = OF_OFFER.has(of);
    if (isOfOffer && id !== null)
      return err(
        `--id is not allowed with --of ${of}: an offer has only one price of this kind. Leave --id out.`,
      );
    if (!isOfOffer && id === null)
      return err(
        `--id NUMBER is missing: with --of ${of} each item has its own price, so name the item. "offers show" lists the numbers.`,
      );
    return ok(
      requireOpenShop(async (deps, by) => {
        const today = dayOf((await deps.clock()).now());
        const item = await requireItem(deps, offerId, of, id);
        if (item.isErr()) return err(item.error);
        return from === null || from === today
          ? askAndRunShopChange(
              deps,
              { change: { type: 'setPrice', offerId, of, id, price } },
              by,
              given.dryRun,
            )
          : planPriceTask({ type: 'planPrice', offerId, from, of, id, price }, given.dryRun)(
              deps,
              by,
            );
      }),
    );
  });

const setFleetTask = (
  offerId: number,
  unitId: number,
  yachts: number,
  dryRun: boolean,
): StoreTask =>
  requireOpenShop(async (deps, by) => {
    const unit = await requireItem(deps, offerId, 'place', unitId);
    return unit.isErr()
      ? err(unit.error)
      : askAndRunShopChange(
          deps,
          { change: { type: 'setFleet', offerId, unitId, yachts } },
          by,
          dryRun,
        );
  });

const itemLines = (items: readonly Priced[], pad = '  '): readonly string[] =>
  items.map(({ id, name, price }) => `${pad}${id}  ${name}: ${formatPln(price)}`);

const itemsText = (head: string, items: readonly Priced[]): readonly string[] =>
  items.length === 0 ? [] : [`${head}:`, ...itemLines(items)];

const offerSummary = ({ offer, planned = [] }: CatalogueEntry): string =>
  [
    `${offer.id}  ${offer.name}, ${offer.from} to ${offer.to}, ${saleState(offer)}`,
    `First Minute until ${offer.firstMinuteUntil ?? '–'}, Second Minute until ${offer.secondMinuteUntil ?? '–'}.`,
    `base ${formatPln(offer.base)}, advance ${formatPln(offer.advance)}, assistance ${offer.assistance === null ? '–' : formatPln(offer.assistance.price)}`,
    table(
      [
        alignRight('Unit'),
        'Name',
        alignRight('Yachts'),
        alignRight('Berths'),
        alignRight('Cabins'),
        alignRight('Place'),
        alignRight('Whole'),
      ],
      offer.units.map((unit) => [
        String(unit.id),
        unit.hidden ? `${unit.name} (hidden)` : unit.name,
        ...[unit.yachts, unit.berths, unit.cabins].map(String),
        unit.sellsPlaces ? formatPln(unit.placePrice) : '–',
        unit.sellsWhole ? formatPln(unit.wholePrice) : '–',
      ]),
      'No units.',
    ),
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

const shownOffer = (given: CommandArguments): ParseResult<StoreTask> =>
  readOfferArgument(given).map((offerId) =>
    requireOpenShop(async (deps) => {
      const { shop } = await deps.changes();
      const entries = shop.known().entries.filter(({ offer }) => offer.id === offerId);
      if (entries.length === 0) return err({ kind: 'unknownOffer' });
      return ok({
        text: entries.map(offerSummary).join('\n\n'),
        json: JSON.parse(formatOffersFile(entries)),
      });
    }),
  );

export const offerCommands: readonly Command[] = [
  {
    name: 'offers show',
    word: 'OFFER',
    says: 'show an offer with numbers and prices of all that it sells; --json prints the offer’s file',
    prepareStoreTask: shownOffer,
  },
  {
    changes: true,
    hasPreview: true,
    name: 'offers close',
    word: 'OFFER',
    says: 'close an offer: nobody can book it any more, its bookings stay',
    prepareStoreTask: (given) =>
      offerChangeTask(given, (offerId) => ok({ type: 'closeOffer', offerId })),
  },
  {
    changes: true,
    hasPreview: true,
    name: 'offers open',
    word: 'OFFER',
    says: 'open a closed offer again; its reserve list moves up if places are free',
    prepareStoreTask: (given) =>
      offerChangeTask(given, (offerId) => ok({ type: 'openOffer', offerId })),
  },
  {
    changes: true,
    hasPreview: true,
    name: 'offers price',
    word: 'OFFER',
    needs: [OF, PRICE],
    takes: [ID, FROM],
    says: 'change a price of an offer from now or from a day on; orders keep their price',
    prepareStoreTask: setPriceTask,
  },
  {
    changes: true,
    hasPreview: true,
    name: 'offers yachts',
    word: 'OFFER',
    needs: [UNIT, YACHTS],
    says: 'set a unit’s number of yachts: more yachts move the reserve list up, only free yachts can be removed',
    prepareStoreTask: (given) =>
      Result.combine([
        requiredOption(given, UNIT, (typed) => readNumber('unit', typed)),
        requiredOption(given, YACHTS, readCount),
      ]).andThen(([unitId, yachts]) =>
        readOfferArgument(given).map((offerId) =>
          setFleetTask(offerId, unitId, yachts, given.dryRun),
        ),
      ),
  },
  {
    changes: true,
    hasPreview: true,
    name: 'offers minute',
    word: 'OFFER',
    needs: [FIRST, SECOND],
    says: 'change the last days of First Minute and Second Minute',
    prepareStoreTask: moveMinutePeriods,
  },
];
