import { err, ok, type Result } from 'neverthrow';
import type { BrandSettings } from '../../brand-settings.ts';
import { addDays, type Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { isLuggage, needsPickUpPoint } from '../../catalogue/on-sale.ts';
import { unknownParticipantProblems } from '../../party/answers.ts';
import type { ParticipantChoices } from '../../party/choices.ts';
import { invalidAnswers } from '../../party/problem.ts';
import { currentPriceRows } from '../../pricing/quote.ts';
import type { Row } from '../../pricing/rows.ts';
import { placesPerUnitOfChoices } from '../../seats/claim.ts';
import { travellerProblems } from '../../travellers/requirements.ts';
import type { Booking, Confirmed, PlacedBooking, Refusal } from '../booking.ts';
import { type CommandContext, type CommandOf, canOrderPlaces } from '../commands.ts';
import { changeProblems, isDeeplyEqual } from './change-checks.ts';

const answerOf = <T extends { readonly userNum: number }>(
  answers: readonly T[] | null,
  userNum: number,
): T | undefined => answers?.find((answer) => answer.userNum === userNum);

const afterChange = (
  offer: Offer,
  command: CommandOf<'changeBooking'>,
  together: boolean,
  participant: ParticipantChoices,
): ParticipantChoices => {
  const { userNum } = participant;
  const berth = answerOf(command.berths, together ? 1 : userNum);
  const journey = answerOf(command.journeys, userNum);
  const insurance = answerOf(command.insurances, userNum);
  const trainings = answerOf(command.trainings, userNum)?.selected ?? [];
  const addons = answerOf(command.addons, userNum)?.selected;
  const named = answerOf(command.people, userNum);
  const journeyId = journey === undefined ? participant.journeyId : journey.journeyId;
  const pointId = journey === undefined ? participant.pointId : journey.pointId;
  return {
    ...participant,
    unitId: berth?.unitId ?? participant.unitId,
    journeyId,
    pointId: needsPickUpPoint(offer, journeyId) ? pointId : null,
    luggage:
      journey?.luggage ??
      (addons === undefined
        ? participant.luggage
        : addons.some(({ addonId }) => isLuggage(offer, addonId))),
    insuranceId: insurance === undefined ? participant.insuranceId : insurance.insuranceId,
    assistance: insurance?.assistance ?? participant.assistance,
    trainings: trainings.length > 0 ? trainings : participant.trainings,
    addons:
      addons === undefined
        ? participant.addons
        : addons.filter(({ addonId }) => !isLuggage(offer, addonId)),
    fillLater: named?.fillLater ?? participant.fillLater,
    // A change cannot alter the booker's e-mail, because it is the account's e-mail.
    person:
      named === undefined
        ? participant.person
        : userNum === 1
          ? { ...named.person, email: participant.person.email }
          : named.person,
  };
};

const stillChosen = (row: Row, after: ParticipantChoices | undefined): boolean => {
  if (after === undefined) return false;
  switch (row.kind) {
    case 'accommodation':
    case 'wholeYacht':
      return row.thing === String(after.unitId);
    case 'cabinSurcharge':
    case 'organiserSkipper':
      return true;
    case 'journey':
      return row.thing === String(after.journeyId);
    case 'point':
      return row.thing === `${after.journeyId}/${after.pointId}`;
    case 'insurance':
      return row.thing === String(after.insuranceId);
    case 'resignation':
      return after.resignation;
    case 'assistance':
      return after.assistance;
    case 'training':
      return after.trainings.some(
        ({ trainingId, optionId }) => row.thing === `${trainingId}/${optionId}`,
      );
    case 'addon':
      return after.addons.some(({ addonId }) => row.thing === String(addonId));
    case 'luggage':
      return after.luggage;
    case 'rebates':
      return false;
  }
};

const keyOf = ({ userNum, kind, thing: item }: Row): string =>
  `${userNum}/${kind === 'luggage' ? 'addon' : kind}/${item}`;

/** A price row that a change keeps has the order's price; a new row has today's price (R37). */
const mergeRows = (
  context: CommandContext,
  booking: Confirmed,
  participants: readonly ParticipantChoices[],
): readonly Row[] => {
  const unchanged = booking.quote.rows.filter((row) =>
    stillChosen(row, participants[row.userNum - 1]),
  );
  const fresh = currentPriceRows({
    ...booking.basis.terms,
    offer: context.offer,
    settings: context.settings,
    today: context.today,
    choices: { ...booking.choices, participants },
    assumedUnit: null,
  });
  const byKey = new Map(unchanged.map((row) => [keyOf(row), row]));
  const freshKeys = new Set(fresh.map(keyOf));
  const rows = fresh.map((row) => {
    const before = byKey.get(keyOf(row));
    if (before === undefined) return row;
    return {
      ...before,
      option: row.option,
      name: row.kind === 'cabinSurcharge' ? row.name : before.name,
    };
  });
  return [...rows, ...unchanged.filter((row) => !freshKeys.has(keyOf(row)))];
};

/**
 * Returns the last day on which the booker can change a booking: 14 days before the start, or later
 * if the contract says so (R48.11).
 */
export const lastChangeDay = (
  { agreedTimes }: Pick<PlacedBooking, 'agreedTimes'>,
  offer: Offer,
  { changesDays }: BrandSettings,
): Day => addDays(offer.from, -Math.min(changesDays, agreedTimes?.changesDays ?? changesDays));

const lastOfficeChangeDay = (
  { agreedTimes }: Pick<PlacedBooking, 'agreedTimes'>,
  offer: Offer,
  { officeChangesDays: days }: BrandSettings,
): Day => addDays(offer.from, -Math.min(days, agreedTimes?.officeChangesDays ?? days));

export const isConfirmedAndChangeable = (
  booking: Booking,
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): booking is Confirmed =>
  booking.status === 'confirmed' && today <= lastChangeDay(booking, offer, settings);

const isTooLate = ({ by, offer, settings, today }: CommandContext, booking: Confirmed): boolean => {
  const lastDay = by.kind === 'office' ? lastOfficeChangeDay : lastChangeDay;
  return today > lastDay(booking, offer, settings);
};

/** Applies all of a change or nothing; refuses as `alreadyDone` if the change alters nothing. */
export const applyChange = (
  context: CommandContext,
  booking: Confirmed,
  command: CommandOf<'changeBooking'>,
): Result<{ readonly booking: Confirmed; readonly rows: readonly Row[] }, Refusal> => {
  if (isTooLate(context, booking)) return err({ kind: 'changesClosed' });
  const { choices } = booking;
  const lists = [
    command.berths,
    command.journeys,
    command.insurances,
    command.trainings,
    command.addons,
    command.people,
  ];
  const together = choices.accommodation !== 'single';
  const participants = choices.participants.map((participant) =>
    afterChange(context.offer, command, together, participant),
  );
  const after = { ...choices, participants };
  const named = new Set(command.people?.map(({ userNum }) => userNum));
  const { ageCleared } = booking;
  const people = travellerProblems({
    ...context,
    choices: after,
    ageCleared,
    bookerHasAccount: true,
  }).filter(({ userNum }) => userNum !== null && named.has(userNum));
  const found = [
    ...unknownParticipantProblems(choices, ...lists.map((list) => list ?? [])),
    ...participants.flatMap((participant, index) =>
      changeProblems(context, after, choices.participants[index] ?? participant, participant),
    ),
    ...people,
  ];
  if (found.length > 0) return err(invalidAnswers(...found));
  if (isDeeplyEqual(after, choices)) return err({ kind: 'alreadyDone' });
  const seats = placesPerUnitOfChoices(after);
  if (!isDeeplyEqual(seats, booking.seats) && !canOrderPlaces(context, seats))
    return err({ kind: 'placesGone' });
  return ok({
    booking: { ...booking, choices: after, seats },
    rows: mergeRows(context, booking, participants),
  });
};
