import { err, ok } from 'neverthrow';
import type {
  BookingChangeProblem,
  BuildChange,
} from '../../../../application/panel/change-booking.ts';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import type { CommandOf, JourneyAnswer } from '../../../../domain/booking/commands.ts';
import type { ParticipantChoices } from '../../../../domain/party/choices.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import { problem } from '../../../../domain/party/problem.ts';
import { isPhoneByFormerRulesOnly, normalizeEmail } from '../../../../domain/travellers/contact.ts';
import type { ParameterLists, ParticipantChange } from '../../contract/panel/panel.ts';
import { fromWireGender } from '../present/people.ts';

// A choice that is missing in the request stays as it is (R37).

const UNCHANGED: CommandOf<'changeBooking'> = {
  type: 'changeBooking',
  berths: null,
  journeys: null,
  insurances: null,
  trainings: null,
  addons: null,
  people: null,
};

const ofBooking = ({ choices }: Confirmed, userNum: number): ParticipantChoices | undefined =>
  choices.participants[userNum - 1];

const personAfter = (sent: ParticipantChange, before: Person): Person => ({
  firstName: sent.firstName ?? before.firstName,
  lastName: sent.lastName ?? before.lastName,
  birthDate: sent.birthDate ?? before.birthDate,
  idDocument: sent.idDocument ?? before.idDocument,
  country: (sent.country ?? before.country) || NOBODY.country,
  gender: sent.gender === undefined ? before.gender : fromWireGender(sent.gender),
  phone: sent.phone ?? before.phone,
  email: sent.email === undefined ? before.email : normalizeEmail(sent.email),
});

/**
 * Returns `fillLater` from the request. If the request lacks it, returns the old value, but false
 * if the participant's data are complete now.
 */
const laterAfter = (sent: ParticipantChange, before: boolean, person: Person): boolean =>
  sent.fillInLater === undefined
    ? before && (person.firstName === '' || person.lastName === '' || person.birthDate === '')
    : sent.fillInLater === 1;

export const participantsChangeBuilder =
  (sent: readonly ParticipantChange[]): BuildChange =>
  (booking) => {
    const faults = sent.flatMap(({ userNum, gender, phone }): readonly BookingChangeProblem[] => [
      ...(gender === undefined || ['', '1', '2'].includes(gender)
        ? []
        : [{ userNum, field: 'gender', code: 'invalid' } as const]),
      ...(phone !== undefined && isPhoneByFormerRulesOnly(phone)
        ? [problem(userNum, 'phone', 'invalid')]
        : []),
    ]);
    if (faults.length > 0) return err(faults);
    const people = sent.map((entry) => {
      const before = ofBooking(booking, entry.userNum);
      const person = personAfter(entry, before?.person ?? NOBODY);
      return {
        userNum: entry.userNum,
        person,
        fillLater: laterAfter(entry, before?.fillLater ?? false, person),
      };
    });
    return ok({ ...UNCHANGED, people });
  };

type Sent<L extends keyof ParameterLists> = NonNullable<ParameterLists[L]>;

/**
 * Finds two errors in the units that a change requests: a participant has no unit, or a booking of
 * single places asks for a cabin (R13).
 */
const berthProblems = (
  sent: Sent<'accommodationConfig'>,
  { choices }: Confirmed,
): readonly BookingChangeProblem[] =>
  sent.flatMap(({ userNum, roomId, optionsChosen }) => [
    ...(roomId === null ? [problem(userNum, 'unit', 'required')] : []),
    ...(choices.accommodation === 'single' &&
    optionsChosen?.some(({ bedroomChosen }) => bedroomChosen === 1) === true
      ? [problem(userNum, 'bedroom', 'notAllowed')]
      : []),
  ]);

/** Travellers of one cabin, or of one whole yacht, always move to the same unit together. */
const berthsAfter = (
  sent: Sent<'accommodationConfig'>,
  booking: Confirmed,
): CommandOf<'changeBooking'>['berths'] => {
  const rooms = sent.flatMap(({ userNum, roomId }) =>
    typeof roomId === 'number' ? [{ userNum, unitId: roomId }] : [],
  );
  if (booking.choices.accommodation === 'single') return rooms;
  const strangers = rooms.filter(({ userNum }) => ofBooking(booking, userNum) === undefined);
  const existing = rooms.filter(({ userNum }) => ofBooking(booking, userNum) !== undefined);
  const moved =
    existing.find(({ userNum, unitId }) => ofBooking(booking, userNum)?.unitId !== unitId) ??
    existing[0];
  return moved === undefined ? strangers : [{ userNum: 1, unitId: moved.unitId }, ...strangers];
};

/**
 * A request can contain extra luggage in two fields: in the journey and as an add-on. The field
 * whose value differs from the booking counts (R14). Returns the journey's value if that field
 * counts, otherwise undefined.
 */
const luggageAfter = (
  flag: 0 | 1 | undefined,
  before: boolean,
  addonsSent: boolean,
): JourneyAnswer['luggage'] => {
  if (flag === undefined) return undefined;
  const hasLuggage = flag === 1;
  return hasLuggage === before && addonsSent ? undefined : hasLuggage;
};

const journeysAfter = (
  { journeyConfig, addonsConfig }: ParameterLists,
  booking: Confirmed,
): CommandOf<'changeBooking'>['journeys'] =>
  journeyConfig?.map(({ userNum, journeyId: sent, journeyPointId, transportAddLuggage }) => {
    const before = ofBooking(booking, userNum);
    const journeyId = sent === undefined ? (before?.journeyId ?? null) : sent;
    // A pick-up point belongs to one journey, so another journey clears it.
    const pointBefore = journeyId === before?.journeyId ? (before?.pointId ?? null) : null;
    const addonsSent =
      addonsConfig?.some(
        (entry) => entry.userNum === userNum && entry.addonsSelected !== undefined,
      ) ?? false;
    return {
      userNum,
      journeyId,
      pointId: journeyPointId === undefined ? pointBefore : journeyPointId,
      luggage: luggageAfter(transportAddLuggage, before?.luggage ?? false, addonsSent),
    };
  }) ?? null;

const insurancesAfter = (
  { insuranceConfig }: ParameterLists,
  booking: Confirmed,
): CommandOf<'changeBooking'>['insurances'] =>
  insuranceConfig?.map(({ userNum, insuranceId, quarantineAssistanceAccepted: assistance }) => {
    const before = ofBooking(booking, userNum);
    return {
      userNum,
      insuranceId: insuranceId === undefined ? (before?.insuranceId ?? null) : insuranceId,
      assistance: assistance === undefined ? (before?.assistance ?? false) : assistance === '1',
    };
  }) ?? null;

/** Returns the add-ons after a change. Ignores entries that do not name an add-on. */
const addonsAfter = ({ addonsConfig }: ParameterLists): CommandOf<'changeBooking'>['addons'] =>
  addonsConfig?.flatMap(({ userNum, addonsSelected }) =>
    addonsSelected === undefined
      ? []
      : [
          {
            userNum,
            selected: addonsSelected.flatMap(({ addonId, addonOptionId }) =>
              addonId === null ? [] : [{ addonId, optionId: addonOptionId }],
            ),
          },
        ],
  ) ?? null;

export const optionsChangeBuilder =
  (sent: ParameterLists): BuildChange =>
  (booking) => {
    const faults = berthProblems(sent.accommodationConfig ?? [], booking);
    if (faults.length > 0) return err(faults);
    return ok({
      ...UNCHANGED,
      berths:
        sent.accommodationConfig === undefined
          ? null
          : berthsAfter(sent.accommodationConfig, booking),
      journeys: journeysAfter(sent, booking),
      insurances: insurancesAfter(sent, booking),
      trainings:
        sent.trainingsConfig?.map(({ userNum, trainingsSelected }) => ({
          userNum,
          selected: trainingsSelected.map(({ trainingId, trainingOptionId }) => ({
            trainingId,
            optionId: trainingOptionId,
          })),
        })) ?? null,
      addons: addonsAfter(sent),
    });
  };
