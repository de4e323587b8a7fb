import { orderBody } from '../wizard/step-bodies.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';

export type WizardParty = {
  readonly offerId: number;
  readonly roomId: number;
  readonly option?: 'single' | 'cabin' | 'whole';
  readonly people: number;
  readonly ownSkipper?: boolean;
  readonly insuranceId?: number;
  readonly reserveList?: 0 | 1;
  /** E-mails by userNum. The e-mail of participant 1 is the booker's. */
  readonly emails?: Readonly<Record<number, string>>;
  readonly birthDates?: Readonly<Record<number, string>>;
  readonly journeyId?: number;
};

const each = <T>(people: number, entry: (userNum: number) => T): T[] =>
  Array.from({ length: people }, (_, index) => entry(index + 1));

export const step1 = ({ option = 'single', people, ownSkipper = false }: WizardParty) => ({
  accommodationOption: option,
  participantsCount: people,
  termsAccepted: 1,
  ownSkipper,
});

export const step2 = ({
  people,
  roomId,
  option = 'single',
  reserveList = 0,
  journeyId = 2,
}: WizardParty) => ({
  accommodationConfig: each(people, (userNum) => ({
    userNum,
    roomId,
    optionsChosen: [{ bedroomChosen: option === 'cabin' ? 1 : 0 }],
  })),
  journeyConfig: each(people, (userNum) => ({ userNum, journeyId, journeyPointId: null })),
  isReserveList: reserveList,
});

export const step3 = ({ people, insuranceId = 1 }: WizardParty) => ({
  insuranceConfig: each(people, (userNum) => ({
    userNum,
    insuranceId,
    resignationInsuranceAccepted: '0',
    quarantineAssistanceAccepted: '0',
  })),
});

export const step5 = ({ people, emails = {}, birthDates = {} }: WizardParty) => ({
  participantsConfig: each(people, (userNum) => ({
    userNum,
    fillInLater: 0,
    firstName: 'Ewa',
    lastName: `Żagiel ${userNum}`,
    birthDate: birthDates[userNum] ?? '1995-05-05',
    country: 'Polska',
    gender: '1',
    phone: userNum === 1 ? '+48 600 100 200' : '',
    email: emails[userNum] ?? (userNum === 1 ? 'ewa@example.com' : ''),
    ...(userNum === 1 ? { password: 'sekret-1', policyAccepted: 1, newsletterAccepted: 0 } : {}),
  })),
});

export const walkPartyTo = async (
  browser: WizardBrowser,
  party: WizardParty,
  step: 1 | 2 | 3 | 4 | 5,
): Promise<unknown> => {
  await browser.begin(party.offerId);
  const saves: readonly (readonly [string, object])[] = [
    ['details/update', step1(party)],
    ['accommodations/update', step2(party)],
    ['insurance/update', step3(party)],
    ['addons/update', { trainingsConfig: [], addonsConfig: [] }],
    ['participants/update', step5(party)],
  ];
  let reservation: unknown = null;
  for (const [path, body] of saves.slice(0, step)) reservation = await browser.well(path, body);
  return reservation;
};

export const confirmDraft = async (browser: WizardBrowser, more: object = {}): Promise<unknown> => {
  const confirmation = await browser.well('confirmation/get');
  const expected = {
    expectedPrice: at(confirmation, 'Price.CurrentPrice'),
    expectedLeft: at(confirmation, 'Price.LeftToPay'),
  };
  return browser.well('confirm', { ...orderBody, ...expected, ...more });
};

export const moneyIn = (reservation: unknown): readonly unknown[] =>
  ['CurrentPrice', 'Paid', 'LeftToPay', 'Rebate'].map((key) => at(reservation, `Price.${key}`));

export const rebatesIn = (reservation: unknown): Readonly<Record<string, unknown>> => {
  const list = at(reservation, 'Offer.RebatesList');
  return Object.fromEntries(
    Array.isArray(list) ? list.map((row) => [String(at(row, 'Name')), at(row, 'Value')]) : [],
  );
};
