import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import {
  mustSucceed,
  onlyTrip,
  openPanel,
  panelBooker,
  panelRefusal,
  postPeopleChange,
  TWO,
} from '../panel/panel-shop.ts';
import type { WizardParty } from '../rulebook/party.ts';
import { walkPartyTo } from '../rulebook/party.ts';
import { at } from '../wizard/wizard-shop.ts';
import {
  EWA,
  linkTo,
  mustLink,
  openCast,
  openPaperFile,
  PRICE,
  paperWords,
  passTimeInSession,
  payBooking,
} from './paper.ts';

const WAITING: WizardParty = { ...TWO, offerId: 902, roomId: 602, reserveList: 1 };

describe('availability of papers (R38, A-148, A-149)', () => {
  it('R38.1, R38.2: the contract is available from the order on, the invoice after full payment', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId: id } = ewa;
    expect([await linkTo(ewa, id, 'contract'), await linkTo(ewa, id, 'invoice')]).toEqual([
      expect.stringMatching(/^\/v1\/documents\/download\?token=[\w-]{43}$/),
      null,
    ]);
    await payBooking(panel, id, PRICE - 1);
    expect(await linkTo(ewa, id, 'invoice')).toBeNull();
    await payBooking(panel, id, 1);
    expect(await linkTo(ewa, id, 'invoice')).not.toBeNull();
  });

  it('a draft has no papers', async () => {
    const panel = await openPanel();
    const ewa = panel.browser();
    await walkPartyTo(ewa, TWO, 5);
    expect([
      await linkTo(ewa, ewa.reservationId, 'contract'),
      await linkTo(ewa, ewa.reservationId, 'invoice'),
    ]).toEqual([null, null]);
  });

  it('R38.1: a booking on the reserve list has no papers until it moves up', async () => {
    const { panel, id, browsers } = await openCast(WAITING);
    expect([
      await linkTo(browsers.owner, id, 'contract'),
      await linkTo(browsers.owner, id, 'invoice'),
    ]).toEqual([null, null]);
    await panel.byOffice(id, { type: 'moveUp' });
    expect(await linkTo(browsers.owner, id, 'contract')).not.toBeNull();
  });

  it('R38.1: a cancelled booking gets no new paper and keeps its old papers', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId: id } = ewa;
    await payBooking(panel, id);
    const before = await openPaperFile(ewa, id, 'contract');
    await panel.byOffice(id, { type: 'cancel', reason: 'customer' });
    expect(Buffer.compare(await openPaperFile(ewa, id, 'contract'), before)).toBe(0);
    expect(await linkTo(ewa, id, 'invoice')).toBeNull();
  });
});

describe('each paper is created once and then stays unchanged (R38)', () => {
  it('R38.3: a change of participants changes neither the paper’s number nor its bytes', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId: id } = ewa;
    const first = await openPaperFile(ewa, id, 'contract');
    await postPeopleChange(ewa, [{ userNum: 1, phone: '+48 600 999 999' }]);
    panel.clock.pass(DAY_LENGTH / 2);
    const again = await openPaperFile(ewa, id, 'contract');
    expect(Buffer.compare(first, again)).toBe(0);
    expect(await paperWords(ewa, id, 'contract')).toContain('UM/2027/00001 Sporządzono 10.01.2027');
    expect(await paperWords(ewa, id, 'contract')).not.toContain('999 999');
  });

  it('each kind of paper is numbered separately, from 1 each year', async () => {
    const panel = await openPanel();
    const browsers = [panel.browser(), panel.browser(), panel.browser()];
    for (const [index, browser] of browsers.entries()) {
      const party = { ...TWO, emails: { 1: `nr${index}@example.com` } };
      await walkPartyTo(browser, party, 5);
      await browser.well('confirm', {
        comments: '',
        paymentOption: 'onetime',
        paymentType: 'wired',
        termsAccepted: 1,
      });
    }
    const [first, second, third] = browsers;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Somebody is missing');
    await payBooking(panel, second.reservationId);
    expect(await paperWords(second, second.reservationId, 'contract')).toContain('UM/2027/00001');
    expect(await paperWords(first, first.reservationId, 'contract')).toContain('UM/2027/00002');
    expect(await paperWords(second, second.reservationId, 'invoice')).toContain('FV/2027/00001');
    await passTimeInSession(panel, third, Date.UTC(2027, 11, 31, 23));
    const stored = await panel.kit.store.papers.get(first.reservationId, 'contract');
    expect([stored?.year, stored?.n]).toEqual([2027, 2]);
    expect(await paperWords(third, third.reservationId, 'contract')).toContain('UM/2028/00001');
  });

  it('R58: a request with an older version of the booking gets 409 and creates no paper', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId: id } = ewa;
    const version = at(await onlyTrip(ewa), 'Version');
    await panel.byOffice(id, { type: 'grantRebate', amount: 100, reason: 'Za czekanie' });
    expect(
      await panelRefusal(ewa, 'contractFile', { reservationId: id, expectedVersion: version }),
    ).toEqual([409, 'changedElsewhere']);
    expect(await panel.kit.store.papers.ofBooking(id)).toEqual([]);
    expect(
      await linkTo(ewa, id, 'contract', { expectedVersion: at(await onlyTrip(ewa), 'Version') }),
    ).not.toBeNull();
    expect(await linkTo(ewa, id, 'contract', { expectedVersion: version })).not.toBeNull();
  });

  it('if a crash left a paper without its PDF file, the next call prints the file from stored content', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const { reservationId: id } = ewa;
    await mustLink(ewa, id, 'contract');
    const paper = await panel.kit.store.papers.get(id, 'contract');
    if (paper?.content?.kind !== 'contract') throw new Error('No contract');
    const { open: _open, ...closedPaper } = paper;
    const content = { ...paper.content, booker: { ...paper.content.booker, name: 'Przed Awarią' } };
    const other = await openPanel();
    const again = await panelBooker(other);
    await other.kit.store.inTransaction([], async ({ papers }) => {
      await papers.add({ ...closedPaper, content, bookingId: again.reservationId });
      return ok(undefined);
    });
    expect(await paperWords(again, again.reservationId, 'contract')).toContain('Przed Awarią');
  });
});

describe('content of papers (R38)', () => {
  it('R38.5: the contract has the booker’s name, the number of participants, the price, the trip’s days', async () => {
    const { id, browsers } = await openCast();
    const text = await paperWords(browsers.owner, id, 'contract');
    for (const part of [
      id,
      'Ewa Żagiel 1',
      EWA,
      '2 osoby',
      '4 298 PLN',
      'First Minute −400 PLN',
      '31.07–',
    ])
      expect(text).toContain(part);
    for (const foreign of ['Ewa Żagiel 2', 'jan@example.com', '1995'])
      expect(text).not.toContain(foreign);
  });

  it('R38.6: the invoice names the buyer from the account’s invoice data, otherwise the booker', async () => {
    const { panel, id, browsers } = await openCast();
    await payBooking(panel, id);
    const firm = {
      invoiceName: 'Żagle sp. z o.o.',
      invoiceNip: '526-025-02-74',
      invoiceAddress: 'Portowa 1',
      invoiceCity: 'Gdynia',
      invoiceZip: '81350',
    };
    await mustSucceed(browsers.owner, 'accountDetailsChange', firm);
    const text = await paperWords(browsers.owner, id, 'invoice');
    for (const part of [
      'Żagle sp. z o.o. Portowa 1 81-350 Gdynia NIP 5260250274',
      '4 298 PLN',
      'procedura marży dla biur podróży',
      '10.01.2027',
    ])
      expect(text).toContain(part);
    const other = await openCast();
    await payBooking(other.panel, other.id);
    expect(await paperWords(other.browsers.owner, other.id, 'invoice')).toContain('Ewa Żagiel 1');
  });
});
