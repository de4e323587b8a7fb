import {
  BOOKING_LETTERS,
  bookingIdCheckLetter,
  RANDOM_LETTERS,
} from '../../domain/booking/booking-id.ts';
import type { BookingCommand, CommandOf, LifeCommand } from '../../domain/booking/commands.ts';
import type { Accommodation } from '../../domain/catalogue/accommodation.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { Person } from '../../domain/party/person.ts';
import type { PaymentOption, PaymentType } from '../../domain/payments/instalments.ts';
import { SHOP_SITE } from '../../domain/sites.ts';

/** A demo order's number is always the same, so that an interrupted first start can continue. */
export const demoBookingIdOf = (n: number): string => {
  let letters = '';
  for (
    let remaining = n;
    letters.length < RANDOM_LETTERS;
    remaining = Math.floor(remaining / BOOKING_LETTERS.length)
  )
    letters = BOOKING_LETTERS.charAt(remaining % BOOKING_LETTERS.length) + letters;
  return letters + bookingIdCheckLetter(letters);
};

export type DemoOrder = {
  readonly unitId: number;
  readonly accommodation: Accommodation;
  readonly people: readonly Person[];
  readonly reserveList: boolean;
  readonly paymentOption: PaymentOption;
  readonly paymentType: PaymentType;
};

export const demoDraftCommand = (offer: Offer): CommandOf<'createDraft'> => ({
  type: 'createDraft',
  offerId: offer.id,
  siteId: SHOP_SITE,
});

/**
 * Returns the commands of steps 1, 2, 3 and 5. All travellers get the same unit, the first
 * insurance and the same journey, if possible one without a pick-up point.
 */
export const demoStepCommands = (
  offer: Offer,
  { unitId, accommodation, people, reserveList }: DemoOrder,
): readonly LifeCommand[] => {
  const numbers = people.map((_, index) => index + 1);
  const journey =
    offer.journeys.find(({ pickUp, available }) => available && !pickUp) ??
    offer.journeys.find(({ available }) => available);
  const point =
    journey?.pickUp === true ? journey.points.find(({ available }) => available) : undefined;
  const insurance = offer.insurances.find(({ available }) => available);
  return [
    {
      type: 'chooseTrip',
      accommodation,
      participantsCount: people.length,
      ownSkipper: accommodation === 'whole',
      beSkipper: false,
    },
    {
      type: 'chooseBerths',
      berths: numbers.map((userNum) => ({
        userNum,
        unitId,
        bedroom: false,
        sameAsFirst: false,
        firstName: '',
        lastName: '',
      })),
      journeys: numbers.map((userNum) => ({
        userNum,
        journeyId: journey?.id ?? null,
        pointId: point?.id ?? null,
        luggage: false,
      })),
      reserveList,
    },
    {
      type: 'chooseInsurance',
      insurances: numbers.map((userNum) => ({
        userNum,
        insuranceId: insurance?.id ?? null,
        resignation: false,
        assistance: false,
        sameAsFirst: false,
      })),
    },
    {
      type: 'nameParticipants',
      participants: people.map((person, index) => ({
        userNum: index + 1,
        fillLater: false,
        person,
      })),
    },
  ];
};

export const demoConfirmCommand = ({
  paymentOption,
  paymentType,
}: DemoOrder): Extract<BookingCommand, { type: 'confirm' }> => ({
  type: 'confirm',
  comments: '',
  paymentOption,
  paymentType,
  termsAccepted: true,
  expectedPrice: null,
  expectedLeft: null,
});
