import type { Gender } from '../../../domain/party/person.ts';

/** What a demo customer ordered. Days are counted back from the shop's first day. */
export type DemoTrip = {
  readonly offerId: number;
  readonly unitId: number;
  /** The customer and friends who come along. */
  readonly travellers: number;
  readonly daysAgo: number;
  readonly payment: 'onetime' | 'installment';
  readonly paid: 'nothing' | 'first' | 'all';
  readonly reserveList?: true;
  /** The office cancelled it at the customer's wish, so many days ago. */
  readonly cancelledDaysAgo?: number;
  readonly opensGroup?: true;
  /** Joins the group of the customer with this e-mail, whose order stands before it. */
  readonly joins?: string;
  /** An ambassador's code. */
  readonly code?: string;
};

export type DemoPerson = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly phone: string;
  /** Trips from before the shop; with those below that are over they make the loyalty rebate (R20). */
  readonly earlierTrips: number;
  /** The ambassador's code, for who is one. */
  readonly ambassadorCode?: string;
  /** Gift vouchers; those that wait are for the office to activate. */
  readonly vouchers?: readonly {
    readonly code: string;
    readonly description: string;
    readonly zloty: number;
    readonly active: boolean;
  }[];
  readonly trips: readonly DemoTrip[];
};

/** One password for all of them; the README's table names them. */
export const DEMO_PASSWORD = 'dobry wiatr';

const CODE = 'ADA-NA-FALI';
const LEADER = 'grupa@kilwater.example';

/** Customers with 0 to 5 trips behind them, in the order in which they are made: a group is opened before it is joined. */
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
