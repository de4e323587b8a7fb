import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import {
  createRegisteredPaymentCollector,
  moneyProblems,
} from '../../../../application/consistency/money-records.ts';
import type { BankEntry } from '../../../../application/ports/bank/bank.ts';
import { refundState } from '../../../../domain/booking/placed/refunds.ts';
import { statementFixture } from '../../statements/statement-files.ts';
import { type Bank, NOW, openBank } from './bank-shop.ts';

const SUMS = { '7880,00': '0480,00' };
const [IN, OUT, BACK] = [
  'repro/53-a-in.sta',
  'repro/53-b-refund-out.sta',
  'repro/53-c-refund-came-back.sta',
];

const refundStateOf = async (bank: Bank, id: string) => {
  const booking = await bank.booking(id);
  if (booking.status !== 'cancelled') throw new Error(`${id} is ${booking.status}`);
  const { onItsWay, returned, undecided } = refundState(booking);
  return { onItsWay, returned, undecided };
};

const refundOrdered = async () => {
  const bank = openBank(openMemoryStore());
  const id = await bank.order('Ala');
  for (const file of [IN, OUT, BACK])
    bank.send(file, statementFixture(file, { KU7US4HV: id, ...SUMS }));
  await bank.json('payments', 'import', IN);
  bank.shop.at(NOW + 60_000);
  await bank.cancel(id);
  expect(await bank.json('payments', 'refunds', '--file', 'zwroty.xml')).toMatchObject({
    refunds: [{ id: `ZWROT-${id}-1` }],
  });
  bank.shop.at(NOW + 120_000);
  return { bank, id };
};

const newsOf = async (bank: Bank): Promise<readonly unknown[]> =>
  (await bank.kit.outbox.lease(100, NOW + 1_000_000, NOW + 2_000_000)).map(({ content }) =>
    'how' in content ? `${content.kind} ${content.how}` : content.kind,
  );

const findings = async (
  { kit: { store, journal } }: Bank,
  id: string,
  changed: (entry: BankEntry) => BankEntry = (entry) => entry,
) => {
  const heard = createRegisteredPaymentCollector();
  for (const line of await journal.read(0, 1_000))
    if ('recorded' in line) heard.hear(line.recorded);
  const imports = await store.bank.imports();
  const entries = (await Promise.all(imports.map((each) => store.bank.entriesOf(each.id))))
    .flat()
    .map(changed);
  return moneyProblems(
    { payments: [], imports, entries, refunds: await store.bank.refundsOf(id) },
    heard.registered,
  );
};

describe('a refund that the bank returns', () => {
  it('R46: passes the audit, which reports a return line that names no outgoing line or the wrong line', async () => {
    const { bank, id } = await refundOrdered();
    for (const file of [OUT, BACK]) await bank.json('payments', 'import', file);
    expect(await findings(bank, id)).toEqual([]);
    const without = ({ returns: _returns, ...entry }: BankEntry): BankEntry => entry;
    expect((await findings(bank, id, without)).map(({ subject }) => subject)).toContain(
      `refund ZWROT-${id}-1`,
    );
    const ofOther = (entry: BankEntry): BankEntry =>
      entry.returns === undefined ? entry : { ...entry, returns: '1-1' };
    expect((await findings(bank, id, ofOther)).map(({ subject }) => subject)).toContain(
      'statement line 3-1',
    );
  });

  it('R48.7: the shop owes the refund again, needs no new decision, and notifies the customer', async () => {
    const { bank, id } = await refundOrdered();
    expect((await bank.json('payments', 'import', OUT)).entries).toMatchObject([
      { state: 'booked' },
    ]);
    expect(await refundStateOf(bank, id)).toEqual({ onItsWay: 0, returned: 480_00, undecided: 0 });
    expect((await bank.json('payments', 'import', BACK)).entries).toMatchObject([
      {
        state: 'booked',
        confidence: 'certain',
        reasons: [{ kind: 'refundReturned', bookingId: id }],
      },
    ]);
    expect(await refundStateOf(bank, id)).toEqual({ onItsWay: 480_00, returned: 0, undecided: 0 });
    const news = await newsOf(bank);
    expect(news).toContain('bookingPaymentUndone refundReturned');
    expect(news).not.toContain('bookingPaidAfterEnd');
    expect((await bank.json('payments', 'list', '--entry', '2-1')).entries).toMatchObject([
      { state: 'aside', reasons: [{ kind: 'refund' }, { kind: 'cameBack', entryId: '3-1' }] },
    ]);
  });

  it('R48.7: is ordered again only to an account that a clerk names, never to the old account', async () => {
    const { bank, id } = await refundOrdered();
    for (const file of [OUT, BACK]) await bank.json('payments', 'import', file);
    expect(await bank.json('payments', 'refunds', '--file', 'znowu.xml')).toMatchObject({
      file: null,
      notIn: [{ bookingId: id, toOrder: '480' }],
    });
    expect((await bank.office(['payments', 'refund', id])).code).toBe(1);
    expect(
      await bank.json('payments', 'refund', id, '--account', '27114020040000300201355387'),
    ).toMatchObject({
      refunds: [{ id: `ZWROT-${id}-2`, amount: '480' }],
    });
  });

  it('R31.8: a return imported before the line of its refund is unassigned until a clerk assigns it', async () => {
    const { bank, id } = await refundOrdered();
    expect((await bank.json('payments', 'import', BACK)).entries).toMatchObject([
      { state: 'open', proposed: [] },
    ]);
    await bank.json('payments', 'import', OUT);
    await bank.json('payments', 'assign', '2-1', id);
    expect(await refundStateOf(bank, id)).toEqual({ onItsWay: 480_00, returned: 0, undecided: 0 });
    expect((await bank.json('payments', 'refunds')).refunds).toMatchObject([
      { bookingId: id, toOrder: '480', ordered: [] },
    ]);
  });

  it('R31.8: undoing the import also undoes the return; a second import gives the same result', async () => {
    const { bank, id } = await refundOrdered();
    for (const file of [OUT, BACK]) await bank.json('payments', 'import', file);
    expect(await bank.json('payments', 'undo', '3')).toMatchObject({ whole: true, refused: [] });
    expect(await refundStateOf(bank, id)).toEqual({ onItsWay: 0, returned: 480_00, undecided: 0 });
    expect((await bank.json('payments', 'list', '--entry', '2-1')).entries).toMatchObject([
      { state: 'booked', reasons: [{ kind: 'refund' }] },
    ]);
    await bank.json('payments', 'import', BACK);
    expect(await refundStateOf(bank, id)).toEqual({ onItsWay: 480_00, returned: 0, undecided: 0 });
  });
});
