import type { ChoicesLeft } from '../../../../../application/panel/change-booking.ts';
import type { Confirmed } from '../../../../../domain/booking/booking.ts';
import type { ParticipantChoices } from '../../../../../domain/party/choices.ts';
import type { Openness } from '../../../../../domain/seats/openness.ts';
import { toWireMoney } from '../../../contract/codecs/amounts.ts';
import type { Room } from '../../../contract/offers/catalogue.ts';
import type { Parameters } from '../../../contract/panel/panel.ts';
import { presentJourneys } from '../../present/extras.ts';
import { presentRoom } from '../../present/rooms.ts';

const anyParticipant = (
  { choices }: Confirmed,
  has: (participant: ParticipantChoices) => boolean,
): boolean => choices.participants.some(has);

/**
 * Returns true if the booking can move to this unit. A booking of a whole yacht can never move to
 * another unit.
 */
const canMoveTo = ({ choices }: Confirmed, openness: Openness | undefined): boolean => {
  switch (choices.accommodation) {
    case 'single':
      return openness?.placeOpen === true;
    case 'cabin':
      return openness?.cabinOpen === true;
    case 'whole':
      return false;
  }
};

/** Presents units. Available: the booking is in this unit or can move to it (R5). */
export const presentRoomsForChange = ({ booking, entry, openness }: ChoicesLeft): Room[] =>
  entry.offer.units
    .filter(({ id, hidden }) => !hidden || anyParticipant(booking, ({ unitId }) => unitId === id))
    .map((unit) => {
      const room = presentRoom(
        entry,
        unit,
        openness.get(unit.id),
        booking.choices.ownSkipper,
        null,
      );
      const had = anyParticipant(booking, ({ unitId }) => unitId === unit.id);
      return {
        ...room,
        Availability: {
          ...room.Availability,
          Available: had || canMoveTo(booking, openness.get(unit.id)),
        },
      };
    });

export const presentOpenChoices = (choicesLeft: ChoicesLeft): Parameters => {
  const { booking, entry } = choicesLeft;
  const { offer } = entry;
  return {
    JourneysList: presentJourneys(entry).map((journey) => ({
      ...journey,
      Available:
        journey.Available ||
        anyParticipant(booking, ({ journeyId }) => journeyId === journey.JourneyId),
    })),
    RoomsList: presentRoomsForChange(choicesLeft),
    InsurancesList: offer.insurances.map(({ id, name, price, available }) => ({
      InsuranceId: id,
      Name: name,
      Price: toWireMoney(price),
      Available: available || anyParticipant(booking, ({ insuranceId }) => insuranceId === id),
    })),
    Assistance: booking.choices.participants.map(({ userNum }) => ({
      userNum,
      Enabled: offer.assistance !== null,
      Price: toWireMoney(offer.assistance?.price ?? 0),
    })),
    AddonsList: offer.addons.map(({ id, name, price, available, kind, options }) => ({
      AddonId: id,
      Name: name,
      Price: toWireMoney(price),
      Available:
        available ||
        anyParticipant(
          booking,
          ({ addons, luggage }) =>
            addons.some(({ addonId }) => addonId === id) || (luggage && kind === 'luggage'),
        ),
      OptionsList: options.map((option) => ({
        AddonOptionId: option.id,
        Name: option.name,
        Available: true,
      })),
    })),
    TrainingsList: offer.trainings.map(({ id, options }) => ({
      TrainingId: id,
      OptionsList: options.map((option) => ({
        TrainingOptionId: option.id,
        Name: option.name,
        Price: toWireMoney(option.price),
        Available: true,
      })),
    })),
  };
};
