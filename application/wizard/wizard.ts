import { err, ok, type Result } from 'neverthrow';
import type { Booking, ShownDocuments } from '../../domain/booking/booking.ts';
import type { CommandOf, RecordedCommand } from '../../domain/booking/commands.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { invalidAnswers, problem } from '../../domain/party/problem.ts';
import { createInactiveAccount } from '../accounts/create-account.ts';
import {
  accountLock,
  countAttemptInRateLimits,
  type LimitDeps,
  NOTHING_COUNTED,
} from '../accounts/limits.ts';
import { type Caller, canUseBooking, customerActor } from '../booking/actor.ts';
import type { WorldDeps } from '../booking/context.ts';
import { type ExecutedCommand, executeCommand } from '../booking/execute-command.ts';
import { previewCommand } from '../booking/preview.ts';
import {
  type CommandDeps,
  type CommandFailure,
  type CommandHooks,
  submitCommandAsActor,
  submitCustomerCommand,
} from '../booking/submit-command.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock } from '../ports/store.ts';
import { readWizardView, type ViewDeps, type WizardView } from './view.ts';

export type OrderLinkDeps = CommandDeps & PortDeps<{ ids: true; store: 'orderLinks' }>;

export type OrderLinkState = 'open' | 'used' | 'expired' | 'unknown';

/**
 * Reads a prepared order by its mailed link; changes nothing, as mail scanners open links (R55.4).
 */
export const readPreparedOrderLink =
  ({ store, ids, clock }: OrderLinkDeps) =>
  async (
    token: string,
  ): Promise<{ readonly state: OrderLinkState; readonly bookingId: string | null }> => {
    const link = await store.orderLinks.byHash(ids.hashOf(token));
    if (link === null) return { state: 'unknown', bookingId: null };
    const { bookingId, expiresAt } = link;
    const status = (await store.bookings.get(bookingId))?.status ?? 'removed';
    if (status !== 'draft') return { state: status === 'removed' ? 'expired' : 'used', bookingId };
    return { state: clock.now() < expiresAt ? 'open' : 'expired', bookingId };
  };

/** Gives the prepared draft to the caller's browser, and returns its booking number (R55.4). */
export const takeOverPreparedOrder =
  (deps: OrderLinkDeps) =>
  async (
    caller: Caller,
    token: string,
  ): Promise<Result<string, CommandFailure | { readonly kind: 'linkClosed' }>> => {
    const { state, bookingId } = await readPreparedOrderLink(deps)(token);
    if (state !== 'open' || bookingId === null) return err({ kind: 'linkClosed' });
    const holder = { ...customerActor(caller), may: () => true };
    const result = await submitCommandAsActor(deps)(holder, bookingId, { type: 'takeOver' }, null);
    return result.isErr() ? err(result.error) : ok(bookingId);
  };

/** A repeated request gets the first request's `number`. The hold ends at `holdUntil`. */
type AgeRequestResult = { readonly number: string; readonly holdUntil: Instant };

export type AgeDeps = CommandDeps & LimitDeps & PortDeps<{ ids: true }>;

const answerOf = (
  booking: Booking | null,
  now: Instant,
): Result<AgeRequestResult, CommandFailure> => {
  if (booking === null) return err({ kind: 'unknownBooking' });
  if (booking.status !== 'draft' || booking.ageRequest === null)
    return err({ kind: 'wrongState', status: booking.status });
  return ok({ number: booking.ageRequest.number, holdUntil: booking.hold?.until ?? now });
};

/**
 * Asks for the office's consent to travellers of 45 or older; extends the hold once, by two working
 * days (R33, R65).
 */
export const requestAgeConsent =
  (deps: AgeDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    expectedVersion: number | null,
  ): Promise<Result<AgeRequestResult, CommandFailure>> => {
    const seen = await deps.store.bookings.get(bookingId);
    if (seen === null || !canUseBooking(caller, seen)) return err({ kind: 'unknownBooking' });
    const counted =
      seen.ageRequest === null
        ? await countAttemptInRateLimits(deps, ['ageHoldsOfAddress', caller.address])
        : ok(NOTHING_COUNTED);
    const number = deps.ids.bookingId();
    const result = await submitCustomerCommand(deps)(
      caller,
      bookingId,
      counted.isOk()
        ? { type: 'requestAge', number, ifMarked: true }
        : { type: 'noteAgeRequest', number },
      expectedVersion,
    );
    if (result.isOk()) return answerOf(result.value.booking, result.value.recorded.at);
    if (counted.isOk()) await counted.value.uncount();
    if (result.error.kind !== 'alreadyDone') return err(result.error);
    return answerOf(await deps.store.bookings.get(bookingId), deps.clock.now());
  };

export type WizardFailure = CommandFailure;

export type BeginningDeps = WorldDeps &
  PortDeps<{ store: 'inTransaction'; clock: true; ids: true }>;

export type StepDeps = CommandDeps & ViewDeps & PortDeps<{ ids: true }>;

export const toWizardView = async (
  deps: ViewDeps,
  caller: Caller,
  { booking, taken }: Pick<ExecutedCommand, 'booking' | 'taken'>,
): Promise<Result<WizardView, WizardFailure>> => {
  const view = await readWizardView(deps)(caller, booking, taken);
  return view === null ? err({ kind: 'unknownOffer' }) : ok(view);
};

/** Begins a draft. If another booking has the random number, tries another number (R9). */
export const createReservation =
  (deps: BeginningDeps) =>
  async (
    caller: Caller,
    siteId: number,
    offerId: number,
  ): Promise<Result<Booking, WizardFailure>> => {
    for (;;) {
      const bookingId = deps.ids.bookingId();
      const recorded: RecordedCommand = {
        bookingId,
        command: { type: 'createDraft', offerId, siteId },
        by: { kind: 'customer' },
        owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null },
        at: deps.clock.now(),
        expectedVersion: null,
        bookerEmail: null,
        trips: {},
      };
      // Locks the new booking number, so that no other request can take it in the meantime.
      const begun = await deps.store.inTransaction<
        ExecutedCommand,
        WizardFailure | { readonly kind: 'numberTaken' }
      >([bookingLock(bookingId)], async (transaction) =>
        (await transaction.bookings.get(bookingId)) === null
          ? executeCommand(deps)(transaction, recorded, caller.address)
          : err({ kind: 'numberTaken' }),
      );
      if (begun.isOk()) return ok(begun.value.booking);
      if (begun.error.kind !== 'numberTaken') return err(begun.error);
    }
  };

export const readReservation =
  (deps: ViewDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<WizardView, WizardFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    return booking === null || !canUseBooking(caller, booking)
      ? err({ kind: 'unknownBooking' })
      : toWizardView(deps, caller, { booking, taken: null });
  };

/**
 * Returns the data of step 6, and stores which legal documents step 6 shows. The later request that
 * confirms the order therefore does not name the documents (R38).
 */
export const readStep6AndRememberDocuments =
  (deps: ViewDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<WizardView, WizardFailure>> => {
    const read = await readReservation(deps)(caller, bookingId);
    if (read.isErr() || read.value.booking.status !== 'draft' || read.value.documents.length === 0)
      return read;
    const { at, documents } = read.value;
    await deps.documents?.saveShown(bookingId, { at, documents });
    return read;
  };

export const saveStep =
  (deps: StepDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: CommandOf<'chooseTrip' | 'chooseBerths' | 'chooseInsurance' | 'chooseExtras'>,
    expectedVersion: number | null,
  ): Promise<Result<WizardView, WizardFailure>> => {
    const result = await submitCustomerCommand(deps)(caller, bookingId, command, expectedVersion);
    return result.isErr() ? err(result.error) : toWizardView(deps, caller, result.value);
  };

export type SeenDocuments = { readonly ids: readonly string[]; readonly at: Instant };

/**
 * `accepted`: the documents that the customer accepted. It is null if the site has no documents, or
 * if the caller is not allowed to use the booking. `seen`: the booking that was read for this
 * check; missing if `accepted` is null.
 */
type Accepted = { readonly accepted: ShownDocuments | null; readonly seen?: Booking };

/** The clocks of two processes can differ: one showed the documents, the other gets the order. */
const MOST_SKEW = 5 * MINUTE;

/**
 * Returns the documents that the customer accepts with an order (R38). These are the documents that
 * the request names, otherwise those that step 6 showed last, otherwise today's.
 */
const acceptedDocuments = async (
  { documents, store, clock }: StepDeps,
  caller: Caller,
  bookingId: string,
  named: SeenDocuments | null,
): Promise<Result<Accepted, WizardFailure>> => {
  const booking = documents === null ? null : await store.bookings.get(bookingId);
  // A caller who is not allowed to use the booking gets 404 from the command later. Do not check
  // the documents of the request first: another answer would reveal the booking (R45).
  if (documents === null || booking === null || !canUseBooking(caller, booking))
    return ok({ accepted: null });
  if (named === null) {
    const last = await documents.lastShown(bookingId);
    return ok({
      accepted: last ?? { at: clock.now(), documents: await documents.current(booking.siteId) },
      seen: booking,
    });
  }
  const stored = await Promise.all(named.ids.map((id) => documents.known(id)));
  const documentsShown = stored.filter((document) => document !== null);
  const now = clock.now();
  const inTime = named.at >= booking.createdAt - MOST_SKEW && named.at <= now + MOST_SKEW;
  if (documentsShown.length < named.ids.length || documentsShown.length === 0 || !inTime)
    return err(invalidAnswers(problem(null, 'documents', 'unknown')));
  const at = Math.min(Math.max(named.at, booking.createdAt), now);
  return ok({ accepted: { at, documents: documentsShown }, seen: booking });
};

export type OrderFailure = WizardFailure | { readonly kind: 'accountBlocked' };

type AccountRefusal = { readonly kind: 'accountBlocked' } | { readonly kind: 'ownerChanged' };

/**
 * Prepares a check that refuses the order of a blocked account. The order's transaction holds the
 * account's lock. The office can therefore not block the account until the order is stored (R73.2).
 */
const refuseBlocked = async (
  { store }: StepDeps,
  booking: Booking | null,
): Promise<CommandHooks<AccountRefusal>> => {
  const accountId = booking?.owner.accountId ?? null;
  const account = accountId === null ? null : await store.accounts.byId(accountId);
  return {
    locks: account === null ? [] : [accountLock(account.email)],
    check: async ({ accounts, bookings }) => {
      const current = booking === null ? null : await bookings.get(booking.id);
      const owner = current?.owner.accountId ?? null;
      // Since the draft was read, a login can have given it to another account. This transaction
      // has no lock of that account, so it refuses the order. The caller then tries again with the
      // lock of the new owner.
      if (owner !== accountId) return err({ kind: 'ownerChanged' });
      const blocked = owner === null ? undefined : (await accounts.byId(owner))?.blocked;
      return blocked === undefined ? ok(null) : err({ kind: 'accountBlocked' });
    },
  };
};

/**
 * Stored as the password hash of an account without a password. No password matches it, so the
 * owner needs the mailed link (R43.4).
 */
const NO_PASSWORD = '!';

/** An order that the office prepared also creates the booker's account (R55.4). */
const accountOfPrepared = (deps: StepDeps, draft: Booking | null): CommandHooks<AccountRefusal> => {
  if (draft?.status !== 'draft' || draft.preparedAt === undefined) return {};
  const { person } = draft.choices.participants[0] ?? {};
  if (draft.owner.accountId !== null || person === undefined) return {};
  return {
    locks: [accountLock(person.email)],
    before: async (transaction) => {
      const existing = await transaction.accounts.byEmail(person.email);
      if (existing?.blocked !== undefined) return err({ kind: 'accountBlocked' });
      if (existing?.active === true) return ok({ accountId: existing.id });
      const account = await createInactiveAccount(deps, transaction, {
        ...{ email: person.email, passwordHash: NO_PASSWORD, person, newsletter: false },
        ...{ visitorId: deps.ids.rowId(), siteId: draft.siteId, ownAccountId: null },
        at: deps.clock.now(),
      });
      return ok({ accountId: account.map(({ id }) => id).unwrapOr(null) });
    },
  };
};

/** Orders a draft. If it is ordered already, returns that order (R50). */
export const confirmReservation =
  (deps: StepDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    order: CommandOf<'confirm'>,
    expectedVersion: number | null,
    named: SeenDocuments | null = null,
  ): Promise<Result<WizardView, OrderFailure>> => {
    const documents = await acceptedDocuments(deps, caller, bookingId, named);
    if (documents.isErr()) return err(documents.error);
    const { accepted, seen: read } = documents.value;
    // The server decides whether this order can be paid online; the client cannot (R30).
    const offline = deps.provider === undefined ? ({ offline: true } as const) : {};
    const completed: CommandOf<'confirm'> = {
      ...order,
      ...offline,
      ...(accepted === null ? {} : { shown: accepted }),
    };
    for (let seen = read; ; seen = undefined) {
      const draft = seen ?? (await deps.store.bookings.get(bookingId));
      const unblocked = await refuseBlocked(deps, draft);
      const prepared = accountOfPrepared(deps, draft);
      const result = await submitCustomerCommand(deps)<AccountRefusal>(
        caller,
        bookingId,
        completed,
        expectedVersion,
        {
          ...(seen === undefined ? {} : { seen }),
          ...unblocked,
          ...prepared,
          locks: [...(unblocked.locks ?? []), ...(prepared.locks ?? [])],
        },
      );
      if (result.isOk()) return toWizardView(deps, caller, result.value);
      const { error } = result;
      if (error.kind === 'alreadyConfirmed') return readReservation(deps)(caller, bookingId);
      if (error.kind !== 'ownerChanged') return err(error);
    }
  };

export const previewStep =
  (deps: ViewDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    step: CommandOf<'chooseTrip' | 'chooseBerths' | 'chooseInsurance' | 'chooseExtras'>,
  ): Promise<Result<WizardView, WizardFailure>> => {
    const result = await previewCommand(deps)(customerActor(caller), bookingId, step, {
      expectedVersion: null,
      halfFilled: true,
    });
    return result.isErr() ? err(result.error) : toWizardView(deps, caller, result.value);
  };
