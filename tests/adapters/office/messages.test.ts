import { describe, expect, it } from 'vitest';
import { toStoredAttachment } from '../../../adapters/cli/office/files.ts';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];
const PDF = Buffer.from('%PDF-1.7 mapa');

describe('the office command `messages send`', () => {
  it('R41, issue 17: a booker gets a mail and a panel message with a private file; the version stays', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    const before = await office.booking(id);
    office.texts.set('list.txt', 'Czekamy o 16.\r\n\r\nPo\u200bmost\u00a0B.');
    office.attached.set('mapa.pdf', [{ name: 'Mapa.pdf', type: 'application/pdf', file: PDF }]);
    const send = () =>
      office.run([
        'messages',
        'send',
        '--booking',
        id,
        '--title',
        'Zbi\u200bórka',
        '--file',
        'list.txt',
        '--attach',
        'mapa.pdf',
        ...BY,
      ]);
    const prompts = office.sits('n');
    expect((await send()).err).toBe('Nothing was changed.');
    expect(prompts[0]).toContain('Pomost B.\nWith Mapa.pdf\nSend it? [y/N]');
    office.sits('y');
    expect((await send()).out).toBe(
      `Written to the booker of ${id}: by mail, and in the panel of each recipient with an account.`,
    );
    expect((await office.booking(id)).version).toBe(before.version);
    const line = await office.lastLine();
    expect(line).toMatchObject({
      recorded: {
        by: { name: 'Anna Nowak' },
        command: { type: 'tell', title: 'Zbiórka', files: [{ name: 'Mapa.pdf' }] },
      },
    });
    const accountId = before.owner.accountId ?? '';
    const { messages } = office.shop.kit.store;
    const message = (await messages.ofAccount(accountId)).find(
      ({ content }) => content.kind === 'bookingMessage',
    );
    expect(message).toMatchObject({
      content: { kind: 'bookingMessage', title: 'Zbiórka', files: ['Mapa.pdf'] },
    });
    expect(await messages.file(accountId, message?.id ?? '', 0)).toEqual({
      name: 'Mapa.pdf',
      type: 'application/pdf',
      file: PDF,
    });
    expect(await messages.file('somebody', message?.id ?? '', 0)).toBe(null);
    const mails = await office.shop.kit.outbox.lease(
      50,
      office.deps.clock.now() + 1,
      office.deps.clock.now() + 2,
    );
    expect(mails.map(({ to, content }) => [to, content.kind])).toContainEqual([
      'anna@example.com',
      'bookingMessage',
    ]);
  });

  it('writes to a booker about their next trip, to all bookers of a trip, or only to its sign-ups', async () => {
    const office = openOffice();
    const [first, second] = [await office.order(901, 601, 1), await office.order(901, 601, 1)];
    const waiting = await office.order(902, 602, 1, 1);
    const to = async (...words: readonly string[]) =>
      (await office.json(
        'messages',
        'send',
        '--title',
        'Hej',
        '--text',
        'Do zobaczenia',
        ...words,
      )) as { to: string[]; sent: string[] };
    expect((await to('--offer', '901', '--bookers', '--dry-run')).to).toEqual(
      [first, second].toSorted(),
    );
    expect((await to('--offer', '901', '--bookers')).sent).toEqual([first, second].toSorted());
    expect((await to('--offer', '902', '--reserve-list')).sent).toEqual([waiting]);
    expect(
      (
        await office.run([
          'messages',
          'send',
          '--title',
          'Hej',
          '--text',
          'x',
          '--offer',
          '902',
          ...BY,
        ])
      ).err,
    ).toContain('No booking gets this message');
    expect(
      (
        await office.run([
          'messages',
          'send',
          '--title',
          'Hej',
          '--text',
          'x',
          '--offer',
          '99999',
          ...BY,
        ])
      ).err,
    ).toContain('The catalogue has no offer with this number');
    const { email = '' } =
      (await office.shop.kit.store.accounts.byId(
        (await office.booking(first)).owner.accountId ?? '',
      )) ?? {};
    expect((await to('--email', email)).sent).toHaveLength(1);
  });

  it('R41.4: sends each traveller with an e-mail one mail, addressed by name, without other addresses', async () => {
    const office = openOffice();
    const first = await office.order(901, 601, 3);
    await office.order(901, 601, 1);
    const name = (id: string, userNum: number, firstName: string, email: string) =>
      office.json(
        'participants',
        'change',
        id,
        '--participant',
        String(userNum),
        '--first-name',
        firstName,
        '--email',
        email,
      );
    await name(first, 2, 'Piotr', 'piotr@example.com');
    await name(first, 3, 'Maja', 'maja@example.com');
    office.attached.set('mapa.pdf', [{ name: 'Mapa.pdf', type: 'application/pdf', file: PDF }]);
    const send = async (...words: readonly string[]) =>
      (await office.json(
        'messages',
        'send',
        '--title',
        'Hej',
        '--text',
        'Do zobaczenia',
        '--offer',
        '901',
        ...words,
      )) as {
        readonly people: readonly { readonly bookingId: string; readonly to: readonly number[] }[];
      };
    const { people } = await send('--attach', 'mapa.pdf');
    const now = office.deps.clock.now();
    const letters = (await office.shop.kit.outbox.lease(99, now + 1, now + 2)).filter(
      ({ content }) => content.kind === 'bookingMessage',
    );
    const sent = new Map(letters.map(({ to, content }) => [to, content] as const));
    expect(people.flatMap(({ to }) => to)).toHaveLength(letters.length);
    expect(letters.map(({ to }) => to).toSorted()).toEqual([
      'anna@example.com',
      'maja@example.com',
      'piotr@example.com',
    ]);
    expect(sent.get('maja@example.com')).toMatchObject({
      firstName: 'Maja',
      sailing: null,
      fellow: 'noPanel',
    });
    for (const [to, content] of sent)
      for (const other of sent.keys())
        expect(other !== to && JSON.stringify(content).includes(other)).toBe(false);
    expect((await send('--bookers', '--dry-run')).people.flatMap(({ to }) => to)).toEqual([1, 1]);
  });

  it('refuses a command without exactly one recipient and exactly one text', async () => {
    const office = openOffice();
    const call = async (...words: readonly string[]) =>
      (await office.run(['messages', 'send', '--title', 'Hej', ...words, ...BY])).err;
    expect(await call('--text', 'x')).toContain('Give exactly one recipient');
    expect(await call('--text', 'x', '--offer', '1', '--email', 'a@example.com')).toContain(
      'Give exactly one recipient',
    );
    expect(await call('--offer', '1')).toContain('Give the text exactly once');
    expect(await call('--offer', '1', '--text', 'x'.repeat(5001))).toContain('too long');
  });

  it('R41: recognizes PDF, PNG and JPEG by their first bytes, and refuses large files', () => {
    expect(toStoredAttachment('/a/b/Mapa "Ż".pdf', PDF)).toMatchObject({
      name: 'Mapa _Ż_.pdf',
      type: 'application/pdf',
    });
    expect(() => toStoredAttachment('mapa.pdf', Uint8Array.from(Buffer.from('<html>')))).toThrow(
      'the file is not a PDF, PNG or JPEG',
    );
    const large = new Uint8Array(5 * 2 ** 20 + 1);
    large.set(PDF);
    expect(() => toStoredAttachment('mapa.pdf', large)).toThrow('more than 5 MB');
  });
});
