import { describe, expect, it } from 'vitest';
import { executeDueCommands } from '../../../application/jobs/execute-due-commands.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import { listOfficeLines } from '../../../application/office/lines.ts';
import { DAY_LENGTH, HOUR } from '../../../domain/calendar.ts';
import {
  onlyTrip,
  openPanel,
  PANEL_START,
  type PanelShop,
  panelCustomer,
  TWO,
  values,
} from '../panel/panel-shop.ts';
import { step5, walkPartyTo } from '../rulebook/party.ts';
import { orderBody } from '../wizard/step-bodies.ts';
import { ENTRIES } from '../wizard/test-catalogue.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import { callApp } from './paid-shop.ts';

const PAY_ONLINE = { ...orderBody, paymentType: 'payu' };

/** `resignation` is an insurance that allows only online payment (R29). */
const atStep6 = async (resignation: boolean): Promise<{ panel: PanelShop; ewa: WizardBrowser }> => {
  const panel = await openPanel(ENTRIES, null, { online: false });
  const ewa = await panelCustomer(panel, 'ewa@example.com');
  await walkPartyTo(ewa, TWO, 2);
  await ewa.well('insurance/update', {
    insuranceConfig: [1, 2].map((userNum) => ({
      ...{
        userNum,
        insuranceId: 1,
        quarantineAssistanceAccepted: '0',
        resignationInsuranceAccepted: resignation ? '1' : '0',
      },
    })),
  });
  await ewa.well('addons/update');
  await ewa.well('participants/update', step5(TWO));
  return { panel, ewa };
};
const sixthOf = async (browser: WizardBrowser) =>
  at(await browser.well('confirmation/get'), 'Data.6');
const runScheduled = (panel: PanelShop) =>
  executeDueCommands({ ...panel.commands, refused: (id, kind) => expect.fail(`${id}: ${kind}`) })();
const linesOf = async (panel: PanelShop) =>
  (await listOfficeLines({ ...panel.commands, sellers: { of: () => undefined } })()).map(
    ({ kind }) => kind,
  );

describe('a shop without online payments (R30)', () => {
  it('R30.5: step 6 offers and accepts only transfers', async () => {
    const { ewa } = await atStep6(false);
    expect(values(await sixthOf(ewa), 'OnlineOnly', 'OnlineOffered')).toEqual([false, false]);
    const refused = await ewa.on('confirm', PAY_ONLINE);
    expect([refused.status, values(refused.body, 'errors.0.field', 'errors.0.code')]).toEqual([
      400,
      ['paymentType', 'notOffered'],
    ]);
    await ewa.well('confirm', orderBody);
    expect(values(await onlyTrip(ewa), 'BankTransfer.AccountNumber', 'PaymentUrl')).toEqual([
      expect.any(String),
      null,
    ]);
  });

  it('R30.8: an order too late for a transfer is accepted; the office then sets method and due days', async () => {
    const { panel, ewa } = await atStep6(true);
    const fields = ['OnlineOnly', 'OnlineOffered', 'BankTransfer', 'NextDue'];
    expect(values(await sixthOf(ewa), ...fields)).toEqual([true, false, null, null]);
    await ewa.well('confirm', PAY_ONLINE);
    const waiting = [true, false, null, null];
    expect(values(await sixthOf(ewa), ...fields)).toEqual(waiting);
    expect(
      values(await onlyTrip(ewa), 'OnlineOnly', 'OnlineOffered', 'BankTransfer', 'FirstDue'),
    ).toEqual(waiting);
    const [mail] = (await callApp(panel, '/dev/mail?to=ewa@example.com')).json();
    expect(mail.Text).toContain('powie Ci biuro');
    // No reminder and no cancellation come before the office sets a payment method.
    panel.clock.pass(21 * DAY_LENGTH);
    expect([await runScheduled(panel), await linesOf(panel)]).toEqual([0, ['wayAwaited']]);
    const stands = await panel.kit.store.bookings.get(ewa.reservationId);
    expect(stands?.status).toBe('confirmed');

    await panel.byOffice(ewa.reservationId, { type: 'nameWay' });
    const named = panel.clock.now();
    expect(await linesOf(panel)).toEqual([]);
    const current = await panel.kit.store.bookings.get(ewa.reservationId);
    expect(current).toMatchObject({
      status: 'confirmed',
      paymentType: 'transfer',
      firstDue: named + 24 * HOUR,
    });
    expect(current).not.toHaveProperty('wayAwaited');
    const again = await submitOfficeCommand(panel.commands)('Ola', ewa.reservationId, {
      type: 'nameWay',
    });
    expect(again._unsafeUnwrapErr().kind).toBe('alreadyDone');
    panel.clock.pass(25 * HOUR);
    expect(await runScheduled(panel)).toBe(1);
    expect((await panel.kit.store.bookings.get(ewa.reservationId))?.status).toBe('confirmed');
    expect(named).toBe(PANEL_START + 21 * DAY_LENGTH);
  });

  it('R30.8: once the office has chosen payment by transfer, a booking shows bank account and due day', async () => {
    const { panel, ewa } = await atStep6(true);
    await ewa.well('confirm', PAY_ONLINE);
    panel.clock.pass(2 * HOUR);
    await panel.byOffice(ewa.reservationId, { type: 'nameWay' });
    const firstDue = new Date(PANEL_START + 26 * HOUR).toISOString();
    expect(
      values(await onlyTrip(ewa), 'OnlineOnly', 'BankTransfer.AccountNumber', 'FirstDue'),
    ).toEqual([false, expect.any(String), firstDue]);
    expect(
      values(await sixthOf(ewa), 'OnlineOnly', 'PaymentType', 'NextDue.Until', 'NextDue.By'),
    ).toEqual([false, 'wired', null, firstDue]);
  });
});
