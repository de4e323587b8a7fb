import { err, ok, Result } from 'neverthrow';
import { changeShop, type RequestedChange } from '../../../application/shop/change-shop.ts';
import { figuresOn } from '../../../application/shop/shop-state.ts';
import { type Day, dayOf } from '../../../domain/calendar.ts';
import type { DatedFigures, PriceTarget } from '../../../domain/changes/commands.ts';
import { isEqual } from '../../../domain/changes/differences.ts';
import { SHOP_SITE } from '../../../domain/sites.ts';
import { cleanLine } from '../../../domain/text/clean.ts';
import {
  type LocatedOffers,
  locateOffers,
  type NamedText,
  offersText,
  readBrands,
  readSellers,
} from '../../shop-files/opening.ts';
import type { FileProblem } from '../../shop-files/problems.ts';
import { table } from '../terminal/table.ts';
import {
  type ChangeStage,
  changeAnswer,
  entryDifferences,
  formatDifference,
} from './change-answers.ts';
import { changeProblemText } from './change-problem-text.ts';
import {
  type Answer,
  type Command,
  type CommandArguments,
  type Option,
  optionalOption,
  requiredOption,
  type StoreDeps,
  type StoreTask,
  type Task,
} from './command.ts';
import { confirmFirst } from './confirm-first.ts';
import {
  formatWarsawTime,
  isYes,
  jsonMoment,
  type ParseResult,
  readAmount,
  readDay,
  readNumber,
  readSite,
  readText,
  readWord,
  SITE_VALUE,
} from './read-values.ts';
import type { OfficeFailure } from './refusals.ts';

const PRICED = [
  'base',
  'advance',
  'place',
  'whole',
  'journey',
  'point',
  'insurance',
  'training',
  'addon',
  'assistance',
] as const satisfies readonly PriceTarget[];
const OF: Option = {
  name: 'of',
  value: PRICED.join('|'),
  says: 'what costs it: a place or all of a unit, the offer itself, or one of its options',
};
const ID: Option = {
  name: 'id',
  value: 'NUMBER',
  says: 'of the unit, pick-up point or option; none for base, advance and assistance',
};
const PRICE: Option = { name: 'price', value: 'PLN', says: 'what it costs from now on' };
const UNIT: Option = { name: 'unit', value: 'NUMBER', says: 'the unit' };
const YACHTS: Option = {
  name: 'yachts',
  value: 'COUNT',
  says: 'how many yachts it has from now on; 0 for none',
};
const FIRST: Option = { name: 'first', value: 'DAY|none', says: 'the last day of First Minute' };
const SECOND: Option = { name: 'second', value: 'DAY|none', says: 'the last day of Second Minute' };
const FROM: Option = {
  name: 'from',
  value: 'DAY',
  says: 'the day from which they hold; today without it',
};
const SITE: Option = { name: 'site', value: SITE_VALUE, says: 'the brand; 1 without it' };

type LocatedChange = { readonly change: RequestedChange; readonly at: LocatedOffers['at'] | null };

const withoutPosition: LocatedOffers['at'] = (field) => ({ file: '', line: null, field });

export const runChange = async (
  { changes }: StoreDeps,
  { change, at }: LocatedChange,
  by: string,
  stage: ChangeStage,
): Promise<Result<Answer, OfficeFailure>> => {
  const done = await changeShop(await changes())(
    change,
    { kind: 'office', name: by },
    stage !== 'done',
  );
  if (done.isOk()) return ok(changeAnswer(done.value, stage));
  const failure = done.error;
  switch (failure.kind) {
    case 'shopMoves':
      return err({ kind: 'shopMoves' });
    case 'figuresRefused':
      return err({
        kind: 'files',
        problems: failure.problems.map(({ field, problem }) => ({
          ...withoutPosition(field),
          problem,
        })),
      });
    case 'changeRefused': {
      const place = at ?? withoutPosition;
      return err({
        kind: 'files',
        problems: failure.problems.map((each) => ({
          ...place(each.field),
          problem: changeProblemText(each),
        })),
      });
    }
  }
};

const confirmAndChange = async (
  deps: StoreDeps,
  wanted: LocatedChange,
  by: string,
  dryRun: boolean,
): Promise<Result<Answer, OfficeFailure>> => {
  if (dryRun || deps.ask === null) return runChange(deps, wanted, by, dryRun ? 'dryRun' : 'done');
  const looked = await runChange(deps, wanted, by, 'asked');
  if (looked.isErr()) return err(looked.error);
  const answer = await deps.ask(`${looked.value.text}\nChange the shop so? [y/N] `);
  return isYes(answer) ? runChange(deps, wanted, by, 'done') : err({ kind: 'declined' });
};

const changeWithoutFile = (deps: StoreDeps, what: RequestedChange, by: string, dryRun: boolean) =>
  confirmAndChange(deps, { change: what, at: null }, by, dryRun);

export const requireOpenShop =
  (task: StoreTask): StoreTask =>
  async (deps, by) =>
    (await (await deps.catalogueStore()).opening()) === null
      ? err({ kind: 'notOpen' })
      : task(deps, by);

export const confirmedTask = (question: string, task: Task): StoreTask =>
  requireOpenShop((deps, by) =>
    confirmFirst(deps, question, async () => task(await deps.commands(), by)),
  );

const importOffersTask = (path: string, dryRun: boolean): StoreTask =>
  requireOpenShop(async (deps, by) => {
    const files = await deps.read(path);
    if (files.isErr()) return err(files.error);
    const { shop, clock } = await deps.changes();
    const sold = shop.known().entries.map(({ offer }) => offer.id);
    const read = locateOffers(files.value, dayOf(clock.now()), 'none over', sold);
    if (read.isErr()) return err({ kind: 'files', problems: read.error });
    return confirmAndChange(
      deps,
      { change: { type: 'import', entries: read.value.entries }, at: read.value.at },
      by,
      dryRun,
    );
  });

export const offerNumber = ({ word }: CommandArguments): ParseResult<number> =>
  readNumber('OFFER', word ?? '').mapErr(() => `"${word}" is no number of an offer.`);

const offerChangeTask = (
  given: CommandArguments,
  make: (offerId: number) => ParseResult<RequestedChange>,
): ParseResult<StoreTask> =>
  offerNumber(given)
    .andThen(make)
    .map((what) => requireOpenShop((deps, by) => changeWithoutFile(deps, what, by, given.dryRun)));

const dayOrNone = (name: string, typed: string): ParseResult<Day | null> =>
  cleanLine(typed) === 'none' ? ok(null) : readDay(name, typed);

/** Reads a number of yachts. The domain checks the maximum. */
const readCount = (typed: string): ParseResult<number> =>
  /^0+$/.test(cleanLine(typed)) ? ok(0) : readNumber('yachts', typed);

const moveMinutePeriods = (given: CommandArguments): ParseResult<StoreTask> =>
  Result.combine([
    offerNumber(given),
    requiredOption(given, FIRST, (typed) => dayOrNone('first', typed)),
    requiredOption(given, SECOND, (typed) => dayOrNone('second', typed)),
  ]).map(([offerId, firstMinuteUntil, secondMinuteUntil]) =>
    requireOpenShop((deps, by) =>
      changeWithoutFile(
        deps,
        { type: 'moveMinutePeriod', offerId, firstMinuteUntil, secondMinuteUntil },
        by,
        given.dryRun,
      ),
    ),
  );

const OF_OFFER: ReadonlySet<PriceTarget> = new Set(['base', 'advance', 'assistance']);

const setPriceTask = (given: CommandArguments): ParseResult<StoreTask> =>
  Result.combine([
    offerNumber(given),
    requiredOption(given, OF, (typed) => readWord('of', PRICED, typed)),
    optionalOption(given, ID, null, (typed) => readNumber('id', typed)),
    requiredOption(given, PRICE, (typed) =>
      /^0([.,]0+)?$/.test(cleanLine(typed)) ? ok(0) : readAmount('price', typed),
    ),
  ]).andThen(([offerId, of, id, price]): ParseResult<StoreTask> => {
    const isOfOffer = OF_OFFER.has(of);
    if (isOfOffer && id !== null)
      return err(`--id has no meaning for ${of}: it is one price of the whole offer.`);
    if (!isOfOffer && id === null)
      return err(
        `--id NUMBER is missing: ${of} is the price of one thing (offers show tells their numbers).`,
      );
    return ok(
      requireOpenShop((deps, by) =>
        changeWithoutFile(deps, { type: 'setPrice', offerId, of, id, price }, by, given.dryRun),
      ),
    );
  });

const siteOf = (given: CommandArguments): ParseResult<number> =>
  optionalOption(given, SITE, SHOP_SITE, readSite);

const otherFigures = (told: object, known: object): DatedFigures['figures'] =>
  Object.fromEntries(
    Object.entries(told).filter(
      ([name, value]) =>
        name !== 'siteId' &&
        !isEqual(new Map<string, unknown>(Object.entries(known)).get(name), value),
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
  given: CommandArguments,
  option: 'brands' | 'sellers',
  read: Reader<T>,
): Promise<Result<{ readonly name: string; readonly rows: readonly T[] }, OfficeFailure>> => {
  const files = await deps.read(given.word ?? '');
  if (files.isErr()) return err(files.error);
  const [file] = files.value;
  if (file === undefined) return err({ kind: 'fileMissing', option });
  return read(file)
    .map((rows) => ({ name: file.file, rows }))
    .mapErr((problems) => ({ kind: 'files', problems }));
};

const brandSet = (given: CommandArguments): ParseResult<StoreTask> =>
  Result.combine([
    siteOf(given),
    optionalOption<Day | null>(given, FROM, null, (typed) => readDay('from', typed)),
  ]).map(([siteId, day]) =>
    requireOpenShop(async (deps, by) => {
      const read = await fileOf(deps, given, 'brands', readBrands);
      if (read.isErr()) return err(read.error);
      const { shop, clock } = await deps.changes();
      const { name, rows } = read.value;
      const told = rows.find((brand) => brand.siteId === siteId);
      const from = day ?? dayOf(clock.now());
      const known = figuresOn(shop.known(), siteId, from);
      if (told === undefined || known === undefined)
        return err(unknownBrandFailure(name, 'brands', siteId));
      return changeWithoutFile(
        deps,
        { type: 'setFigures', siteId, from, figures: otherFigures(told, known) },
        by,
        given.dryRun,
      );
    }),
  );

const sellerSet = (given: CommandArguments): ParseResult<StoreTask> =>
  siteOf(given).map((siteId) =>
    requireOpenShop(async (deps, by) => {
      const read = await fileOf(deps, given, 'sellers', readSellers);
      if (read.isErr()) return err(read.error);
      const { name, rows } = read.value;
      const told = rows.find((seller) => seller.siteId === siteId);
      return told === undefined
        ? err(unknownBrandFailure(name, 'sellers', siteId))
        : changeWithoutFile(deps, { type: 'setSeller', seller: told }, by, given.dryRun);
    }),
  );

const shownOffer = (given: CommandArguments): ParseResult<StoreTask> =>
  offerNumber(given).map((offerId) =>
    requireOpenShop(async (deps) => {
      const { shop } = await deps.changes();
      const entries = shop.known().entries.filter(({ offer }) => offer.id === offerId);
      if (entries.length === 0) return err({ kind: 'unknownOffer' });
      const text = offersText(entries);
      return ok({ text: text.trimEnd(), json: JSON.parse(text) });
    }),
  );

const history = (given: CommandArguments): ParseResult<StoreTask> =>
  offerNumber(given).map((offerId) =>
    requireOpenShop(async (deps) => {
      const store = await deps.catalogueStore();
      const [begun, versions, { shop }] = [
        await store.load(),
        await store.versionsOf(offerId),
        await deps.changes(),
      ];
      if (!shop.known().entries.some(({ offer }) => offer.id === offerId))
        return err({ kind: 'unknownOffer' });
      let before = begun.find(({ offer }) => offer.id === offerId);
      const steps: {
        n: number;
        at: number;
        by: string;
        command: string;
        fields: ReturnType<typeof entryDifferences>;
      }[] = [];
      for (const { n, at, value } of versions) {
        if (value.kind !== 'offer') continue;
        const [line] = await (await deps.journal()).read(n - 1, 1);
        const recorded = line !== undefined && 'change' in line ? line.change : null;
        steps.push({
          n,
          at,
          fields: entryDifferences(before, value.entry),
          command: recorded?.command.type ?? '',
          by: recorded?.by.kind === 'office' ? recorded.by.name : '',
        });
        before = value.entry;
      }
      return ok({
        text: table(
          [
            { head: 'Line', align: 'right' },
            { head: 'When' },
            { head: 'By' },
            { head: 'Change' },
            { head: 'Fields' },
          ],
          steps.map(({ n, at, by, command, fields }) => [
            String(n),
            formatWarsawTime(at),
            by,
            command,
            fields.map(formatDifference).join('; '),
          ]),
          `Offer ${offerId} is as it was laid in.`,
        ),
        json: {
          offer: offerId,
          versions: steps.map(({ at, ...step }) => ({ ...step, at: jsonMoment(at) })),
        },
      });
    }),
  );

const store = { needs: [], takes: [], changes: false, needsShop: false } as const;
const changingStore = { ...store, changes: true, takesDryRun: true } as const;

export const changeCommands: readonly Command[] = [
  {
    ...changingStore,
    name: 'catalogue import',
    word: 'FILE|FOLDER',
    says: 'lays in offers: those that are known are replaced, others are new; all of them or none',
    prepare: ({ word, dryRun }) =>
      readText('FILE', word ?? '').map((path) => importOffersTask(path, dryRun)),
  },
  {
    ...store,
    name: 'catalogue diff',
    word: 'FILE|FOLDER',
    says: 'what an import of these files would do: offers added, fields changed, prices up and down, bookings touched',
    prepare: ({ word }) => readText('FILE', word ?? '').map((path) => importOffersTask(path, true)),
  },
  {
    ...store,
    name: 'catalogue history',
    word: 'OFFER',
    says: 'every change of an offer since the shop was opened: when, by whom, field by field',
    prepare: history,
  },
  {
    ...store,
    name: 'offers show',
    word: 'OFFER',
    says: 'an offer as a file has it, with what its prices were',
    prepare: shownOffer,
  },
  {
    ...changingStore,
    name: 'offers close',
    word: 'OFFER',
    says: 'nobody can book it any more; what is booked stays',
    prepare: (given) => offerChangeTask(given, (offerId) => ok({ type: 'closeOffer', offerId })),
  },
  {
    ...changingStore,
    name: 'offers open',
    word: 'OFFER',
    says: 'it can be booked again, and its reserve list moves up where there are places',
    prepare: (given) => offerChangeTask(given, (offerId) => ok({ type: 'openOffer', offerId })),
  },
  {
    ...changingStore,
    name: 'offers price',
    word: 'OFFER',
    needs: [OF, PRICE],
    takes: [ID],
    says: 'what something of an offer costs from now on; what is ordered keeps its price',
    prepare: setPriceTask,
  },
  {
    ...changingStore,
    name: 'offers yachts',
    word: 'OFFER',
    needs: [UNIT, YACHTS],
    says: 'adds yachts to a unit, and its reserve list moves up, or takes away those that nobody has taken or holds',
    prepare: (given) =>
      Result.combine([
        requiredOption(given, UNIT, (typed) => readNumber('unit', typed)),
        requiredOption(given, YACHTS, readCount),
      ]).andThen(([unitId, yachts]) =>
        offerChangeTask(given, (offerId) => ok({ type: 'setFleet', offerId, unitId, yachts })),
      ),
  },
  {
    ...changingStore,
    name: 'offers minute',
    word: 'OFFER',
    needs: [FIRST, SECOND],
    says: 'moves the last days of First and Second Minute',
    prepare: moveMinutePeriods,
  },
  {
    ...changingStore,
    name: 'brand set',
    word: 'FILE',
    takes: [SITE, FROM],
    says: 'figures of a brand from a day on: those that the file says otherwise (brand show prints it)',
    prepare: brandSet,
  },
  {
    ...changingStore,
    name: 'seller set',
    word: 'FILE',
    takes: [SITE],
    says: 'who signs the papers of a brand from now on (seller show prints the file)',
    prepare: sellerSet,
  },
];
