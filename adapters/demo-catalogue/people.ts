import * as t from 'io-ts';
import { readJson } from './demo-catalogue.ts';

const TripCodec = t.readonly(
  t.intersection([
    t.type({
      offerId: t.number,
      unitId: t.number,
      /** Number of travellers, including the customer. */
      travellers: t.number,
      /** Counts back from the day on which the shop first started. */
      daysAgo: t.number,
      payment: t.keyof({ onetime: null, installment: null }),
      paid: t.keyof({ nothing: null, first: null, all: null }),
    }),
    t.partial({
      reserveList: t.literal(true),
      /** How many days ago the office cancelled the booking at the customer's request. */
      cancelledDaysAgo: t.number,
      opensGroup: t.literal(true),
      /** E-mail of the customer whose group this booking joins. That order must be earlier. */
      joins: t.string,
      /** The ambassador's code that the order uses. */
      code: t.string,
      /** The review that the customer gave after the trip (R72). */
      review: t.type({ daysAgo: t.number, stars: t.number, text: t.string }),
    }),
  ]),
);
export type DemoTrip = t.TypeOf<typeof TripCodec>;

const PersonCodec = t.readonly(
  t.intersection([
    t.type({
      email: t.string,
      firstName: t.string,
      lastName: t.string,
      gender: t.keyof({ woman: null, man: null }),
      phone: t.string,
      /**
       * Number of trips before the shop existed. Together with the ended trips of `trips` they
       * determine the loyalty rebate (R20).
       */
      earlierTrips: t.number,
      trips: t.readonlyArray(TripCodec),
    }),
    t.partial({
      /** The person ordered without an account. */
      guest: t.literal(true),
      /** The customer's own code if the customer is an ambassador. */
      ambassadorCode: t.string,
      /** Gift vouchers. The office must still activate those with `active: false`. */
      vouchers: t.readonlyArray(
        t.type({ code: t.string, description: t.string, zloty: t.number, active: t.boolean }),
      ),
    }),
  ]),
);
export type DemoPerson = t.TypeOf<typeof PersonCodec>;

/** All demo customers have this password. The table in the README lists their e-mails. */
export const DEMO_PASSWORD = 'dobry wiatr';

const ALL_PEOPLE = readJson(t.readonlyArray(PersonCodec), 'people.json');

/**
 * Customers with 0 to 5 past trips. They are created in this order, so that a group exists before
 * another customer joins it.
 */
export const DEMO_PEOPLE = ALL_PEOPLE.filter(({ guest }) => guest !== true);

/** Travellers without an account, whose reviews the pages show (R72). */
export const DEMO_GUESTS = ALL_PEOPLE.filter(({ guest }) => guest === true);
