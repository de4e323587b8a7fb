import type { Booking } from '../../../domain/booking/booking.ts';
import type { Day } from '../../../domain/calendar.ts';
import { day } from '../../words/amounts-and-days.pl.ts';

// The office reads the same Polish words for a booking's state as the customer on the telephone; all else on the command line is English.

/** States that no customer is shown in one word. */
export const draftNames: Readonly<Record<Extract<Booking['status'], 'draft' | 'removed'>, string>> = {
  draft: 'Rezerwacja w toku',
  removed: 'Usunięta (nieukończona)',
};

/** What bookers are written whose party's data are missing (R37). */
export const missingCopy = {
  title: 'Uzupełnij dane załogi',
  contents: (people: readonly number[], until: Day): string =>
    [
      `Do listy załogi brakuje nam danych ${people.length === 1 ? `uczestnika nr ${people[0]}` : `uczestników nr ${people.join(', ')}`}: imienia, nazwiska lub daty urodzenia.`,
      `Uzupełnisz je w panelu, na karcie Uczestnicy swojego rejsu, do ${day(until)}. Bez nich nikt nie wejdzie na pokład.`,
    ].join('\n'),
} as const;
