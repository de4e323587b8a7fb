import { err, Result } from 'neverthrow';
import { figuresOn } from '../../../../application/shop/shop-state.ts';
import { type Day, dayOf } from '../../../../domain/calendar.ts';
import type { DatedFigures } from '../../../../domain/shop-changes/commands.ts';
import { isEqual } from '../../../../domain/shop-changes/differences.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import type { FileProblem } from '../../../shop-files/decode-text.ts';
import { readBrands, readSellers } from '../../../shop-files/opening.ts';
import type { NamedText } from '../../../shop-files/read-entries.ts';
import {
  type Command,
  type CommandArguments,
  type Option,
  optionalOption,
  type StoreDeps,
  type StoreTask,
} from '../command.ts';
import { type ParseResult, readDay, readSite, SITE_VALUE } from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';
import { askAndRunShopChange, requireOpenShop } from './change-tasks.ts';

const FROM: Option = {
  name: 'from',
  value: 'DAY',
  says: 'the first day of the new settings; default: today',
};
const SITE: Option = {
  name: 'site',
  value: SITE_VALUE,
  says: 'the number of the brand; default: 1',
};

const siteOf = (args: CommandArguments): ParseResult<number> =>
  optionalOption(args, SITE, SHOP_SITE, readSite);

const otherFigures = (inFile: object, current: object): DatedFigures['figures'] =>
  Object.fromEntries(
    Object.entries(inFile).filter(
      ([name, value]) =>
        name !== 'siteId' &&
        !isEqual(new Map<string, unknown>(Object.entries(current)).get(name), value),
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
  deps: StoreDeps,
  args: CommandArguments,
  option: 'brands' | 'sellers',
  read: Reader<T>,
): Promise<Result<{ readonly name: string; readonly rows: readonly T[] }, OfficeFailure>> => {
  const files = await deps.read(args.word ?? '');
  if (files.isErr()) return err(files.error);
  const [file] = files.value;
  if (file === undefined) return err({ kind: 'fileMissing', option });
  return read(file)
    .map((rows) => ({ name: file.file, rows }))
    .mapErr((problems) => ({ kind: 'files', problems }));
};

const brandSet = (args: CommandArguments): ParseResult<StoreTask> =>
  Result.combine([
    siteOf(args),
    optionalOption<Day | null>(args, FROM, null, (typed) => readDay('from', typed)),
  ]).map(([siteId, day]) =>
    requireOpenShop(async (deps, by) => {
      const read = await fileOf(deps, args, 'brands', readBrands);
      if (read.isErr()) return err(read.error);
      const { shop, clock } = await deps.changes();
      const { name, rows } = read.value;
      const inFile = rows.find((brand) => brand.siteId === siteId);
      const from = day ?? dayOf(clock.now());
      const current = figuresOn(shop.known(), siteId, from);
      if (inFile === undefined || current === undefined)
        return err(unknownBrandFailure(name, 'brands', siteId));
      return askAndRunShopChange(
        deps,
        { change: { type: 'setFigures', siteId, from, figures: otherFigures(inFile, current) } },
        by,
        args.dryRun,
      );
    }),
  );

const sellerSet = (args: CommandArguments): ParseResult<StoreTask> =>
  siteOf(args).map((siteId) =>
    requireOpenShop(async (deps, by) => {
      const read = await fileOf(deps, args, 'sellers', readSellers);
      if (read.isErr()) return err(read.error);
      const { name, rows } = read.value;
      const inFile = rows.find((seller) => seller.siteId === siteId);
      return inFile === undefined
        ? err(unknownBrandFailure(name, 'sellers', siteId))
        : askAndRunShopChange(
            deps,
            { change: { type: 'setSeller', seller: inFile } },
            by,
            args.dryRun,
          );
    }),
  );

export const brandCommands: readonly Command[] = [
  {
    changes: true,
    hasPreview: true,
    name: 'brand set',
    word: 'FILE',
    takes: [SITE, FROM],
    says: 'change the settings of a brand that differ in the file, from a day on (brand show prints the file)',
    prepareStoreTask: brandSet,
  },
  {
    changes: true,
    hasPreview: true,
    name: 'seller set',
    word: 'FILE',
    takes: [SITE],
    says: 'change the seller who signs a brand’s papers from now on (seller show prints the file)',
    prepareStoreTask: sellerSet,
  },
];
