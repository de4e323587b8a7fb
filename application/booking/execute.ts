import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { CreateDraft, DraftCommand, Recorded } from '../../domain/booking/commands.ts';
import { begin, type DecisionContext, decide } from '../../domain/booking/decide.ts';
import type { Refusal } from '../../domain/booking/refusal.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { EMPTY } from '../../domain/seats/occupancy.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { Outcome } from '../ports/journal.ts';
import type { Settings } from '../ports/settings.ts';
import type { Transaction } from '../ports/store.ts';

/** Why a command came to nothing besides the domain's own refusals. */
export type ExecutionFailure = Refusal | { readonly kind: 'unknownOffer' } | { readonly kind: 'unknownBooking' };

export type Executed = { readonly booking: Booking; readonly before: Booking | null; readonly n: number };

/** What deciding needs of the catalogue and the figures; the shop's own ports fit, and so does a recorded world. */
export type ExecutionDeps = {
  readonly catalogue: { byId(siteId: number, offerId: number): Pick<CatalogueEntry, 'offer'> | undefined };
  readonly settings: Pick<Settings, 'of'>;
};

/** What the journal keeps of an accepted command's result (R46). */
export const outcomeOf = (booking: Booking): Outcome => ({
  status: booking.status,
  version: booking.version,
  price: booking.status === 'draft' ? null : booking.quote.price,
  reserveList: booking.status === 'draft' ? booking.reserveList : booking.status === 'reserveList',
  seats: booking.seats,
  held: booking.status === 'confirmed' || (booking.status === 'draft' && booking.hold !== null),
});

const isCreation = (recorded: Recorded): recorded is Recorded & { readonly command: CreateDraft } =>
  recorded.command.type === 'createDraft';
const isOnDraft = (recorded: Recorded): recorded is Recorded & { readonly command: DraftCommand } => !isCreation(recorded);

/** Units that a command may take places of: those that the booking has and those that it asks for. */
export const unitsTouched = (booking: Booking | null, recorded: Recorded): readonly number[] => {
  const asked = recorded.command.type === 'chooseBerths' ? recorded.command.berths.flatMap(({ unitId }) => unitId ?? []) : [];
  return [...new Set([...(booking?.seats.map(({ unitId }) => unitId) ?? []), ...asked])].sort((a, b) => a - b);
};

const decided = async (
  deps: ExecutionDeps,
  transaction: Transaction,
  recorded: Recorded,
): Promise<Result<{ booking: Booking; before: Booking | null; offer: Offer }, ExecutionFailure>> => {
  const before = isCreation(recorded) ? null : await transaction.bookings.get(recorded.bookingId);
  if (before === null && !isCreation(recorded)) return err({ kind: 'unknownBooking' });
  const [siteId, offerId] = isCreation(recorded)
    ? [recorded.command.siteId, recorded.command.offerId]
    : [before?.siteId ?? 0, before?.offerId ?? 0];
  const offer = deps.catalogue.byId(siteId, offerId)?.offer;
  const settings = deps.settings.of(siteId);
  if (offer === undefined || settings === undefined) return err({ kind: 'unknownOffer' });
  const units = unitsTouched(before, recorded);
  const taken = units.length === 0 ? new Map() : await transaction.bookings.taken(units, recorded.at, recorded.bookingId);
  const context: DecisionContext = { offer, settings, taken: (unitId) => taken.get(unitId) ?? EMPTY };
  const result =
    isOnDraft(recorded) && before !== null
      ? decide(before, recorded, context)
      : isCreation(recorded)
        ? begin(recorded, context)
        : err<Booking, ExecutionFailure>({ kind: 'unknownBooking' });
  return result.map((booking) => ({ booking, before, offer }));
};

/**
 * Does one recorded command inside a transaction: decides it, keeps the booking and journals it. Live calls and replay both come
 * through here, so that there is one way in which a booking can change (R46).
 */
export const execute =
  (deps: ExecutionDeps) =>
  async (transaction: Transaction, recorded: Recorded, address: string | null): Promise<Result<Executed, ExecutionFailure>> => {
    const result = await decided(deps, transaction, recorded);
    if (result.isErr()) return err(result.error);
    const { booking, before, offer } = result.value;
    await transaction.bookings.save(booking, { endsOn: offer.to, address });
    const n = await transaction.journal.append({ recorded, outcome: outcomeOf(booking) });
    return ok({ booking, before, n });
  };
