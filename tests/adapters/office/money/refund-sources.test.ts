import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { ANNAS, type BookedLine, camt } from '../../statements/statement-files.ts';
import { NOW, openBank } from './bank-shop.ts';

const DAY = '2027-01-11';
const BASIAS = '81109010140000071219812999';

const ALA: Omit<BookedLine, 'title'> = {
  ...{ day: DAY, amount: 1500_00, name: 'JAN ALA', from: ANNAS, reference: '1' },
};
const BASIA: Omit<BookedLine, 'title'> = {
  ...{ day: '2027-01-12', amount: 300_00, name: 'BASIA KOWALSKA', from: BASIAS, reference: '2' },
};

/** Opens a shop with one order that was paid with `lines` and then cancelled. */
const openCancelled = async (
  lines: readonly Omit<BookedLine, 'title'>[],
  cash: string | null = null,
) => {
  const bank = openBank(openMemoryStore());
  const id = await bank.order('Ala');
  bank.send('in.xml', camt(lines.map((line) => ({ ...line, title: id }))));
  await bank.json('payments', 'import', 'in.xml');
  if (cash !== null)
    await bank.json('payments', 'register', id, '--amount', cash, '--number', 'KP/1');
  bank.shop.at(NOW + 60_000);
  await bank.cancel(id);
  const transfersOf = async (file: string) =>
    (await bank.json('payments', 'refunds', '--file', file)).refunds.map(
      ({ amount, way }: { amount: string; way: { account: string; recipient: string } }) =>
        `${amount} to ${way.account} ${way.recipient}`,
    );
  return { bank, id, transfersOf };
};

describe('R48.7: the accounts that a refund goes to', () => {
  it('each of two payers gets back what came from the own account', async () => {
    const { bank, id, transfersOf } = await openCancelled([ALA, BASIA]);
    expect((await bank.office(['payments', 'refunds'])).out).toContain(`${BASIAS}, ${ANNAS}`);
    expect(await transfersOf('out.xml')).toEqual([
      `300 to ${BASIAS} BASIA KOWALSKA`,
      `1500 to ${ANNAS} JAN ALA`,
    ]);
    expect(await bank.office(['payments', 'refund', id])).toMatchObject({ code: 1 });
  });

  it('a part of a refund goes to the payer of the latest money first', async () => {
    const { bank, id } = await openCancelled([ALA, BASIA]);
    expect(await bank.json('payments', 'refund', id, '--amount', '400')).toMatchObject({
      refunds: [
        { amount: '300', way: { account: BASIAS } },
        { amount: '100', way: { account: ANNAS } },
      ],
    });
    expect(await bank.json('payments', 'refund', id)).toMatchObject({
      refunds: [{ amount: '1400', way: { account: ANNAS } }],
    });
  });

  it('cash goes to no payer’s account: the file has the transfer, the rest needs --account', async () => {
    const { bank, id, transfersOf } = await openCancelled([ALA], '300');
    expect((await bank.office(['payments', 'refunds'])).out).toContain(
      `${ANNAS}; 300 PLN not known`,
    );
    const written = await bank.office(['payments', 'refunds', '--file', 'out.xml']);
    expect(written.out).toContain('1 transfer');
    expect(written.out).toContain(`Not in it, 300 PLN of ${id} (not known): payments refund ${id}`);
    expect(await transfersOf('again.xml')).toEqual([]);
    expect(await bank.json('payments', 'refund', id, '--account', BASIAS)).toMatchObject({
      refunds: [{ amount: '300', way: { account: BASIAS } }],
    });
  });

  it('without a terminal, `payments refund` orders the part with a known account only', async () => {
    const { bank, id } = await openCancelled([ALA], '300');
    expect(await bank.json('payments', 'refund', id)).toMatchObject({
      withoutAccount: '300',
      refunds: [{ amount: '1500', way: { account: ANNAS } }],
    });
  });

  it('a refund that a clerk sent by hand counts for its account', async () => {
    const { bank, id, transfersOf } = await openCancelled([ALA, BASIA]);
    bank.send(
      'hand.xml',
      camt([
        { ...BASIA, day: '2027-01-13', title: `Zwrot ${id}`, amount: -300_00, reference: '3' },
      ]),
    );
    await bank.json('payments', 'import', 'hand.xml');
    if ((await bank.json('payments', 'list', '--entry', '2-1')).entries[0].state === 'open')
      await bank.json('payments', 'assign', '2-1', id);
    expect(await transfersOf('out.xml')).toEqual([`1500 to ${ANNAS} JAN ALA`]);
  });

  it('money that the bank returned from one payer does not go to the other', async () => {
    const { bank, id, transfersOf } = await openCancelled([ALA, BASIA]);
    await transfersOf('out.xml');
    const sent = { ...BASIA, day: '2027-01-13', title: `ZWROT-${id}-1` };
    bank.send('left.xml', camt([{ ...sent, amount: -300_00, reference: '3' }]));
    await bank.json('payments', 'import', 'left.xml');
    bank.send('back.xml', camt([{ ...sent, day: '2027-01-14', reference: '4' }]));
    await bank.json('payments', 'import', 'back.xml');
    expect(await bank.json('payments', 'refunds', '--file', 'next.xml')).toMatchObject({
      refunds: [],
      notIn: [{ bookingId: id, toOrder: '300' }],
    });
  });
});
