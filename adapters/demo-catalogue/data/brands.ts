import { DEFAULT_NOTICE_DAYS } from '../../../domain/booking/placed/announcements.ts';
import { USUAL_LATE_ORDER_HOURS } from '../../../domain/booking/placed/first-due.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { DEFAULT_LIMITS } from '../../../domain/limits.ts';
import { euro, zloty } from '../../../domain/money.ts';
import { DEFAULT_SURCHARGE_DAYS } from '../../../domain/payments/surcharge.ts';
import { SHOP_SITE } from '../../../domain/sites.ts';
import { USUAL_OPEN_LINE_DAYS } from '../../../domain/statements/may-pay.ts';

const KILWATER: BrandSettings = {
  siteId: SHOP_SITE,
  name: 'Kilwater',
  boatTripMarker: 'KilwaterBoat',
  officeHours: 'pn.–pt. 10:00–15:00',
  office: { phone: '+48 22 000 11 63', email: null },
  address: null,
  bankTransfer: {
    recipient: 'Kilwater sp. z o.o.',
    accountNumber: '61 1090 1014 0000 0712 1981 2874',
  },
  onlineCommissionPercent: 1,
  maxParticipants: 12,
  cabinSurcharge: zloty(300),
  firstMinute: { perParticipant: zloty(200), wholeYacht: zloty(300) },
  secondMinute: { perParticipant: zloty(100), wholeYacht: zloty(200) },
  loyalty: [
    { trips: 1, rebate: zloty(40) },
    { trips: 2, rebate: zloty(60) },
    { trips: 3, rebate: zloty(80) },
    { trips: 4, rebate: zloty(100) },
  ],
  group: [
    { travellers: 6, rebate: zloty(40) },
    { travellers: 9, rebate: zloty(60) },
    { travellers: 13, rebate: zloty(80) },
    { travellers: 16, rebate: zloty(100) },
  ],
  groupCodeDays: 10,
  ambassadorRebate: zloty(50),
  ambassadorCommission: zloty(50),
  wholeYachtRebate: zloty(200),
  skipperRebate: zloty(400),
  cap: { firstMinute: zloty(300), secondMinute: zloty(200), otherwise: zloty(120) },
  resignation: {
    safeBooking: { europe: zloty(50), exotic: zloty(100) },
    perWeek: { europe: zloty(150), exotic: zloty(300) },
    lastDaysBeforeStart: 7,
  },
  organiserSkipper: { eur: euro(700), pln: zloty(800) },
  hold: { minutes: 30, longestMinutes: 120, perSession: 3, perAddress: 20 },
  draftDays: 30,
  firstPaymentHours: 24,
  lateOrderHours: USUAL_LATE_ORDER_HOURS,
  unpaidWorkingDays: 3,
  openLineDays: USUAL_OPEN_LINE_DAYS,
  cancellation: {
    firstMinuteDays: 30,
    secondMinuteWorkingDays: 30,
    terms: [
      { fromDays: 60, keepsPercent: 10 },
      { fromDays: 30, keepsPercent: 30 },
      { fromDays: 14, keepsPercent: 50 },
      { fromDays: 0, keepsPercent: 80 },
    ],
  },
  instalments: { secondDays: 60, thirdDays: 30, secondUpToPercent: 50 },
  privateInstalments: { firstPercent: 30, secondPercent: 30 },
  surchargeDays: DEFAULT_SURCHARGE_DAYS,
  noticeDays: DEFAULT_NOTICE_DAYS,
  onlineOnlyWorkingDays: 5,
  addonsDays: 14,
  changesDays: 14,
  officeChangesDays: 3,
  ages: { adult: 18, office: 45 },
  ageRequestWorkingDays: 2,
  guaranteeFunds: {
    // Country 6 is Poland. The demo sails to no country that borders on Poland, so there are no
    // others.
    neighbours: [6],
    nonEuropean: [9, 10, 11, 12],
    rates: [
      {
        from: '2020-01-01',
        region: 'nonEuropean',
        transport: true,
        tfg: zloty(13),
        tfp: zloty(13),
      },
      { from: '2020-01-01', region: 'nonEuropean', transport: false, tfg: zloty(7), tfp: zloty(7) },
      { from: '2020-01-01', region: 'europe', transport: true, tfg: zloty(10), tfp: zloty(10) },
      { from: '2020-01-01', region: 'europe', transport: false, tfg: zloty(5), tfp: zloty(5) },
      { from: '2020-01-01', region: 'neighbours', transport: true, tfg: zloty(2), tfp: zloty(2) },
      { from: '2020-01-01', region: 'neighbours', transport: false, tfg: zloty(2), tfp: zloty(2) },
    ],
  },
  limits: DEFAULT_LIMITS,
};

const SISTER: BrandSettings = {
  ...KILWATER,
  siteId: 2,
  name: 'Kilwater Zima',
  boatTripMarker: 'ZimaBoat',
};

/** The demo's brands, with the brand settings that the published documents give. */
export const DEMO_BRANDS: readonly BrandSettings[] = [KILWATER, SISTER];
