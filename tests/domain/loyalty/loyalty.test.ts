import { describe, expect, it } from 'vitest';
import { loyaltyRebate, pastTripCounts } from '../../../domain/loyalty/loyalty.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { SETTINGS } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

const tripsByEmail = { 'a@x.pl': 2, 'b@x.pl': 1, 'konto@x.pl': 5, '': 9 };
const trips = (emails: readonly string[], bookerEmail: string | null, everyone: boolean) =>
  pastTripCounts(
    party(
      'single',
      emails.length,
      emails.map((email) => ({ person: { ...NOBODY, email } })),
    ),
    tripsByEmail,
    bookerEmail,
    everyone,
  );

describe('the loyalty rebate for past trips (R20)', () => {
  it('R20.1: is 40, 60, 80 and 100 PLN for one, two, three, and four or more past trips', () => {
    expect([0, 1, 2, 3, 4, 9].map((count) => loyaltyRebate(SETTINGS, count) / 100)).toEqual([
      0, 40, 60, 80, 100, 100,
    ]);
  });

  it('R20.2: two participants with one e-mail count once; a participant without an e-mail has no trips', () => {
    expect(trips(['a@x.pl', 'a@x.pl', 'b@x.pl', '', 'nobody@x.pl'], null, true)).toEqual([
      2, 0, 1, 0, 0,
    ]);
  });

  it('R20.3: before the order only a logged-in booker’s trips count, those under the account’s e-mail', () => {
    expect(trips(['a@x.pl', 'b@x.pl'], null, false)).toEqual([0, 0]);
    expect(trips(['a@x.pl', 'b@x.pl'], 'konto@x.pl', false)).toEqual([5, 0]);
    expect(trips(['a@x.pl', 'b@x.pl'], 'konto@x.pl', true)).toEqual([5, 1]);
    // Participant 1 has the account's e-mail already.
    expect(trips(['', 'konto@x.pl'], 'konto@x.pl', false)).toEqual([5, 0]);
  });
});
