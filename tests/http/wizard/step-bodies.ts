import type { WizardBrowser } from './wizard-shop.ts';

export const tripBody = (people: number) => ({
  accommodationOption: 'single',
  participantsCount: people,
  termsAccepted: 1,
});

const each = <T>(people: number, entry: (userNum: number) => T): T[] =>
  Array.from({ length: people }, (_, index) => entry(index + 1));

export const berthsBody = (people: number, roomId: number, isReserveList: 0 | 1 = 0) => ({
  accommodationConfig: each(people, (userNum) => ({
    userNum,
    roomId,
    optionsChosen: [{ bedroomChosen: 0 }],
  })),
  journeyConfig: each(people, (userNum) => ({ userNum, journeyId: 2, journeyPointId: null })),
  isReserveList,
});

export const insurancesBody = (people: number) => ({
  insuranceConfig: each(people, (userNum) => ({
    userNum,
    insuranceId: 1,
    resignationInsuranceAccepted: '0',
    quarantineAssistanceAccepted: '0',
  })),
});

export const noExtrasBody = { trainingsConfig: [], addonsConfig: [] };

export const personBody = (userNum: number) => ({
  userNum,
  fillInLater: 0,
  firstName: 'Anna',
  lastName: 'Żak',
  birthDate: '1995-02-28',
  idDocument: '',
  country: 'Polska',
  gender: '1',
  phone: userNum === 1 ? '+48 600 700 800' : '',
  email: userNum === 1 ? 'anna@example.com' : '',
  ...(userNum === 1 ? { password: 'sekret-1', policyAccepted: 1, newsletterAccepted: 0 } : {}),
});

export const peopleBody = (count: number) => ({ participantsConfig: each(count, personBody) });

export const orderBody = {
  comments: '',
  paymentOption: 'onetime',
  paymentType: 'wired',
  termsAccepted: 1,
};

export const walk = async (
  browser: WizardBrowser,
  offerId: number,
  roomId: number,
  count: number,
  step: number,
): Promise<void> => {
  await browser.begin(offerId);
  const saves: readonly (readonly [string, object])[] = [
    ['details/update', tripBody(count)],
    ['accommodations/update', berthsBody(count, roomId)],
    ['insurance/update', insurancesBody(count)],
    ['addons/update', noExtrasBody],
    ['participants/update', peopleBody(count)],
  ];
  for (const [path, body] of saves.slice(0, step)) await browser.well(path, body);
};
