import { describe, expect, it } from 'vitest';
import { qrCodeOutlineOf } from '../../../adapters/transfer-code/code-outline.ts';
import { readDrawnCode } from '../../support/drawn-code.ts';

describe('the QR code of a transfer', () => {
  it.each([
    '|PL|61109010140000071219812874|064900|Kilwater sp. z o.o.|ABCDEFGH Anna Żak Wyspy Dalmacji|||',
    '|PL|61109010140000071219812874|999999|Żeglarska Przystań ŁĄ|ABCDEFGH Zażółć Gęślą Jaźń Świ|||',
  ])('is decoded by another library, Polish letters included: %s', (text) => {
    expect(readDrawnCode(qrCodeOutlineOf(text))).toBe(text);
  });
});
