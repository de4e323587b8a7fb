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

describe('the call for the places that the caller’s drafts hold', () => {
  it('R8.16: returns the browser’s drafts that hold places, with their offer and the end of the hold', async () => {
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

  it('R8.16: the response omits holds that have expired and bookings that are ordered', async () => {
    const panel = await openPanel();
    const anna = panel.browser();
    await walkPartyTo(anna, TWO, 5);
    panel.at(START + 31 * MINUTE);
    expect(await mustSucceed(anna, CALL)).toEqual({ Held: [] });
    await confirmDraft(anna);
    expect(await mustSucceed(anna, CALL)).toEqual({ Held: [] });
  });

  it('R45.1: without a session the call gets 401; a session whose drafts hold no places gets an empty list', async () => {
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

  it('R8.16: every browser that is logged in to an account gets the account’s drafts that hold places', async () => {
    const panel = await openPanel();
    const anna = await panelCustomer(panel, 'anna@example.com');
    await walkPartyTo(anna, TWO, 2);
    const drafts = await mustSucceed(anna, CALL);
    expect(drafts).toMatchObject({ Held: [{ ReservationId: anna.reservationId }] });
    expect(await mustSucceed(await logInToPanel(panel, 'anna@example.com'), CALL)).toEqual(drafts);
    await account(panel, 'ola@example.com');
    expect(await mustSucceed(await logInToPanel(panel, 'ola@example.com', anna), CALL)).toEqual({
      Held: [],
    });
  });
});
