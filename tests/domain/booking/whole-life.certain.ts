import type fc from 'fast-check';
import { redeemDiscount } from './whole-life.codes.ts';
import type { ModelCommand } from './whole-life.command.ts';
import {
  cancels,
  changes,
  confirmsOrder,
  grantsRebate,
  movesUp,
  othersTake,
  passHours,
  pays,
  prepares,
  pricesAre,
  takesOver,
  undoes,
  wires,
} from './whole-life.commands.ts';
import { type LifeParty, lifeParties } from './whole-life.party.ts';

/** Random commands rarely reach these scenarios, so each scenario begins a random sequence. */
export type Certain = {
  readonly what: string;
  readonly party: fc.Arbitrary<LifeParty>;
  readonly first: readonly ModelCommand[];
};

const inMarch = lifeParties.map(
  (party): LifeParty => ({
    ...party,
    way: 'single',
    units: [501, 501],
    begins: '2027-03-22',
    others: 0,
  }),
);

const WISHES = {
  coach: true,
  insured: true,
  assisted: true,
  shirt: true,
  bag: true,
  unit: 501,
} as const;
const HOURS = { toTheFifthOfJuly: 24 * 105, toTheTwelfthOfJune: 24 * 82 };

export const CERTAIN: readonly Certain[] = [
  {
    what: 'a late cancellation with a discount',
    party: inMarch,
    first: [
      redeemDiscount,
      confirmsOrder(false, false),
      pays(6000_00),
      passHours(HOURS.toTheFifthOfJuly),
      cancels('customer'),
    ],
  },
  {
    what: 'a cancellation after the terms changed',
    party: inMarch,
    first: [
      confirmsOrder(false, false),
      pays(6000_00),
      passHours(HOURS.toTheFifthOfJuly),
      pricesAre(6),
      cancels('customer'),
    ],
  },
  {
    what: 'a refund that rounds',
    party: inMarch,
    // A rebate of one grosz makes the price odd, so half of it ends in half a grosz.
    first: [
      grantsRebate(1),
      confirmsOrder(false, false),
      pays(15_000_00),
      passHours(HOURS.toTheFifthOfJuly),
      cancels('customer'),
    ],
  },
  {
    what: 'a party that declines its places',
    party: inMarch.map((party) => ({ ...party, others: 20 })),
    first: [
      redeemDiscount,
      confirmsOrder(true, true),
      wires(500_00),
      othersTake(0),
      movesUp,
      passHours(1),
      cancels('customer'),
    ],
  },
  {
    what: 'a higher price after a payment',
    party: inMarch,
    first: [confirmsOrder(true, false), pays(1000_00), changes(0, WISHES)],
  },
  {
    what: 'an undone payment',
    party: inMarch,
    first: [confirmsOrder(true, false), wires(1000_00), changes(0, WISHES), undoes],
  },
  {
    what: 'a payment that is undone and registered again after the end',
    party: inMarch,
    first: [confirmsOrder(true, true), wires(1000_00), cancels('customer'), undoes, wires(1000_00)],
  },
  {
    what: 'an order whose only payment is undone',
    party: inMarch,
    first: [
      confirmsOrder(false, false),
      wires(100_00),
      passHours(24 * 12),
      undoes,
      passHours(30),
      passHours(24 * 12),
    ],
  },
  {
    what: 'a prepared order that is confirmed',
    party: inMarch,
    first: [prepares, passHours(1), takesOver('phone'), confirmsOrder(false, false)],
  },
  {
    what: 'a prepared order that is taken over',
    party: inMarch,
    first: [prepares, passHours(30), takesOver('laptop')],
  },
  {
    what: 'a surcharge line',
    party: inMarch,
    first: [
      confirmsOrder(false, false),
      pays(100_00),
      passHours(HOURS.toTheTwelfthOfJune),
      changes(0, WISHES),
      grantsRebate(1),
      changes(1, WISHES),
    ],
  },
];
