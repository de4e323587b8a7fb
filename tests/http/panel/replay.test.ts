import { expect, it } from 'vitest';
import { SETTINGS } from '../../../adapters/composition/tokens.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { exportJournal } from '../../../application/replay/export-journal.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import { zloty } from '../../../domain/money.ts';
import {
  account,
  bookerWithExtras,
  logInToPanel,
  mustSucceed,
  openPanel,
  orderInWizard,
  panelCustomer,
  postChange,
  postPeopleChange,
  TWO,
} from './panel-shop.ts';

it('R46: replaying panel commands gives equal amounts, from an export with or without personal data', async () => {
  const panel = await openPanel();
  const ewa = await bookerWithExtras(panel);
  const { reservationId } = ewa;
  await postPeopleChange(ewa, [
    {
      userNum: 2,
      firstName: 'Jan',
      lastName: 'Nowak',
      birthDate: '1990-02-28',
      phone: '+48 700 800 900',
      gender: 2,
    },
  ]);
  await postChange(ewa, {
    journeyConfig: [{ userNum: 2, journeyId: 1, journeyPointId: 3, transportAddLuggage: 1 }],
  });
  await postChange(ewa, { accommodationConfig: [{ userNum: 2, roomId: 502 }] }, { dryRun: true });
  await postChange(ewa, {
    accommodationConfig: [{ userNum: 2, roomId: 502 }],
    addonsConfig: [{ userNum: 1, addonsSelected: [] }],
  });
  await panel.registerTransfer(reservationId, zloty(1000), 'przelew 1');
  const captain = await account(panel, 'kapitan@example.com');
  await panel.shopByOffice({ type: 'appointAmbassador', accountId: captain });
  await mustSucceed(await logInToPanel(panel, 'kapitan@example.com'), 'ambassadorCodeCreate', {
    name: 'KAPITAN',
  });
  await mustSucceed(ewa, 'voucherCreate', { description: 'Dla Ani', value: 100 });
  await mustSucceed(ewa, 'cancelRequest', { reservationId });
  const ola = await panelCustomer(panel, 'ola@example.com');
  await orderInWizard(ola, {
    ...TWO,
    emails: { ...TWO.emails, 1: '' },
    offerId: 902,
    roomId: 602,
    reserveList: 1,
  });
  await mustSucceed(ola, 'leaveReserveList', { reservationId: ola.reservationId });

  const settings = await panel.container.getAsync(SETTINGS);
  for (const personalData of [true, false]) {
    const lines = exportJournal(
      {
        journal: panel.kit.journal,
        catalogue: panel.catalogue,
        settings,
        hashOf: cryptoIds.hashOf,
      },
      personalData,
    );
    const report = await replay(
      { store: openMemoryStore().store, hashOf: cryptoIds.hashOf, progress: () => undefined },
      lines,
    );
    expect([personalData, report.firstDivergence, agreesWithRecording(report)]).toEqual([
      personalData,
      null,
      true,
    ]);
    // 2349 + training 150, 3199 + coach 450 + Katowice 30 + luggage 120, less 400 PLN.
    expect(report.tally).toMatchObject({
      confirmed: 1,
      cancelled: 1,
      turnover: zloty(5898),
      paid: zloty(1000),
    });
  }
});

it('R39, R46: the journal stores the booker’s e-mail only in lines of nameParticipants and confirm', async () => {
  const panel = await openPanel();
  const ola = await panelCustomer(panel, 'ola@example.com');
  await orderInWizard(ola, {
    ...TWO,
    emails: { ...TWO.emails, 1: '' },
    offerId: 902,
    roomId: 602,
    reserveList: 1,
  });
  const entries = await panel.kit.journal.read(0, 100);
  const recorded = entries.flatMap((entry) =>
    'recorded' in entry && entry.recorded.by.kind === 'customer'
      ? [[entry.recorded.command.type, entry.recorded.bookerEmail]]
      : [],
  );
  expect(recorded).toEqual([
    ['createDraft', null],
    ['chooseTrip', null],
    ['chooseBerths', null],
    ['chooseInsurance', null],
    ['chooseExtras', null],
    ['nameParticipants', 'ola@example.com'],
    ['confirm', 'ola@example.com'],
  ]);
});
