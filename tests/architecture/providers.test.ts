import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './source-tree.ts';

const FOLDERS = ['domain', 'application', 'adapters', 'ui'];
const ENDINGS = ['.ts', '.tsx', '.js', '.yaml', '.css', '.sql'];

const MAY_NAME_PAYU: Readonly<Record<string, string>> = {
  'adapters/payments/payu/': 'its folder',
  'adapters/payments/providers.ts': 'the list of providers',
  'adapters/dev/payment-stand-in/': 'speaks its protocol in development',
  'adapters/storage/sql/migrations/migrations.sql': 'older payments are its payments',
  'adapters/codecs/payment-types.ts': 'the word for online payment on the wire and in the store',
};

const leaksOf = (
  sources: readonly Source[],
  mayName: readonly string[] = Object.keys(MAY_NAME_PAYU),
): readonly string[] =>
  sources
    .filter(({ path }) => !mayName.some((start) => path.startsWith(start)))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (/payu/i.test(line) ? [`${path}:${at + 1}`] : [])),
    );

describe('the name of the payment provider PayU', () => {
  const sources = readSources(FOLDERS, ENDINGS);

  it('is used only in its own folder and in listed files', () => {
    expect(leaksOf(sources)).toEqual([]);
  });

  it('is used in each listed file; otherwise the list is out of date', () => {
    for (const place of Object.keys(MAY_NAME_PAYU))
      expect([place, leaksOf(sources, []).some((found) => found.startsWith(place))]).toEqual([
        place,
        true,
      ]);
  });

  it.each([
    ['adapters/http/server/payments/notices.ts', "import { sign } from '../payments/payu/x.ts';"],
    ['application/payments/begin.ts', "\n// PayU's order\n"],
    ['adapters/composition/tokens.ts', 'process.env.PAYU_URL'],
  ])('the check finds the name planted in %s', (path, text) => {
    expect(leaksOf([{ path, text }])).toHaveLength(1);
  });
});
