import type { WizardView } from '../../../../application/wizard/view.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { sells } from '../../../../domain/catalogue/accommodation.ts';
import type { Offer } from '../../../../domain/catalogue/offer.ts';
import { addonsOpen, addonsUntil, luggageOnSale } from '../../../../domain/catalogue/on-sale.ts';
import { LUGGAGE } from '../../../../domain/catalogue/traits.ts';
import type { Money } from '../../../../domain/money.ts';
import type { Choices, ParticipantChoices } from '../../../../domain/party/choices.ts';
import { maxPlacesPerUnit, type YachtParty, yachtParties } from '../../../../domain/party/size.ts';
import { wireMoney } from '../../contract/amounts.ts';
import type { Flags, Step1, Step2, Step3, Step4, Step5 } from '../../contract/wizard/steps.ts';
import { wireAccount } from '../account/present-account.ts';
import { presentAddons, presentInsurances, presentJourneys, presentTrainings } from '../present/extras.ts';
import { presentParticipant } from '../present/people.ts';
import { presentRoom, unitGroups } from '../present/rooms.ts';

const bit = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
const bitText = (yes: boolean): '0' | '1' => (yes ? '1' : '0');
const orNull = (money: Money | null | undefined): string | null => (money === null || money === undefined ? null : wireMoney(money));

const each = <T>(choices: Choices, present: (participant: ParticipantChoices) => T): T[] => choices.participants.map(present);

const presentYachtParty = ({ least, most }: YachtParty) => ({ Min: least, Max: most });

/** How many may sail on a whole yacht, with a skipper of their own and with the organiser's (R36). */
const presentYachtParties = (offer: Offer, { maxParticipants }: BrandSettings): Step1['WholeYacht'] => {
  const { ownSkipper, organiserSkipper } = yachtParties(offer, maxParticipants);
  return {
    OwnSkipper: presentYachtParty(ownSkipper),
    OrganiserSkipper: organiserSkipper === null ? null : presentYachtParty(organiserSkipper),
  };
};

/** Step 1: the ways to sail that the offer sells at all (R5, R36), and what was chosen. */
export const presentStep1 = ({ booking: { choices }, entry: { offer }, settings, openness }: WizardView): Step1 => ({
  Config: {
    AccommodationOption: choices.accommodation,
    ParticipantsCount: choices.participants.length,
    ownSkipper: choices.ownSkipper,
    beSkipper: choices.beSkipper,
  },
  CanReservePlace: sells(offer, 'single'),
  CanReserveCabin: sells(offer, 'cabin'),
  CanReserveWhole: sells(offer, 'whole'),
  MaxPlacesPerRoom: maxPlacesPerUnit(offer, settings.maxParticipants),
  AllTaken: [...openness.values()].every(({ placeOpen, wholeOpen }) => !placeOpen && !wholeOpen),
  WholeYacht: presentYachtParties(offer, settings),
});

/** Whether the booking is, or will be, a sign-up on the reserve list (R9). */
export const isReserveList = ({ booking }: WizardView): boolean =>
  booking.status === 'reserveList' || (booking.status === 'draft' && booking.reserveList);

export const presentFlags = (view: WizardView): Flags => ({ Config: { IsReserveList: bit(isReserveList(view)) } });

/** Step 2; a cabin asked for by its bedrooms is answered as bedrooms of everybody (R13). */
export const presentStep2 = ({ booking: { choices }, entry, openness, settings, at }: WizardView): Step2 => ({
  ResortsList: unitGroups(entry).map(({ name, units }) => ({
    Name: name,
    RoomsList: units.map((unit) => presentRoom(entry, unit, openness.get(unit.id), choices.ownSkipper)),
  })),
  Journeys: presentJourneys(entry),
  LuggageCost: addonsOpen(entry.offer, settings, dayOf(at)) ? orNull(luggageOnSale(entry.offer)?.price) : null,
  Config: {
    AccommodationConfig: each(choices, (participant) => ({
      userNum: participant.userNum,
      roomId: participant.unitId,
      optionsChosen: [{ bedroomChosen: bit(choices.accommodation === 'cabin') }],
      sameAsTheFirst: bit(participant.berthSameAsFirst),
      valueName: participant.berthFirstName,
      valueSurname: participant.berthLastName,
    })),
    JourneyConfig: each(choices, ({ userNum, journeyId, pointId, luggage, berthSameAsFirst }) => ({
      userNum,
      journeyId,
      journeyPointId: pointId,
      transportAddLuggage: bit(luggage),
      sameAsTheFirst: bit(berthSameAsFirst),
    })),
  },
});

/** Step 3 with what resignation and assistance cost today, and what they would cost without the package (R16). */
export const presentStep3 = ({ booking: { choices }, entry, resignation }: WizardView): Step3 => ({
  InsurancesList: presentInsurances(entry),
  ResignationCost: orNull(resignation?.price),
  ResignationStruck: orNull(resignation?.struck),
  AssistanceCost: orNull(entry.offer.assistance?.price),
  AssistanceStruck: orNull(entry.offer.assistance?.usual),
  Config: {
    InsuranceConfig: each(choices, (participant) => ({
      userNum: participant.userNum,
      insuranceId: participant.insuranceId,
      resignationInsuranceAccepted: bitText(participant.resignation),
      quarantineAssistanceAccepted: bitText(participant.assistance),
      sameAsTheFirst: bit(participant.insuranceSameAsFirst),
    })),
  },
});

/** Step 4; extra luggage is one thing, wherever it was asked for: it stands beside the journey and here (R14). */
export const presentStep4 = ({ booking: { choices }, entry, settings, at }: WizardView): Step4 => ({
  AddonsUntil: addonsUntil(entry.offer, settings),
  AddonsOpen: addonsOpen(entry.offer, settings, dayOf(at)),
  TrainingsList: presentTrainings(entry),
  AddonsList: presentAddons(entry),
  Config: {
    TrainingsConfig: each(choices, ({ userNum, trainings }) => ({
      userNum,
      trainingsSelected: trainings.map(({ trainingId, optionId }) => ({ trainingId, trainingOptionId: optionId })),
    })),
    AddonsConfig: each(choices, ({ userNum, addons, luggage }) => ({
      userNum,
      addonsSelected: (luggage ? [...addons, LUGGAGE] : addons).map(({ addonId, optionId }) => ({ addonId, addonOptionId: optionId })),
    })),
  },
});

/** Step 5; the account is shown to its logged-in owner alone. */
export const presentStep5 = ({ booking, account, newsletter }: WizardView): Step5 => ({
  Account: account === null ? null : wireAccount(account),
  Config: {
    ParticipantsConfig: each(booking.choices, (participant) =>
      presentParticipant(participant, { agreed: booking.status !== 'draft' || booking.reached >= 5, newsletter }),
    ),
  },
});
