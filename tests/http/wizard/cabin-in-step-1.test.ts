import { expect, it } from 'vitest';
import { insurancesBody, noExtrasBody, peopleBody } from './step-bodies.ts';
import { at, openWizardShop, WizardBrowser } from './wizard-shop.ts';

it('R13.3, W-117: a request with `single` and `bedroomChosen` 1 means a cabin; all steps return a cabin', async () => {
  const anna = new WizardBrowser(openWizardShop());
  await anna.begin(900);
  const trip = { accommodationOption: 'single', participantsCount: 2, termsAccepted: 1 };
  expect(
    (await anna.on('details/update', { ...trip, participantsCount: 3, bedroomChosen: 1 })).status,
  ).toBe(400);
  await anna.well('details/update', { ...trip, bedroomChosen: 1 });
  const berth = { roomId: 501, optionsChosen: [{ bedroomChosen: 1 }] };
  const journeyConfig = [1, 2].map((userNum) => ({ userNum, journeyId: 2, journeyPointId: null }));
  const saves: readonly (readonly [string, object])[] = [
    [
      'accommodations',
      {
        accommodationConfig: [1, 2].map((userNum) => ({ userNum, ...berth })),
        journeyConfig,
        isReserveList: 0,
      },
    ],
    ['insurance', insurancesBody(2)],
    ['addons', noExtrasBody],
    ['participants', peopleBody(2)],
  ];
  const storedChoices = async () => {
    const reservation = await anna.well('details/get');
    return [
      at(reservation, 'Data.0.Config.AccommodationOption'),
      at(reservation, 'Price.CurrentPrice'),
    ];
  };
  const cabin = ['cabin', String(2 * (2349 + 300 - 200))];
  expect(await storedChoices()).toEqual(cabin);
  for (const [step, body] of saves) {
    await anna.well(`${step}/update`, body);
    expect([step, await storedChoices()]).toEqual([step, cabin]);
  }
  await anna.well('details/update', { ...trip, bedroomChosen: 0 });
  expect(await storedChoices()).toEqual(['single', String(2 * (2349 - 200))]);
});
