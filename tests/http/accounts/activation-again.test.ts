import { describe, expect, it } from 'vitest';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { confirmDraft, walkPartyTo } from '../rulebook/party.ts';
import { openServerShop, PASSWORD, ServerBrowser } from '../server/server-shop.ts';
import { WizardBrowser as Booking } from '../wizard/wizard-shop.ts';
import { ANNA_EMAIL } from './customer.ts';

const bookTrip = async () => {
  const shop = await openServerShop();
  const anna = new Booking(shop);
  await walkPartyTo(anna, { offerId: 103, roomId: 1031, people: 1, emails: { 1: ANNA_EMAIL } }, 5);
  await confirmDraft(anna);
  const again = (browser = anna) =>
    browser.call('account/activationAgain', { siteId: 1, reservationId: anna.reservationId });
  const mails = new ServerBrowser(shop);
  const activated = async (browser: Booking, password?: string) => {
    const [token = ''] = await mails.tokens(ANNA_EMAIL);
    return browser.call('account/confirm', {
      token,
      siteId: 1,
      ...(password === undefined ? {} : { password }),
    });
  };
  return { shop, anna, again, mails, activated };
};

describe('resending the activation link (R69)', () => {
  it('R69.3: the browser that booked can request a new link and activate the account without a password', async () => {
    const { anna, again, mails, activated } = await bookTrip();
    expect(await mails.tokens(ANNA_EMAIL)).toHaveLength(1);
    expect(await again()).toMatchObject({ status: 200, body: { Sent: true } });
    expect(await mails.tokens(ANNA_EMAIL)).toHaveLength(2);
    expect((await activated(anna)).status).toBe(200);
    expect(await again()).toMatchObject({ status: 400, body: { code: 'alreadyActive' } });
  });

  it('R69.3: three links a day are sent; a fourth request gets 429 and sends no mail', async () => {
    const { shop, again, mails } = await bookTrip();
    for (let n = 0; n < 3; n += 1) expect((await again()).status).toBe(200);
    const fourth = await again();
    expect([fourth.status, Number(fourth.raw.headers['retry-after'])]).toEqual([429, 86_400]);
    expect(await mails.tokens(ANNA_EMAIL)).toHaveLength(4);
    shop.clock.pass(DAY_LENGTH + 1);
    expect((await again()).status).toBe(200);
  });

  it('R69.3: a browser without the booking’s session cannot request a link', async () => {
    const { shop, again, mails } = await bookTrip();
    const stranger = new Booking(shop);
    expect((await again(stranger)).status).toBe(401);
    await stranger.begin(101);
    expect((await again(stranger)).status).toBe(404);
    expect(await mails.tokens(ANNA_EMAIL)).toHaveLength(1);
  });

  it('R43.4, R69.3: if another person has since registered the e-mail, the link needs a password', async () => {
    const { shop, anna, again, activated } = await bookTrip();
    await new ServerBrowser(shop).post('/v1/account/create', {
      email: ANNA_EMAIL,
      password: 'obce-haslo',
      policyAccepted: 1,
      siteId: 1,
    });
    // Two mails of one moment have no order, and only the newest link is valid.
    shop.clock.pass(MINUTE);
    expect((await again()).status).toBe(200);
    expect((await activated(anna)).status).toBe(409);
    expect((await activated(anna, PASSWORD)).status).toBe(200);
  });
});
