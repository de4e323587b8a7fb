import fc from 'fast-check';
import { MOVE_UP } from '../../../domain/booking/commands.ts';
import { HOUR } from '../../../domain/calendar.ts';
import { confirmStep } from './booking-steps.ts';
import { changeStep, OFFICE, SYSTEM } from './placed/placed-steps.ts';
import {
  groupIs,
  joinsGroup,
  reachTier,
  redeemDiscount,
  redeemGift,
  spendGift,
  useAmbassador,
} from './whole-life.codes.ts';
import { happens, type ModelCommand, modelCommand, recordSave } from './whole-life.command.ts';
import {
  atTodaysPrices,
  correctBeforeEnd,
  day,
  FIRST_DAY,
  feeOnPaper,
  fitsOnSheet,
  isFreeOnPaper,
  type LifeSheet,
  type LifeTraveller,
  passTimeOnSheet,
  priceList,
  priceOnPaper,
  restoreOnSheet,
} from './whole-life.model.ts';
import { addonsOf, insurancesOf } from './whole-life.party.ts';
import { planOnPaper } from './whole-life.plan.ts';

export const grantsRebate = (amount: number): ModelCommand =>
  modelCommand(
    `the office gives ${amount} grosze off`,
    () => ({ type: 'grantRebate', amount, reason: 'storm' }),
    (sheet) => {
      if (sheet.phase !== 'draft' && sheet.phase !== 'order') return false;
      sheet.office.push(amount);
      return true;
    },
    OFFICE,
  );

const saveAgain = modelCommand(
  'saves step 3 again',
  (sheet) => insurancesOf(sheet.people),
  recordSave,
);

export const prepares: ModelCommand = modelCommand(
  'the office prepares the order',
  () => ({ type: 'prepareOrder' }),
  (sheet) => {
    if (sheet.onList || !fitsOnSheet(sheet) || !recordSave(sheet)) return false;
    sheet.preparedAt = sheet.now;
    return true;
  },
  OFFICE,
);

/** `visitor` opens the mailed link. A draft that the office did not prepare has no link. */
export const takesOver = (visitor: string): ModelCommand =>
  modelCommand(
    `the browser ${visitor} takes the draft over`,
    () => ({ type: 'takeOver' }),
    (sheet) => {
      if (sheet.preparedAt === null || !recordSave(sheet)) return false;
      sheet.visitor = visitor;
      sheet.seen.add('a prepared order that is taken over');
      return true;
    },
    { owner: { visitorId: visitor, accountId: null } },
  );

export const confirmsOrder = (inParts: boolean, wired: boolean): ModelCommand =>
  modelCommand(
    `confirms, ${inParts ? 'in parts' : 'at once'}, ${wired ? 'by transfer' : 'online'}`,
    (sheet) => {
      const draft = { ...sheet, trips: 0, people: sheet.people.map((person) => ({ ...person })) };
      atTodaysPrices(draft);
      return confirmStep({
        paymentOption: inParts ? 'installment' : 'onetime',
        paymentType: wired ? 'transfer' : 'online',
        keepsTerms: true,
        expectedPrice: priceOnPaper(draft),
      });
    },
    (sheet) => {
      const today = day(sheet.now);
      const payable =
        sheet.onList ||
        ((!inParts || today < '2027-07-01') &&
          (!wired || today < '2027-07-26') &&
          fitsOnSheet(sheet));
      if (!payable || sheet.phase !== 'draft' || today >= FIRST_DAY) return false;
      sheet.trips = sheet.knownTrips;
      atTodaysPrices(sheet);
      sheet.phase = sheet.onList ? 'list' : 'order';
      if (sheet.preparedAt !== null) sheet.seen.add('a prepared order that is confirmed');
      sheet.orderedAt = sheet.now;
      sheet.owedSince = sheet.now;
      sheet.wired = wired;
      sheet.lines = planOnPaper(priceOnPaper(sheet), sheet.people.length, inParts, today);
      if (!sheet.onList && sheet.giftOnDraft) spendGift(sheet);
      return true;
    },
  );

const isPlaced = ({ phase }: LifeSheet): boolean =>
  phase === 'order' || phase === 'list' || phase === 'cancelled';

export const pays = (amount: number): ModelCommand =>
  modelCommand(
    `${amount} grosze come in`,
    (_, shop) => ({
      type: 'registerPayment',
      paymentId: shop.number('P'),
      method: 'online',
      amount,
    }),
    (sheet) => {
      if (!isPlaced(sheet)) return false;
      sheet.paid += amount;
      sheet.registered += 1;
      return true;
    },
  );

export const wires = (amount: number): ModelCommand =>
  modelCommand(
    `a transfer of ${amount} grosze is registered`,
    (sheet, shop) => {
      const paymentId = shop.number('T');
      if (isPlaced(sheet)) sheet.transfers.push({ id: paymentId, amount, ended: false });
      return { type: 'registerPayment', paymentId, method: 'transfer', amount };
    },
    (sheet) => {
      if (!isPlaced(sheet)) return false;
      const last = sheet.transfers.at(-1);
      const ended = restoreOnSheet(sheet, amount);
      if (last !== undefined) last.ended = ended;
      if (sheet.phase === 'cancelled' && !ended) {
        correctBeforeEnd(sheet, amount);
        sheet.seen.add('a payment that is undone and registered again after the end');
      }
      sheet.paid += amount;
      sheet.registered += 1;
      return true;
    },
    OFFICE,
  );

export const undoes: ModelCommand = modelCommand(
  'the last transfer is undone',
  ({ transfers }) => ({
    type: 'undoPayment',
    paymentId: transfers.at(-1)?.id ?? 'none',
    restorable: true,
    renewsDeclining: true,
  }),
  (sheet) => {
    const last = sheet.transfers.at(-1);
    if (last === undefined || !isPlaced(sheet) || sheet.paid < last.amount) return false;
    sheet.transfers.pop();
    sheet.untold = [
      ...sheet.untold,
      { amount: last.amount, tellAt: sheet.now + 10 * 60_000, ended: last.ended },
    ];
    sheet.paid -= last.amount;
    sheet.registered -= 1;
    sheet.seen.add('an undone payment');
    if (sheet.phase === 'cancelled' && !last.ended) correctBeforeEnd(sheet, -last.amount);
    const leftWithNothing =
      sheet.phase === 'order' &&
      sheet.registered === 0 &&
      priceOnPaper(sheet) > 0 &&
      !sheet.wasFree;
    if (leftWithNothing && sheet.owedSince + 24 * HOUR < sheet.now) {
      sheet.owedSince = sheet.now;
      if (sheet.declinableUntil > 0) sheet.declinableUntil = sheet.now + 24 * HOUR;
      sheet.seen.add('an order whose only payment is undone');
    }
    return true;
  },
  OFFICE,
);

const repeated = modelCommand(
  'the last payment is registered again',
  (_, { booking }) => {
    const last = 'payments' in booking ? booking.payments.at(-1) : undefined;
    return {
      type: 'registerPayment',
      paymentId: last?.id ?? '',
      method: 'online',
      amount: last === undefined ? 0 : 1,
    };
  },
  () => false,
);

const paidBack = (amount: number): ModelCommand =>
  modelCommand(
    `${amount} grosze are paid back`,
    (_, shop) => ({
      type: 'registerPayment',
      paymentId: shop.number('R'),
      method: 'refund',
      amount,
    }),
    (sheet) => {
      if (!isPlaced(sheet) || amount > sheet.paid) return false;
      sheet.paid -= amount;
      sheet.registered += 1;
      return true;
    },
    OFFICE,
  );

const cancelled = (sheet: LifeSheet, fee: number): boolean => {
  sheet.fee = fee;
  sheet.phase = 'cancelled';
  correctBeforeEnd(sheet, sheet.paid);
  return true;
};

export const cancels = (reason: 'customer' | 'organiser'): ModelCommand =>
  modelCommand(
    `the office cancels for the ${reason}`,
    () => ({ type: 'cancel', reason }),
    (sheet) => {
      if (sheet.phase === 'list') return cancelled(sheet, 0);
      if (sheet.phase !== 'order' || day(sheet.now) > '2027-08-07') return false;
      sheet.paidToLeave = reason === 'customer' && !isFreeOnPaper(sheet);
      if (sheet.now < sheet.declinableUntil) sheet.seen.add('a party that declines its places');
      return cancelled(sheet, reason === 'organiser' ? 0 : feeOnPaper(sheet));
    },
    OFFICE,
  );

const isCalledOff = modelCommand(
  'is called off',
  () => ({ type: 'callOff' }),
  (sheet) => {
    if (sheet.phase === 'draft') {
      sheet.phase = 'removed';
      return true;
    }
    if (sheet.phase !== 'list' && (sheet.phase !== 'order' || day(sheet.now) > '2027-08-07'))
      return false;
    return cancelled(sheet, 0);
  },
  OFFICE,
);

const leaves = modelCommand(
  'leaves the reserve list',
  () => ({ type: 'leaveReserveList' }),
  (sheet) => sheet.phase === 'list' && cancelled(sheet, 0),
);

export const movesUp = modelCommand(
  'tries to move up',
  () => MOVE_UP,
  (sheet) => {
    if (sheet.phase !== 'list' || !fitsOnSheet(sheet) || day(sheet.now) >= FIRST_DAY) return false;
    sheet.phase = 'order';
    sheet.onList = false;
    sheet.orderedAt = sheet.now;
    sheet.owedSince = sheet.now;
    sheet.declinableUntil = sheet.now + 24 * HOUR;
    // A line whose due day has passed is due with the first payment (R11, R28).
    sheet.lines = sheet.lines.map((line) =>
      line.due !== null && line.due < day(sheet.now) ? { ...line, due: null } : line,
    );
    sheet.keptMore = priceList(sheet.level).keptMore;
    reachTier(sheet);
    return true;
  },
  SYSTEM,
);

type Wishes = {
  readonly [Thing in 'coach' | 'insured' | 'assisted' | 'shirt' | 'bag']: boolean;
} & { readonly unit: 501 | 502 };

/** Items that a traveller already had keep their price; new items have today's price (R37). */
const changedTo = (sheet: LifeSheet, had: LifeTraveller, wishes: Wishes): LifeTraveller => {
  const list = priceList(sheet.level);
  const priced = (item: 'coach' | 'insured' | 'assisted' | 'shirt' | 'bag', today: number) =>
    wishes[item] ? (had[item] ?? today) : null;
  const moves = sheet.way === 'single' && wishes.unit !== had.unit;
  return {
    ...had,
    coach: priced('coach', list.coach),
    insured: priced('insured', list.insurance),
    assisted: priced('assisted', list.assistance),
    shirt: priced('shirt', list.shirt),
    bag: priced('bag', list.bag),
    ...(moves ? { unit: wishes.unit, lodging: list.place[wishes.unit] } : {}),
  };
};

export const changes = (who: number, wishes: Wishes): ModelCommand => ({
  ...modelCommand(
    '',
    (sheet) => {
      const userNum = (who % sheet.people.length) + 1;
      const had = sheet.people[userNum - 1];
      if (had === undefined) throw new Error('nobody');
      const [insurance] = insurancesOf([changedTo(sheet, had, wishes)]).insurances;
      const [addons] = addonsOf([changedTo(sheet, had, wishes)]);
      return changeStep({
        berths: sheet.way === 'single' ? [{ userNum, unitId: wishes.unit }] : null,
        journeys: [
          {
            userNum,
            journeyId: wishes.coach ? 1 : 2,
            pointId: wishes.coach ? 1 : null,
            luggage: undefined,
          },
        ],
        insurances: insurance === undefined ? null : [{ ...insurance, userNum }],
        addons: addons === undefined ? null : [{ ...addons, userNum }],
      });
    },
    (sheet) => {
      const index = who % sheet.people.length;
      const had = sheet.people[index];
      if (had === undefined || sheet.phase !== 'order' || day(sheet.now) > '2027-07-17')
        return false;
      const people = sheet.people.map((person, at) =>
        at === index ? changedTo(sheet, had, wishes) : person,
      );
      const after = people[index];
      const isUnchanged = (['unit', 'coach', 'insured', 'assisted', 'shirt', 'bag'] as const).every(
        (item) => after?.[item] === had[item],
      );
      if (isUnchanged || (after?.unit !== had.unit && !fitsOnSheet({ ...sheet, people })))
        return false;
      sheet.people = people;
      return true;
    },
  ),
  toString: () => `traveller ${who} wants ${JSON.stringify(wishes)}`,
});

export const passHours = (hours: number): ModelCommand =>
  happens(`${hours} hours pass`, (sheet, shop) => {
    sheet.now += hours * HOUR;
    passTimeOnSheet(sheet);
    shop.timePasses(sheet);
  });

export const pricesAre = (level: number): ModelCommand =>
  happens(`all prices are at level ${level}`, (sheet) => {
    sheet.level = level;
  });

export const othersTake = (places: number): ModelCommand =>
  happens(`others have ${places} places`, (sheet) => {
    const before = sheet.othersOnPremier;
    sheet.othersOnPremier = places;
    if (sheet.phase === 'order' && !fitsOnSheet(sheet)) sheet.othersOnPremier = before;
  });

const wishes: fc.Arbitrary<Wishes> = fc.record({
  coach: fc.boolean(),
  insured: fc.boolean(),
  assisted: fc.boolean(),
  shirt: fc.boolean(),
  bag: fc.boolean(),
  unit: fc.constantFrom<501 | 502>(501, 502),
});

const amount = fc.oneof(
  fc.constantFrom(1, 500_00, 1000_00, 2349_00),
  fc.integer({ min: 1, max: 15_000_00 }),
);

export const lifeCommands = fc.commands(
  [
    fc.tuple(fc.boolean(), fc.boolean()).map(([parts, wired]) => confirmsOrder(parts, wired)),
    fc.tuple(fc.boolean(), fc.boolean()).map(([parts, wired]) => confirmsOrder(parts, wired)),
    fc.constantFrom(redeemGift, redeemDiscount, useAmbassador, joinsGroup, saveAgain),
    fc.constantFrom(prepares, takesOver('phone'), takesOver('laptop')),
    fc.constantFrom(1, 25, 30, 96, 140, 24 * 12, 24 * 31).map(passHours),
    fc.constantFrom(0, 2, 3, 5, 6, 9, 12, 15).map(groupIs),
    fc.constantFrom(1, 100_00, 2000_00).map(grantsRebate),
    amount.map(pays),
    amount.map(paidBack),
    amount.map(wires),
    fc.constant(undoes),
    fc.constantFrom(
      repeated,
      movesUp,
      movesUp,
      leaves,
      cancels('customer'),
      cancels('organiser'),
      isCalledOff,
    ),
    fc.tuple(fc.nat(11), wishes).map(([who, wish]) => changes(who, wish)),
    fc.tuple(fc.nat(11), wishes).map(([who, wish]) => changes(who, wish)),
    fc.integer({ min: 0, max: 9 }).map(pricesAre),
    fc.constantFrom(0, 4, 10, 15, 18, 20).map(othersTake),
  ],
  { maxCommands: 60, size: 'max' },
);
