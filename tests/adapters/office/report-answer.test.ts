import { describe, expect, it } from 'vitest';
import {
  formatOfficeReport,
  type Report,
} from '../../../adapters/cli/office/reports/format-office-report.ts';

const REPORT: Report = {
  columns: [
    { head: 'Trip' },
    { head: 'Places', align: 'right', optional: true },
    { head: 'Paid', align: 'right' },
    { head: 'Booker', optional: true },
  ],
  rows: [['Rejs', 12, { money: 1_234_50 }, 'Anna Nowak']],
  total: ['Together', 12, { money: 1_234_50 }, ''],
  empty: 'None.',
  json: () => ({}),
};
const linesAt = (width: number): readonly string[] =>
  formatOfficeReport(REPORT, null, null, width)._unsafeUnwrap().text.split('\n');

describe('a report on a narrow terminal', () => {
  it('omits optional columns, the rightmost first, and names them', () => {
    expect(linesAt(80)[0]).toBe('Trip      Places          Paid  Booker');
    expect(linesAt(30)).toEqual([
      'Trip      Places          Paid',
      'Rejs          12  1 234,50 PLN',
      'Together      12  1 234,50 PLN',
      'Left out to fit: booker (--columns, --csv).',
    ]);
    expect(linesAt(25).at(-1)).toBe('Left out to fit: places, booker (--columns, --csv).');
  });

  it('shows the requested columns in the requested order', () => {
    const { text } = formatOfficeReport(REPORT, null, ['paid', 'trip'])._unsafeUnwrap();
    expect(text.split('\n')[0]).toBe('        Paid  Trip');
  });
});
