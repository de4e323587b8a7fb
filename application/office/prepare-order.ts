import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Draft } from '../../domain/booking/booking.ts';
import type { CommandOf, LifeCommand } from '../../domain/booking/commands.ts';
import { beginDraft, decideBookingCommand } from '../../domain/booking/decide.ts';
import { priceDraft } from '../../domain/booking/price-of.ts';
import { dataToLockAndLoad } from '../../domain/booking/touched.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Accommodation } from '../../domain/catalogue/accommodation.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { insurancesOnSale, journeysOnSale } from '../../domain/catalogue/on-sale.ts';
import type { Money } from '../../domain/money.ts';
import type { Person } from '../../domain/party/person.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { type Actor, officeActor } from '../booking/actor.ts';
import {
  decisionContext,
  offerAndSettingsForCommand,
  readDecisionData,
} from '../booking/context.ts';
import { executeCommand } from '../booking/execute-command.ts';
import {
  type CommandHooks,
  executePreparedCommand,
  type WiderLockSet,
} from '../booking/execute-prepared-command.ts';
import { EMPTY_LOCK_SET, type LockSet, locksOf, mergeLockSets } from '../booking/lock-set.ts';
import type { PreviewDeps } from '../booking/preview.ts';
import type { CommandDeps, CommandFailure } from '../booking/submit-command.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Transaction } from '../ports/store.ts';

export type PrepareDeps = CommandDeps &
  PreviewDeps &
  PortDeps<{ ids: true; store: 'accounts' | 'inTransaction' }>;

type TravellerChoices = {
  /**
   * Null `journeyId` means the offer's only journey; null `insuranceId` means the free insurance.
   */
  readonly journeyId: number | null;
  readonly pointId: number | null;
  readonly insuranceId: number | null;
};

/**
 * All people of the order get the same unit. They also get the same choices, except for choices
 * that `own` sets for a person.
 */
export type WantedOrder = TravellerChoices & {
  readonly offerId: number;
  readonly unitId: number;
  readonly accommodation: Accommodation;
  readonly ownSkipper: boolean;
  /** The choices of each person, in the order of `people`. */
  readonly own?: readonly Partial<TravellerChoices>[];
  /** The first person is the booker. On a whole yacht, others can be named later (R34). */
  readonly people: readonly Person[];
  readonly count: number;
};

export type PreparedOrder = {
  readonly wanted: WantedOrder;
  readonly actor: Actor;
  readonly commands: readonly LifeCommand[];
  readonly offer: Offer;
  readonly price: Money;
  readonly until: Instant;
};

const onlyId = (options: readonly { readonly id: number }[]): number | null =>
  options.length === 1 ? (options[0]?.id ?? null) : null;

const stepsOf = (offer: Offer, order: WantedOrder): readonly LifeCommand[] => {
  const everybody = Array.from({ length: order.count }, (_, index) => index + 1);
  const insured = insurancesOnSale(offer);
  const usualInsurance = insured.find(({ price }) => price === 0)?.id ?? onlyId(insured);
  const choicesOf = (userNum: number): TravellerChoices => ({
    ...order,
    ...order.own?.[userNum - 1],
  });
  const blank = { firstName: '', lastName: '', bedroom: false, sameAsFirst: false };
  return [
    {
      type: 'chooseTrip',
      accommodation: order.accommodation,
      participantsCount: order.count,
      ownSkipper: order.ownSkipper,
      beSkipper: false,
    },
    {
      type: 'chooseBerths',
      berths: everybody.map((userNum) => ({ ...blank, userNum, unitId: order.unitId })),
      journeys: everybody.map((userNum) => ({
        userNum,
        journeyId: choicesOf(userNum).journeyId ?? onlyId(journeysOnSale(offer)),
        pointId: choicesOf(userNum).pointId,
        luggage: undefined,
      })),
      reserveList: false,
    },
    {
      type: 'chooseInsurance',
      insurances: everybody.map((userNum) => ({
        userNum,
        insuranceId: choicesOf(userNum).insuranceId ?? usualInsurance,
        resignation: false,
        assistance: false,
        sameAsFirst: false,
      })),
    },
    { type: 'chooseExtras', trainings: [], addons: [] },
    {
      type: 'nameParticipants',
      participants: order.people.map((person, index) => ({
        userNum: index + 1,
        fillLater: false,
        person,
      })),
    },
    { type: 'prepareOrder' },
  ];
};

export type PrepareFailure = CommandFailure | { readonly kind: 'accountBlocked' };

/**
 * Returns the office as the actor. The draft belongs to the booker's account. If the booker has no
 * active account, the draft belongs to nobody until the booker follows the link. Refuses a blocked
 * account.
 */
const actorFor = async (
  deps: PrepareDeps,
  name: string,
  email: string,
): Promise<Result<Actor, PrepareFailure>> => {
  const account = await deps.store.accounts.byEmail(email);
  if (account?.blocked !== undefined) return err({ kind: 'accountBlocked' });
  const isKnown = account?.active === true;
  return ok({
    ...officeActor(name),
    owner: { visitorId: deps.ids.rowId(), accountId: isKnown ? account.id : null },
    bookerEmail: isKnown ? email : null,
  });
};

const creation = (offerId: number): CommandOf<'createDraft'> => ({
  type: 'createDraft',
  offerId,
  siteId: SHOP_SITE,
});

export const previewOrderByOffice =
  (deps: PrepareDeps) =>
  async (name: string, order: WantedOrder): Promise<Result<PreparedOrder, PrepareFailure>> =>
    safeTry(async function* () {
      const at = deps.clock.now();
      const world = offerAndSettingsForCommand(
        deps,
        { siteId: SHOP_SITE, offerId: order.offerId },
        at,
      );
      if (world === null) return err({ kind: 'unknownOffer' } as const);
      const actor = yield* await actorFor(deps, name, order.people[0]?.email ?? '');
      const bookingId = deps.ids.bookingId();
      const { by, owner, bookerEmail } = actor;
      const common = { bookingId, by, owner, at, bookerEmail, expectedVersion: null, trips: {} };
      const create = { ...common, command: creation(order.offerId) };
      const read = async (touched: ReturnType<typeof dataToLockAndLoad>) =>
        decisionContext(world, touched, await readDecisionData(deps.store, world, touched, common));
      let { booking } = yield* beginDraft(
        create,
        await read(dataToLockAndLoad(null, create.command)),
      );
      const commands = stepsOf(world.offer, order);
      let context = await read(dataToLockAndLoad(booking, { type: 'prepareOrder' }));
      for (const command of commands) {
        context = await read(dataToLockAndLoad(booking, command));
        ({ booking } = yield* decideBookingCommand(booking, { ...common, command }, context));
      }
      if (booking.status !== 'draft')
        return err({ kind: 'wrongState', status: booking.status } as const);
      const price = priceDraft({ ...context, at, bookerEmail, trips: {} }, booking, true).price;
      const until = booking.hold?.until ?? at;
      return ok({ wanted: order, actor, commands, offer: world.offer, price, until });
    });

const letterFor = (
  { ids, clock }: PrepareDeps,
  bookingId: string,
  { wanted: wantedOrder, offer, price, until }: PreparedOrder,
): CommandHooks<never> => ({
  after: async ({ orderLinks, outbox }) => {
    const token = ids.token();
    await orderLinks.save({ hash: ids.hashOf(token), bookingId, expiresAt: until });
    const [booker] = wantedOrder.people;
    await outbox.add({
      id: ids.rowId(),
      siteId: SHOP_SITE,
      to: booker?.email ?? '',
      content: {
        kind: 'orderPrepared',
        firstName: booker?.firstName ?? '',
        offerName: offer.name,
        from: offer.from,
        to: offer.to,
        travellers: wantedOrder.count,
        ...{ price, until, token },
      },
      createdAt: clock.now(),
    });
  },
});

type PrepareStopped = CommandFailure | { readonly kind: 'numberTaken' } | WiderLockSet;

/** If one step is refused, all are rolled back, so that no draft and no hold remains. */
const carryOutSteps = async (
  deps: PrepareDeps,
  transaction: Transaction,
  bookingId: string,
  order: PreparedOrder,
  lockSet: LockSet,
): Promise<Result<Draft, PrepareStopped>> =>
  safeTry(async function* () {
    const { actor, commands, wanted } = order;
    const { by, owner, bookerEmail } = actor;
    const common = { bookingId, by, owner, at: deps.clock.now(), bookerEmail, trips: {} };
    if ((await transaction.bookings.get(bookingId)) !== null)
      return err({ kind: 'numberTaken' } as const);
    const create = { ...common, command: creation(wanted.offerId), expectedVersion: null };
    let { booking } = yield* await executeCommand(deps)(transaction, create, null);
    for (const command of commands) {
      const isLast = command.type === 'prepareOrder';
      const alongside = isLast ? letterFor(deps, bookingId, order) : {};
      const recorded = { ...common, command, expectedVersion: null };
      const touched = dataToLockAndLoad(booking, command);
      const holds = { ended: [], expectsHold: true, limits: [] };
      const prepared = { seen: booking, recorded, touched, ...holds };
      const result = await executePreparedCommand(
        deps,
        transaction,
        prepared,
        lockSet,
        actor,
        alongside,
      );
      if (result.isOk()) ({ booking } = result.value.target);
      else if (result.error.kind === 'refused') return err(result.error.failure);
      else if (result.error.kind === 'wider') return err(result.error);
      else return err({ kind: 'stale', version: booking.version } as const);
    }
    return booking.status === 'draft'
      ? ok(booking)
      : err({ kind: 'wrongState', status: booking.status } as const);
  });

const ATTEMPTS = 50;

/** Saves all steps in one transaction and mails the link; the shop computes the prices (R8.17). */
export const prepareOrderByOffice =
  (deps: PrepareDeps) =>
  async (
    name: string,
    requested: WantedOrder,
  ): Promise<
    Result<
      { readonly bookingId: string; readonly order: PreparedOrder; readonly draft: Draft },
      PrepareFailure
    >
  > => {
    const planned = await previewOrderByOffice(deps)(name, requested);
    if (planned.isErr()) return err(planned.error);
    const order = planned.value;
    let reached = mergeLockSets(EMPTY_LOCK_SET, { units: new Set([requested.unitId]) });
    for (let attempt = 1; ; attempt += 1) {
      // If another booking has this random number, the shop tries another number (R9).
      const bookingId = deps.ids.bookingId();
      const lockSet = mergeLockSets(reached, { bookings: new Set([bookingId]) });
      const drafted = await deps.store.inTransaction(locksOf(lockSet, []), (transaction) =>
        carryOutSteps(deps, transaction, bookingId, order, lockSet),
      );
      if (drafted.isOk()) {
        deps.committed({ mail: true });
        return ok({ bookingId, order, draft: drafted.value });
      }
      if (drafted.error.kind === 'wider') reached = mergeLockSets(reached, drafted.error.more);
      else if (drafted.error.kind !== 'numberTaken') return err(drafted.error);
      if (attempt === ATTEMPTS) return err({ kind: 'stale', version: 0 });
    }
  };
