import { expect, it } from 'vitest';
import { seasonOfDay } from '../../../domain/calendar.ts';
import { endingGuarantee, validGuarantee } from '../../../domain/shop-changes/commands.ts';

it.each([
  ['2025-09-30', '2024/25'],
  ['2025-10-01', '2025/26'],
  ['2025-11-15', '2025/26'],
  ['2026-09-30', '2025/26'],
  ['2026-10-01', '2026/27'],
  ['2099-10-01', '2099/00'],
])('R71.1: the season that contains %s is %s', (day, season) =>
  expect(seasonOfDay(day)).toBe(season),
);

const GUARANTEE = {
  ...{ guarantor: '', address: '', email: '', phone: '', number: 'G/1', sum: 1 },
  ...{ marshal: '', marshalAddress: '', marshalPhone: '', marshalEmail: '' },
  until: '2026-12-31',
};
const SELLER = { guarantee: GUARANTEE };

it('R71.5: the organiser’s guarantee is valid until the end of its last day', () => {
  expect(validGuarantee(SELLER, '2026-12-31')).toBe(GUARANTEE);
  expect(validGuarantee(SELLER, '2027-01-01')).toBeNull();
  expect(validGuarantee({ guarantee: null }, '2026-12-31')).toBeNull();
  expect(validGuarantee({}, '2026-12-31')).toBeNull();
});

it('R71.6: from 60 days before its end on, the office is warned about the organiser’s guarantee', () => {
  expect(endingGuarantee(SELLER, '2026-10-31')).toBeNull();
  expect(endingGuarantee(SELLER, '2026-11-01')).toBe(GUARANTEE);
  expect(endingGuarantee(SELLER, '2027-02-01')).toBe(GUARANTEE);
  expect(endingGuarantee({}, '2027-02-01')).toBeNull();
});
