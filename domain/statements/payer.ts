import type { Booking } from '../booking/booking.ts';
import { lettersOf } from './line.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[\s,.;:/()\-–]+/u).map(lettersOf));

/** Whose a name of the bank's is; `unnamed` where the bank gives none. */
export type Payer = 'booker' | 'traveller' | 'stranger' | 'unnamed';

/** Whether somebody of the booking is known to have paid. */
export const isOneOfThem = (who: Payer): who is 'booker' | 'traveller' => who === 'booker' || who === 'traveller';

/** Who of a booking a name of the bank's is: banks write names in any order and with addresses behind them. */
export const payerOf = ({ choices }: Booking, name: string): Payer => {
  if (lettersOf(name) === '') return 'unnamed';
  const said = wordsOf(name);
  const isNamed = (text: string): boolean => [...wordsOf(text)].every((word) => word !== '' && said.has(word));
  const found = choices.participants.find(({ person: { firstName, lastName } }) => {
    const [first = ''] = firstName.trim().split(/\s/u);
    return isNamed(first) && isNamed(lastName.trim());
  });
  if (found === undefined) return 'stranger';
  return found.userNum === 1 ? 'booker' : 'traveller';
};
