import { describe, expect, it } from 'vitest';
import { formatTable } from '../../../adapters/cli/terminal/table.ts';

const COLUMNS = [{ head: 'Booking' }, { head: 'Trip' }, { head: 'Left', align: 'right' }] as const;
const ROWS = [
  ['2234KM87', 'Tydzień po patent w Trogirze (151)', '1 490 PLN'],
  ['2234KM95', 'Bergen (115)', '0 PLN'],
];
const widest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

describe('a table fitted to the width of a terminal', () => {
  it('omits optional columns and names them below; keeps all columns if the table would still not fit', () => {
    const [booking, trip, left] = COLUMNS;
    const columns = [booking, { ...trip, optional: true }, left] as const;
    expect(formatTable(columns, ROWS, 'none', 200)).toBe(formatTable(COLUMNS, ROWS, 'none', 200));
    expect(formatTable(columns, ROWS, 'none', 22)).toBe(
      [
        'Booking        Left',
        '2234KM87  1 490 PLN',
        '2234KM95      0 PLN',
        'Left out to fit: trip (--json prints all).',
      ].join('\n'),
    );
    expect(formatTable(columns, ROWS, 'none', 10)).toContain('Trip     Bergen (115)');
  });

  it('has columns as wide as their longest values if the terminal is wide or the table goes to a file', () => {
    const wide = formatTable(COLUMNS, ROWS, 'none', 200);
    expect(wide).toBe(
      [
        'Booking   Trip                                     Left',
        '2234KM87  Tydzień po patent w Trogirze (151)  1 490 PLN',
        '2234KM95  Bergen (115)                            0 PLN',
      ].join('\n'),
    );
    expect(formatTable(COLUMNS, ROWS, 'none')).toBe(wide);
  });

  it('breaks long texts only between words and never breaks an amount', () => {
    expect(formatTable(COLUMNS, ROWS, 'none', 40)).toBe(
      [
        'Booking   Trip                      Left',
        '2234KM87  Tydzień po patent w  1 490 PLN',
        '          Trogirze (151)',
        '2234KM95  Bergen (115)             0 PLN',
      ].join('\n'),
    );
  });

  it('keeps a phone number, time or amount on one line if other columns can be narrower', () => {
    const columns = [{ head: 'Phone' }, { head: 'Since' }, { head: 'Trip' }];
    const row = ['+48 600 100 206', '2027-03-01 10:00', 'Tydzień po patent w Trogirze, 17 400 PLN'];
    expect(formatTable(columns, [row], 'none', 50)).toBe(
      [
        'Phone            Since             Trip',
        '+48 600 100 206  2027-03-01 10:00  Tydzień po',
        '                                   patent w',
        '                                   Trogirze,',
        '                                   17 400 PLN',
      ].join('\n'),
    );
    const numbers = [['22222222 222222Z4', 'x', 'y']];
    expect(formatTable(columns, numbers, 'none', 21)).toContain('22222222  x');
  });

  it('narrows all long columns instead of only one, so that a row takes few lines', () => {
    const columns = [{ head: 'Title' }, { head: 'Why' }];
    const row = ['rejs Korfu na wiosnę dla dwojga', 'title names no booking. '.repeat(6).trim()];
    expect(formatTable(columns, [row], 'none', 50).split('\n').length).toBeLessThanOrEqual(6);
  });

  it('breaks a phone number at a space if narrower other columns still leave too little room', () => {
    const columns = [{ head: 'Name' }, { head: 'Phone' }];
    expect(formatTable(columns, [['Ola Kowalska', '+48 600 100 206']], 'none', 19)).toBe(
      ['Name      Phone', 'Ola       +48 600', 'Kowalska  100 206'].join('\n'),
    );
  });

  it('if the columns do not fit even word by word, prints a row’s values one below another, with headings', () => {
    const cards = formatTable(COLUMNS, ROWS, 'none', 24);
    expect(cards).toContain('Booking  2234KM95\nTrip     Bergen (115)\nLeft     0 PLN');
    expect(cards.split('\n\n')).toHaveLength(2);
    expect(
      widest(
        formatTable(
          [{ head: 'E-mail' }, { head: 'Phone' }],
          [['ktoś@example.com', '+48 600 100 203']],
          '',
          30,
        ),
      ),
    ).toBeLessThanOrEqual(30);
  });
});
