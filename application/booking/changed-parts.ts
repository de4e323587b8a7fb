import type { Confirmed } from '../../domain/booking/booking.ts';
import type { ParticipantChoices } from '../../domain/party/choices.ts';
import type { ChangedPart } from '../ports/mail/content.ts';

const PARTS: Readonly<Record<Exclude<ChangedPart, 'group' | 'rebate'>, (choices: ParticipantChoices) => unknown>> = {
  people: ({ person, fillLater }) => [person, fillLater],
  berths: ({ unitId }) => unitId,
  journeys: ({ journeyId, pointId }) => [journeyId, pointId],
  insurances: ({ insuranceId, assistance, resignation }) => [insuranceId, assistance, resignation],
  extras: ({ luggage, trainings, addons }) => [luggage, trainings, addons],
};

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** What of a confirmed booking is not as it was: of its participants' choices, of its group, of the office's rebates. */
export const changedParts = (before: Confirmed, after: Confirmed): readonly ChangedPart[] => {
  const seen = (booking: Confirmed, part: keyof typeof PARTS): string => JSON.stringify(booking.choices.participants.map(PARTS[part]));
  const chosen = Object.keys(PARTS)
    .filter(isPart)
    .filter((part) => seen(before, part) !== seen(after, part));
  return [
    ...chosen,
    ...(before.group?.code === after.group?.code ? [] : (['group'] as const)),
    ...(before.officeRebates.length === after.officeRebates.length ? [] : (['rebate'] as const)),
  ];
};
