import { expect, it } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { walk } from './step-bodies.ts';
import { at, openWizardShop, WizardBrowser } from './wizard-shop.ts';

const GETS = ['details', 'accommodations', 'insurance', 'addons', 'participants', 'confirmation'];

it('R57.4: from departure on, every step of a draft says that the trip takes no more bookings (`Closed`)', async () => {
  const shop = openWizardShop();
  const anna = new WizardBrowser(shop);
  await walk(anna, 905, 605, 1, 5);
  const closed = async () =>
    Promise.all(GETS.map(async (step) => at(await anna.well(`${step}/get`), 'Closed')));
  expect(await closed()).toEqual(GETS.map(() => false));
  shop.later(12 * DAY_LENGTH);
  expect(await closed()).toEqual(GETS.map(() => true));
  expect(
    (
      await anna.on('details/update', {
        accommodationOption: 'single',
        participantsCount: 1,
        termsAccepted: 1,
      })
    ).status,
  ).toBe(409);
});
