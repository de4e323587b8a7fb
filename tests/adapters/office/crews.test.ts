import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { sendMessages } from '../../../application/office/messages.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { pdfLines, pdfPageCount, pdfText } from '../../papers/read-pdf.ts';
import { openOffice } from './office-shop.ts';

describe('the office command `crew list`', () => {
  it('issue 17: lists all people of a trip by yacht, as a table, a CSV file or a PDF', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 3, 0, { comments: 'Jesteśmy weganami' });
    const { out } = await office.run(['crew', 'list', '901', '--pdf', 'crew.pdf']);
    expect(out).toContain('Premier (601), yacht 1');
    expect(out).toMatch(new RegExp(`kabina 1a +Anna Żak +1995-02-28 .* ${id} 1`));
    expect(await office.run(['crew', 'list', '901', '--unit', '77'])).toEqual({
      code: 1,
      out: '',
      err: 'The offer has no unit with this number: offers show lists its units.',
    });
    const rows = (await office.run(['crew', 'list', '901', '--csv', '--pdf', 'again.pdf'])).out
      .trimEnd()
      .split('\r\n');
    expect(rows[0]).toContain('unit;yacht;place;skipper;first name;last name;born');
    expect(rows.slice(1).filter((row) => row.includes(`"${id}"`))).toHaveLength(3);
    expect(rows.filter((row) => row.includes('weganami'))).toHaveLength(1);
    expect(rows).toHaveLength(4);
    const file = office.written.get('crew.pdf') ?? new Uint8Array();
    expect(await pdfPageCount(file)).toBe(1);
    const text = await pdfText(file);
    for (const words of [
      'Lista załogi',
      'Premier, jacht 1',
      'kabina 1a Anna Żak',
      id,
      'Lista załogi zawiera dane osobowe',
    ])
      expect(text).toContain(words);
    // Clerks read a document number over the telephone, so no line may break inside it.
    await office.run([
      'participants',
      'change',
      id,
      '--participant',
      '1',
      '--document',
      'ABA300000',
      '--by',
      'Ewa',
    ]);
    await office.run(['crew', 'list', '901', '--pdf', 'crew.pdf']);
    expect(
      (await pdfLines(office.written.get('crew.pdf') ?? new Uint8Array())).filter((line) =>
        line.includes('ABA300000'),
      ),
    ).toHaveLength(1);
    expect(await office.run(['crew', 'list', '4711'])).toMatchObject({
      code: 1,
      err: 'The catalogue has no offer with this number: offers list shows all offers.',
    });
    expect((await office.run(['crew', 'list', '902'])).out).toContain('Nobody sails yet.');
  });
});

describe('the office command `crew missing`', () => {
  it('R37: lists travellers’ missing data and the last day for them; mails a booker at most once a day', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    expect((await office.run(['crew', 'missing', '901'])).out).toMatch(
      / 1 +document .*\n.* 2 +document /,
    );
    const booking = await office.booking(id);
    if (booking.status !== 'confirmed') throw new Error('not confirmed');
    const participants = booking.choices.participants.map((participant) =>
      participant.userNum === 2
        ? { ...participant, person: NOBODY }
        : { ...participant, person: { ...participant.person, idDocument: 'ABC123456' } },
    );
    await office.shop.kit.store.inTransaction([{ kind: 'booking', id }], async ({ bookings }) => {
      await bookings.get(id);
      await bookings.save(
        { ...booking, choices: { ...booking.choices, participants } },
        { endsOn: '2027-08-21', address: null, wakeAt: null },
      );
      return ok(undefined);
    });
    expect(await office.json('crew', 'missing', '901')).toMatchObject({
      ...{ until: '2027-07-31', officeUntil: '2027-08-11' },
      bookings: [
        {
          bookingId: id,
          email: 'anna@example.com',
          people: [{ userNum: 2, missing: ['firstName', 'lastName', 'birthDate', 'idDocument'] }],
        },
      ],
    });
    // The line is listed from 17 July: 14 days before the deadline, 31 July.
    const waits = async (at: number) => {
      office.at(at);
      const { lines } = (await office.json('lines')) as { lines: readonly { kind: string }[] };
      return lines.filter(({ kind }) => kind === 'dataMissing');
    };
    const line = {
      kind: 'dataMissing',
      offerId: 901,
      people: 1,
      from: '2027-08-14',
      until: '2027-07-31',
    };
    const noon = [16, 17, 31 + 13, 31 + 14].map((day) => Date.UTC(2027, 6, day, 12));
    for (const [index, expected] of [[], [line], [line], []].entries())
      expect([index, await waits(noon[index] ?? 0)]).toEqual([index, expected]);
    office.at(Date.UTC(2027, 6, 20, 12));
    expect((await office.run(['lines'])).out).toContain(
      'crew missing 901, with --mail to ask for them',
    );
    office.at(noon[2] ?? 0);
    expect((await office.run(['lines'])).out).toMatch(
      /could add them until 2027-07-31 +crew missing 901, call them, then participants change/,
    );
    office.at(Date.UTC(2027, 6, 20, 12));

    const prompts = office.sits('t');
    expect((await office.run(['crew', 'missing', '901', '--mail'])).err).toContain(
      'The journal records who runs "crew missing": add --by NAME',
    );
    expect((await office.run(['crew', 'missing', '901', '--mail', '--by', 'Ola'])).out).toContain(
      `Written to the booker of ${id}`,
    );
    expect(prompts).toHaveLength(1);
    const letters = async () =>
      (await office.journal()).filter(
        (line) => 'recorded' in line && line.recorded.command.type === 'tell',
      );
    expect(await letters()).toMatchObject([
      { recorded: { by: { name: 'Ola' }, command: { about: 'missingData' } } },
    ]);
    expect(await office.json('crew', 'missing', '901', '--mail')).toEqual({
      sent: [],
      askedToday: [id],
      refused: [],
      by: 'Anna Nowak',
    });
    const again = await sendMessages(office.deps)('Ewa', [{ bookingId: id, to: [1] }], {
      about: 'missingData',
      title: 'x',
      contents: 'x',
      files: [],
    });
    expect(again).toEqual({ sent: [], refused: [{ bookingId: id, kind: 'alreadyDone' }] });
    expect(prompts).toHaveLength(1);
    expect((await office.run(['crew', 'missing', '901'])).out).toMatch(
      /birth date, document .* 2027-07-20 14:00/,
    );
    office.at(Date.UTC(2027, 6, 21, 6));
    office.sits('n');
    expect((await office.run(['crew', 'missing', '901', '--mail', '--by', 'Ola'])).err).toBe(
      'Nothing was changed.',
    );
    expect(prompts.at(-1)).toContain(
      `Ask the bookers of ${id} (asked on 2027-07-20) for the missing data?`,
    );
    office.sits('t');
    expect((await office.run(['crew', 'missing', '901', '--mail', '--by', 'Ola'])).out).toContain(
      `Written to the booker of ${id}`,
    );
    expect(await letters()).toHaveLength(2);
    const message = (
      await office.shop.kit.store.messages.ofAccount(booking.owner.accountId ?? '')
    ).find(({ content }) => content.kind === 'bookingMessage');
    expect(message?.content).toMatchObject({
      title: 'Uzupełnij dane załogi',
      contents: expect.stringContaining('uczestnika nr 2'),
    });
    office.at(Date.UTC(2027, 7, 1, 12));
    expect((await office.run(['crew', 'missing', '901', '--mail', '--by', 'Ola'])).err).toBe(
      'It is too late to ask: customers could add data until 2027-07-31. Call them, and enter the data with participants change until 2027-08-11.',
    );
  });
});
