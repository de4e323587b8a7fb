import type { Result } from 'neverthrow';
import type { ApiFailure } from '../../adapters/http/client/call.ts';
import type { WizardReservation } from '../../adapters/http/contract/wizard/wizard.ts';
import { isStepReached } from '../../adapters/http/contract/wizard/wizard.ts';
import type { Chance } from './chance.ts';
import type { SimulatedBrowser } from './simulated-browser.ts';

export const TRAVELLER_PASSWORD = 'rejs po morzu';

/** `where` names the call at which the traveller left or that the shop refused. */
export type Visit =
  | {
      readonly end: 'booked';
      readonly reservationId: string;
      readonly price: string;
      readonly version: number;
    }
  | { readonly end: 'left'; readonly where: string }
  | {
      readonly end: 'refused';
      readonly where: string;
      readonly status: number;
      readonly message: string;
    };

type Step =
  | { readonly ok: true; readonly reservation: WizardReservation }
  | { readonly ok: false; readonly visit: Visit };
type Answered = Result<{ readonly Reservation: WizardReservation }, ApiFailure>;

const refusal = (where: string, failure: ApiFailure): Visit =>
  failure.kind === 'refused'
    ? { end: 'refused', where, status: failure.status, message: failure.message }
    : {
        end: 'refused',
        where,
        status: failure.kind === 'tooMany' ? 429 : 0,
        message: failure.kind,
      };

const answered = (where: string, answer: Answered): Step =>
  answer.isOk()
    ? { ok: true, reservation: answer.value.Reservation }
    : { ok: false, visit: refusal(where, answer.error) };

const people = (reservation: WizardReservation): readonly number[] => {
  const step = reservation.Data[0];
  const count = isStepReached(step) ? step.Config.ParticipantsCount : 1;
  return Array.from({ length: count }, (_, index) => index + 1);
};

const berths = (chance: Chance, reservation: WizardReservation) => {
  const step = reservation.Data[2];
  const rooms = isStepReached(step) ? step.ResortsList.flatMap(({ RoomsList }) => RoomsList) : [];
  const way = isStepReached(reservation.Data[0])
    ? reservation.Data[0].Config.AccommodationOption
    : 'single';
  const open = rooms.filter((room) =>
    way === 'whole'
      ? room.Availability.WholeOpen
      : way === 'cabin'
        ? room.Availability.CabinOpen
        : room.Availability.PlaceOpen,
  );
  const together = chance.happens(0.8) || way !== 'single';
  const first = chance.pick(open.length > 0 && chance.happens(0.9) ? open : rooms);
  const journeys = isStepReached(step) ? step.Journeys.filter(({ Available }) => Available) : [];
  return people(reservation).map((userNum) => {
    const journey = chance.pick(journeys);
    const point = chance.pick(journey?.PointsList.filter(({ Available }) => Available) ?? []);
    return {
      room: together ? first : (chance.pick(open) ?? first),
      userNum,
      journeyId: journey?.JourneyId ?? null,
      journeyPointId: point?.JourneyPointId ?? null,
      luggage: chance.happens(isStepReached(step) && step.LuggageCost !== null ? 0.15 : 0.01),
    };
  });
};

const saveBerths = async (
  browser: SimulatedBrowser,
  chance: Chance,
  seen: WizardReservation,
): Promise<Answered> => {
  const reservationId = seen.ReservationId;
  const chosen = berths(chance, seen);
  const payload = {
    siteId: 1,
    reservationId,
    accommodationConfig: chosen.map(({ userNum, room }) => ({
      userNum,
      roomId: room?.RoomId ?? null,
      optionsChosen: [{ bedroomChosen: 0 as const }],
    })),
    journeyConfig: chosen.map(({ userNum, journeyId, journeyPointId, luggage }) => ({
      userNum,
      journeyId,
      journeyPointId,
      transportAddLuggage: luggage ? (1 as const) : (0 as const),
    })),
  };
  const answer = await browser.call('accommodationsUpdate', { ...payload, isReserveList: 0 });
  const full =
    answer.isErr() &&
    answer.error.kind === 'refused' &&
    answer.error.errors.some(({ code }) => code === 'noPlaces');
  return full && chance.happens(0.5)
    ? browser.call('accommodationsUpdate', { ...payload, isReserveList: 1 })
    : answer;
};

const insurance = (chance: Chance, seen: WizardReservation) => {
  const step = seen.Data[3];
  const sold = isStepReached(step) ? step.InsurancesList.filter(({ Available }) => Available) : [];
  return people(seen).map((userNum) => ({
    userNum,
    insuranceId: chance.pick(sold)?.InsuranceId ?? null,
    resignationInsuranceAccepted: '0' as const,
    quarantineAssistanceAccepted:
      isStepReached(step) && step.AssistanceCost !== null && chance.happens(0.1)
        ? ('1' as const)
        : ('0' as const),
  }));
};

const extras = (chance: Chance, seen: WizardReservation) => {
  const step = seen.Data[4];
  const sold = isStepReached(step) ? step.AddonsList : [];
  return people(seen).map((userNum) => {
    const addon = chance.happens(0.3) ? chance.pick(sold) : undefined;
    const option = addon === undefined ? undefined : chance.pick(addon.OptionsList);
    return {
      userNum,
      addonsSelected:
        addon === undefined
          ? []
          : [{ addonId: addon.AddonId, addonOptionId: option?.AddonOptionId ?? null }],
    };
  });
};

const names = (chance: Chance, seen: WizardReservation, traveller: number, logged: boolean) =>
  people(seen).map((userNum) => ({
    userNum,
    firstName: `Ola${traveller}`,
    lastName: `Fala${userNum}`,
    birthDate: `${chance.between(1985, 2004)}-0${chance.between(1, 9)}-1${chance.between(0, 9)}`,
    country: 'Polska',
    gender: chance.happens(0.5) ? ('1' as const) : ('2' as const),
    phone: '+48 600 100 200',
    ...(userNum === 1 && !logged
      ? {
          email: `traveller${traveller}@example.com`,
          password: TRAVELLER_PASSWORD,
          policyAccepted: 1 as const,
          newsletterAccepted: 0 as const,
        }
      : { email: chance.happens(0.3) ? `mate${traveller}-${userNum}@example.com` : '' }),
  }));

export const visitShop = async (
  browser: SimulatedBrowser,
  chance: Chance,
  traveller: number,
  offers: readonly number[],
): Promise<Visit> => {
  const created = await browser.call('reservationCreate', {
    siteId: 1,
    offerId: chance.pick(offers) ?? 0,
  });
  if (created.isErr()) return refusal('create', created.error);
  const reservationId = created.value.Reservation.ReservationId;
  const key = { siteId: 1, reservationId };
  const start = answered('details/get', await browser.call('detailsGet', key));
  if (!start.ok) return start.visit;
  const first = start.reservation.Data[0];
  const ways = isStepReached(first)
    ? (
        [
          first.CanReservePlace && 'single',
          first.CanReserveCabin && 'cabin',
          first.CanReserveWhole && 'whole',
        ] as const
      ).filter((way) => way !== false)
    : [];
  const way = chance.happens(0.7) ? (ways[0] ?? 'single') : (chance.pick(ways) ?? 'single');
  const ownSkipper =
    way === 'whole' &&
    (start.reservation.Offer.Traits.includes('skipperRequired') || chance.happens(0.4));
  const count = way === 'cabin' ? 2 : way === 'whole' ? chance.between(4, 6) : chance.between(1, 4);
  const details = await browser.call('detailsUpdate', {
    ...key,
    accommodationOption: way,
    participantsCount: count,
    termsAccepted: 1,
    ownSkipper,
    beSkipper: false,
  });
  if (details.isErr()) return refusal('details', details.error);

  const choosing = answered('accommodations/get', await browser.call('accommodationsGet', key));
  if (!choosing.ok) return choosing.visit;
  const seated = answered(
    'accommodations',
    await saveBerths(browser, chance, choosing.reservation),
  );
  if (!seated.ok) return seated.visit;
  if (chance.happens(0.05)) return { end: 'left', where: 'step 3' };
  const again = chance.happens(0.1)
    ? answered('accommodations', await saveBerths(browser, chance, seated.reservation))
    : seated;
  if (!again.ok) return again.visit;

  const insuring = answered('insurance/get', await browser.call('insuranceGet', key));
  if (!insuring.ok) return insuring.visit;
  const insured = await browser.call('insuranceUpdate', {
    ...key,
    insuranceConfig: insurance(chance, insuring.reservation),
  });
  if (insured.isErr()) return refusal('insurance', insured.error);
  const extra = answered('addons/get', await browser.call('addonsGet', key));
  if (!extra.ok) return extra.visit;
  const chosen = await browser.call('addonsUpdate', {
    ...key,
    trainingsConfig: [],
    addonsConfig: extras(chance, extra.reservation),
  });
  if (chosen.isErr()) return refusal('addons', chosen.error);
  const named = answered('participants/get', await browser.call('participantsGet', key));
  if (!named.ok) return named.visit;
  const step5 = named.reservation.Data[5];
  const logged = isStepReached(step5) && step5.Account !== null;
  const saved = await browser.call('participantsUpdate', {
    ...key,
    participantsConfig: names(chance, named.reservation, traveller, logged),
  });
  if (saved.isErr()) return refusal('participants', saved.error);
  if (chance.happens(0.05)) return { end: 'left', where: 'step 6' };

  const summary = answered('confirmation/get', await browser.call('confirmationGet', key));
  if (!summary.ok) return summary.visit;
  const last = summary.reservation.Data[6];
  const instalments =
    isStepReached(last) && last.InstallmentPaymentDetails.length > 0 && chance.happens(0.4);
  const online = isStepReached(last) && last.OnlineOnly;
  const confirmed = await browser.call('confirm', {
    ...key,
    comments: '',
    paymentOption: instalments ? 'installment' : 'onetime',
    paymentType: online || chance.happens(0.5) ? 'payu' : 'wired',
    termsAccepted: 1,
    expectedPrice: summary.reservation.Price.CurrentPrice,
  });
  if (confirmed.isErr()) return refusal('confirm', confirmed.error);
  const { Reservation } = confirmed.value;
  return {
    end: 'booked',
    reservationId,
    price: Reservation.Price.CurrentPrice,
    version: Reservation.Version,
  };
};
