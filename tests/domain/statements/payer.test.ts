import { describe, expect, it } from 'vitest';
import { payerKindOf } from '../../../domain/statements/payer.ts';
import { confirmedBooking } from '../../arbitraries/bookings.ts';
import { ANNA, JAN, party } from '../../arbitraries/parties.ts';

const paidBy = (name: string, other = { firstName: 'Jan Maria', lastName: 'Kowalska-Żak' }) =>
  payerKindOf(
    confirmedBooking('PAYER222', [], {
      choices: party('single', 2, [{ person: ANNA }, { person: { ...JAN, ...other } }]),
    }),
    name,
  );

describe('whether the payer’s name on a bank line is a participant’s (R31)', () => {
  it('R31.9: matches a participant’s names in any order, in capitals, without accents, with a street', () => {
    expect([
      paidBy('Anna Nowak'),
      paidBy('NOWAK ANNA UL. MORSKA 1/2'),
      paidBy('  nowak,  anna;gdynia'),
    ]).toEqual(['booker', 'booker', 'booker']);
    expect([paidBy('KOWALSKA-ZAK JAN'), paidBy('Jan Maria Kowalska Żak')]).toEqual([
      'traveller',
      'traveller',
    ]);
    expect(paidBy('Kowalska-Żak Jan', { firstName: 'Jan', lastName: 'Kowalska - Żak' })).toBe(
      'traveller',
    );
    expect(
      paidBy(' Jan  Kowalska - Żak ', { firstName: '  Jan  Maria ', lastName: ' Kowalska-Żak ' }),
    ).toBe('traveller');
  });

  it('R31.9: matches a participant’s name in the spellings that banks and passports use', () => {
    for (const [firstName, lastName, ...names] of [
      ['Jörg', 'Müller', 'JOERG MUELLER', 'JORG MULLER', 'Müller Jörg'],
      ['Mueller', 'Weiß', 'MULLER WEISS', 'Müller Weiss'],
      ['Søren', 'Åberg', 'SOREN ABERG', 'SOEREN AABERG'],
      ['Maëlle', 'Lœuvre', 'MAELLE LOEUVRE'],
      ['Юрій', 'Шевченко', 'YURII SHEVCHENKO', 'Jurij Szewczenko'],
      ['Yurii', 'Shevchenko', 'Юрій Шевченко'],
      [
        'Sinéad',
        'O’Connor',
        "SINEAD O'CONNOR",
        'Sinead O CONNOR',
        'OCONNOR SINEAD',
        'O´Connor Sinéad',
      ],
    ] as const)
      for (const name of names)
        expect(paidBy(name, { firstName, lastName }), name).toBe('traveller');
  });

  it('R31.9: does not match a first or last name alone, part of a name, or a different name', () => {
    for (const name of [
      'Anna',
      'Nowak',
      'Anna Nowakowska',
      'Jan Kowalska',
      'Maria Kowalska-Żak',
      'Zenon Obcy',
    ])
      expect(paidBy(name), name).toBe('stranger');
    for (const name of ['', '  ', '-', ' ./. ']) expect(paidBy(name), `"${name}"`).toBe('unnamed');
  });

  it('R34: never matches a participant who has not given both names yet', () => {
    expect(paidBy('Zenon.', { firstName: 'Zenon', lastName: '-' })).toBe('stranger');
    for (const other of [
      { firstName: '', lastName: 'Obcy' },
      { firstName: 'Zenon', lastName: ' ' },
      { firstName: ' ', lastName: '' },
    ])
      expect(paidBy('Zenon Obcy', other), JSON.stringify(other)).toBe('stranger');
  });
});
