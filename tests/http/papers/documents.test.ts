import { describe, expect, it, vi } from 'vitest';
import { DOCUMENTS, PAPERS } from '../../../adapters/composition/tokens.ts';
import { issueMissingPapersOfBooking } from '../../../application/papers/issue-missing-papers.ts';
import { MINUTE } from '../../../domain/calendar.ts';
import {
  activateAccount,
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  orderInWizard,
  panelRefusal,
  TWO,
} from '../panel/panel-shop.ts';
import { confirmDraft, walkPartyTo } from '../rulebook/party.ts';
import { orderBody } from '../wizard/step-bodies.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import { EWA, fetchLink, followLink, LINK_LIFE, openCast, payBooking } from './paper.ts';

const documentIds = (step: unknown): readonly unknown[] => {
  const documents = at(step, 'Documents');
  return (Array.isArray(documents) ? documents : []).map((each) => at(each, 'Id'));
};

const shownTo = async (
  browser: WizardBrowser,
): Promise<{ readonly ids: readonly unknown[]; readonly at: unknown }> => {
  const step = at(await browser.well('confirmation/get'), 'Data.6');
  return { ids: documentIds(step), at: at(step, 'ShownAt') };
};

describe('the legal documents that a customer accepts with an order (R38.8, W-054)', () => {
  it('R38.7: the order stores which document versions step 6 showed, and when; the panel shows both', async () => {
    const panel = await openPanel();
    const browser = panel.browser();
    await walkPartyTo(browser, TWO, 5);
    const shownDocuments = await shownTo(browser);
    expect([shownDocuments.ids.length, new Set(shownDocuments.ids).size]).toEqual([6, 6]);
    panel.clock.pass(60_000);
    await confirmDraft(browser, {
      documents: shownDocuments.ids.slice(0, 5),
      documentsShownAt: shownDocuments.at,
    });
    const stored = await panel.kit.store.bookings.get(browser.reservationId);
    if (stored?.status !== 'confirmed') throw new Error('not confirmed');
    expect(new Date(stored.shown?.at ?? 0).toISOString()).toBe(shownDocuments.at);
    await activateAccount(panel, EWA);
    const owner = await logInToPanel(panel, EWA);
    const documents = at(await onlyTrip(owner), 'Documents');
    expect(
      (Array.isArray(documents) ? documents : []).map((each) => [
        at(each, 'Id'),
        at(each, 'Version'),
      ]),
    ).toEqual(
      ['1.0', '1.1', '1.1', '1.0', '1.0'].map((version, i) => [shownDocuments.ids[i], version]),
    );
    expect(await shownTo(browser)).toEqual({
      ids: shownDocuments.ids.slice(0, 5),
      at: shownDocuments.at,
    });
  });

  it('R38.8: after a voucher is redeemed, even by a repeated call, step 6 lists the legal documents', async () => {
    const panel = await openPanel();
    const browser = panel.browser();
    await walkPartyTo(browser, TWO, 5);
    const { ids } = await shownTo(browser);
    await panel.shopByOffice({
      type: 'createVoucher',
      code: 'GIFT300',
      kind: 'gift',
      value: 30_000,
      description: '',
      accountId: null,
      expiresOn: null,
      siteId: 1,
    });
    const voucher = { reservationId: browser.reservationId, voucherCode: 'GIFT300', userNum: 1 };
    const redeem = () =>
      browser.call('rebates/voucher/redeem', voucher, { 'idempotency-key': 'one click' });
    for (const { body } of [await redeem(), await redeem()])
      expect(documentIds(at(body, 'Reservation.Data.6'))).toEqual(ids);
  });

  it('R38.8: if an order’s request lists no documents, the customer accepts those that step 6 showed last', async () => {
    const panel = await openPanel();
    const browser = panel.browser();
    await walkPartyTo(browser, TWO, 5);
    const shownDocuments = await shownTo(browser);
    panel.clock.pass(60_000);
    vi.spyOn(await panel.container.getAsync(DOCUMENTS), 'current').mockResolvedValue([]);
    await browser.well('confirm', orderBody);
    const stored = await panel.kit.store.bookings.get(browser.reservationId);
    if (stored?.status !== 'confirmed') throw new Error('not confirmed');
    expect([
      stored.shown?.documents.map(({ id }) => id),
      new Date(stored.shown?.at ?? 0).toISOString(),
    ]).toEqual([shownDocuments.ids, shownDocuments.at]);
  });

  it('the file of a document version is the same for every visitor; an unknown version gets 404', async () => {
    const panel = await openPanel();
    await orderInWizard(panel.browser(), TWO);
    const [form] = await (await panel.container.getAsync(DOCUMENTS)).current(1);
    const [firstBrowser, other] = [panel.browser(), panel.browser()];
    const path = `/o-nas/dokumenty/wersje/${form?.id}.pdf`;
    const [first, second] = [await fetchLink(firstBrowser, path), await fetchLink(other, path)];
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(first.headers['cache-control']).toContain('immutable');
    expect(Buffer.compare(first.rawPayload, second.rawPayload)).toBe(0);
    expect(
      (await fetchLink(firstBrowser, '/o-nas/dokumenty/wersje/never-told.pdf')).statusCode,
    ).toBe(404);
  });

  it('R38.8: an order is accepted if the clock of the process that showed the documents is a minute fast', async () => {
    for (const skew of [MINUTE, 10 * MINUTE]) {
      const panel = await openPanel();
      const browser = panel.browser();
      await walkPartyTo(browser, TWO, 5);
      const { ids } = await shownTo(browser);
      const now = panel.clock.now();
      const documentsShownAt = new Date(now + skew).toISOString();
      const { status } = await browser.on('confirm', {
        ...orderBody,
        ...{ documents: ids, documentsShownAt },
      });
      const stored = await panel.kit.store.bookings.get(browser.reservationId);
      if (skew > MINUTE) expect([status, stored?.status]).toEqual([400, 'draft']);
      else expect([status, stored]).toMatchObject([200, { shown: { at: now } }]);
    }
  });

  it('an order gets 400 if it names unknown documents, or a display time before the draft or in the future', async () => {
    const panel = await openPanel();
    const browser = panel.browser();
    await walkPartyTo(browser, TWO, 5);
    const { ids, at: shownAt } = await shownTo(browser);
    const orders = [
      { documents: ['made up'], documentsShownAt: shownAt },
      { documents: ids, documentsShownAt: '2026-01-01T00:00:00.000Z' },
      { documents: ids, documentsShownAt: '2030-01-01T00:00:00.000Z' },
    ];
    for (const more of orders) {
      const answer = await browser.on('confirm', { ...orderBody, ...more });
      expect([answer.status, at(answer.body, 'errors')]).toEqual([
        400,
        [{ field: 'documents', code: 'unknown' }],
      ]);
    }
    expect((await panel.kit.store.bookings.get(browser.reservationId))?.status).toBe('draft');
  });
});

describe('papers that the shop creates automatically (R38.9, R38.10)', () => {
  it('A-122, A-175: only the owner gets the papers, each by a link that works for ten minutes', async () => {
    const { panel, id, browsers } = await openCast();
    await payBooking(panel, id);
    const papers = await panel.container.getAsync(PAPERS);
    await issueMissingPapersOfBooking(papers)(id);
    await panel.byOffice(id, { type: 'grantRebate', amount: 10_000, reason: 'Za czekanie' });
    await issueMissingPapersOfBooking(papers)(id);
    const listed = at(await onlyTrip(browsers.owner), 'Papers');
    expect(listed).toMatchObject([
      { Kind: 'contract', Part: 0, Number: 'UM/2027/00001' },
      { Kind: 'annex', Part: 0, Number: 'AN/2027/00001' },
    ]);
    expect(at(await onlyTrip(browsers.traveller), 'Papers')).toEqual([]);
    const request = { reservationId: id, kind: 'annex', part: 0 };
    const link = at(await mustSucceed(browsers.owner, 'paperFile', request), 'DownloadURL');
    if (typeof link !== 'string') throw new Error('no annex');
    expect(await followLink(browsers.owner, link)).toEqual([200, 'application/pdf']);
    for (const [role, status] of [
      ['traveller', 403],
      ['stranger', 404],
      ['nobody', 401],
    ] as const) {
      expect((await panelRefusal(browsers[role], 'paperFile', request))[0]).toBe(status);
      expect((await followLink(browsers[role], link))[0]).toBe(status);
    }
    expect(
      at(await mustSucceed(browsers.owner, 'paperFile', { ...request, part: 1 }), 'FileReady'),
    ).toBe(false);
    panel.clock.pass(LINK_LIFE);
    expect((await followLink(browsers.owner, link))[0]).toBe(404);
  });
});
