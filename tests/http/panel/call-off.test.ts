import { ok } from 'neverthrow';
import { expect, it } from 'vitest';
import { MAIL_WORKER, SETTINGS } from '../../../adapters/composition/tokens.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { callOffTrip, previewTripCallOff } from '../../../application/office/call-off.ts';
import { listOfficeLines } from '../../../application/office/lines.ts';
import type { Store } from '../../../application/ports/store.ts';
import { exportJournal } from '../../../application/replay/export-journal.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { walkPartyTo } from '../rulebook/party.ts';
import { catalogueEntryOf } from '../wizard/test-catalogue.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  logInToPanel,
  mustSucceed,
  openPanel,
  orderInWizard,
  PANEL_START,
  type PanelShop,
  panelCustomer,
  TWO,
  trips,
  values,
} from './panel-shop.ts';

/** The yacht has two berths at 2349 PLN each, so the second party goes to the reserve list. */
const OFFER = offerWith({
  id: 901,
  units: [unitWith({ id: 601, yachts: 1, berths: 2, cabins: 1 })],
});
const PAIR = { ...TWO, offerId: 901, roomId: 601 };

const named = (emails: string) => ({ ...PAIR, emails: { 1: emails, 2: '' } });

const fullTrip = async () => {
  const panel = await openPanel([catalogueEntryOf(OFFER)]);
  const ewa = await panelCustomer(panel, 'ewa@example.com');
  await orderInWizard(ewa, named('ewa@example.com'));
  const gift = {
    kind: 'gift',
    value: zloty(250),
    description: '',
    siteId: null,
    expiresOn: null,
    accountId: null,
  } as const;
  await panel.shopByOffice({ type: 'createVoucher', code: 'AAAA2222-BBBB3333', ...gift });
  await mustSucceed(ewa, 'voucherRedeem', {
    reservationId: ewa.reservationId,
    voucherCode: 'AAAA2222-BBBB3333',
    userNum: 1,
  });
  await panel.registerTransfer(ewa.reservationId, zloty(4048), 'p1');
  panel.clock.pass(MINUTE);
  const ola = await panelCustomer(panel, 'ola@example.com');
  await orderInWizard(ola, { ...named('ola@example.com'), reserveList: 1 });
  const jan = panel.browser();
  await walkPartyTo(jan, { ...named('jan@example.com'), reserveList: 1 }, 5);
  return { panel, ewa, ola, jan };
};

const offWith = (panel: PanelShop, store: Store = panel.kit.store) =>
  callOffTrip({
    ...panel.commands,
    store,
    close: async () => {
      panel.catalogue.replace([catalogueEntryOf({ ...OFFER, closed: true })]);
      return ok(undefined);
    },
  })('Ola z biura', OFFER.id);

const ends = async (panel: PanelShop, ...browsers: readonly WizardBrowser[]) => {
  await (await panel.container.getAsync(MAIL_WORKER)).drain();
  const statuses = await Promise.all(
    browsers.map(
      async ({ reservationId }) => (await panel.kit.store.bookings.get(reservationId))?.status,
    ),
  );
  const mailed = (await panel.kit.mailbox.list(null))
    .filter(({ subject }) => subject.startsWith('Rejs odwołany'))
    .map(({ to }) => to);
  return [statuses, mailed.toSorted()];
};
const ENDED = [
  ['cancelled', 'cancelled', 'removed'],
  ['ewa@example.com', 'jan@example.com', 'ola@example.com'],
];

it('R70.1, R70.2, R70.4: a call-off a day before the start refunds all payments and notifies everybody', async () => {
  const { panel, ewa, ola, jan } = await fullTrip();
  panel.at(Date.UTC(2027, 6, 30, 9));
  const plan = (
    await previewTripCallOff({ ...panel.commands, store: panel.kit.store })(OFFER.id)
  )._unsafeUnwrap();
  expect([plan.confirmed, plan.signUps, plan.refund]).toEqual([
    [ewa.reservationId],
    [ola.reservationId],
    zloty(4298),
  ]);
  const report = (await offWith(panel))._unsafeUnwrap();
  expect([
    report.cancelled.map(({ refund }) => refund).toSorted((a, b) => a - b),
    report.refused,
  ]).toEqual([[0, zloty(4298)], []]);
  expect(await ends(panel, ewa, ola, jan)).toEqual(ENDED);
});

it('R57.3, R70.4: after a call-off a draft’s owner gets 409 with the reason, another customer gets 404', async () => {
  const { panel, jan } = await fullTrip();
  const read = async (
    browser: WizardBrowser,
    name: 'details/get' | 'confirmation/get' = 'details/get',
  ) => {
    const { status, body } = await browser.call(`reservations/${name}`, {
      reservationId: jan.reservationId,
    });
    return [status, at(body, 'code')];
  };
  const stranger = await panelCustomer(panel, 'obcy@example.com');
  await offWith(panel);
  expect([await read(jan), await read(jan, 'confirmation/get'), await read(stranger)]).toEqual([
    [409, 'offerClosed'],
    [409, 'offerClosed'],
    [404, 'notFound'],
  ]);
  panel.catalogue.replace([catalogueEntryOf(OFFER)]);
  expect(await read(jan)).toEqual([404, 'draftRemoved']);
});

it('R70.3, R70.5: the panel shows call-off and refund; the office has a task until it has refunded all', async () => {
  const { panel, ewa } = await fullTrip();
  await offWith(panel);
  const cancelled = async () =>
    values(
      (await trips(ewa)).current[0],
      'StatusCode',
      'Cancelled.Reason',
      'Cancelled.Refund',
      'Cancelled.Returned',
      'Cancelled.OnItsWay',
    );
  expect(await cancelled()).toEqual(['cancelled', 'organiser', '4298', '0', '4298']);
  const messages = at(await mustSucceed(ewa, 'accountMessages'), 'Messages');
  expect(at(messages, '0.Title')).toContain('Rejs odwołany przez organizatora');
  for (const words of ['jako organizator odwołaliśmy ten rejs', 'najpóźniej 24.01.2027'])
    expect(String(at(messages, '0.Contents'))).toContain(words);
  const lines = () =>
    listOfficeLines({
      ...panel.commands,
      store: panel.kit.store,
      sellers: { of: () => undefined },
    })();
  const due = { kind: 'refundDue', bookingId: ewa.reservationId, until: '2027-01-24' };
  expect(await lines()).toEqual([{ ...due, left: zloty(4298) }]);
  panel.at(PANEL_START + 2 * DAY_LENGTH);
  await panel.byOffice(ewa.reservationId, {
    type: 'registerPayment',
    paymentId: 'r1',
    method: 'refund',
    amount: zloty(4000),
  });
  expect(await lines()).toEqual([{ ...due, left: zloty(298) }]);
  await panel.registerTransfer(ewa.reservationId, zloty(10), 'p2');
  await panel.byOffice(ewa.reservationId, {
    type: 'registerPayment',
    paymentId: 'r2',
    method: 'refund',
    amount: zloty(308),
  });
  expect(await lines()).toEqual([]);
  await logInToPanel(panel, 'ewa@example.com', ewa);
  expect(await cancelled()).toEqual(['cancelled', 'organiser', '4298', '4308', '0']);
});

it('R70.6: an interrupted call-off is resumed; each booking is cancelled and notified once', async () => {
  const { panel, ewa, ola, jan } = await fullTrip();
  let begun = 0;
  const dying: Store = {
    ...panel.kit.store,
    inTransaction: (locks, work) => {
      begun += 1;
      if (begun > 1) throw new Error('killed');
      return panel.kit.store.inTransaction(locks, work);
    },
  };
  await expect(offWith(panel, dying)).rejects.toThrow('killed');
  const first = await ends(panel, ewa, ola, jan);
  expect(first[0]).not.toEqual(ENDED[0]);
  expect(first[1]).toHaveLength(1);
  const result = (await offWith(panel))._unsafeUnwrap();
  expect(result.cancelled.length + result.removed.length).toBe(2);
  expect(await ends(panel, ewa, ola, jan)).toEqual(ENDED);
  const again = (await offWith(panel))._unsafeUnwrap();
  expect([again.cancelled, again.removed, again.refused]).toEqual([[], [], []]);
  const commands = (await panel.kit.journal.read(0, 1000)).flatMap((entry) =>
    'recorded' in entry ? [[entry.recorded.command.type, entry.recorded.by]] : [],
  );
  expect(commands.filter(([type]) => type === 'callOff')).toEqual(
    Array.from({ length: 3 }, () => ['callOff', { kind: 'office', name: 'Ola z biura' }]),
  );
  expect(commands.filter(([type]) => type === 'moveUp')).toEqual([]);
});

it('R46, R70: a replay of the journal with a called-off trip gives the same result', async () => {
  const { panel } = await fullTrip();
  await offWith(panel);
  // The replay needs the offers as they were when the journal began.
  panel.catalogue.replace([catalogueEntryOf(OFFER)]);
  const settings = await panel.container.getAsync(SETTINGS);
  const lines = exportJournal(
    { journal: panel.kit.journal, catalogue: panel.catalogue, settings, hashOf: cryptoIds.hashOf },
    false,
  );
  const report = await replay(
    { store: openMemoryStore().store, hashOf: cryptoIds.hashOf, progress: () => undefined },
    lines,
  );
  expect([report.firstDivergence, agreesWithRecording(report)]).toEqual([null, true]);
  expect(report.tally).toMatchObject({ confirmed: 0, cancelled: 2, paid: zloty(4298) });
});
