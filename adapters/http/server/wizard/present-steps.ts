import type { WizardView } from '../../../../application/wizard/view.ts';
import { isSignUp } from '../../../../domain/booking/booking.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import {
  initialUnitClass,
  sellsAccommodation,
} from '../../../../domain/catalogue/accommodation.ts';
import { hasTrait } from '../../../../domain/catalogue/offer.ts';
import {
  canStillOrderAddons,
  lastDayToOrderAddons,
  luggageOnSale,
} from '../../../../domain/catalogue/on-sale.ts';
import type { Money } from '../../../../domain/money.ts';
import {
  clothingStillNeedingSize,
  isSkipper,
  maxPlacesPerUnit,
  wholeYachtPartySizes,
  type YachtParty,
} from '../../../../domain/party/answers.ts';
import { canBookUnitForParty } from '../../../../domain/seats/takes-party.ts';
import { canFillLater } from '../../../../domain/travellers/requirements.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { unitClassNames } from '../../contract/names.pl.ts';
import { toWireBit } from '../../contract/screen-rules.ts';
import type { Flags, Step1, Step2, Step3, Step4, Step5 } from '../../contract/wizard/steps.ts';
import { presentAccount } from '../account/present-account.ts';
import {
  createAddonsChoicePresenter,
  presentInsuranceChoice,
  presentJourneyChoice,
  presentTrainingsChoice,
} from '../present/choices.ts';
import {
  presentAddons,
  presentInsurances,
  presentJourneys,
  presentTrainings,
} from '../present/extras.ts';
import { presentParticipant } from '../present/people.ts';
import { createWizardRoomPresenter, unitGroups } from '../present/rooms.ts';

const orNull = (money: Money | null | undefined): string | null =>
  money === null || money === undefined ? null : toWireMoney(money);

const presentYachtParty = ({ least, most, starts }: YachtParty) => ({
  Min: least,
  Max: most,
  Starts: starts,
});

/** Returns the party sizes on a whole yacht, with and without an own skipper (R36, R62). */
const presentYachtParties = ({
  entry: { offer },
  settings: { maxParticipants },
  openness,
}: WizardView): Step1['WholeYacht'] => {
  const isOpen = ({ id }: { readonly id: number }): boolean => openness.get(id)?.wholeOpen === true;
  const { ownSkipper, organiserSkipper } = wholeYachtPartySizes(offer, { maxParticipants, isOpen });
  return {
    OwnSkipper: presentYachtParty(ownSkipper),
    OrganiserSkipper: organiserSkipper === null ? null : presentYachtParty(organiserSkipper),
  };
};

export const presentStep1 = (view: WizardView): Step1 => {
  const {
    booking: { choices },
    entry: { offer },
    settings,
    openness,
    wayPrices,
  } = view;
  return {
    Config: {
      AccommodationOption: choices.accommodation,
      ParticipantsCount: choices.participants.length,
      ownSkipper: choices.ownSkipper,
      beSkipper: choices.beSkipper,
    },
    CanReservePlace: sellsAccommodation(offer, 'single'),
    CanReserveCabin: sellsAccommodation(offer, 'cabin'),
    CanReserveWhole: sellsAccommodation(offer, 'whole'),
    MaxPlacesPerRoom: maxPlacesPerUnit(offer, settings.maxParticipants),
    PricesFrom: {
      Place: orNull(wayPrices.single),
      Cabin: orNull(wayPrices.cabin),
      Whole: orNull(wayPrices.whole),
    },
    AllTaken: [...openness.values()].every(({ placeOpen, wholeOpen }) => !placeOpen && !wholeOpen),
    WholeYacht: presentYachtParties(view),
    AsksBeSkipper: hasTrait(offer, 'skipperDiscount'),
  };
};

export const presentReserveListFlag = (view: WizardView): Flags => ({
  Config: { IsReserveList: toWireBit(isSignUp(view.booking)) },
});

const presentFirstClass = ({
  entry,
  openness,
  booking: { choices },
}: WizardView): string | null => {
  const first = initialUnitClass(
    unitGroups(entry).flatMap(({ units }) => units),
    (unit) => {
      const unitOpenness = openness.get(unit.id);
      return (
        unitOpenness !== undefined && canBookUnitForParty(entry.offer, unit, unitOpenness, choices)
      );
    },
  );
  return first === null ? null : unitClassNames[first];
};

/**
 * Presents step 2. On the wire, a participant in a cabin is a single place whose option
 * `bedroomChosen` is 1 (R13).
 */
export const presentStep2 = (view: WizardView): Step2 => {
  const {
    booking: { choices },
    entry,
    settings,
    at,
  } = view;
  return {
    ResortsList: unitGroups(entry).map(({ name, units }) => ({
      Name: name,
      RoomsList: units.map(createWizardRoomPresenter(view)),
    })),
    FirstClass: presentFirstClass(view),
    Journeys: presentJourneys(entry),
    LuggageCost: canStillOrderAddons(entry.offer, settings, dayOf(at))
      ? orNull(luggageOnSale(entry.offer)?.price)
      : null,
    Config: {
      AccommodationConfig: choices.participants.map((participant) => ({
        userNum: participant.userNum,
        roomId: participant.unitId,
        optionsChosen: [{ bedroomChosen: toWireBit(choices.accommodation === 'cabin') }],
        sameAsTheFirst: toWireBit(participant.berthSameAsFirst),
        valueName: participant.berthFirstName,
        valueSurname: participant.berthLastName,
      })),
      JourneyConfig: choices.participants.map((participant) => ({
        ...presentJourneyChoice(participant),
        sameAsTheFirst: toWireBit(participant.berthSameAsFirst),
      })),
    },
  };
};

/** Struck prices are the prices without the package Safe Booking (R16). */
export const presentStep3 = ({ booking: { choices }, entry, resignation }: WizardView): Step3 => ({
  InsurancesList: presentInsurances(entry),
  ResignationCost: orNull(resignation?.price),
  ResignationStruck: orNull(resignation?.struck),
  AssistanceCost: orNull(entry.offer.assistance?.price),
  AssistanceStruck: orNull(entry.offer.assistance?.usual),
  Config: {
    InsuranceConfig: choices.participants.map((participant) => ({
      ...presentInsuranceChoice(participant),
      sameAsTheFirst: toWireBit(participant.insuranceSameAsFirst),
    })),
  },
});

const hasPassedStep5 = ({ booking }: WizardView): boolean =>
  booking.status !== 'draft' || booking.reached >= 5;

export const presentStep4 = (view: WizardView): Step4 => {
  const { entry, settings, at } = view;
  const { choices } = view.booking;
  const open = canStillOrderAddons(entry.offer, settings, dayOf(at));
  return {
    AddonsUntil: lastDayToOrderAddons(entry.offer, settings),
    AddonsOpen: open,
    TrainingsList: presentTrainings(entry),
    AddonsList: presentAddons(entry),
    AwaitingSizes: clothingStillNeedingSize(entry.offer, choices, {
      open,
      passed: hasPassedStep5(view),
    }).map(({ id }) => id),
    Config: {
      TrainingsConfig: choices.participants.map(presentTrainingsChoice),
      AddonsConfig: choices.participants.map(createAddonsChoicePresenter(entry.offer)),
    },
  };
};

/** Presents step 5. Contains the account's data only if its owner is logged in. */
export const presentStep5 = (view: WizardView): Step5 => {
  const { booking, account, newsletter, entry } = view;
  const { choices } = booking;
  const agreed = hasPassedStep5(view);
  return {
    Account: account === null ? null : presentAccount(account),
    AdultsOnly26: hasTrait(entry.offer, 'adultsOnly26'),
    ChildDiscount: hasTrait(entry.offer, 'childDiscountInfo'),
    MayFillLater: choices.participants
      .filter((participant) => canFillLater(choices, participant))
      .map(({ userNum }) => userNum),
    Skipper:
      choices.participants.find(({ userNum }) => isSkipper(choices, userNum))?.userNum ?? null,
    Config: {
      ParticipantsConfig: choices.participants.map((participant) =>
        presentParticipant(participant, { agreed, newsletter }),
      ),
    },
  };
};
