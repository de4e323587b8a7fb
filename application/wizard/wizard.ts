import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { ChooseBerths, ChooseExtras, ChooseInsurance, ChooseTrip, Confirm, Recorded } from '../../domain/booking/commands.ts';
import type { ShownDocuments } from '../../domain/booking/documents.ts';
import type { Instant } from '../../domain/calendar.ts';
import { invalid, problem } from '../../domain/party/problem.ts';
import { type Caller, mayUse } from '../booking/caller.ts';
import type { WorldDeps } from '../booking/context.ts';
import { type Executed, execute } from '../booking/execute.ts';
import { type Asked, type CommandFailure, type GivingDeps, giveCommand } from '../booking/give-command.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Store } from '../ports/store.ts';
import { type ViewDeps, type WizardView, wizardView } from './view.ts';

export type WizardFailure = CommandFailure;

/** What beginning a booking works with. */
export type BeginningDeps = WorldDeps & {
  readonly store: Pick<Store, 'inTransaction'>;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** What a step works with that is saved and then shown. */
export type StepDeps = GivingDeps & ViewDeps;

/** A booking as its screens show it; `taken`: what others take of the offer's units, where that was read a moment ago. */
export const shown = async (
  deps: ViewDeps,
  caller: Caller,
  { booking, taken }: Pick<Executed, 'booking' | 'taken'>,
): Promise<Result<WizardView, WizardFailure>> => {
  const view = await wizardView(deps)(caller, booking, taken);
  return view === null ? err({ kind: 'unknownOffer' }) : ok(view);
};

/**
 * Begins a booking of an offer (R9). Several drafts may stand side by side; holds are limited, not drafts (R8). Its number is short, to be
 * said on the phone, so one that a booking has already is drawn now and then among very many: it is drawn anew.
 */
export const createReservation =
  (deps: BeginningDeps) =>
  async (caller: Caller, siteId: number, offerId: number): Promise<Result<Booking, WizardFailure>> => {
    for (;;) {
      const bookingId = deps.ids.bookingId();
      const recorded: Recorded = {
        bookingId,
        command: { type: 'createDraft', offerId, siteId },
        by: { kind: 'customer' },
        owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null },
        at: deps.clock.now(),
        expectedVersion: null,
        bookerEmail: null,
        trips: {},
      };
      // Looked at under its lock: nobody else can begin a booking of this number in between.
      const begun = await deps.store.inTransaction<Executed, WizardFailure | { readonly kind: 'numberTaken' }>(
        [{ kind: 'booking', id: bookingId }],
        async (transaction) =>
          (await transaction.bookings.get(bookingId)) === null
            ? execute(deps)(transaction, recorded, caller.address)
            : err({ kind: 'numberTaken' }),
      );
      if (begun.isOk()) return ok(begun.value.booking);
      if (begun.error.kind !== 'numberTaken') return err(begun.error);
    }
  };

/** A booking of the caller's as it is now (R45). */
export const readReservation =
  (deps: ViewDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<WizardView, WizardFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    return booking === null || !mayUse(caller, booking) ? err({ kind: 'unknownBooking' }) : shown(deps, caller, { booking, taken: null });
  };

/** The same for step 6, which also records the documents that it shows: an order that names none accepts these (R38). */
export const readSummary =
  (deps: ViewDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<WizardView, WizardFailure>> => {
    const read = await readReservation(deps)(caller, bookingId);
    if (read.isErr() || read.value.booking.status !== 'draft' || read.value.documents.length === 0) return read;
    const { at, documents } = read.value;
    await deps.documents?.saveShown(bookingId, { at, documents });
    return read;
  };

/** Saves one step of the wizard: steps 1 to 4; step 5 has its own use case, because it may make an account. */
export const saveStep =
  (deps: StepDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: ChooseTrip | ChooseBerths | ChooseInsurance | ChooseExtras,
    expectedVersion: number | null,
  ): Promise<Result<WizardView, WizardFailure>> => {
    const result = await giveCommand(deps)(caller, bookingId, command, expectedVersion);
    return result.isErr() ? err(result.error) : shown(deps, caller, result.value);
  };

/** What a browser says of the documents that stood beside its order button: their ids, and when the answer with them was made. */
export type ToldDocuments = { readonly ids: readonly string[]; readonly at: Instant };

/** What an order is given with: the documents that it accepts, null for none, and the booking where it was read for them. */
type Shown = { readonly accepted: ShownDocuments | null; readonly seen?: Booking };

/**
 * The documents that an order accepts: those that the screen names, in the versions of that moment (R38). An order that names none accepts
 * those that its step 6 showed last, or today's where step 6 was never read. Null where the site's texts are not available.
 */
const shownBefore = async (
  { documents, store, clock }: StepDeps,
  caller: Caller,
  bookingId: string,
  told: ToldDocuments | null,
): Promise<Result<Shown, WizardFailure>> => {
  const booking = documents === null ? null : await store.bookings.get(bookingId);
  // Callers who do not own the booking get 404, whatever documents they name (R45).
  if (documents === null || booking === null || !mayUse(caller, booking)) return ok({ accepted: null });
  if (told === null) {
    const last = await documents.lastShown(bookingId);
    return ok({ accepted: last ?? { at: clock.now(), documents: await documents.current(booking.siteId) }, seen: booking });
  }
  const known = await Promise.all(told.ids.map((id) => documents.known(id)));
  const documentsShown = known.filter((document) => document !== null);
  const inTime = told.at >= booking.createdAt && told.at <= clock.now();
  if (documentsShown.length < told.ids.length || documentsShown.length === 0 || !inTime)
    return err(invalid(problem(null, 'documents', 'unknown')));
  return ok({ accepted: { at: told.at, documents: documentsShown }, seen: booking });
};

/** Orders what was chosen; asking again answers the first order (R50). */
export const confirmReservation =
  (deps: StepDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    order: Asked<Confirm>,
    expectedVersion: number | null,
    told: ToldDocuments | null = null,
  ): Promise<Result<WizardView, WizardFailure>> => {
    const before = await shownBefore(deps, caller, bookingId, told);
    if (before.isErr()) return err(before.error);
    const { accepted, ...alongside } = before.value;
    // Whether the shop is paid online is this process's to say, not the customer's (R30).
    const offline = deps.provider === undefined ? ({ offline: true } as const) : {};
    const asked = typeof order === 'function' ? order : () => order;
    const completed: Asked<Confirm> = (seen) => ({ ...asked(seen), ...offline, ...(accepted === null ? {} : { shown: accepted }) });
    const result = await giveCommand(deps)(caller, bookingId, completed, expectedVersion, alongside);
    if (result.isOk()) return shown(deps, caller, result.value);
    return result.error.kind === 'alreadyConfirmed' ? readReservation(deps)(caller, bookingId) : err(result.error);
  };
