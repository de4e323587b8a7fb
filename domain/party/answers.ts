import type { BrandSettings } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import { type Accommodation, sellsAccommodation, unitSells } from '../catalogue/accommodation.ts';
import {
  type Addon,
  hasTrait,
  type Journey,
  type Offer,
  type Unit,
  unitOf,
} from '../catalogue/offer.ts';
import {
  addonOnSale,
  insurancesOnSale,
  journeysOnSale,
  luggageAddonChoice,
  sellsResignation,
} from '../catalogue/on-sale.ts';
import type { Choices, ChosenAddon, ParticipantChoices, Skipper } from './choices.ts';
import { type Problem, problem } from './problem.ts';

/** Returns how many travellers fit on a yacht; the organiser's skipper takes one berth (R36). */
export const travellersMax = (offer: Offer, unit: Unit, ownSkipper: boolean): number =>
  ownSkipper || hasTrait(offer, 'boatTrip') || hasTrait(offer, 'skipperRequired')
    ? unit.berths
    : unit.berths - 1;

const travellersMin = (ownSkipper: boolean): number => (ownSkipper ? 2 : 1);

/** Returns the largest number of places that a party can book on one yacht of the offer. */
export const maxPlacesPerUnit = (offer: Offer, maxParticipants: number): number =>
  Math.min(maxParticipants, Math.max(1, ...offer.units.map((unit) => unit.berths)));

export type YachtParty = { readonly least: number; readonly most: number; readonly starts: number };

const USUAL_PARTY = 8;

type YachtBounds = {
  readonly maxParticipants: number;
  readonly isOpen: (unit: Unit) => boolean;
};

const yachtParty = (
  offer: Offer,
  { maxParticipants, isOpen }: YachtBounds,
  ownSkipper: boolean,
): YachtParty => {
  const least = travellersMin(ownSkipper);
  const mostOf = (units: readonly Unit[]): number => {
    const limits = units.map((unit) => travellersMax(offer, unit, ownSkipper));
    return Math.max(least, Math.min(maxParticipants, Math.max(...limits)));
  };
  const whole = offer.units.filter(({ sellsWhole }) => sellsWhole);
  // If no unit is sold as a whole yacht, as on a training, count the berths of all units.
  const sold = whole.length > 0 ? whole : offer.units;
  const open = sold.filter(isOpen);
  return {
    least,
    most: mostOf(sold),
    starts: Math.max(least, Math.min(USUAL_PARTY, mostOf(open.length > 0 ? open : sold))),
  };
};

/**
 * Returns how large a party on a whole yacht can be with each kind of skipper; null: that kind is
 * not sold (R62).
 */
export const wholeYachtPartySizes = (
  offer: Offer,
  bounds: YachtBounds,
): { readonly ownSkipper: YachtParty; readonly organiserSkipper: YachtParty | null } => ({
  ownSkipper: yachtParty(offer, bounds, true),
  organiserSkipper: hasTrait(offer, 'skipperRequired') ? null : yachtParty(offer, bounds, false),
});

/**
 * Returns a whole yacht's skipper: the party's own or the organiser's; null for berths and cabins
 * (R55).
 */
export const skipperOf = ({
  accommodation,
  ownSkipper,
}: Pick<Choices, 'accommodation' | 'ownSkipper'>): Skipper | null => {
  if (accommodation !== 'whole') return null;
  return ownSkipper ? 'ownSkipper' : 'organiserSkipper';
};

/** If a party brings its own skipper, participant 2 is the skipper. */
export const isSkipper = ({ accommodation, ownSkipper }: Choices, userNum: number): boolean =>
  accommodation === 'whole' && ownSkipper && userNum === 2;

/**
 * Returns the clothing without a price whose size the customer still has to choose (R54). Returns
 * none after the last day of add-ons or after step 4. Returns none if a participant has add-ons,
 * because the customer has then already saved step 4.
 */
export const clothingStillNeedingSize = (
  offer: Offer,
  choices: Choices,
  { open, passed }: { readonly open: boolean; readonly passed: boolean },
): readonly Addon[] =>
  passed || !open || choices.participants.some(({ addons }) => addons.length > 0)
    ? []
    : offer.addons.filter(({ available, sized, price }) => available && sized && price === 0);

export type AnswerContext = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly today: Day;
};

type RequestedTrip = {
  readonly accommodation: Accommodation;
  readonly participantsCount: number;
  readonly ownSkipper: boolean;
};

export const tripProblems = (
  { offer, settings }: Pick<AnswerContext, 'offer' | 'settings'>,
  { accommodation, participantsCount: count, ownSkipper }: RequestedTrip,
): readonly Problem[] => {
  if (!sellsAccommodation(offer, accommodation))
    return [problem(null, 'accommodation', 'notOffered')];
  if (!Number.isInteger(count) || count < 1) return [problem(null, 'participantsCount', 'tooFew')];
  if (count > maxPlacesPerUnit(offer, settings.maxParticipants))
    return [problem(null, 'participantsCount', 'tooMany')];
  if (accommodation === 'cabin' && count !== 2)
    return [problem(null, 'participantsCount', 'invalid')];
  if (accommodation !== 'whole') return [];
  if (!ownSkipper && hasTrait(offer, 'skipperRequired'))
    return [problem(null, 'ownSkipper', 'required')];
  return count < travellersMin(ownSkipper) ? [problem(null, 'participantsCount', 'tooFew')] : [];
};

export const unknownParticipantProblems = (
  choices: Choices,
  ...lists: readonly (readonly { readonly userNum: number }[])[]
): readonly Problem[] => {
  const found: Problem[] = [];
  for (const list of lists) {
    for (const { userNum } of list)
      if (userNum > choices.participants.length || userNum < 1)
        found.push(problem(userNum, 'userNum', 'unknown'));
  }
  return found;
};

/**
 * Returns true if this participant chooses a unit: everybody with single places, else participant 1
 * (R7, R13).
 */
export const choosesUnit = (
  { accommodation }: Pick<Choices, 'accommodation'>,
  userNum: number,
): boolean => accommodation === 'single' || userNum === 1;

/** Returns what is wrong with a participant's unit, for example none chosen; else null (R9). */
export const unitProblem = (
  offer: Offer,
  choices: Choices,
  { userNum, unitId }: ParticipantChoices,
): Problem | null => {
  if (unitId === null) return problem(userNum, 'unit', 'required');
  const unit = unitOf(offer, unitId);
  if (unit === undefined) return problem(userNum, 'unit', 'unknown');
  const { accommodation, ownSkipper, participants } = choices;
  if (!unitSells(offer, unit, accommodation))
    return problem(userNum, accommodation === 'cabin' ? 'bedroom' : 'unit', 'notOffered');
  return accommodation === 'whole' && participants.length > travellersMax(offer, unit, ownSkipper)
    ? problem(userNum, 'unit', 'tooManyForYacht')
    : null;
};

/** Returns true if the chosen units still sell the party's way to sail to so many people (R11.3). */
export const unitsStillTakeParty = (offer: Offer, choices: Choices): boolean =>
  choices.participants.every(
    (participant) =>
      !choosesUnit(choices, participant.userNum) ||
      unitProblem(offer, choices, participant) === null,
  );

/**
 * Returns what is wrong with a participant's journey, or null; `onSale`: journeys on sale (R14).
 */
export const journeyProblem = (
  participant: ParticipantChoices,
  onSale: readonly Journey[],
): Problem | null => {
  if (onSale.length === 0) return null;
  if (participant.journeyId === null) return problem(participant.userNum, 'journey', 'required');
  const journey = onSale.find(({ id }) => id === participant.journeyId);
  if (journey === undefined) return problem(participant.userNum, 'journey', 'unknown');
  if (!journey.pickUp) return null;
  if (participant.pointId === null) return problem(participant.userNum, 'point', 'required');
  return journey.points.some(({ id, available }) => id === participant.pointId && available)
    ? null
    : problem(participant.userNum, 'point', 'unknown');
};

export const insuranceProblems = (
  { offer, settings, today }: AnswerContext,
  participant: ParticipantChoices,
): readonly Problem[] => {
  const { userNum, insuranceId, resignation, assistance } = participant;
  const open = insurancesOnSale(offer);
  const found: Problem[] = [];
  if (insuranceId === null && open.length > 0)
    found.push(problem(userNum, 'insurance', 'required'));
  if (insuranceId !== null && !open.some(({ id }) => id === insuranceId))
    found.push(problem(userNum, 'insurance', 'unknown'));
  if (resignation && !sellsResignation(offer, settings, today))
    found.push(problem(userNum, 'resignation', 'notOffered'));
  if (assistance && offer.assistance === null)
    found.push(problem(userNum, 'assistance', 'notOffered'));
  return found;
};

export const addonProblems = (
  offer: Offer,
  userNum: number,
  { addonId, optionId }: ChosenAddon,
): readonly Problem[] => {
  const addon = addonOnSale(offer, addonId);
  if (addon === undefined) return [problem(userNum, 'addon', 'unknown')];
  if (addon.options.length === 0) return [];
  if (optionId === null) return [problem(userNum, 'addonOption', 'required')];
  return addon.options.some(({ id }) => id === optionId)
    ? []
    : [problem(userNum, 'addonOption', 'unknown')];
};

export const luggageProblems = (offer: Offer, userNum: number): readonly Problem[] => {
  const luggage = luggageAddonChoice(offer);
  return luggage === null
    ? [problem(userNum, 'addon', 'unknown')]
    : addonProblems(offer, userNum, luggage);
};

const hasDuplicate = (ids: readonly number[]): boolean =>
  ids.some((id, index) => ids.indexOf(id) < index);

export const duplicateProblems = (
  userNum: number,
  field: 'addon' | 'training',
  ids: readonly number[],
): readonly Problem[] => (hasDuplicate(ids) ? [problem(userNum, field, 'invalid')] : []);

/** Returns problems of trainings that a participant chose twice or that the offer does not sell. */
export const trainingProblems = (
  offer: Offer,
  userNum: number,
  trainings: ParticipantChoices['trainings'],
): readonly Problem[] => {
  const ids = trainings.map(({ trainingId }) => trainingId);
  const found: Problem[] = [...duplicateProblems(userNum, 'training', ids)];
  for (const { trainingId, optionId } of trainings) {
    const isSold = offer.trainings.some(
      ({ id, options }) => id === trainingId && options.some((option) => option.id === optionId),
    );
    if (!isSold) found.push(problem(userNum, 'training', 'unknown'));
  }
  return found;
};

const addRemovedExtras = (
  found: Problem[],
  offer: Offer,
  { userNum, addons, luggage, trainings }: ParticipantChoices,
): void => {
  for (const addon of addons) found.push(...addonProblems(offer, userNum, addon));
  if (luggage) found.push(...luggageProblems(offer, userNum));
  found.push(...trainingProblems(offer, userNum, trainings));
};

/** Returns missing answers of steps 2 and 3, and choices that are no longer on sale. */
export const missingAnswers = (context: AnswerContext, choices: Choices): readonly Problem[] => {
  const { offer } = context;
  const open = journeysOnSale(offer);
  const found: Problem[] = [];
  for (const participant of choices.participants) {
    const unit = choosesUnit(choices, participant.userNum)
      ? unitProblem(offer, choices, participant)
      : null;
    if (unit !== null) found.push(unit);
    const journey = journeyProblem(participant, open);
    if (journey !== null) found.push(journey);
    found.push(...insuranceProblems(context, participant));
    addRemovedExtras(found, offer, participant);
  }
  return found;
};
