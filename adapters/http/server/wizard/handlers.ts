import { ok } from 'neverthrow';
import {
  createRegistrationLimit,
  type LimitDeps,
} from '../../../../application/accounts/limits.ts';
import {
  type NamingDeps,
  nameParticipants,
  type WizardRegistration,
} from '../../../../application/wizard/name-participants.ts';
import { listOwnHolds } from '../../../../application/wizard/own-holds.ts';
import type { ViewDeps } from '../../../../application/wizard/view.ts';
import {
  type BeginningDeps,
  createReservation,
  previewStep,
  readReservation,
  readStep6AndRememberDocuments,
  type StepDeps,
  saveStep,
} from '../../../../application/wizard/wizard.ts';
import type { CommandOf } from '../../../../domain/booking/commands.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { ParticipantRequest } from '../../contract/wizard/participants.ts';
import type { Handler, Handlers } from '../pipeline/pipeline.ts';
import { fromWireGender } from '../present/people.ts';
import type { RequestLists } from '../request-parsing/field-paths.ts';
import type { OfBooking } from '../request-parsing/on-own-booking.ts';
import { presentReservationAnswer, refuseFailure, reservationHandler } from './on-reservation.ts';
import { confirmReservationHandler } from './order.ts';

/** Parses step 1. Only a party on a whole yacht can bring its own skipper (R36). */
const tripCommand = (sent: RequestOf<'detailsUpdate'>): CommandOf<'chooseTrip'> => ({
  type: 'chooseTrip',
  accommodation:
    sent.accommodationOption === 'single' && sent.bedroomChosen === 1
      ? 'cabin'
      : sent.accommodationOption,
  participantsCount: sent.participantsCount,
  ownSkipper: sent.ownSkipper ?? false,
  beSkipper: sent.beSkipper ?? false,
});

/**
 * Parses step 2. A participant whose entry says `sameAsTheFirst` gets the journey and the pick-up
 * point of participant 1.
 */
const berthsCommand = (sent: RequestOf<'accommodationsUpdate'>): CommandOf<'chooseBerths'> => {
  const likeFirst = new Set(
    sent.journeyConfig.flatMap(({ userNum, sameAsTheFirst }) =>
      sameAsTheFirst === 1 ? [userNum] : [],
    ),
  );
  const first = sent.journeyConfig.find(({ userNum }) => userNum === 1);
  return {
    type: 'chooseBerths',
    reserveList: sent.isReserveList === 1,
    berths: sent.accommodationConfig.map((entry) => ({
      userNum: entry.userNum,
      unitId: entry.roomId,
      bedroom: entry.optionsChosen?.some(({ bedroomChosen }) => bedroomChosen === 1) ?? false,
      sameAsFirst: entry.sameAsTheFirst === 1,
      firstName: entry.valueName ?? '',
      lastName: entry.valueSurname ?? '',
    })),
    journeys: sent.journeyConfig.map((entry) => {
      const copied = likeFirst.has(entry.userNum) && first !== undefined ? first : entry;
      return {
        userNum: entry.userNum,
        journeyId: copied.journeyId,
        pointId: copied.journeyPointId,
        luggage:
          entry.transportAddLuggage === undefined ? undefined : entry.transportAddLuggage === 1,
      };
    }),
  };
};

const insuranceCommand = (sent: RequestOf<'insuranceUpdate'>): CommandOf<'chooseInsurance'> => ({
  type: 'chooseInsurance',
  insurances: sent.insuranceConfig.map((entry) => ({
    userNum: entry.userNum,
    insuranceId: entry.insuranceId,
    resignation: entry.resignationInsuranceAccepted === '1',
    assistance: entry.quarantineAssistanceAccepted === '1',
    sameAsFirst: entry.sameAsTheFirst === 1,
  })),
});

const extrasCommand = (sent: RequestOf<'addonsUpdate'>): CommandOf<'chooseExtras'> => ({
  type: 'chooseExtras',
  trainings: sent.trainingsConfig.map(({ userNum, trainingsSelected }) => ({
    userNum,
    selected: trainingsSelected.map(({ trainingId, trainingOptionId }) => ({
      trainingId,
      optionId: trainingOptionId,
    })),
  })),
  addons: sent.addonsConfig.map(({ userNum, addonsSelected }) => ({
    userNum,
    selected: addonsSelected.map(({ addonId, addonOptionId }) => ({
      addonId,
      optionId: addonOptionId,
    })),
  })),
});

const personOf = (sent: ParticipantRequest): Person => ({
  firstName: sent.firstName ?? '',
  lastName: sent.lastName ?? '',
  birthDate: sent.birthDate ?? '',
  idDocument: sent.idDocument ?? '',
  country: sent.country || NOBODY.country,
  gender: fromWireGender(sent.gender),
  phone: sent.phone ?? '',
  email: normalizeEmail(sent.email ?? ''),
});

const peopleOf = (
  sent: RequestOf<'participantsUpdate'>,
): CommandOf<'nameParticipants'>['participants'] =>
  sent.participantsConfig.map((entry) => ({
    userNum: entry.userNum,
    fillLater: entry.fillInLater === 1,
    person: personOf(entry),
  }));

/** Returns what a new account needs: e-mail, password and consents of participant 1. */
const registrationOf = ({
  participantsConfig,
}: RequestOf<'participantsUpdate'>): WizardRegistration | null => {
  const first = participantsConfig.find(({ userNum }) => userNum === 1);
  if (first === undefined) return null;
  return {
    email: normalizeEmail(first.email ?? ''),
    password: first.password ?? '',
    policyAccepted: first.policyAccepted === 1,
    newsletterAccepted: first.newsletterAccepted === 1,
  };
};

const create =
  (deps: BeginningDeps): Handler<'reservationCreate'> =>
  async ({ request, site, requestSession }) => {
    const caller = await requestSession.beginner();
    const result = await createReservation(deps)(caller, site.siteId, request.offerId);
    return result
      .map(({ id }) => ({ Reservation: { ReservationId: id } }))
      .mapErr((failure) => refuseFailure(failure, { sent: {}, view: null }));
  };

const get = (deps: ViewDeps, readBy: typeof readReservation = readReservation) =>
  reservationHandler(
    deps,
    (caller, { reservationId }: OfBooking) => readBy(deps)(caller, reservationId),
    presentReservationAnswer,
  );

type SaveRequest = OfBooking &
  RequestLists & {
    readonly expectedVersion?: number | undefined;
    readonly dryRun?: boolean | undefined;
  };
type StepCommand = Parameters<ReturnType<typeof saveStep>>[2];

const update = <R extends SaveRequest>(deps: StepDeps, commandOf: (request: R) => StepCommand) =>
  reservationHandler(
    deps,
    (caller, request: R) => {
      const { reservationId, expectedVersion = null, dryRun = false } = request;
      return dryRun
        ? previewStep(deps)(caller, reservationId, commandOf(request))
        : saveStep(deps)(caller, reservationId, commandOf(request), expectedVersion);
    },
    presentReservationAnswer,
    (request) => request,
  );

/** Saves step 5. A booker without an account gets one, from participant 1's data (R35). */
const saveParticipants = (deps: NamingDeps) =>
  reservationHandler(
    deps,
    (caller, request: RequestOf<'participantsUpdate'>) =>
      nameParticipants(deps)(
        caller,
        request.reservationId,
        { participants: peopleOf(request), registration: registrationOf(request) },
        request.expectedVersion ?? null,
      ),
    presentReservationAnswer,
    ({ participantsConfig }) => ({ participantsConfig }),
  );

/** Lists the caller's drafts that hold places (R8.16). */
const listHeldDrafts =
  (deps: Parameters<typeof listOwnHolds>[0]): Handler<'reservationsHeld'> =>
  async ({ caller }) => {
    const { at, holds } = await listOwnHolds(deps)(caller);
    return ok({
      Held: holds.map(({ bookingId, offerId, until }) => ({
        ReservationId: bookingId,
        OfferId: offerId,
        HoldUntil: toWireInstant(until),
        HoldSeconds: Math.ceil((until - at) / 1000),
      })),
    });
  };

export const wizardHandlers = (
  deps: StepDeps & BeginningDeps,
  accounts: LimitDeps & Pick<NamingDeps, 'passwords' | 'commonPasswords'>,
) =>
  ({
    reservationCreate: create(deps),
    reservationsHeld: listHeldDrafts(deps),
    detailsGet: get(deps),
    detailsUpdate: update(deps, tripCommand),
    accommodationsGet: get(deps),
    accommodationsUpdate: update(deps, berthsCommand),
    insuranceGet: get(deps),
    insuranceUpdate: update(deps, insuranceCommand),
    addonsGet: get(deps),
    addonsUpdate: update(deps, extrasCommand),
    participantsGet: get(deps),
    participantsUpdate: saveParticipants({
      ...deps,
      passwords: accounts.passwords,
      commonPasswords: accounts.commonPasswords,
      ...createRegistrationLimit({ ...accounts, ids: deps.ids }),
    }),
    confirmationGet: get(deps, readStep6AndRememberDocuments),
    confirm: confirmReservationHandler(deps),
  }) satisfies Handlers;
