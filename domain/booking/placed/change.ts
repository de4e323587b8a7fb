import { err, ok, type Result } from 'neverthrow';
import type { BrandSettings } from '../../brand-settings.ts';
import { addDays, type Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import { asksPoint, isLuggage } from '../../catalogue/on-sale.ts';
import { strangers } from '../../party/answers.ts';
import type { ParticipantChoices } from '../../party/choices.ts';
import { invalid } from '../../party/problem.ts';
import type { Row } from '../../pricing/price-input.ts';
import { freshRows } from '../../pricing/quote.ts';
import { seatsOf } from '../../seats/claim.ts';
import { travellerProblems } from '../../travellers/requirements.ts';
import type { Booking, Confirmed } from '../booking.ts';
import type { ChangeBooking } from '../commands.ts';
import { type CommandContext, fits } from '../decision.ts';
import type { Refusal } from '../refusal.ts';
import { changeProblems, same } from './change-checks.ts';

const answerOf = <T extends { readonly userNum: number }>(answers: readonly T[] | null, userNum: number): T | undefined =>
  answers?.find((answer) => answer.userNum === userNum);

/** What a participant has chosen after the change; who is not named stays as they are (R37). */
const afterChange = (offer: Offer, command: ChangeBooking, together: boolean, participant: ParticipantChoices): ParticipantChoices => {
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
    pointId: asksPoint(offer, journeyId) ? pointId : null,
    luggage: journey?.luggage ?? (addons === undefined ? participant.luggage : addons.some(({ addonId }) => isLuggage(offer, addonId))),
    insuranceId: insurance === undefined ? participant.insuranceId : insurance.insuranceId,
    assistance: insurance?.assistance ?? participant.assistance,
    trainings: trainings.length > 0 ? trainings : participant.trainings,
    addons: addons === undefined ? participant.addons : addons.filter(({ addonId }) => !isLuggage(offer, addonId)),
    fillLater: named?.fillLater ?? participant.fillLater,
    // The booker's e-mail is the account's and stays.
    person: named === undefined ? participant.person : userNum === 1 ? { ...named.person, email: participant.person.email } : named.person,
  };
};

/** Whether what a row was charged for is still chosen. */
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
      return after.trainings.some(({ trainingId, optionId }) => row.thing === `${trainingId}/${optionId}`);
    case 'addon':
      return after.addons.some(({ addonId }) => row.thing === String(addonId));
    case 'luggage':
      return after.luggage;
    case 'rebates':
      return false;
  }
};

/** Extra luggage is an add-on like the others: what it is called may have changed since it was bought. */
const keyOf = ({ userNum, kind, thing }: Row): string => `${userNum}/${kind === 'luggage' ? 'addon' : kind}/${thing}`;

/** Rows after a change: what is unchanged at the price of the confirmation, what is new at today's (R37). */
const mixedRows = (context: CommandContext, booking: Confirmed, participants: readonly ParticipantChoices[]): readonly Row[] => {
  const unchanged = booking.quote.rows.filter((row) => stillChosen(row, participants[row.userNum - 1]));
  const fresh = freshRows({
    ...booking.basis.terms,
    offer: context.offer,
    settings: context.settings,
    today: context.today,
    choices: { ...booking.choices, participants },
    assumedUnit: null,
  });
  const byKey = new Map(unchanged.map((row) => [keyOf(row), row]));
  const freshKeys = new Set(fresh.map(keyOf));
  // A size, or the class on which a cabin is, is said anew; its price is not.
  const rows = fresh.map((row) => {
    const before = byKey.get(keyOf(row));
    if (before === undefined) return row;
    return { ...before, option: row.option, name: row.kind === 'cabinSurcharge' ? row.name : before.name };
  });
  return [...rows, ...unchanged.filter((row) => !freshKeys.has(keyOf(row)))];
};

/** The last day on which the owner may change a booking: 14 days before the start, that day included (R37). */
export const changesUntil = (offer: Offer, { changesDays }: BrandSettings): Day => addDays(offer.from, -changesDays);

/** Whether the owner may change a booking by themselves today: confirmed, and not too late (R37). */
export const changesOpen = (booking: Booking, offer: Offer, settings: BrandSettings, today: Day): booking is Confirmed =>
  booking.status === 'confirmed' && today <= changesUntil(offer, settings);

/** Whether it is too late for a change: the owner's until 14 days before the start, the office's of people's data until 3 (R37). */
const tooLate = (context: CommandContext, command: ChangeBooking): boolean => {
  const onlyPeople = [command.berths, command.journeys, command.insurances, command.trainings, command.addons].every(
    (list) => list === null,
  );
  const officeUntil = addDays(context.offer.from, -context.settings.officeChangesDays);
  return context.today > (context.by.kind === 'office' && onlyPeople ? officeUntil : changesUntil(context.offer, context.settings));
};

/**
 * A change of a confirmed booking, whole or not at all: checked and seated like a new one (R37). Answers the booking with its new
 * choices and the rows that it is priced by; a change that changes nothing is `alreadyDone`.
 */
export const changed = (
  context: CommandContext,
  booking: Confirmed,
  command: ChangeBooking,
): Result<{ readonly booking: Confirmed; readonly rows: readonly Row[] }, Refusal> => {
  if (tooLate(context, command)) return err({ kind: 'changesClosed' });
  const { choices } = booking;
  const lists = [command.berths, command.journeys, command.insurances, command.trainings, command.addons, command.people];
  const together = choices.accommodation !== 'single';
  const participants = choices.participants.map((participant) => afterChange(context.offer, command, together, participant));
  const after = { ...choices, participants };
  const named = new Set(command.people?.map(({ userNum }) => userNum));
  const { ageCleared } = booking;
  const people = travellerProblems({ ...context, choices: after, ageCleared, bookerHasAccount: true }).filter(
    ({ userNum }) => userNum !== null && named.has(userNum),
  );
  const found = [
    ...strangers(choices, ...lists.map((list) => list ?? [])),
    ...participants.flatMap((participant, index) =>
      changeProblems(context, after, choices.participants[index] ?? participant, participant),
    ),
    ...people,
  ];
  if (found.length > 0) return err(invalid(...found));
  if (same(after, choices)) return err({ kind: 'alreadyDone' });
  const seats = seatsOf(after);
  if (!same(seats, booking.seats) && !fits(context, seats)) return err({ kind: 'placesGone' });
  return ok({ booking: { ...booking, choices: after, seats }, rows: mixedRows(context, booking, participants) });
};
