import { err, ok, type Result } from 'neverthrow';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { By } from '../../domain/by.ts';
import { startOfDay } from '../../domain/calendar.ts';
import type { Changed, ChangeProblem, LayIn, SetFigures, ShopChange } from '../../domain/changes/commands.ts';
import { same } from '../../domain/changes/differences.ts';
import { figuresFrom } from '../../domain/changes/figures.ts';
import { moveUpWaiting, type Wider } from '../booking/cascades.ts';
import { type Circle, locksOf, NO_CIRCLE, union } from '../booking/circle.ts';
import type { Executed } from '../booking/execute.ts';
import type { GivingDeps } from '../booking/give-command.ts';
import { notify } from '../booking/notify.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { Lock, Store, Transaction } from '../ports/store.ts';
import type { KnownShop, LiveShop, ShopValue } from '../ports/values.ts';
import { judgeChange, outcomeOfChange } from './execute-change.ts';
import { afterChanges, asIs, offerKey, soldOf, worldOfShop } from './known-shop.ts';

export type ChangeDeps = Pick<GivingDeps, 'clock' | 'committed'> & {
  readonly store: Pick<Store, 'inTransaction'>;
  readonly shop: LiveShop;
  /** What no file with such figures of a brand would be taken for. */
  readonly figureProblems: (figures: BrandSettings) => readonly { readonly field: string; readonly problem: string }[];
};

/** Whole offers with their texts, or any other change. */
export type AskedChange = Exclude<ShopChange, LayIn> | { readonly type: 'import'; readonly entries: readonly CatalogueEntry[] };

export type ChangeFailure =
  | { readonly kind: 'changeRefused'; readonly problems: readonly ChangeProblem[] }
  | { readonly kind: 'figuresRefused'; readonly problems: readonly { readonly field: string; readonly problem: string }[] }
  /** Others changed the shop again and again meanwhile. */
  | { readonly kind: 'shopMoves' };

/** What a change did, or would do. */
export type ChangeReport = {
  readonly before: KnownShop;
  readonly after: KnownShop;
  readonly changed: Changed;
  /** How many bookings and drafts are for each offer that is another one now. */
  readonly bookings: ReadonlyMap<number, number>;
  /** Sign-ups that moved up, and members of their groups (R11, R21). */
  readonly moved: readonly Executed[];
};

/** So often others may be first, or be reached whose locks are not held. */
const ATTEMPTS = 50;
const CHANGING: Lock = { kind: 'shop', id: 'changed' };

type Stopped =
  | { readonly kind: 'refused'; readonly failure: ChangeFailure }
  | { readonly kind: 'behind' }
  | { readonly kind: 'looked'; readonly report: ChangeReport }
  | Wider;

/** The command that an import is: those of its offers that say something else than the shop does. */
const commandOf = (asked: AskedChange, known: ReadonlyMap<string, CatalogueEntry>): ShopChange => {
  if (asked.type !== 'import') return asked;
  const other = asked.entries.filter((entry) => {
    const before = known.get(offerKey(entry.siteId, entry.offer.id));
    return before === undefined || !same({ ...before, priceHistory: [] }, { ...entry, priceHistory: [] });
  });
  return { type: 'layIn', offers: other.map(soldOf) };
};

/** A problem with the place of its offer among those that were asked for: the command leaves out what stays as it is. */
const asAsked =
  (asked: AskedChange, command: ShopChange) =>
  (found: ChangeProblem): ChangeProblem => {
    const [, position, rest = ''] = /^offers\[(\d+)\](.*)$/.exec(found.field) ?? [];
    if (position === undefined || asked.type !== 'import' || command.type !== 'layIn') return found;
    const laid = command.offers[Number(position)];
    const index = asked.entries.findIndex(({ siteId, offer }) => siteId === laid?.siteId && offer.id === laid.offer.id);
    return { ...found, field: `offers[${index}]${rest}` };
  };

/** What is kept of a change: whole offers with the texts that they have now. */
const valuesOf = (
  asked: AskedChange,
  { sold, figures, seller }: Changed,
  known: ReadonlyMap<string, CatalogueEntry>,
): readonly ShopValue[] => {
  const told = new Map((asked.type === 'import' ? asked.entries : []).map((entry) => [offerKey(entry.siteId, entry.offer.id), entry]));
  const offers = sold.flatMap(({ siteId, offer, priceHistory, promotion }): readonly ShopValue[] => {
    const key = offerKey(siteId, offer.id);
    const content = (told.get(key) ?? known.get(key))?.content;
    return content === undefined ? [] : [{ kind: 'offer', entry: { siteId, offer, content, priceHistory, promotion } }];
  });
  return [
    ...offers,
    ...(figures === null ? [] : [{ kind: 'figures', set: figures } as const]),
    ...(seller === null ? [] : [{ kind: 'seller', seller } as const]),
  ];
};

/** Figures have to be within their bounds on every day from which they hold, with all that is set for later. */
const wrongFigures = (deps: ChangeDeps, { brands, set }: KnownShop, { siteId, from, figures }: SetFigures) => {
  const begun = brands.find((brand) => brand.siteId === siteId);
  if (begun === undefined) return [];
  return figuresFrom({ begun, set: [...set, { siteId, from, figures }] }, from).flatMap(deps.figureProblems);
};

const refused = (failure: ChangeFailure) => err({ kind: 'refused', failure } as const);
const problem = (...problems: readonly ChangeProblem[]) => refused({ kind: 'changeRefused', problems });

/** Sign-ups of the changed offers that have places now (R11). */
const movedUp = async (
  transaction: Transaction,
  after: KnownShop,
  { sold }: Changed,
  at: number,
  circle: Circle,
): Promise<Result<readonly Executed[], Wider>> => {
  const world = worldOfShop(after, at);
  const done: Executed[] = [];
  for (const { siteId, offer } of sold) {
    const units = offer.units.map(({ id }) => id);
    const moved = await moveUpWaiting(world)(transaction, { siteId, offerId: offer.id }, units, at, circle, '');
    if (moved.isErr()) return err(moved.error);
    done.push(...moved.value);
  }
  return ok(done);
};

/** The change inside its transaction: decided, journalled and kept, and whoever waited for what it frees moved up. */
const carryOut = async (
  deps: ChangeDeps,
  transaction: Transaction,
  asked: AskedChange,
  by: By,
  circle: Circle,
  dryRun: boolean,
): Promise<Result<ChangeReport & { readonly told: boolean }, Stopped>> => {
  const before = deps.shop.known();
  if ((await transaction.shop.newest()) !== before.version) return err({ kind: 'behind' });
  const at = deps.clock.now();
  const known = new Map(before.entries.map((entry) => [offerKey(entry.siteId, entry.offer.id), entry]));
  const command = commandOf(asked, known);
  if (command.type === 'layIn' && command.offers.length === 0) return problem({ field: 'offers', kind: 'sameAsBefore' });
  const judged = await judgeChange(transaction, asIs(before), { command, by, at });
  if (judged.isErr()) return problem(...judged.error.map(asAsked(asked, command)));
  const wrong = command.type === 'setFigures' ? wrongFigures(deps, before, command) : [];
  if (wrong.length > 0) return refused({ kind: 'figuresRefused', problems: wrong });
  const changed = judged.value;
  const values = valuesOf(asked, changed, known);
  const bookings = new Map<number, number>();
  for (const id of changed.offers) bookings.set(id, await transaction.bookings.countOf(id));
  const n = await transaction.journal.append({ change: { command, by, at }, outcome: outcomeOfChange(changed) });
  await transaction.shop.keep(n, at, values);
  // What the new figures make due earlier is found when they hold; the others are put right by the look.
  if (changed.figures !== null) await transaction.bookings.lookAgain(changed.figures.siteId, startOfDay(changed.figures.from));
  const after = afterChanges(
    before,
    values.map((value) => ({ n, at, value })),
  );
  const moved = await movedUp(transaction, after, changed, at, circle);
  if (moved.isErr()) return err(moved.error);
  const report: ChangeReport = { before, after, changed, bookings, moved: moved.value };
  if (dryRun) return err({ kind: 'looked', report });
  const told = await notify(worldOfShop(after, at), transaction, moved.value, at);
  return ok({ ...report, told });
};

/** Where to begin: whoever waits for a unit of the offer may move. */
const reachOf = (asked: AskedChange, { entries }: KnownShop): Circle => {
  const named = new Set(asked.type === 'import' ? asked.entries.map(({ offer }) => offer.id) : 'offerId' in asked ? [asked.offerId] : []);
  const units = entries.filter(({ offer }) => named.has(offer.id)).flatMap(({ offer }) => offer.units.map(({ id }) => id));
  return union(NO_CIRCLE, { units: new Set(units) });
};

/**
 * Changes the open shop in somebody's name: no booking is decided meanwhile, those before it were decided by the shop as it was and those
 * after it by the new one, and the journal's numbers say which (R46). With `dryRun` the same is done and given up again: what comes back is
 * what would have been.
 */
export const changeShop =
  (deps: ChangeDeps) =>
  async (asked: AskedChange, by: By, dryRun: boolean): Promise<Result<ChangeReport, ChangeFailure>> => {
    let circle = reachOf(asked, deps.shop.known());
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const done = await deps.store.inTransaction([CHANGING, ...locksOf(circle, [])], (transaction) =>
        carryOut(deps, transaction, asked, by, circle, dryRun),
      );
      if (done.isOk()) {
        await deps.shop.refresh();
        deps.committed({ mail: done.value.told });
        return ok(done.value);
      }
      const stopped = done.error;
      if (stopped.kind === 'looked') return ok(stopped.report);
      if (stopped.kind === 'refused') return err(stopped.failure);
      if (stopped.kind === 'wider') circle = union(circle, stopped.more);
      else await deps.shop.refresh();
    }
    return err({ kind: 'shopMoves' });
  };
