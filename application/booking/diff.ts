import type { Confirmed } from '../../domain/booking/booking.ts';
import type { ParticipantChoices } from '../../domain/party/choices.ts';
import { priceLinesWithoutRebates } from '../../domain/pricing/lines.ts';
import type { RowKind } from '../../domain/pricing/quote.ts';
import type { ChangedPart, ChangedParticipant, PricedLine } from '../ports/mail/content.ts';

const PARTS: Readonly<
  Record<Exclude<ChangedPart, 'group' | 'rebate'>, (choices: ParticipantChoices) => unknown>
> = {
  people: ({ person, fillLater }) => [person, fillLater],
  berths: ({ unitId }) => unitId,
  journeys: ({ journeyId, pointId }) => [journeyId, pointId],
  insurances: ({ insuranceId, assistance, resignation }) => [insuranceId, assistance, resignation],
  extras: ({ luggage, trainings, addons }) => [luggage, trainings, addons],
};

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

export const changedBookingParts = (
  before: Confirmed,
  after: Confirmed,
): readonly ChangedPart[] => {
  const seen = (booking: Confirmed, part: keyof typeof PARTS): string =>
    JSON.stringify(booking.choices.participants.map(PARTS[part]));
  const chosen = Object.keys(PARTS)
    .filter(isPart)
    .filter((part) => seen(before, part) !== seen(after, part));
  return [
    ...chosen,
    ...(before.group?.code === after.group?.code ? [] : (['group'] as const)),
    ...(before.officeRebates.length === after.officeRebates.length ? [] : (['rebate'] as const)),
  ];
};

const PART_OF: Readonly<Record<RowKind, keyof typeof PARTS | null>> = {
  accommodation: 'berths',
  cabinSurcharge: 'berths',
  wholeYacht: 'berths',
  journey: 'journeys',
  point: 'journeys',
  insurance: 'insurances',
  resignation: 'insurances',
  assistance: 'insurances',
  training: 'extras',
  addon: 'extras',
  luggage: 'extras',
  organiserSkipper: null,
  rebates: null,
};

const linesFor = (
  { quote }: Confirmed,
  userNum: number,
  part: keyof typeof PARTS,
): readonly PricedLine[] =>
  priceLinesWithoutRebates(quote.rows)
    .filter((line) => line.userNum === userNum && PART_OF[line.kind] === part)
    .map(({ kind, name, option, boardedAt, price, currency, onSpot }) => ({
      kind,
      name,
      option,
      boardedAt,
      price,
      currency,
      onSpot,
    }));

/** Returns the changed choices of each participant, with price rows before and after (R37.11). */
export const participantChanges = (
  before: Confirmed,
  after: Confirmed,
): readonly ChangedParticipant[] =>
  after.choices.participants.flatMap((participant) => {
    const { userNum } = participant;
    const earlier = before.choices.participants.find((each) => each.userNum === userNum);
    return Object.keys(PARTS)
      .filter(isPart)
      .filter(
        (part) =>
          earlier !== undefined &&
          JSON.stringify(PARTS[part](earlier)) !== JSON.stringify(PARTS[part](participant)),
      )
      .map((part) => ({
        userNum,
        part,
        before: linesFor(before, userNum, part),
        after: linesFor(after, userNum, part),
      }));
  });
