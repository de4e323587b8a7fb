import { join, resolve } from 'node:path';
import { err, ok, type Result, ResultAsync, safeTry } from 'neverthrow';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { KnownShop, ShopOpening } from '../../../application/ports/values.ts';
import { figuresOn } from '../../../application/shop/shop-state.ts';
import { type Day, dayOf } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { Money } from '../../../domain/money.ts';
import { endingGuarantee } from '../../../domain/shop-changes/commands.ts';
import { CONTENT_FOLDER } from '../../content/content-folder.ts';
import { findDemoClaims } from '../../content/demo-claims.ts';
import { findMissingFigures } from '../../content/missing-figures.ts';
import type { PictureProblemOf } from '../../content/named-pictures.ts';
import { writeExampleContentFolder } from '../../content/new-folder.ts';
import { demoShop, demoTexts } from '../../demo-catalogue/demo-catalogue.ts';
import { findDemoValues } from '../../demo-catalogue/demo-values.ts';
import { createPictureNameChecker } from '../../illustrations/picture-problems.ts';
import type { FileProblem } from '../../shop-files/file-problem.ts';
import { offerPictureProblems } from '../../shop-files/offer-checks.ts';
import {
  formatBrandsFile,
  formatOffersFile,
  formatSellersFile,
  type LocatedOffers,
  readOffersWithPositions,
  readShop,
  SHOP_FILES,
  shopFileSchema,
} from '../../shop-files/opening.ts';
import { unencryptedAddress } from '../../system/config.ts';
import { type CsvCell, type CsvDialect, formatCsvOfItems } from '../terminal/csv.ts';
import { formatQuantity, formatTableOfItems } from '../terminal/table.ts';
import { reasonOf } from '../terminal/terminal.ts';
import { FILE_OR_FOLDER } from './catalogue/catalogue-commands.ts';
import { saleStateText } from './catalogue/change-answers.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  defineOption,
  type FileDeps,
  type FileTask,
  type Option,
  type Task,
} from './command.ts';
import { previewOrRun } from './confirm.ts';
import { acceptAnyText, formatPln, readOneOf, readText } from './read-values.ts';
import type { OfficeFailure } from './refusals.ts';

const FILES = {
  brands: defineOption(
    'FILE',
    'the file with the settings of the brands (docs/shop-files.md)',
    acceptAnyText,
  ),
  sellers: defineOption(
    'FILE',
    'the file with the sellers, who sign the papers of each brand',
    acceptAnyText,
  ),
  offers: defineOption(
    'FILE|FOLDER',
    'the offers, as one file or a folder of files',
    acceptAnyText,
  ),
} as const satisfies Record<string, Option<string>>;

type Opening = { readonly opening: ShopOpening; readonly entries: readonly CatalogueEntry[] };

const summary = ({ opening, entries }: Opening): string => {
  const from = entries.map(({ offer }) => offer.from).toSorted();
  return [
    ...opening.brands.map(
      ({ siteId, name, bankTransfer }) =>
        `Brand ${siteId}: ${name}, paid to ${bankTransfer.accountNumber}.`,
    ),
    ...opening.brands.flatMap(({ siteId, onlineCommissionPercent: percent }) =>
      percent === 0
        ? []
        : [
            `Brand ${siteId} adds ${percent}% to online payments. Such a commission on consumers’ cards may be forbidden; set onlineCommissionPercent to 0 unless a lawyer has agreed.`,
          ],
    ),
    ...opening.sellers.map(
      ({ siteId, name, nip }) => `Seller of brand ${siteId}: ${name}, tax number ${nip}.`,
    ),
    ...opening.sellers.flatMap((seller) => {
      const guarantee = endingGuarantee(seller, dayOf(opening.at));
      return guarantee === null
        ? []
        : [
            `Guarantee ${guarantee.number} of brand ${seller.siteId} ends on ${guarantee.until}; no page shows it after that day.`,
          ];
    }),
    `${formatQuantity(entries.length, 'offer')}, starting from ${from[0] ?? '–'} to ${from.at(-1) ?? '–'}.`,
  ].join('\n');
};

const openingAnswer = (
  shop: Opening,
  opened: boolean,
  warnings: readonly string[] = [],
): CommandOutput => ({
  text: [summary(shop), ...warnings, ...(opened ? ['The shop is open: npm start.'] : [])].join(
    '\n',
  ),
  json: {
    opened,
    as: shop.opening.as,
    brands: shop.opening.brands.map(({ name }) => name),
    offers: shop.entries.length,
    ...(warnings.length > 0 ? { warnings } : {}),
  },
});

const dashes = async (folder: string, { opening, entries }: Opening) => {
  // One warning about the whole folder is enough.
  if (folder === CONTENT_FOLDER) return [];
  const offers = entries.flatMap(({ offer }) => (offer.closed ? [] : [offer]));
  return findMissingFigures(
    folder,
    opening.brands.flatMap((brand) => {
      const seller = opening.sellers.find(({ siteId }) => siteId === brand.siteId);
      // OFFICE_EMAIL is the office's e-mail if the brand has none.
      const office = { ...brand.office, email: brand.office.email ?? 'OFFICE_EMAIL' };
      const today = dayOf(opening.at);
      return seller === undefined ? [] : [{ brand: { ...brand, office }, seller, offers, today }];
    }),
  );
};

const openingWarnings = async (folder: string, shop: Opening): Promise<readonly string[]> => {
  const { opening, entries } = shop;
  const last = entries
    .map(({ offer }) => offer.to)
    .toSorted()
    .at(-1);
  return [
    ...opening.sellers.flatMap(({ guarantee, siteId }) =>
      guarantee == null
        ? [
            `Warning: brand ${siteId} has no guarantee. A company that organises trips needs one; name it in the sellers’ file.`,
          ]
        : [],
    ),
    ...opening.sellers.flatMap(({ guarantee, siteId }) =>
      guarantee != null && last !== undefined && guarantee.until < last
        ? [
            `Warning: guarantee ${guarantee.number} of brand ${siteId} ends on ${guarantee.until}, before the last trip on sale ends (${last}).`,
          ]
        : [],
    ),
    ...offerPictureProblems(
      entries.map(({ content }) => content),
      createPictureNameChecker(folder),
    ).map(({ field, problem }) => `Warning: ${field} ${problem}.`),
    ...[
      ...opening.brands.flatMap(
        ({ siteId, address }) =>
          unencryptedAddress(`The address of brand ${siteId}`, address) ?? [],
      ),
      ...findDemoValues(shop),
      ...findDemoClaims(folder),
      ...(await dashes(folder, shop)),
    ].map((claim) => `Warning: ${claim}`),
  ];
};

const storeOpening = async (
  deps: FileDeps,
  shop: Opening,
  dryRun: boolean,
  warnings: readonly string[] = [],
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const store = await deps.catalogueStore();
  if ((await store.opening()) !== null || (await store.load()).length > 0)
    return err({ kind: 'alreadyOpen' });
  const preview = openingAnswer(shop, false, warnings);
  return previewOrRun(deps, dryRun, preview, 'Open the shop so?', async () =>
    (await store.open(shop.opening, shop.entries))
      ? ok(openingAnswer(shop, true, warnings))
      : err({ kind: 'alreadyOpen' }),
  );
};

type FileName = keyof typeof FILES;
type TypedPaths = Readonly<Record<FileName, string | null>>;

const pathOf = async (
  { ask }: FileDeps,
  paths: TypedPaths,
  name: FileName,
): Promise<Result<string, OfficeFailure>> => {
  const typed =
    paths[name] ?? (ask === null ? '' : await ask(`File with ${FILES[name].helpText}: `));
  return typed.trim() === '' ? err({ kind: 'fileMissing', option: name }) : ok(typed.trim());
};

const open =
  (paths: TypedPaths, dryRun: boolean): FileTask =>
  async (deps, by) =>
    safeTry(async function* () {
      const texts = [];
      for (const name of ['brands', 'sellers', 'offers'] as const)
        texts.push(yield* await deps.read(yield* await pathOf(deps, paths, name)));
      const [[brands] = [], [sellers] = [], offers = []] = texts;
      if (brands === undefined || sellers === undefined)
        return err({
          kind: 'fileMissing',
          option: brands === undefined ? 'brands' : 'sellers',
        } as const);
      const at = (await deps.clock()).now();
      const checked = readShop({ brands, sellers, offers }, dayOf(at), 'refused');
      if (checked.isErr()) return err({ kind: 'files', problems: checked.error } as const);
      const { entries, ...company } = checked.value;
      const shop: Opening = { opening: { as: 'company', by, at, ...company }, entries };
      return storeOpening(deps, shop, dryRun, await openingWarnings(deps.contentFolder, shop));
    });

const writeDemoFiles = (deps: FileDeps, folder: string, today: Day, dryRun: boolean) =>
  safeTry(async function* () {
    const { brands, sellers, offers } = demoTexts(today);
    if (!dryRun) yield* await deps.makeFolder(folder);
    const written = [];
    for (const { file: name, text } of [brands, sellers, ...offers]) {
      const path = join(folder, name.replace(/^demo-/, ''));
      if (!dryRun) yield* await deps.write(path, new TextEncoder().encode(text));
      written.push(path);
    }
    const none = dryRun ? ['No file was written (--dry-run).'] : [];
    return ok({
      text: [...written, ...none].join('\n'),
      json: { files: written, opened: false, ...(dryRun ? { dryRun } : {}) },
    });
  });

const demo =
  (folder: string | null, dryRun: boolean): FileTask =>
  async (deps, by) => {
    if (folder !== null) return writeDemoFiles(deps, folder, dayOf(deps.now), dryRun);
    const at = (await deps.clock()).now();
    if (!dryRun) return storeOpening(deps, demoShop(at, by), false);
    const { brands, sellers, offers } = demoTexts(dayOf(at));
    return ok({
      text: summary(demoShop(at, by)),
      json: {
        brands: JSON.parse(brands.text),
        sellers: JSON.parse(sellers.text),
        offers: offers.map(({ text }) => JSON.parse(text)),
      },
    });
  };

const withPictures =
  (problemOf: PictureProblemOf) =>
  ({ entries, at }: LocatedOffers): Result<readonly CatalogueEntry[], readonly FileProblem[]> => {
    const problems = offerPictureProblems(
      entries.map(({ content }) => content),
      problemOf,
    ).map(({ field, problem }) => ({ ...at(field), problem }));
    return problems.length === 0 ? ok(entries) : err(problems);
  };

const check =
  (path: string): FileTask =>
  async (deps) =>
    (await deps.read(path)).andThen((files): Result<CommandOutput, OfficeFailure> => {
      const read = readOffersWithPositions(files, dayOf(deps.now), 'refused');
      return read
        .andThen(withPictures(createPictureNameChecker(deps.contentFolder)))
        .map((entries) => ({
          text: `${formatQuantity(entries.length, 'offer')}, and nothing is wrong.`,
          json: { offers: entries.length },
        }))
        .mapErr((problems) => ({ kind: 'files', problems }));
    });

const showShopTask =
  (answer: (shop: KnownShop, today: Day) => CommandOutput): Task =>
  async (deps) => {
    const { shop, clock } = await deps.changes();
    return ok(answer(shop.known(), dayOf(clock.now())));
  };

const file = (text: string): CommandOutput => ({ text: text.trimEnd(), json: JSON.parse(text) });

/** The lowest price of a place (R15.1) or yacht; null if the offer sells none. */
const lowestPrice = (prices: readonly Money[]): Money | null =>
  prices.length === 0 ? null : Math.min(...prices);

const placeFrom = ({ base, units }: Offer): Money | null =>
  lowestPrice(units.flatMap((unit) => (unit.sellsPlaces ? [base + unit.placePrice] : [])));

const yachtFrom = ({ units }: Offer): Money | null =>
  lowestPrice(units.flatMap((unit) => (unit.sellsWhole ? [unit.wholePrice] : [])));

const priceText = (price: Money | null): string => (price === null ? '–' : formatPln(price));
const priceCell = (price: Money | null): CsvCell => (price === null ? '' : { money: price });

const offerListText = (offers: readonly Offer[], dialect: CsvDialect | null): string =>
  dialect === null
    ? formatTableOfItems(offers, 'There are no offers.', [
        ['Offer', ({ id }) => String(id), 'right'],
        ['Name', ({ name }) => name],
        ['From', ({ from }) => from],
        ['To', ({ to }) => to],
        ['State', saleStateText],
        ['Place from', (offer) => priceText(placeFrom(offer)), 'right'],
        ['Yacht from', (offer) => priceText(yachtFrom(offer)), 'right'],
      ])
    : formatCsvOfItems(offers, dialect, [
        ['offer', ({ id }) => id],
        ['name', ({ name }) => name],
        ['from', ({ from }) => from],
        ['to', ({ to }) => to],
        ['state', saleStateText],
        ['place from', (offer) => priceCell(placeFrom(offer))],
        ['yacht from', (offer) => priceCell(yachtFrom(offer))],
      ]);

const offerListAnswer = (
  entries: readonly CatalogueEntry[],
  dialect: CsvDialect | null,
): CommandOutput => ({
  text: offerListText(
    entries.map(({ offer }) => offer),
    dialect,
  ),
  json: {
    offers: entries.map(({ offer }) => ({
      id: offer.id,
      name: offer.name,
      from: offer.from,
      to: offer.to,
      closed: offer.closed,
      state: saleStateText(offer),
    })),
  },
});

const newContent =
  (typed: string): FileTask =>
  async () => {
    const folder = resolve(typed);
    return ResultAsync.fromPromise(
      writeExampleContentFolder(folder),
      (error): OfficeFailure => ({ kind: 'unwritable', path: folder, reason: reasonOf(error) }),
    ).map(
      (files): CommandOutput => ({
        text: `${formatQuantity(files.length, 'file')} in ${folder}. Set SHOP_CONTENT=${folder}, and check changes with "npm run content".`,
        json: { folder, files },
      }),
    );
  };

export const openingCommands: readonly Command[] = [
  defineCommand({
    name: 'open',
    takes: FILES,
    changes: true,
    hasPreview: true,
    opensShop: true,
    needsNoShop: true,
    helpText:
      'open the shop in an empty store with brands, sellers and offers of the company; the command asks for missing files',
    prepare: ({ dryRun, ...paths }) => open(paths, dryRun),
  }),
  defineCommand({
    name: 'demo',
    takes: {
      folder: defineOption(
        'PATH',
        'open no shop, but write brands.json, sellers.json and offers.json of the demo into this folder',
        acceptAnyText,
      ),
    },
    changes: true,
    hasPreview: true,
    opensShop: true,
    needsNoShop: true,
    helpText:
      'open an empty store with an invented company, to look around; --folder writes its files as examples',
    prepare: ({ folder, dryRun }) => demo(folder, dryRun),
  }),
  defineCommand({
    name: 'catalogue check',
    word: FILE_OR_FOLDER,
    needsNoShop: true,
    helpText: 'check offer files: print every problem with file, line and field; needs no store',
    prepare: ({ word }) => check(word),
  }),
  defineCommand({
    name: 'catalogue schema',
    word: defineArgument(SHOP_FILES.join('|'), (typed, label) =>
      readOneOf(SHOP_FILES)(typed, label).mapErr(
        () => `"${typed}" is no file of a shop: give one of ${SHOP_FILES.join(', ')}.`,
      ),
    ),
    needsNoShop: true,
    helpText: 'print the JSON Schema of a file, as in docs/schemas',
    prepare:
      ({ word }) =>
      async () =>
        ok(file(JSON.stringify(shopFileSchema(word), null, 2))),
  }),
  defineCommand({
    name: 'catalogue export',
    helpText: 'export the offers as a file, with their price history',
    prepare: () => showShopTask(({ entries }) => file(formatOffersFile(entries))),
  }),
  defineCommand({
    name: 'content new',
    word: defineArgument('FOLDER', readText),
    needsNoShop: true,
    helpText:
      'write a first set of pages, menu and texts without claims of the demo; needs no store',
    prepare: ({ word }) => newContent(word),
  }),
  defineCommand({
    name: 'offers list',
    csv: true,
    helpText: 'list the offers with their days, state and prices without rebates',
    prepare: ({ csv: dialect }) => showShopTask(({ entries }) => offerListAnswer(entries, dialect)),
  }),
  defineCommand({
    name: 'brand show',
    helpText: 'print today’s settings of the brands as a file',
    prepare: () =>
      showShopTask((shop, today) =>
        file(
          formatBrandsFile(
            shop.brands.map((brand) => figuresOn(shop, brand.siteId, today) ?? brand),
          ),
        ),
      ),
  }),
  defineCommand({
    name: 'seller show',
    helpText: 'print the sellers of the brands as a file',
    prepare: () => showShopTask(({ sellers }) => file(formatSellersFile(sellers))),
  }),
];
