import type { Gender } from '../../domain/party/person.ts';

/**
 * One order of a demo customer. `daysAgo` counts back from the day on which the shop first
 * started.
 */
export type DemoTrip = {
  readonly offerId: number;
  readonly unitId: number;
  /** Number of travellers, including the customer. */
  readonly travellers: number;
  readonly daysAgo: number;
  readonly payment: 'onetime' | 'installment';
  readonly paid: 'nothing' | 'first' | 'all';
  readonly reserveList?: true;
  /** How many days ago the office cancelled the booking at the customer's request. */
  readonly cancelledDaysAgo?: number;
  readonly opensGroup?: true;
  /**
   * E-mail of the customer whose group this booking joins. That customer's order must be earlier
   * in the list.
   */
  readonly joins?: string;
  /** The ambassador's code that the order uses. */
  readonly code?: string;
};

export type DemoPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly phone: string;
  /**
   * Number of trips before the shop existed. Together with the ended trips of `trips` they
   * determine the loyalty rebate (R20).
   */
  readonly earlierTrips: number;
  /** The customer's own code if the customer is an ambassador. */
  readonly ambassadorCode?: string;
  /** The customer's gift vouchers. The office must still activate those with `active: false`. */
  readonly vouchers?: readonly {
    readonly code: string;
    readonly description: string;
    readonly zloty: number;
    readonly active: boolean;
  }[];
  readonly trips: readonly DemoTrip[];
};

/** All demo customers have this password. The table in the README lists their e-mails. */
export const DEMO_PASSWORD = 'dobry wiatr';

const CODE = 'ADA-NA-FALI';
const LEADER = 'grupa@kilwater.example';

/**
 * Customers with 0 to 5 past trips. They are created in this order, so that a group exists before
 * another customer joins it.
 */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'nowa@kilwater.example',
    firstName: 'Nina',
    lastName: 'Nowa',
    gender: 'woman',
    phone: '+48 600 100 201',
    earlierTrips: 0,
    trips: [],
  },
  {
    email: 'czeka@kilwater.example',
    firstName: 'Czesław',
    lastName: 'Czekaj',
    gender: 'man',
    phone: '+48 600 100 202',
    earlierTrips: 1,
    trips: [
      {
        offerId: 3,
        unitId: 31,
        travellers: 2,
        daysAgo: 6,
        payment: 'onetime',
        paid: 'nothing',
        reserveList: true,
      },
    ],
  },
  {
    email: LEADER,
    firstName: 'Gosia',
    lastName: 'Grot',
    gender: 'woman',
    phone: '+48 600 100 203',
    earlierTrips: 2,
    trips: [
      {
        offerId: 145,
        unitId: 1451,
        travellers: 4,
        daysAgo: 8,
        payment: 'installment',
        paid: 'first',
        opensGroup: true,
      },
    ],
  },
  {
    email: 'ambasador@kilwater.example',
    firstName: 'Ada',
    lastName: 'Bryza',
    gender: 'woman',
    phone: '+48 600 100 204',
    earlierTrips: 3,
    ambassadorCode: CODE,
    trips: [],
  },
  {
    email: 'bywalec@kilwater.example',
    firstName: 'Bartek',
    lastName: 'Bosman',
    gender: 'man',
    phone: '+48 600 100 205',
    earlierTrips: 4,
    trips: [
      {
        offerId: 145,
        unitId: 1451,
        travellers: 3,
        daysAgo: 5,
        payment: 'installment',
        paid: 'first',
        joins: LEADER,
      },
      {
        offerId: 127,
        unitId: 1271,
        travellers: 2,
        daysAgo: 4,
        payment: 'onetime',
        paid: 'all',
        code: CODE,
      },
    ],
  },
  {
    email: 'lojalny@kilwater.example',
    firstName: 'Leon',
    lastName: 'Lis',
    gender: 'man',
    phone: '+48 600 100 206',
    earlierTrips: 3,
    vouchers: [
      { code: 'REJS7Q3W-9BRYZA4M', description: 'Na urodziny', zloty: 300, active: true },
      { code: 'REJS7Q3W-2SZKWA6P', description: 'Dla siostry', zloty: 500, active: false },
    ],
    trips: [
      { offerId: 151, unitId: 1511, travellers: 1, daysAgo: 160, payment: 'onetime', paid: 'all' },
      { offerId: 115, unitId: 1151, travellers: 2, daysAgo: 120, payment: 'onetime', paid: 'all' },
      {
        offerId: 119,
        unitId: 1191,
        travellers: 2,
        daysAgo: 40,
        payment: 'installment',
        paid: 'first',
        cancelledDaysAgo: 20,
      },
      {
        offerId: 126,
        unitId: 1261,
        travellers: 2,
        daysAgo: 9,
        payment: 'installment',
        paid: 'first',
      },
      { offerId: 114, unitId: 1141, travellers: 1, daysAgo: 12, payment: 'onetime', paid: 'all' },
    ],
  },
];
