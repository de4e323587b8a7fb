import { describe, expect, it } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { openOffice } from './office-shop.ts';

const START_OF_TRIP = Date.UTC(2027, 7, 14, 10);
const BY = ['--by', 'Anna Nowak'];

describe('the office command `participants change`', () => {
  it('R37.9: the office can change data of all travellers, also the booker, until 3 days before the start', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const change = (...words: readonly string[]) =>
      office.run(['participants', 'change', id, ...words, ...BY]);
    expect(
      (await change('--participant', '1', '--last-name', 'Żak-Nowak', '--phone', '+48 600 100 200'))
        .code,
    ).toBe(0);
    office.at(START_OF_TRIP - 3 * DAY_LENGTH);
    expect(
      (await change('--participant', '2', '--first-name', 'Janina', '--gender', 'woman')).out,
    ).toContain('participant 2 are changed');
    expect(
      (await office.booking(id)).status === 'confirmed' && (await office.booking(id)),
    ).toMatchObject({
      choices: {
        participants: [
          { person: { firstName: 'Anna', lastName: 'Żak-Nowak', phone: '+48 600 100 200' } },
          { person: { firstName: 'Janina', gender: 'woman' } },
        ],
      },
    });
    office.at(START_OF_TRIP - 2 * DAY_LENGTH);
    expect(await change('--participant', '2', '--first-name', 'Zofia')).toMatchObject({
      code: 1,
      err: expect.stringContaining('It is too late for this change.'),
    });
  });

  it('R34.7, R67.11: values that a clerk types are cleaned like values in a browser’s request', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const words = [
      '--first-name',
      'Anna\u00a0Maria\u200b',
      '--phone',
      '\u202d0048 600.700.800',
      '--email',
      'anna@żagle.pl',
    ];
    const typedId = `„${id.slice(0, 4)} – ${id.slice(4).toLowerCase()}”`;
    expect(
      (await office.run(['participants', 'change', typedId, '--participant', '2', ...words, ...BY]))
        .code,
    ).toBe(0);
    expect(await office.booking(id)).toMatchObject({
      choices: {
        participants: [
          {},
          {
            person: {
              firstName: 'Anna Maria',
              phone: '0048 600.700.800',
              email: 'anna@xn--agle-99a.pl',
            },
          },
        ],
      },
    });
  });

  it('R34.7, R67.9: a refused name or e-mail is reported with the wrong character and its position', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const change = async (...words: readonly string[]) =>
      (await office.run(['participants', 'change', id, '--participant', '2', ...words, ...BY])).err;
    expect(await change('--first-name', 'Jan (Janek)')).toContain(
      '--first-name is not a valid name: "(" (character 5) is not allowed.',
    );
    expect(await change('--email', 'józef@example.com')).toContain(
      '"józef@example.com" is not a valid e-mail address: "ó" (character 2) is not allowed.',
    );
  });

  it('reports invalid data and changes nothing', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const before = await office.booking(id);
    const change = (...words: readonly string[]) =>
      office.run(['participants', 'change', id, ...words, ...BY]);
    expect((await change('--participant', '2', '--phone', '12')).err).toContain('phone invalid');
    expect((await change('--participant', '2', '--phone', '12 34 56 7')).err).toContain(
      'give 9 to 15 digits',
    );
    expect((await change('--participant', '9', '--phone', '+48 600 100 200')).err).toContain(
      'the booking has no such participant',
    );
    expect((await change('--participant', '1', '--email', 'inna@example.com')).code).toBe(2);
    expect((await change('--participant', '2', '--first-name', '<b>')).err).toContain(
      'is not a valid name',
    );
    expect((await change('--participant', '2')).err).toContain('Nothing to change');
    expect(await office.booking(id)).toEqual(before);
  });
});
