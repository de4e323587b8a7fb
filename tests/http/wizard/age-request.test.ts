import { describe, expect, it } from 'vitest';
import { DAY_LENGTH, HOUR } from '../../../domain/calendar.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { peopleBody, personBody, tripBody, walk } from './step-bodies.ts';
import { catalogueEntryOf } from './test-catalogue.ts';
import { at, openWizardShop, WizardBrowser, type WizardShop } from './wizard-shop.ts';

const older = (email: string) => ({
  participantsConfig: [{ ...personBody(1), email, birthDate: '1982-05-05' }],
});

const yacht = () =>
  openWizardShop([
    catalogueEntryOf(
      offerWith({ units: [unitWith({ id: 501, yachts: 1, berths: 10, cabins: 5 })] }),
    ),
  ]);

const inFront = async (shop: WizardShop, address: string, party = 1): Promise<WizardBrowser> => {
  const browser = new WizardBrowser(shop, address);
  await walk(browser, 900, 501, party, 4);
  return browser;
};

const requestAge = (browser: WizardBrowser) => browser.on('ageRequest');
const notNeeded = { status: 400, body: { code: 'notNeeded', message: 'notNeeded' } };

describe('the request to the office about a traveller of 45 or more (R65)', () => {
  it('R65.2: a party without a traveller of 45+ cannot extend its hold; an hour later its places are free', async () => {
    const shop = yacht();
    for (let n = 1; n <= 5; n += 1)
      expect(await requestAge(await inFront(shop, `198.51.100.${n}`, 2))).toMatchObject(notNeeded);
    shop.later(HOUR);
    const honest = await inFront(shop, '203.0.113.1', 10);
    await honest.well('participants/update', peopleBody(10));
  });

  it('R65.1: a save that is refused only for age stores the age, but leaves the draft’s version unchanged', async () => {
    const shop = yacht();
    const anna = await inFront(shop, '198.51.100.1');
    const before = await anna.well('participants/get');
    const refused = await anna.on('participants/update', older('anna@example.com'));
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: 'age45' }] } });
    expect(await anna.well('participants/get')).toEqual(before);
    const answer = await anna.on('ageRequest', { expectedVersion: at(before, 'Version') });
    expect(answer).toMatchObject({ status: 200, body: { HoldUntil: '2027-01-12T23:00:00.000Z' } });
    expect(
      (await shop.kit.journal.read(0, 100)).map((line) =>
        'recorded' in line ? line.recorded.command.type : '',
      ),
    ).toContain('markOlder');
  });

  it('R65.1: a save that is refused for age and another reason stores no age', async () => {
    const anna = await inFront(yacht(), '198.51.100.1');
    const twice = {
      participantsConfig: [{ ...personBody(1), birthDate: '1982-05-05', phone: 'nie ma' }],
    };
    expect((await anna.on('participants/update', twice)).status).toBe(400);
    expect(await requestAge(anna)).toMatchObject(notNeeded);
  });

  it('R65.2: if the draft changes to a whole yacht, a request about the age is refused', async () => {
    const anna = await inFront(yacht(), '198.51.100.1');
    await anna.on('participants/update', older('anna@example.com'));
    await anna.well('details/update', { ...tripBody(1), accommodationOption: 'whole' });
    expect((await anna.on('ageRequest')).status).toBe(400);
  });

  it('R65.3: an IP address extends three holds a day; a fourth request gets a number without extension', async () => {
    const shop = yacht();
    const until = async (n: number, address: string) => {
      const browser = await inFront(shop, address);
      await browser.on('participants/update', older(`b${n}@example.com`));
      const first = await requestAge(browser);
      const again = await requestAge(browser);
      expect(again.body).toEqual(first.body);
      expect(at(first.body, 'RequestNumber')).toMatch(/^[A-Z0-9]{8}$/);
      return at(first.body, 'HoldUntil');
    };
    const twoDays = '2027-01-12T23:00:00.000Z';
    for (const n of [1, 2, 3]) expect(await until(n, '2001:db8:1:2::1')).toBe(twoDays);
    // R65.4: an IPv6 address counts by its /64 network.
    expect(await until(4, '2001:db8:1:2::ffff')).toBe('2027-01-10T10:30:00.000Z');
    expect(await until(5, '2001:db8:1:3::1')).toBe(twoDays);
    shop.later(DAY_LENGTH + 1);
    expect(await until(6, '2001:db8:1:2::1')).toBe('2027-01-13T23:00:00.000Z');
  });
});
