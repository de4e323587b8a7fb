import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day } from '../calendar.ts';
import { classSellsCabins, has, type Offer, sellsCabins, type Unit, unitOf } from '../catalogue/offer.ts';
import type { Accommodation } from '../seats/claim.ts';
import { maxPlacesPerUnit, travellersMax } from '../seats/openness.ts';
import type { ChooseTrip } from './commands.ts';
import type { Problem, ProblemCode, ProblemField } from './refusal.ts';

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

/** The last day on which add-ons may still be added (R54). */
export const addonsUntil = (offer: Offer, settings: BrandSettings): Day => addDays(offer.from, -settings.addonsDays);
