import { err, ok, type Result, safeTry } from 'neverthrow';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { KnownShop, ShopOpening } from '../../../application/ports/values.ts';
import { figuresOn } from '../../../application/shop/known-shop.ts';
import { type Day, dayOf } from '../../../domain/calendar.ts';
import { demoShop, demoTexts } from '../../demo-catalogue/demo-shop.ts';
import { brandsText, offersText, readOffers, readShop, sellersText } from '../../shop-files/opening.ts';
import { SHOP_FILES, shopFileSchema } from '../../shop-files/schemas.ts';
import { counted } from '../terminal/counted.ts';
import { table } from '../terminal/table.ts';
import type { Answer, Command, Given, Option, StoreDeps, StoreTask } from './command.ts';
import type { OfficeFailure } from './refusals.ts';
import { isYes, readText, readWord, shownMoney } from './values.ts';

const BRANDS: Option = { name: 'brands', value: 'FILE', says: 'the figures of the brands (docs/shop-files.md)' };
const SELLERS: Option = { name: 'sellers', value: 'FILE', says: 'who signs the papers of each brand' };
const OFFERS: Option = { name: 'offers', value: 'FILE|FOLDER', says: 'what is sold, in one file or a folder of them' };

type Opening = { readonly opening: ShopOpening; readonly entries: readonly CatalogueEntry[] };

/** What would be sold, for somebody who is to say yes to it. */
const summary = ({ opening, entries }: Opening): string => {
  const from = entries.map(({ offer }) => offer.from).toSorted();
  return [
    ...opening.brands.map(({ siteId, name, bankTransfer }) => `Brand ${siteId}: ${name}, paid to ${bankTransfer.accountNumber}.`),
    ...opening.sellers.map(({ siteId, name, nip }) => `Seller of brand ${siteId}: ${name}, tax number ${nip}.`),
    `${counted(entries.length, 'offer')}, starting from ${from[0] ?? '–'} to ${from.at(-1) ?? '–'}.`,
  ].join('\n');
};

const opened = (shop: Opening, done: boolean): Answer => ({
  text: `${summary(shop)}\n${done ? 'The shop is open: npm start.' : 'Nothing was changed (--dry-run).'}`,
  json: { opened: done, as: shop.opening.as, brands: shop.opening.brands.map(({ name }) => name), offers: shop.entries.length },
});

/** Lays a checked shop into the store, after a yes where somebody sits at a terminal. */
const layIn = async (deps: StoreDeps, shop: Opening, dryRun: boolean): Promise<Result<Answer, OfficeFailure>> => {
  const store = await deps.catalogueStore();
  if ((await store.opening()) !== null || (await store.load()).length > 0) return err({ kind: 'alreadyOpen' });
  if (dryRun) return ok(opened(shop, false));
  if (deps.ask !== null && !isYes(await deps.ask(`${summary(shop)}\nOpen the shop so? [y/N] `))) return err({ kind: 'declined' });
  return (await store.open(shop.opening, shop.entries)) ? ok(opened(shop, true)) : err({ kind: 'alreadyOpen' });
};

/** The path that an option gives, or what is typed at the terminal instead. */
const pathOf = async ({ ask }: StoreDeps, { options }: Given, { name, says }: Option): Promise<Result<string, OfficeFailure>> => {
  const typed = options[name] ?? (ask === null ? '' : await ask(`File with ${says}: `));
  return typed.trim() === '' ? err({ kind: 'fileMissing', option: name }) : ok(typed.trim());
};

const open =
  (given: Given): StoreTask =>
  async (deps, by) =>
    safeTry(async function* () {
      const texts = [];
      for (const option of [BRANDS, SELLERS, OFFERS]) texts.push(yield* await deps.read(yield* await pathOf(deps, given, option)));
      const [[brands] = [], [sellers] = [], offers = []] = texts;
      if (brands === undefined || sellers === undefined)
        return err({ kind: 'fileMissing', option: brands === undefined ? 'brands' : 'sellers' } as const);
      const at = (await deps.clock()).now();
      const checked = readShop({ brands, sellers, offers }, dayOf(at), 'none over');
      if (checked.isErr()) return err({ kind: 'files', problems: checked.error } as const);
      const { entries, ...company } = checked.value;
      return layIn(deps, { opening: { as: 'company', by, at, ...company }, entries }, given.dryRun);
    });

const demo =
  ({ dryRun }: Given): StoreTask =>
  async (deps, by) => {
    const at = (await deps.clock()).now();
    if (!dryRun) return layIn(deps, demoShop(at, by), false);
    const { brands, sellers, offers } = demoTexts(dayOf(at));
    return ok({
      text: summary(demoShop(at, by)),
      json: { brands: JSON.parse(brands.text), sellers: JSON.parse(sellers.text), offers: offers.map(({ text }) => JSON.parse(text)) },
    });
  };

const check =
  (path: string): StoreTask =>
  async (deps) =>
    (await deps.read(path)).andThen((files): Result<Answer, OfficeFailure> => {
      const read = readOffers(files, dayOf(deps.now), 'none over');
      return read
        .map((entries) => ({ text: `${counted(entries.length, 'offer')}, and nothing is wrong.`, json: { offers: entries.length } }))
        .mapErr((problems) => ({ kind: 'files', problems }));
    });

/** What an open shop says of itself, with every change since it was opened. */
const told =
  (answer: (shop: KnownShop, today: Day) => Answer): StoreTask =>
  async (deps) => {
    if ((await (await deps.catalogueStore()).opening()) === null) return err({ kind: 'notOpen' });
    const { shop, clock } = await deps.changes();
    return ok(answer(shop.known(), dayOf(clock.now())));
  };

const file = (text: string): Answer => ({ text: text.trimEnd(), json: JSON.parse(text) });

const listed = (entries: readonly CatalogueEntry[]): Answer => ({
  text: table(
    [
      { head: 'Offer', align: 'right' },
      { head: 'Name' },
      { head: 'From' },
      { head: 'To' },
      { head: 'State' },
      { head: 'Place from', align: 'right' },
      { head: 'Yacht from', align: 'right' },
    ],
    entries.map(({ offer }) => [
      String(offer.id),
      offer.name,
      offer.from,
      offer.to,
      offer.closed ? 'closed' : offer.grayedOut ? 'reserve list only' : 'open',
      shownMoney(Math.min(...offer.units.map(({ placePrice }) => placePrice))),
      shownMoney(Math.min(...offer.units.map(({ wholePrice }) => wholePrice))),
    ]),
    'There are no offers.',
  ),
  json: { offers: entries.map(({ offer }) => ({ id: offer.id, name: offer.name, from: offer.from, to: offer.to, closed: offer.closed })) },
});

const none = { word: null, needs: [], takes: [], changes: false, needsShop: false } as const;

/** Opening a shop in an empty store, and what is in it (R66). */
export const openingCommands: readonly Command[] = [
  {
    ...none,
    name: 'open',
    takes: [BRANDS, SELLERS, OFFERS],
    changes: true,
    takesDryRun: true,
    says: 'opens the shop in an empty store with brands, seller and offers of the company; asks for files that are not named',
    prepare: (given) => ok(open(given)),
  },
  {
    ...none,
    name: 'demo',
    changes: true,
    takesDryRun: true,
    says: 'opens an empty store with an invented company, to look around; --dry-run --json prints its files as examples',
    prepare: (given) => ok(demo(given)),
  },
  {
    ...none,
    name: 'catalogue check',
    word: 'FILE|FOLDER',
    says: 'whether offers could be laid in: every problem with file, line and field; needs no store',
    prepare: ({ word }) => readText('FILE', word ?? '').map(check),
  },
  {
    ...none,
    name: 'catalogue schema',
    word: SHOP_FILES.join('|'),
    says: 'the JSON Schema of a file, as docs/schemas has it',
    prepare: ({ word }) =>
      readWord('KIND', SHOP_FILES, word ?? '')
        .mapErr(() => `"${word}" is no file of a shop: give one of ${SHOP_FILES.join(', ')}.`)
        .map((name) => async () => ok(file(JSON.stringify(shopFileSchema(name), null, 2)))),
  },
  {
    ...none,
    name: 'catalogue export',
    says: 'the offers as a file, with what their prices were',
    prepare: () => ok(told(({ entries }) => file(offersText(entries)))),
  },
  {
    ...none,
    name: 'offers list',
    says: 'the offers with their days, state and prices',
    prepare: () => ok(told(({ entries }) => listed(entries))),
  },
  {
    ...none,
    name: 'brand show',
    says: 'the figures of the brands as they hold today, as the file has them',
    prepare: () => ok(told((shop, today) => file(brandsText(shop.brands.map((brand) => figuresOn(shop, brand.siteId, today) ?? brand))))),
  },
  {
    ...none,
    name: 'seller show',
    says: 'who signs the papers of each brand, as the file has it',
    prepare: () => ok(told(({ sellers }) => file(sellersText(sellers)))),
  },
];
