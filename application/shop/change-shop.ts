import { err, ok, type Result } from 'neverthrow';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { By } from '../../domain/by.ts';
import { startOfDay } from '../../domain/calendar.ts';
import type {
  ChangedShop,
  ChangeProblem,
  LayIn,
  SetFigures,
  ShopChange,
} from '../../domain/shop-changes/commands.ts';
import { isEqual } from '../../domain/shop-changes/differences.ts';
import { figuresFrom } from '../../domain/shop-changes/figures.ts';
import { moveUpWaiting, type WiderLockSet } from '../booking/cascades.ts';
import type { Executed } from '../booking/execute-command.ts';
import type { GivingDeps } from '../booking/give-command.ts';
import { EMPTY_LOCK_SET, type LockSet, locksOf, mergeLockSets } from '../booking/lock-set.ts';
import { sendNotifications } from '../booking/send-notifications.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { Lock, Store, Transaction } from '../ports/store.ts';
import type { KnownShop, LiveShop, ShopValue } from '../ports/values.ts';
import { judgeChange, outcomeOfChange } from './execute-change.ts';
import {
  applyVersions,
  catalogueAndSettingsOf,
  currentShopOf,
  offerKey,
  toSoldOffer,
} from './shop-state.ts';

export type ChangeDeps = Pick<GivingDeps, 'clock' | 'committed'> & {
  readonly store: Pick<Store, 'inTransaction'>;
  readonly shop: LiveShop;
  readonly figureProblems: (
    figures: BrandSettings,
  ) => readonly { readonly field: string; readonly problem: string }[];
};

export type RequestedChange =
  | Exclude<ShopChange, LayIn>
  | { readonly type: 'import'; readonly entries: readonly CatalogueEntry[] };

export type ShopChangeFailure =
  | { readonly kind: 'changeRefused'; readonly problems: readonly ChangeProblem[] }
  | {
      readonly kind: 'figuresRefused';
      readonly problems: readonly { readonly field: string; readonly problem: string }[];
    }
  /** In every attempt, another change of the shop came first. */
  | { readonly kind: 'shopMoves' };

export type ChangeReport = {
  readonly before: KnownShop;
  readonly after: KnownShop;
  readonly changed: ChangedShop;
  readonly bookings: ReadonlyMap<number, number>;
  /** These waiting parties moved up; members of their groups are included (R11, R21). */
  readonly moved: readonly Executed[];
};

const ATTEMPTS = 50;
const CHANGING: Lock = { kind: 'shop', id: 'changed' };

type Stopped =
  | { readonly kind: 'refused'; readonly failure: ShopChangeFailure }
  | { readonly kind: 'behind' }
  | { readonly kind: 'looked'; readonly report: ChangeReport }
  | WiderLockSet;

const entriesByKey = ({ entries }: KnownShop): ReadonlyMap<string, CatalogueEntry> =>
  new Map(entries.map((entry) => [offerKey(entry.siteId, entry.offer.id), entry]));

const differingEntries = (
  entries: readonly CatalogueEntry[],
  known: ReadonlyMap<string, CatalogueEntry>,
): readonly CatalogueEntry[] =>
  entries.filter((entry) => {
    const before = known.get(offerKey(entry.siteId, entry.offer.id));
    return (
      before === undefined ||
      !isEqual(
        { ...before, priceHistory: [], planned: [] },
        { ...entry, priceHistory: [], planned: [] },
      )
    );
  });

export const importChanges = (entries: readonly CatalogueEntry[], shop: KnownShop): boolean =>
  differingEntries(entries, entriesByKey(shop)).length > 0;

/** An import leaves out offers that equal those of the shop. */
const commandOf = (
  asked: RequestedChange,
  known: ReadonlyMap<string, CatalogueEntry>,
): ShopChange =>
  asked.type === 'import'
    ? { type: 'layIn', offers: differingEntries(asked.entries, known).map(toSoldOffer) }
    : asked;

const withRequestedVersion =
  (asked: RequestedChange, command: ShopChange) =>
  (found: ChangeProblem): ChangeProblem => {
    const [, position, rest = ''] = /^offers\[(\d+)\](.*)$/.exec(found.field) ?? [];
    if (position === undefined || asked.type !== 'import' || command.type !== 'layIn') return found;
    const laid = command.offers[Number(position)];
    const index = asked.entries.findIndex(
      ({ siteId, offer }) => siteId === laid?.siteId && offer.id === laid.offer.id,
    );
    return { ...found, field: `offers[${index}]${rest}` };
  };

const valuesOf = (
  asked: RequestedChange,
  { sold, figures, seller }: ChangedShop,
  known: ReadonlyMap<string, CatalogueEntry>,
): readonly ShopValue[] => {
  const told = new Map(
    (asked.type === 'import' ? asked.entries : []).map((entry) => [
      offerKey(entry.siteId, entry.offer.id),
      entry,
    ]),
  );
  const offers = sold.flatMap(
    ({ siteId, offer, priceHistory, promotion, planned }): readonly ShopValue[] => {
      const more = planned === undefined ? {} : { planned };
      const key = offerKey(siteId, offer.id);
      const content = (told.get(key) ?? known.get(key))?.content;
      return content === undefined
        ? []
        : [{ kind: 'offer', entry: { siteId, offer, content, priceHistory, promotion, ...more } }];
    },
  );
  return [
    ...offers,
    ...(figures === null ? [] : [{ kind: 'figures', set: figures } as const]),
    ...(seller === null ? [] : [{ kind: 'seller', seller } as const]),
  ];
};

/** New settings are also checked on each later day on which other settings begin. */
const wrongFigures = (
  deps: ChangeDeps,
  { brands, set }: KnownShop,
  { siteId, from, figures }: SetFigures,
) => {
  const begun = brands.find((brand) => brand.siteId === siteId);
  if (begun === undefined) return [];
  return figuresFrom({ begun, set: [...set, { siteId, from, figures }] }, from).flatMap(
    deps.figureProblems,
  );
};

const refuseChange = (failure: ShopChangeFailure) => err({ kind: 'refused', failure } as const);
const problem = (...problems: readonly ChangeProblem[]) =>
  refuseChange({ kind: 'changeRefused', problems });

const moveUpAfterChange = async (
  transaction: Transaction,
  after: KnownShop,
  { sold }: ChangedShop,
  at: number,
  lockSet: LockSet,
): Promise<Result<readonly Executed[], WiderLockSet>> => {
  const world = catalogueAndSettingsOf(after, at);
  const done: Executed[] = [];
  for (const { siteId, offer } of sold) {
    const units = offer.units.map(({ id }) => id);
    const moved = await moveUpWaiting(world)(
      transaction,
      { siteId, offerId: offer.id },
      units,
      at,
      lockSet,
      '',
    );
    if (moved.isErr()) return err(moved.error);
    done.push(...moved.value);
  }
  return ok(done);
};

const carryOut = async (
  deps: ChangeDeps,
  transaction: Transaction,
  asked: RequestedChange,
  by: By,
  lockSet: LockSet,
  dryRun: boolean,
): Promise<Result<ChangeReport & { readonly told: boolean }, Stopped>> => {
  const before = deps.shop.known();
  if ((await transaction.shop.newest()) !== before.version) return err({ kind: 'behind' });
  const at = deps.clock.now();
  const known = entriesByKey(before);
  const command = commandOf(asked, known);
  if (command.type === 'layIn' && command.offers.length === 0)
    return problem({ field: 'offers', kind: 'sameAsBefore' });
  const judged = await judgeChange(transaction, currentShopOf(before), { command, by, at });
  if (judged.isErr()) return problem(...judged.error.map(withRequestedVersion(asked, command)));
  const wrong = command.type === 'setFigures' ? wrongFigures(deps, before, command) : [];
  if (wrong.length > 0) return refuseChange({ kind: 'figuresRefused', problems: wrong });
  const changed = judged.value;
  const values = valuesOf(asked, changed, known);
  const bookings = new Map<number, number>();
  for (const id of changed.offers) bookings.set(id, await transaction.bookings.countOf(id));
  const n = await transaction.journal.append({
    change: { command, by, at },
    outcome: outcomeOfChange(changed),
  });
  await transaction.shop.keep(n, at, values);
  // New settings may move events forward, so the scheduler checks bookings on their first day.
  if (changed.figures !== null)
    await transaction.bookings.lookAgain(changed.figures.siteId, startOfDay(changed.figures.from));
  const after = applyVersions(
    before,
    values.map((value) => ({ n, at, value })),
  );
  const moved = await moveUpAfterChange(transaction, after, changed, at, lockSet);
  if (moved.isErr()) return err(moved.error);
  const report: ChangeReport = { before, after, changed, bookings, moved: moved.value };
  if (dryRun) return err({ kind: 'looked', report });
  const told = await sendNotifications(transaction, moved.value, at);
  return ok({ ...report, told });
};

const reachOf = (asked: RequestedChange, { entries }: KnownShop): LockSet => {
  const named = new Set(
    asked.type === 'import'
      ? asked.entries.map(({ offer }) => offer.id)
      : 'offerId' in asked
        ? [asked.offerId]
        : [],
  );
  const units = entries
    .filter(({ offer }) => named.has(offer.id))
    .flatMap(({ offer }) => offer.units.map(({ id }) => id));
  return mergeLockSets(EMPTY_LOCK_SET, { units: new Set(units) });
};

/**
 * No command on a booking runs meanwhile, so journal numbers show the order (R46).
 * `dryRun` rolls the change back and returns its report.
 */
export const changeShop =
  (deps: ChangeDeps) =>
  async (
    asked: RequestedChange,
    by: By,
    dryRun: boolean,
  ): Promise<Result<ChangeReport, ShopChangeFailure>> => {
    let lockSet = reachOf(asked, deps.shop.known());
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const done = await deps.store.inTransaction(
        [CHANGING, ...locksOf(lockSet, [])],
        (transaction) => carryOut(deps, transaction, asked, by, lockSet, dryRun),
      );
      if (done.isOk()) {
        await deps.shop.refresh();
        deps.committed({ mail: done.value.told });
        return ok(done.value);
      }
      const stopped = done.error;
      if (stopped.kind === 'looked') return ok(stopped.report);
      if (stopped.kind === 'refused') return err(stopped.failure);
      if (stopped.kind === 'wider') lockSet = mergeLockSets(lockSet, stopped.more);
      else await deps.shop.refresh();
    }
    return err({ kind: 'shopMoves' });
  };
