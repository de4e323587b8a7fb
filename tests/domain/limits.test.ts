import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../domain/limits.ts';

it('R42, R43.1, R65.3: by default a brand’s rate limits have the counts and minutes of the rules', () => {
  const day = 1440;
  expect(
    Object.fromEntries(
      Object.entries(DEFAULT_LIMITS).map(([name, { events, minutes }]) => [
        name,
        [events, minutes],
      ]),
    ),
  ).toEqual({
    ...{
      loginOfEmail: [10, 15],
      loginOfAddress: [100, 15],
      registrationOfAddress: [30, 60],
      resetOfEmail: [1, day],
    },
    ...{
      activationOfEmail: [3, day],
      codesOfSession: [20, 15],
      codesOfAddress: [100, 15],
      contactOfAddress: [10, 60],
      newsletterOfAddress: [10, 60],
    },
    ...{ vouchersOfAccount: [20, 60], ageHoldsOfAddress: [3, day] },
  });
});
