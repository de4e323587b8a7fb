import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../domain/calendar.ts';
import { confirmDraft, walkPartyTo } from '../rulebook/party.ts';
import { START } from '../wizard/wizard-shop.ts';
import {
  account,
  logInToPanel,
  mustSucceed,
  openPanel,
  panelCustomer,
  panelRefusal,
  TWO,
} from './panel-shop.ts';

const CALL = 'reservationsHeld';

describe('the places that drafts of the caller hold', () => {
  it('R8.16: a browser learns which of its drafts holds places, of which offer and until when', async () => {
    const panel = await openPanel();
    const anna = panel.browser();
    await walkPartyTo(anna, TWO, 1);
    expect(await mustSucceed(anna, CALL)).toEqual({ Held: [] });
    await walkPartyTo(anna, TWO, 2);
    panel.at(START + 10 * MINUTE);
    expect(await mustSucceed(anna, CALL)).toEqual({
      Held: [
        {
          ReservationId: anna.reservationId,
          OfferId: 900,
          HoldUntil: '2027-01-10T10:30:00.000Z',
          HoldSeconds: 1200,
        },
      ],
    });
  });

  it('R8.16: a lapsed hold and an ordered booking are not in the answer', async () => {
    const panel = await openPanel();
    const anna = panel.browser();
    await walkPartyTo(anna, TWO, 5);
    panel.at(START + 31 * MINUTE);
    expect(await mustSucceed(anna, CALL)).toEqual({ Held: [] });
    await confirmDraft(anna);
    expect(await mustSucceed(anna, CALL)).toEqual({ Held: [] });
  });

  it('R45.1: nobody learns of a hold of others: 401 without a session, an empty list with another one', async () => {
    const panel = await openPanel();
    const anna = panel.browser();
    await walkPartyTo(anna, TWO, 2);
    expect(await panelRefusal(panel.browser(), CALL)).toEqual([401, 'noSession']);
    const jan = panel.browser();
    await walkPartyTo(jan, TWO, 1);
    expect(await mustSucceed(jan, CALL)).toEqual({ Held: [] });
    expect(await mustSucceed(await panelCustomer(panel, 'ola@example.com'), CALL)).toEqual({
      Held: [],
    });
  });

  it('R8.16: a draft of an account is in the answer in every browser that is logged in to it, and in no other', async () => {
    const panel = await openPanel();
    const anna = await panelCustomer(panel, 'anna@example.com');
    await walkPartyTo(anna, TWO, 2);
    const held = await mustSucceed(anna, CALL);
    expect(held).toMatchObject({ Held: [{ ReservationId: anna.reservationId }] });
    expect(await mustSucceed(await logInToPanel(panel, 'anna@example.com'), CALL)).toEqual(held);
    // Another account logs in with the same browser. It sees no held places.
    await account(panel, 'ola@example.com');
    expect(await mustSucceed(await logInToPanel(panel, 'ola@example.com', anna), CALL)).toEqual({
      Held: [],
    });
  });
});
