import * as t from 'io-ts';
import { readJson } from './demo-catalogue.ts';

const TripCodec = t.readonly(
  t.intersection([
    t.type({
      offerId: t.number,
      unitId: t.number,
      travellers: t.number,
      /** Days between the order and the shop's first start. */
      daysAgo: t.number,
      payment: t.keyof({ onetime: null, installment: null }),
      paid: t.keyof({ nothing: null, first: null, all: null }),
    }),
    t.partial({
      reserveList: t.literal(true),
      cancelledDaysAgo: t.number,
      opensGroup: t.literal(true),
      /** E-mail of the customer whose group this booking joins. That group must exist earlier. */
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
      /** Trips before the shop existed also count for the loyalty rebate (R20). */
      earlierTrips: t.number,
      trips: t.readonlyArray(TripCodec),
    }),
    t.partial({
      guest: t.literal(true),
      ambassadorCode: t.string,
      /** The reason why the office blocked the account (R73). */
      blocked: t.string,
      /** The customer's vouchers. The office must still activate those with `active: false`. */
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

/** Customers are created in this order, so that a group exists before somebody joins it. */
export const DEMO_PEOPLE = ALL_PEOPLE.filter(({ guest }) => guest !== true);

/** Pages show the reviews of these travellers without an account (R72). */
export const DEMO_GUESTS = ALL_PEOPLE.filter(({ guest }) => guest === true);
