import { err, ok, type Result } from 'neverthrow';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { By } from '../../domain/by.ts';
import { dayOf, startOfDay } from '../../domain/calendar.ts';
import type {
  ChangedShop,
  ChangeProblem,
  ShopChange,
  ShopChangeOf,
} from '../../domain/shop-changes/commands.ts';
import { hasNoDifferences } from '../../domain/shop-changes/differences.ts';
import { figuresFromDayOn } from '../../domain/shop-changes/figures.ts';
import { hasDuePlannedPrice } from '../../domain/shop-changes/offers.ts';
import type { ExecutedCommand } from '../booking/execute-command.ts';
import { moveUpWaitingParties, type WiderLockSet } from '../booking/execute-prepared-command.ts';
import { EMPTY_LOCK_SET, type LockSet, locksOf, mergeLockSets } from '../booking/lock-set.ts';
import { queueNotifications } from '../booking/queue-notifications.ts';
import type { CommandDeps } from '../booking/submit-command.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Lock, Transaction } from '../ports/store.ts';
import type { KnownShop, LiveShop, ShopValue, ShopVersion } from '../ports/values.ts';
import { checkChange, findWholeYachtConflicts, outcomeOfChange } from './execute-change.ts';
import {
  applyShopVersions,
  catalogueAndSettingsOf,
  currentShopOf,
  offerKey,
  toOfferForSale,
} from './shop-state.ts';

export type ChangeDeps = Pick<CommandDeps, 'clock' | 'committed'> &
  PortDeps<{ store: 'inTransaction' }> & {
    readonly shop: LiveShop;
    readonly figureProblems: (
      figures: BrandSettings,
    ) => readonly { readonly field: string; readonly problem: string }[];
  };

export type RequestedChange =
  | Exclude<ShopChange, ShopChangeOf<'layIn'>>
  | { readonly type: 'import'; readonly entries: readonly CatalogueEntry[] };

export type ShopChangeFailure =
  | { readonly kind: 'changeRefused'; readonly problems: readonly ChangeProblem[] }
  | {
      readonly kind: 'figuresRefused';
      readonly problems: readonly { readonly field: string; readonly problem: string }[];
    }
  /**
   * The offers or settings to change are no longer as the clerk saw them, or every attempt found
   * that another change of the shop came first.
   */
  | { readonly kind: 'shopMoves' };

export type ChangeReport = {
  readonly before: KnownShop;
  readonly after: KnownShop;
  readonly changed: ChangedShop;
  readonly bookings: ReadonlyMap<number, number>;
  /** Sign-ups that moved up because of the change, and bookings in their groups (R11, R21). */
  readonly moved: readonly ExecutedCommand[];
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
  existing: ReadonlyMap<string, CatalogueEntry>,
): readonly CatalogueEntry[] =>
  entries.filter((entry) => {
    const before = existing.get(offerKey(entry.siteId, entry.offer.id));
    return (
      before === undefined ||
      !hasNoDifferences(
        { ...before, priceHistory: [], planned: [] },
        { ...entry, priceHistory: [], planned: [] },
      )
    );
  });

export const doEntriesChangeShop = (entries: readonly CatalogueEntry[], shop: KnownShop): boolean =>
  differingEntries(entries, entriesByKey(shop)).length > 0;

/**
 * Returns the command that the journal records. An import contains only the offers that differ from
 * the shop's offers.
 */
const commandOf = (
  request: RequestedChange,
  existing: ReadonlyMap<string, CatalogueEntry>,
): ShopChange =>
  request.type === 'import'
    ? { type: 'layIn', offers: differingEntries(request.entries, existing).map(toOfferForSale) }
    : request;

const withRequestedVersion =
  (request: RequestedChange, command: ShopChange) =>
  (found: ChangeProblem): ChangeProblem => {
    const [, position, path = ''] = /^offers\[(\d+)\](.*)$/.exec(found.field) ?? [];
    if (position === undefined || request.type !== 'import' || command.type !== 'layIn')
      return found;
    const laid = command.offers[Number(position)];
    const index = request.entries.findIndex(
      ({ siteId, offer }) => siteId === laid?.siteId && offer.id === laid.offer.id,
    );
    return { ...found, field: `offers[${index}]${path}` };
  };

const valuesOf = (
  request: RequestedChange,
  { sold, figures, seller }: ChangedShop,
  existing: ReadonlyMap<string, CatalogueEntry>,
): readonly ShopValue[] => {
  const entryByKey = new Map(
    (request.type === 'import' ? request.entries : []).map((entry) => [
      offerKey(entry.siteId, entry.offer.id),
      entry,
    ]),
  );
  const offers = sold.flatMap(
    ({ siteId, offer, priceHistory, promotion, planned }): readonly ShopValue[] => {
      const more = planned === undefined ? {} : { planned };
      const key = offerKey(siteId, offer.id);
      const content = (entryByKey.get(key) ?? existing.get(key))?.content;
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

/**
 * Checks the brand's settings as they will be on the day `from`, when the new values begin. Also
 * checks each later day on which other values begin.
 */
const wrongFigures = (
  deps: ChangeDeps,
  { brands, set }: KnownShop,
  { siteId, from, figures }: ShopChangeOf<'setFigures'>,
) => {
  const begun = brands.find((brand) => brand.siteId === siteId);
  if (begun === undefined) return [];
  return figuresFromDayOn(
    { openingFigures: begun, laterFigures: [...set, { siteId, from, figures }] },
    from,
  ).flatMap(deps.figureProblems);
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
): Promise<Result<readonly ExecutedCommand[], WiderLockSet>> => {
  const world = catalogueAndSettingsOf(after, at);
  const executed: ExecutedCommand[] = [];
  let missing: LockSet | null = null;
  for (const { siteId, offer } of sold) {
    const units = offer.units.map(({ id }) => id);
    const moved = await moveUpWaitingParties(world)(
      transaction,
      { siteId, offerId: offer.id },
      units,
      at,
      lockSet,
      '',
    );
    if (moved.isErr()) missing = mergeLockSets(missing ?? EMPTY_LOCK_SET, moved.error.more);
    else executed.push(...moved.value);
  }
  return missing === null ? ok(executed) : err({ kind: 'wider', more: missing });
};

/** Returns true if what a command changes is no longer as the clerk saw it. */
const hasChangedSince = (
  seen: KnownShop,
  current: KnownShop,
  { sold, figures, seller }: ChangedShop,
): boolean => {
  if (seen.version === current.version) return false;
  const [before, now] = [entriesByKey(seen), entriesByKey(current)];
  return (
    (figures !== null && !hasNoDifferences(seen.set, current.set)) ||
    (seller !== null && !hasNoDifferences(seen.sellers, current.sellers)) ||
    sold
      .map(({ siteId, offer }) => offerKey(siteId, offer.id))
      .some((key) => !hasNoDifferences(before.get(key), now.get(key)))
  );
};

type Committed = { readonly mail: boolean; readonly versions: readonly ShopVersion[] };

const carryOut = async (
  deps: ChangeDeps,
  transaction: Transaction,
  request: RequestedChange,
  by: By,
  lockSet: LockSet,
  dryRun: boolean,
  seen: KnownShop | null,
): Promise<Result<ChangeReport & Committed, Stopped>> => {
  const before = deps.shop.known();
  if ((await transaction.shop.newest()) !== before.version) return err({ kind: 'behind' });
  const at = deps.clock.now();
  const existing = entriesByKey(before);
  const command = commandOf(request, existing);
  if (command.type === 'layIn' && command.offers.length === 0)
    return problem({ field: 'offers', kind: 'sameAsBefore' });
  const recorded = { command, by, at };
  const shop = currentShopOf(before);
  const judged = await checkChange(transaction, shop, recorded);
  if (judged.isErr()) return problem(...judged.error.map(withRequestedVersion(request, command)));
  const tooSmall = await findWholeYachtConflicts(transaction, shop, recorded, judged.value);
  if (tooSmall.length > 0) return problem(...tooSmall.map(withRequestedVersion(request, command)));
  const wrong = command.type === 'setFigures' ? wrongFigures(deps, before, command) : [];
  if (wrong.length > 0) return refuseChange({ kind: 'figuresRefused', problems: wrong });
  const changed = judged.value;
  if (seen !== null && hasChangedSince(seen, before, changed))
    return refuseChange({ kind: 'shopMoves' });
  const values = valuesOf(request, changed, existing);
  const bookings = new Map<number, number>();
  for (const id of changed.offers) bookings.set(id, await transaction.bookings.countOf(id));
  const n = await transaction.journal.append({
    change: recorded,
    outcome: outcomeOfChange(changed),
  });
  await transaction.shop.keep(n, at, values);
  // With new settings, an event can be due earlier than its stored wake time. The scheduler
  // therefore looks at all of the brand's bookings when the settings begin.
  if (changed.figures !== null)
    await transaction.bookings.lookAgain(changed.figures.siteId, startOfDay(changed.figures.from));
  const versions = values.map((value) => ({ n, at, value }));
  const after = applyShopVersions(before, versions);
  const moved = await moveUpAfterChange(transaction, after, changed, at, lockSet);
  if (moved.isErr()) return err(moved.error);
  const report: ChangeReport = { before, after, changed, bookings, moved: moved.value };
  if (dryRun) return err({ kind: 'looked', report });
  const hasMail = await queueNotifications(transaction, moved.value, at);
  return ok({ ...report, mail: hasMail, versions });
};

const reachOf = (request: RequestedChange, { entries }: KnownShop): LockSet => {
  const named = new Set(
    request.type === 'import'
      ? request.entries.map(({ offer }) => offer.id)
      : 'offerId' in request
        ? [request.offerId]
        : [],
  );
  const units = entries
    .filter(({ offer }) => named.has(offer.id))
    .flatMap(({ offer }) => offer.units.map(({ id }) => id));
  return mergeLockSets(EMPTY_LOCK_SET, { units: new Set(units) });
};

/**
 * Changes offers or settings while no booking command runs (R46). `dryRun`: nothing is stored.
 * `seen`: the shop that the clerk saw; the change is refused if the same things changed since.
 */
export const changeShop =
  (deps: ChangeDeps) =>
  async (
    request: RequestedChange,
    by: By,
    dryRun: boolean,
    seen: KnownShop | null = null,
  ): Promise<Result<ChangeReport, ShopChangeFailure>> => {
    let lockSet = reachOf(request, deps.shop.known());
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const result = await deps.store.inTransaction(
        [CHANGING, ...locksOf(lockSet, [])],
        (transaction) => carryOut(deps, transaction, request, by, lockSet, dryRun, seen),
      );
      if (result.isOk()) {
        await deps.shop.refresh(result.value.versions);
        deps.committed({ mail: result.value.mail });
        return ok(result.value);
      }
      const stopped = result.error;
      if (stopped.kind === 'looked') return ok(stopped.report);
      if (stopped.kind === 'refused') return err(stopped.failure);
      if (stopped.kind === 'wider') lockSet = mergeLockSets(lockSet, stopped.more);
      else await deps.shop.refresh();
    }
    return err({ kind: 'shopMoves' });
  };

/**
 * Applies planned prices whose day has come, and returns the number of offers changed (R60.9). It
 * does no harm if two processes run it at the same time.
 */
export const applyPlannedPrices = (deps: ChangeDeps) => async (): Promise<number> => {
  const today = dayOf(deps.clock.now());
  const due = new Set(
    deps.shop
      .known()
      .entries.filter((entry) => hasDuePlannedPrice(entry, today))
      .map(({ offer }) => offer.id),
  );
  let applied = 0;
  for (const offerId of due) {
    const change = { type: 'applyPrices', offerId } as const;
    if ((await changeShop(deps)(change, { kind: 'system' }, false)).isOk()) applied += 1;
  }
  return applied;
};
