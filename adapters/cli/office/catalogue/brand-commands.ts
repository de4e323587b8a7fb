import { err, type Result } from 'neverthrow';
import { figuresOn } from '../../../../application/shop/shop-state.ts';
import { type Day, dayOf } from '../../../../domain/calendar.ts';
import type { DatedFigures } from '../../../../domain/shop-changes/commands.ts';
import { hasNoDifferences } from '../../../../domain/shop-changes/differences.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import type { FileProblem } from '../../../shop-files/file-problem.ts';
import { readBrands, readSellers } from '../../../shop-files/opening.ts';
import type { NamedText } from '../../../shop-files/read-entries.ts';
import {
  type Command,
  defineArgument,
  defineCommand,
  defineOption,
  type ShopDeps,
  type Task,
} from '../command.ts';
import { acceptAnyText, readDay, readSite, SITE_VALUE } from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';
import { askAndRunShopChange } from './change-tasks.ts';

const FILE = defineArgument('FILE', acceptAnyText);
const SITE = defineOption(SITE_VALUE, 'the number of the brand; default: 1', readSite);

const otherFigures = (inFile: object, current: object): DatedFigures['figures'] =>
  Object.fromEntries(
    Object.entries(inFile).filter(
      ([name, value]) =>
        name !== 'siteId' &&
        !hasNoDifferences(new Map<string, unknown>(Object.entries(current)).get(name), value),
    ),
  );

const unknownBrandFailure = (file: string, field: string, siteId: number): OfficeFailure => ({
  kind: 'files',
  problems: [
    {
      file,
      line: null,
      field,
      problem: `must have the brand of site ${siteId}, and the shop must sell for it`,
    },
  ],
});

type Reader<T> = (file: NamedText) => Result<readonly T[], readonly FileProblem[]>;

const fileOf = async <T>(
  deps: ShopDeps,
  path: string,
  option: 'brands' | 'sellers',
  read: Reader<T>,
): Promise<Result<{ readonly name: string; readonly rows: readonly T[] }, OfficeFailure>> => {
  const files = await deps.read(path);
  if (files.isErr()) return err(files.error);
  const [file] = files.value;
  if (file === undefined) return err({ kind: 'fileMissing', option });
  return read(file)
    .map((rows) => ({ name: file.file, rows }))
    .mapErr((problems) => ({ kind: 'files', problems }));
};

const setBrandTask =
  (path: string, siteId: number, day: Day | null, dryRun: boolean): Task =>
  async (deps, by) => {
    const read = await fileOf(deps, path, 'brands', readBrands);
    if (read.isErr()) return err(read.error);
    const { shop, clock } = await deps.changes();
    const { name, rows } = read.value;
    const inFile = rows.find((brand) => brand.siteId === siteId);
    const from = day ?? dayOf(clock.now());
    const current = figuresOn(shop.known(), siteId, from);
    if (inFile === undefined || current === undefined)
      return err(unknownBrandFailure(name, 'brands', siteId));
    const figures = otherFigures(inFile, current);
    const change = { type: 'setFigures', siteId, from, figures } as const;
    return askAndRunShopChange(deps, { change }, by, dryRun);
  };

const setSellerTask =
  (path: string, siteId: number, dryRun: boolean): Task =>
  async (deps, by) => {
    const read = await fileOf(deps, path, 'sellers', readSellers);
    if (read.isErr()) return err(read.error);
    const { name, rows } = read.value;
    const seller = rows.find((each) => each.siteId === siteId);
    return seller === undefined
      ? err(unknownBrandFailure(name, 'sellers', siteId))
      : askAndRunShopChange(deps, { change: { type: 'setSeller', seller } }, by, dryRun);
  };

export const brandCommands: readonly Command[] = [
  defineCommand({
    changes: true,
    hasPreview: true,
    name: 'brand set',
    word: FILE,
    takes: {
      site: SITE,
      from: defineOption('DAY', 'the first day of the new settings; default: today', readDay),
    },
    helpText:
      'change the settings of a brand that differ in the file, from a day on (brand show prints the file)',
    prepare: ({ word, site, from, dryRun }) => setBrandTask(word, site ?? SHOP_SITE, from, dryRun),
  }),
  defineCommand({
    changes: true,
    hasPreview: true,
    name: 'seller set',
    word: FILE,
    takes: { site: SITE },
    helpText:
      'change the seller who signs a brand’s papers from now on (seller show prints the file)',
    prepare: ({ word, site, dryRun }) => setSellerTask(word, site ?? SHOP_SITE, dryRun),
  }),
];
