export type Plant = {
  readonly what: string;
  readonly rule: string;
  readonly file: string;
  readonly old: string;
  readonly now: string;
};

/** A season's replay must detect each bug and name the first wronged booking. */
export const PLANTS: readonly Plant[] = [
  {
    what: 'a yacht has as many cabins as pairs of berths',
    rule: 'R7',
    file: 'domain/seats/occupancy.ts',
    old: 'Math.min(fleet.cabins, Math.floor(fleet.berths / 2))',
    now: 'Math.floor(fleet.berths / 2)',
  },
  {
    what: 'the last berth of a class is not sold',
    rule: 'R7',
    file: 'domain/seats/occupancy.ts',
    old: '2 * occupancy.pairs + occupancy.singles <= fleet.berths * sharedYachts',
    now: '2 * occupancy.pairs + occupancy.singles < fleet.berths * sharedYachts',
  },
  {
    what: 'a hold is lengthened for ever',
    rule: 'R8',
    file: 'domain/booking/draft/codes.ts',
    old: 'beganAt + settings.hold.longestMinutes * MINUTE',
    now: 'Number.POSITIVE_INFINITY',
  },
  {
    what: 'a party of single places sits on the first one’s class',
    rule: 'R7',
    file: 'domain/seats/claim.ts',
    old: 'const existing = units.find((unit) => unit.unitId === unitId);',
    now: 'const existing = units[0];',
  },
  {
    what: 'First Minute ends a day early',
    rule: 'R19',
    file: 'domain/pricing/rebates.ts',
    old: 'offer.firstMinuteUntil !== null && today <= offer.firstMinuteUntil) return',
    now: 'offer.firstMinuteUntil !== null && today < offer.firstMinuteUntil) return',
  },
  {
    what: 'a step of loyalty is given a trip late',
    rule: 'R20',
    file: 'domain/loyalty/loyalty.ts',
    old: 'trips >= step.trips',
    now: 'trips > step.trips',
  },
  {
    what: 'loyalty counts the same e-mail twice in a party',
    rule: 'R20',
    file: 'domain/loyalty/loyalty.ts',
    old: "if (email === '' || seen.has(email)) return 0;",
    now: "if (email === '') return 0;",
  },
  {
    what: 'a group needs a traveller more for its step',
    rule: 'R21',
    file: 'domain/groups/group.ts',
    old: 'group.findLast((step) => travellers >= step.travellers)',
    now: 'group.findLast((step) => travellers > step.travellers)',
  },
  {
    what: 'who joins a group on its tenth day comes too late',
    rule: 'R21',
    file: 'domain/groups/group.ts',
    old: 'today <= lastDayWhenJoiningCounts(group, settings)',
    now: 'today < lastDayWhenJoiningCounts(group, settings)',
  },
  {
    what: 'what does not fit under the cap is cut from the first rebate, for the same sum',
    rule: 'R23',
    file: 'domain/pricing/rebates.ts',
    old: 'return requests.map(({ kind, rule, asked: requested }) => {',
    now: 'return [...requests].reverse().map(({ kind, rule, asked: requested }) => {',
  },
  {
    what: 'each of two pays for the whole cabin',
    rule: 'R13',
    file: 'domain/pricing/rows.ts',
    old: 'unit.name, settings.cabinSurcharge)',
    now: 'unit.name, 2 * settings.cabinSurcharge)',
  },
  {
    what: 'half a started week of resignation insurance is not paid',
    rule: 'R16',
    file: 'domain/pricing/insurance-prices.ts',
    old: 'Math.ceil(daysBetween(from, to) / 7)',
    now: 'Math.floor(daysBetween(from, to) / 7)',
  },
  {
    what: 'the second instalment is due on the day of the third',
    rule: 'R28',
    file: 'domain/payments/instalments.ts',
    old: 'due: due(settings.instalments.secondDays)',
    now: 'due: due(settings.instalments.thirdDays)',
  },
  {
    what: 'a first payment has two days',
    rule: 'R28',
    file: 'domain/booking/placed/dues.ts',
    old: 'usual = at + firstPaymentHours * HOUR',
    now: 'usual = at + 2 * firstPaymentHours * HOUR',
  },
  {
    what: 'what a dearer change adds is asked on a line that is paid',
    rule: 'R63',
    file: 'domain/payments/surcharge.ts',
    old: '!isSurcharge(line) && unpaidOf(line) > 0 && takesMore(line)',
    now: '!isSurcharge(line) && takesMore(line)',
  },
  {
    what: 'a training of another level is charged beside the old one',
    rule: 'R37',
    file: 'domain/booking/placed/change.ts',
    old: '({ trainingId, optionId }) => row.thing ===',
    now: '({ trainingId, optionId }) => row.thing.startsWith(String(trainingId)) || row.thing ===',
  },
  {
    what: 'what is not needed of a gift voucher is lost',
    rule: 'R26',
    file: 'domain/vouchers/voucher.ts',
    old: 'const value = voucher.value - paid;',
    now: 'const value = 0;',
  },
  {
    what: 'a late cancellation gives the discount voucher back',
    rule: 'R48',
    file: 'domain/booking/placed/cancelling.ts',
    old: 'const givesBack = canCustomerGetVouchersBack({ ...context, today: feeDay }, booking, feeReason);',
    now: 'const givesBack = reason !== null;',
  },
  {
    what: 'the part of a price that is kept is rounded down',
    rule: 'R48',
    file: 'domain/money.ts',
    old: 'Math.floor((amount * hundredths + 5000) / 10000)',
    now: 'Math.floor((amount * hundredths) / 10000)',
  },
  {
    what: 'an ambassador earns before all is paid',
    rule: 'R40',
    file: 'domain/booking/placed/dues.ts',
    old: 'ledgerOfBooking(booking).left > 0',
    now: 'booking.ambassador === undefined',
  },
];
