import type { Booking } from '../booking/booking.ts';
import { lettersOf } from './line.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[\s,.;:/()\-–]+/u).map(lettersOf));

/** Who of a booking a name of the bank's is: banks write names in any order and with addresses behind them. */
export const payerOf = ({ choices }: Booking, name: string): 'booker' | 'traveller' | 'stranger' => {
  const said = wordsOf(name);
  const isNamed = (text: string): boolean => [...wordsOf(text)].every((word) => word !== '' && said.has(word));
  const found = choices.participants.find(({ person: { firstName, lastName } }) => {
    const [first = ''] = firstName.trim().split(/\s/u);
    return isNamed(first) && isNamed(lastName.trim());
  });
  if (found === undefined) return 'stranger';
  return found.userNum === 1 ? 'booker' : 'traveller';
};
