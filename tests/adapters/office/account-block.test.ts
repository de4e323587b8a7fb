import { describe, expect, it } from 'vitest';
import { CLOCK, STORE } from '../../../adapters/composition/tokens.ts';
import { blockOrUnblockAccount } from '../../../application/office/accounts.ts';
import {
  openServerShop,
  postLogin,
  ServerBrowser,
  withAccount,
} from '../../http/server/server-shop.ts';
import {
  berthsBody,
  insurancesBody,
  noExtrasBody,
  orderBody,
  peopleBody,
  tripBody,
} from '../../http/wizard/step-bodies.ts';
import { WizardBrowser } from '../../http/wizard/wizard-shop.ts';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];
const REASON = ['--reason', 'obrażał załogę'];

const emailOf = async (office: ReturnType<typeof openOffice>, id: string): Promise<string> => {
  const { owner } = await office.booking(id);
  return (await office.shop.kit.store.accounts.byId(owner.accountId ?? ''))?.email ?? '';
};

describe('the office commands `accounts block` and `accounts unblock`', () => {
  it('R73.1, R73.4: nobody is blocked twice; --dry-run blocks nothing; the journal omits the reason', async () => {
    const office = openOffice();
    const email = await emailOf(office, await office.order(901, 601, 1));
    const before = (await office.journal()).length;
    const block = ['accounts', 'block', email, ...REASON];
    expect(await office.json(...block, '--dry-run')).toMatchObject({ email, changed: false });
    expect((await office.journal()).length).toBe(before);
    expect(await office.json(...block)).toMatchObject({ email, blocked: true, changed: true });
    const line = await office.lastLine();
    expect(line).toMatchObject({ shop: { command: { type: 'blockAccount' } } });
    expect(JSON.stringify(line)).not.toContain('obrażał');
    expect(await office.run([...block, ...BY])).toMatchObject({ code: 1 });
    expect((await office.run(['accounts', 'find', email])).out).toContain('blocked: obrażał');
    expect(await office.json('accounts', 'unblock', email)).toMatchObject({ blocked: false });
    expect(await office.run(['accounts', 'unblock', email, ...BY])).toMatchObject({
      code: 1,
      err: expect.stringContaining('not blocked'),
    });
  });

  it('R73.3: bookings of a blocked account still accept payments, and `bookings explain` shows the block', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    await office.json('accounts', 'block', await emailOf(office, id), ...REASON);
    await office.json('payments', 'register', id, '--amount', '100', '--number', 'KP/1');
    expect((await office.run(['bookings', 'explain', id])).out).toContain(
      'Konto klienta jest zablokowane',
    );
  });

  it('R73.2: a login to a blocked account reports the block only if the password is right', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    const email = 'anna@example.pl';
    await withAccount(browser, email);
    const deps = {
      store: (await shop.container.getAsync(STORE)).store,
      clock: await shop.container.getAsync(CLOCK),
    };
    await postLogin(browser, email);
    const block = await blockOrUnblockAccount(deps)('Ewa', email, 'spam');
    expect(block.isOk()).toBe(true);
    expect((await browser.get('/v1/auth/details')).statusCode).toBe(401);
    const refused = await postLogin(browser, email);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'accountBlocked']);
    expect((await postLogin(browser, email, 'inne-haslo')).json().code).toBe('invalidCredentials');
    await blockOrUnblockAccount(deps)('Ewa', email, null);
    expect((await postLogin(browser, email)).statusCode).toBe(200);
  });

  it('R73.2: a draft of a blocked account cannot be ordered', async () => {
    const office = openOffice();
    const browser = new WizardBrowser(office.shop, '198.51.100.1');
    await browser.begin(901);
    await browser.well('details/update', tripBody(1));
    await browser.well('accommodations/update', berthsBody(1, 601, 0));
    await browser.well('insurance/update', insurancesBody(1));
    await browser.well('addons/update', noExtrasBody);
    await browser.well('participants/update', peopleBody(1));
    await office.json('accounts', 'block', await emailOf(office, browser.reservationId), ...REASON);
    const refused = await browser.on('confirm', orderBody);
    expect([refused.status, (await office.booking(browser.reservationId)).status]).toEqual([
      403,
      'draft',
    ]);
  });
});
