import { expect, it } from 'vitest';
import { divergenceText, replayText, tallyText } from '../../../adapters/cli/replay/replay-text.ts';
import { formatQuantity } from '../../../adapters/cli/terminal/table.ts';

const tally = {
  bookings: 1,
  confirmed: 1,
  reserveList: 0,
  cancelled: 0,
  places: 1,
  turnover: 123_456,
  paid: 0,
  stateHash: 'abc',
};

it('the command line prints the noun in the singular after the number one', () => {
  expect([0, 1, 2].map((count) => formatQuantity(count, 'booking'))).toEqual([
    '0 bookings',
    '1 booking',
    '2 bookings',
  ]);
  expect([1, 3].map((count) => formatQuantity(count, 'thing is', 'things are'))).toEqual([
    '1 thing is',
    '3 things are',
  ]);
  expect(tallyText(tally)).toBe(
    '1 booking (1 confirmed, 0 on the reserve list), 1 place, turnover 1234.56 PLN, state abc',
  );
  const report = {
    byKind: [],
    commands: 1,
    refusals: 0,
    differences: 0,
    firstDivergence: null,
    tally,
    expected: null,
  };
  expect(replayText(report)).toContain('\n1 command replayed, 0 refused, 0 different\n1 booking (');
  expect(divergenceText(report)).toBe('');
});
