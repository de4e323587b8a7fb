import type { WizardView } from '../../../application/wizard/view.ts';
import type { CommandOf, JourneyAnswer } from '../../../domain/booking/commands.ts';
import { yearOf } from '../../../domain/calendar.ts';
import { sellsAccommodation } from '../../../domain/catalogue/accommodation.ts';
import { hasTrait, type Offer, type Unit } from '../../../domain/catalogue/offer.ts';
import { luggageAddonChoice, luggageOnSale } from '../../../domain/catalogue/on-sale.ts';
import { maxPlacesPerUnit } from '../../../domain/party/answers.ts';
import type { Choices } from '../../../domain/party/choices.ts';
import { NOBODY, type Person } from '../../../domain/party/person.ts';
import type { Chance } from '../chance.ts';

const MOST = 12;

export const tripWish = (
  chance: Chance,
  offer: Offer,
  largeParty: boolean,
): CommandOf<'chooseTrip'> => {
  const ways = (['single', 'cabin', 'whole'] as const).filter((way) =>
    sellsAccommodation(offer, way),
  );
  const liked = chance.happens(0.68) ? 'single' : chance.happens(0.6) ? 'cabin' : 'whole';
  const accommodation = ways.includes(liked) ? liked : (ways[0] ?? 'single');
  const most = maxPlacesPerUnit(offer, MOST);
  const party = largeParty ? chance.between(5, 8) : chance.between(1, 4);
  const ownSkipper =
    accommodation === 'whole' && (hasTrait(offer, 'skipperRequired') || chance.happens(0.5));
  return {
    type: 'chooseTrip',
    accommodation,
    participantsCount:
      accommodation === 'cabin'
        ? 2
        : Math.min(most, accommodation === 'whole' ? chance.between(3, 9) : party),
    ownSkipper,
    beSkipper: hasTrait(offer, 'skipperDiscount') && chance.happens(0.4),
  };
};

export const journeyWish = (chance: Chance, offer: Offer, userNum: number): JourneyAnswer => {
  const journey = chance.pick(offer.journeys.filter(({ available }) => available));
  const points =
    journey?.pickUp === true ? journey.points.filter(({ available }) => available) : [];
  const bags = chance.happens(0.03) || luggageOnSale(offer) !== undefined;
  return {
    userNum,
    journeyId: journey?.id ?? null,
    pointId: chance.pick(points)?.id ?? null,
    luggage: bags && chance.happens(0.12) ? true : undefined,
  };
};

const unitsFor = (
  { entry, openness }: WizardView,
  { accommodation }: Choices,
): { readonly sold: Unit[]; readonly open: Unit[] } => {
  const sold = entry.offer.units.filter((unit) =>
    accommodation === 'whole' ? unit.sellsWhole : unit.sellsPlaces,
  );
  const open = sold.filter(({ id }) => {
    const current = openness.get(id);
    return accommodation === 'whole'
      ? current?.wholeOpen
      : accommodation === 'cabin'
        ? current?.cabinOpen
        : current?.placeOpen;
  });
  return { sold, open };
};

/** Two people with single places may ask for a cabin (R13). */
export const berthsWish = (
  chance: Chance,
  view: WizardView,
  reserveList: boolean,
): CommandOf<'chooseBerths'> => {
  const { choices } = view.booking;
  const { sold, open } = unitsFor(view, choices);
  const liked = chance.pick(open.length > 0 && chance.happens(0.85) ? open : sold);
  const apart =
    choices.accommodation === 'single' && choices.participants.length > 1 && chance.happens(0.12);
  const bedroom =
    choices.accommodation === 'cabin' ||
    (choices.participants.length === 2 &&
      sellsAccommodation(view.entry.offer, 'cabin') &&
      chance.happens(0.05));
  const alike = chance.happens(0.4);
  return {
    type: 'chooseBerths',
    reserveList,
    berths: choices.participants.map(({ userNum }) => ({
      userNum,
      unitId: (apart && userNum > 1 ? chance.pick(open) : liked)?.id ?? liked?.id ?? null,
      bedroom: choices.accommodation !== 'whole' && bedroom,
      sameAsFirst: userNum > 1 && !apart && alike,
      firstName: '',
      lastName: '',
    })),
    journeys: choices.participants.map(({ userNum }) =>
      journeyWish(chance, view.entry.offer, userNum),
    ),
  };
};

/** Resignation insurance covers every participant or none (R16). */
export const insuranceWish = (chance: Chance, view: WizardView): CommandOf<'chooseInsurance'> => {
  const { offer } = view.entry;
  const sold = offer.insurances.filter(({ available }) => available);
  const resignation = view.resignation !== null && chance.happens(0.16);
  return {
    type: 'chooseInsurance',
    insurances: view.booking.choices.participants.map(({ userNum }) => ({
      userNum,
      insuranceId: chance.pick(sold)?.id ?? null,
      resignation,
      assistance: offer.assistance !== null && chance.happens(0.12),
      sameAsFirst: userNum > 1 && chance.happens(0.3),
    })),
  };
};

/** An extra bag is the same item as the journey's bag (R14, R54). */
export const addonsWish = (
  chance: Chance,
  offer: Offer,
  luggage: boolean,
): readonly { readonly addonId: number; readonly optionId: number | null }[] => {
  const sold = offer.addons.filter(({ available, kind }) => available && kind !== 'luggage');
  const chosen = sold
    .filter(() => chance.happens(0.22))
    .map(({ id, options }) => ({ addonId: id, optionId: chance.pick(options)?.id ?? null }));
  return luggage ? [...chosen, luggageAddonChoice(offer) ?? { addonId: 7, optionId: 13 }] : chosen;
};

export const trainingsWish = (chance: Chance, offer: Offer) =>
  offer.trainings.flatMap(({ id, options }) => {
    const option = chance.happens(0.6) ? chance.pick(options) : undefined;
    return option === undefined ? [] : [{ trainingId: id, optionId: option.id }];
  });

export const extrasWish = (
  chance: Chance,
  { booking, entry: { offer } }: WizardView,
): CommandOf<'chooseExtras'> => ({
  type: 'chooseExtras',
  trainings: booking.choices.participants.map(({ userNum }) => ({
    userNum,
    selected: trainingsWish(chance, offer),
  })),
  addons: booking.choices.participants.map(({ userNum, luggage }) => ({
    userNum,
    selected: addonsWish(chance, offer, luggage),
  })),
});

const FIRST = ['Ewa', 'Jan', 'Olga', 'Piotr', 'Zofia', 'Adam', 'Maja', 'Igor'];
const LAST = ['Fala', 'Bosak', 'Kotwica', 'Halsa', 'Ster', 'Burta', 'Reja', 'Żagiel'];

const personWish = (chance: Chance, offer: Offer, whole: boolean, email: string): Person => {
  const start = yearOf(offer.from);
  const age = whole
    ? chance.between(8, 70)
    : chance.happens(0.025)
      ? chance.between(45, 66)
      : chance.happens(0.01)
        ? 16
        : chance.between(18, 44);
  return {
    ...NOBODY,
    firstName: chance.pick(FIRST) ?? '',
    lastName: chance.pick(LAST) ?? '',
    birthDate: `${start - age}-0${chance.between(1, 9)}-1${chance.between(0, 9)}`,
    gender: chance.happens(0.5) ? 'woman' : 'man',
    email,
  };
};

/** `emails` are those of earlier customers, for the loyalty rebate (R20, R34). */
export const peopleWish = (
  chance: Chance,
  { booking, entry: { offer } }: WizardView,
  booker: string,
  emails: readonly string[],
): CommandOf<'nameParticipants'>['participants'] => {
  const whole = booking.choices.accommodation === 'whole';
  return booking.choices.participants.map(({ userNum, resignation }) => {
    const shared = chance.happens(0.3);
    const friend = chance.happens(0.15)
      ? shared
        ? booker
        : (chance.pick(emails) ?? '')
      : chance.happens(0.2)
        ? `mate.${booking.id.toLowerCase()}.${userNum}@example.com`
        : '';
    const person = personWish(chance, offer, whole, userNum === 1 ? booker : friend);
    return {
      userNum,
      fillLater: whole && userNum > 1 && !resignation && chance.happens(0.25),
      person: userNum === 1 ? { ...person, phone: '+48 600 100 200' } : person,
    };
  });
};

/** Returns the same people with a birth date that every offer accepts (R33). */
export const ofAge = (
  people: CommandOf<'nameParticipants'>['participants'],
  offer: Offer,
): CommandOf<'nameParticipants'>['participants'] =>
  people.map((named) => ({
    ...named,
    person: { ...named.person, birthDate: `${yearOf(offer.from) - 30}-05-12` },
  }));
