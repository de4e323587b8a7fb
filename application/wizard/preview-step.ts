import { err, ok, type Result } from 'neverthrow';
import type { ChooseBerths, ChooseExtras, ChooseInsurance, ChooseTrip, Recorded } from '../../domain/booking/commands.ts';
import { decide } from '../../domain/booking/decide.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { EMPTY } from '../../domain/seats/occupancy.ts';
import { type Caller, mayUse } from '../booking/caller.ts';
import { type ViewDeps, type WizardView, wizardView } from './view.ts';
import type { WizardFailure } from './wizard.ts';

type Previewed = ChooseTrip | ChooseBerths | ChooseInsurance | ChooseExtras;

/**
 * The offer as a half-filled step is decided on: a question that somebody has not answered yet is not asked, so that the price
 * follows from the first answer on. Prices are always those of the offer itself.
 */
const askingNothing = (offer: Offer, command: Previewed): Offer => {
  switch (command.type) {
    case 'chooseBerths':
      return { ...offer, journeys: [] };
    case 'chooseInsurance':
      return { ...offer, insurances: command.insurances.some(({ insuranceId }) => insuranceId !== null) ? offer.insurances : [] };
    case 'chooseTrip':
    case 'chooseExtras':
      return offer;
  }
};

/** Who has no unit yet is counted as sailing with the first participant, so that one open question does not hide the price of the rest. */
const withFirst = (command: Previewed): Previewed => {
  if (command.type !== 'chooseBerths') return command;
  const unitId = command.berths.find(({ userNum }) => userNum === 1)?.unitId ?? null;
  return { ...command, berths: command.berths.map((berth) => ({ ...berth, unitId: berth.unitId ?? unitId })) };
};

/**
 * What a step's save would answer now: the price and the seat decision of choices that are still being made. Nothing is saved, held
 * or journaled, and no lock is taken, so the save itself may still answer otherwise.
 */
export const previewStep =
  (deps: ViewDeps) =>
  async (caller: Caller, bookingId: string, asked: Previewed): Promise<Result<WizardView, WizardFailure>> => {
    const command = withFirst(asked);
    const booking = await deps.store.bookings.get(bookingId);
    if (booking === null || !mayUse(caller, booking)) return err({ kind: 'unknownBooking' });
    const offer = deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
    const settings = deps.settings.of(booking.siteId);
    if (offer === undefined || settings === undefined) return err({ kind: 'unknownOffer' });
    const at = deps.clock.now();
    const taken = await deps.store.bookings.taken(
      offer.units.map(({ id }) => id),
      at,
      bookingId,
    );
    const recorded: Recorded & { readonly command: Previewed } = {
      bookingId,
      command,
      by: { kind: 'customer' },
      owner: { visitorId: caller.visitorId, accountId: caller.account?.id ?? null },
      at,
      expectedVersion: null,
      bookerEmail: caller.account?.email ?? null,
      trips: {},
    };
    const decided = decide(booking, recorded, {
      offer: askingNothing(offer, command),
      settings,
      taken: (unitId) => taken.get(unitId) ?? EMPTY,
      // Codes and the group change no step's decision; the view counts them into the price.
      vouchers: () => undefined,
      group: null,
      ambassadorCode: null,
    });
    if (decided.isErr()) return err(decided.error);
    const view = await wizardView(deps)(caller, decided.value.booking);
    return view === null ? err({ kind: 'unknownOffer' }) : ok(view);
  };
