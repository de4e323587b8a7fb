import type { ChooseTrip } from '../booking/commands.ts';
import type { Problem, ProblemCode, ProblemField } from '../booking/refusal.ts';
import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day } from '../calendar.ts';
import { classSellsCabins, has, type Journey, type Offer, sellsCabins, type Unit, unitOf } from '../catalogue/offer.ts';
import { isPickUpJourney } from '../catalogue/traits.ts';
import { resignationPrice } from '../pricing/insurance-prices.ts';
import type { Accommodation } from '../seats/claim.ts';
import { maxPlacesPerUnit, travellersMax } from '../seats/openness.ts';
import type { ParticipantChoices } from './choices.ts';

/** The three ways to sail, and the Step1 flags made of them (R5, R36): sold by the offer at all, whatever is still free. */
export const sells = (offer: Offer, accommodation: Accommodation): boolean => {
  switch (accommodation) {
    case 'single':
      return offer.units.some((unit) => unit.sellsPlaces);
    case 'cabin':
      return sellsCabins(offer) && offer.units.some((unit) => unit.sellsPlaces && classSellsCabins(unit.unitClass));
    case 'whole':
      return !has(offer, 'course') && offer.units.some((unit) => unit.sellsWhole);
  }
};

/** Whole where places cannot be reserved singly, otherwise single. */
export const defaultAccommodation = (offer: Offer): Accommodation => (sells(offer, 'single') ? 'single' : 'whole');

export const problem = (userNum: number | null, field: ProblemField, code: ProblemCode): Problem => ({ userNum, field, code });

/** What is wrong with step 1. */
export const tripProblems = (offer: Offer, settings: BrandSettings, command: ChooseTrip): readonly Problem[] => {
  const { accommodation, participantsCount: count, ownSkipper } = command;
  if (!sells(offer, accommodation)) return [problem(null, 'accommodation', 'notOffered')];
  if (!Number.isInteger(count) || count < 1) return [problem(null, 'participantsCount', 'tooFew')];
  if (count > maxPlacesPerUnit(offer, settings.maxParticipants)) return [problem(null, 'participantsCount', 'tooMany')];
  if (accommodation === 'cabin' && count !== 2) return [problem(null, 'participantsCount', 'invalid')];
  if (accommodation !== 'whole') return [];
  if (!ownSkipper && has(offer, 'skipperRequired')) return [problem(null, 'ownSkipper', 'required')];
  return ownSkipper && count < 2 ? [problem(null, 'participantsCount', 'tooFew')] : [];
};

/** What is wrong with a chosen unit; a unit that does not sell this way is refused even for the reserve list (R9). */
export const unitProblem = (
  offer: Offer,
  accommodation: Accommodation,
  party: { readonly userNum: number; readonly unitId: number | null; readonly travellers: number; readonly ownSkipper: boolean },
): Problem | null => {
  if (party.unitId === null) return problem(party.userNum, 'unit', 'required');
  const unit = unitOf(offer, party.unitId);
  if (unit === undefined) return problem(party.userNum, 'unit', 'unknown');
  switch (accommodation) {
    case 'single':
      return unit.sellsPlaces ? null : problem(party.userNum, 'unit', 'notOffered');
    case 'cabin':
      return sellsCabinOf(offer, unit) ? null : problem(party.userNum, 'bedroom', 'notOffered');
    case 'whole':
      if (!unit.sellsWhole) return problem(party.userNum, 'unit', 'notOffered');
      return party.travellers > travellersMax(offer, unit, party.ownSkipper) ? problem(party.userNum, 'unit', 'tooManyForYacht') : null;
  }
};

const sellsCabinOf = (offer: Offer, unit: Unit): boolean => unit.sellsPlaces && sellsCabins(offer) && classSellsCabins(unit.unitClass);

/** What an answer to a step is checked against. */
export type StepContext = { readonly offer: Offer; readonly settings: BrandSettings; readonly today: Day };

/** What is wrong with the way to the port: none chosen, or one that is not sold (any more); `open` are those on sale (R14). */
export const journeyProblem = (participant: ParticipantChoices, open: readonly Journey[]): Problem | null => {
  if (open.length === 0) return null;
  if (participant.journeyId === null) return problem(participant.userNum, 'journey', 'required');
  const journey = open.find(({ id }) => id === participant.journeyId);
  if (journey === undefined) return problem(participant.userNum, 'journey', 'unknown');
  if (!isPickUpJourney(journey.id)) return null;
  if (participant.pointId === null) return problem(participant.userNum, 'point', 'required');
  return journey.points.some(({ id, available }) => id === participant.pointId && available)
    ? null
    : problem(participant.userNum, 'point', 'unknown');
};

/** What is wrong with a participant's insurances: none chosen, or something that is not sold (any more) (R16). */
export const insuranceProblems = ({ offer, settings, today }: StepContext, participant: ParticipantChoices): readonly Problem[] => {
  const { userNum, insuranceId, resignation, assistance } = participant;
  const open = offer.insurances.filter(({ available }) => available);
  return [
    ...(insuranceId === null && open.length > 0 ? [problem(userNum, 'insurance', 'required')] : []),
    ...(insuranceId !== null && !open.some(({ id }) => id === insuranceId) ? [problem(userNum, 'insurance', 'unknown')] : []),
    ...(resignation && resignationPrice(offer, settings, today) === null ? [problem(userNum, 'resignation', 'notOffered')] : []),
    ...(assistance && offer.assistance === null ? [problem(userNum, 'assistance', 'notOffered')] : []),
  ];
};

/** The last day on which add-ons may still be added (R54). */
export const addonsUntil = (offer: Offer, settings: BrandSettings): Day => addDays(offer.from, -settings.addonsDays);
