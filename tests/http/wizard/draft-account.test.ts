import { describe, expect, it } from 'vitest';
import { account, activateAccount, logInToPanel, openPanel, TWO } from '../panel/panel-shop.ts';
import { step5, walkPartyTo } from '../rulebook/party.ts';
import { at } from './wizard-shop.ts';

const EMAIL = 'ewa@example.com';

describe('the account that step 5 of a draft has created', () => {
  it('R8.11: the account’s first login, in any browser, gives the draft to the account', async () => {
    const panel = await openPanel();
    const ewa = panel.browser();
    await walkPartyTo(ewa, TWO, 5);
    const { reservationId } = ewa;
    await activateAccount(panel, EMAIL);
    const elsewhere = await logInToPanel(panel, EMAIL);
    const seen = await elsewhere.call('reservations/participants/get', { reservationId });
    expect([
      seen.status,
      at(seen.body, 'Reservation.Data.5.Config.ParticipantsConfig.0.lastName'),
    ]).toEqual([200, 'Żagiel 1']);
    const stranger = await panel.browser().call('reservations/participants/get', { reservationId });
    expect(stranger.status).toBe(401);
  });

  it('R8.10: after a mistyped e-mail in step 5, the draft follows the login to the own account', async () => {
    const panel = await openPanel();
    await account(panel, EMAIL);
    const ewa = panel.browser();
    await walkPartyTo(ewa, { ...TWO, emails: { 1: 'typo@example.com' } }, 5);
    const { reservationId } = ewa;
    expect(await ewa.on('participants/update', step5(TWO))).toMatchObject({
      status: 409,
      body: { code: 'userExists' },
    });
    await logInToPanel(panel, EMAIL, ewa);
    expect((await ewa.call('reservations/participants/get', { reservationId })).status).toBe(200);
    expect((await ewa.on('participants/update', step5(TWO))).status).toBe(200);
  });

  it('R8.12, R35.3: after activation this draft can still use the account’s e-mail; other drafts cannot', async () => {
    const panel = await openPanel();
    const ewa = panel.browser();
    await walkPartyTo(ewa, TWO, 5);
    expect((await ewa.on('participants/update', step5(TWO))).status).toBe(200);
    await activateAccount(panel, EMAIL);
    expect((await ewa.on('participants/update', step5(TWO))).status).toBe(200);
    const other = panel.browser();
    await walkPartyTo(other, { ...TWO, emails: {} }, 4);
    expect(await other.on('participants/update', step5(TWO))).toMatchObject({
      status: 409,
      body: { code: 'userExists' },
    });
  });
});
