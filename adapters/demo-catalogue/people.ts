import * as t from 'io-ts';
import { readJson } from './demo-catalogue.ts';

const TripCodec = t.readonly(
  t.intersection([
    t.type({
      offerId: t.number,
      unitId: t.number,
      travellers: t.number,
      /** The order is this many days older than the shop's first start. */
      daysAgo: t.number,
      payment: t.keyof({ onetime: null, installment: null }),
      paid: t.keyof({ nothing: null, first: null, all: null }),
    }),
    t.partial({
      reserveList: t.literal(true),
      cancelledDaysAgo: t.number,
      opensGroup: t.literal(true),
      /**
       * The e-mail address of the customer whose group this booking joins. That customer must be
       * earlier in the list.
       */
      joins: t.string,
      code: t.string,
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
      /** Number of trips before this shop opened. They also count for the loyalty rebate (R20). */
      earlierTrips: t.number,
      trips: t.readonlyArray(TripCodec),
    }),
    t.partial({
      guest: t.literal(true),
      ambassadorCode: t.string,
      /** Why the office blocked the account (R73). Missing if it is not blocked. */
      blocked: t.string,
      /** The customer's vouchers. `active: false`: the office must still activate the voucher. */
      vouchers: t.readonlyArray(
        t.type({ code: t.string, description: t.string, zloty: t.number, active: t.boolean }),
      ),
    }),
  ]),
);
export type DemoPerson = t.TypeOf<typeof PersonCodec>;

/** The password of all demo customers. The table in README.md lists their e-mail addresses. */
export const DEMO_PASSWORD = 'dobry wiatr';

const ALL_PEOPLE = readJson(t.readonlyArray(PersonCodec), 'people.json');

/** Customers are created in this order: the founder of a group comes before those who join it. */
export const DEMO_PEOPLE = ALL_PEOPLE.filter(({ guest }) => guest !== true);

/** Travellers without an account. The pages of offers show their reviews (R72). */
export const DEMO_GUESTS = ALL_PEOPLE.filter(({ guest }) => guest === true);
