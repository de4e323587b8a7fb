import type { Booking } from '../../../domain/booking/booking.ts';
import type { Day } from '../../../domain/calendar.ts';
import { formatDay } from '../../words/amounts-and-days.pl.ts';

// The names and texts in this file are Polish, because clerks use them when they talk or write to
// customers.

export const draftNames: Readonly<Record<Extract<Booking['status'], 'draft' | 'removed'>, string>> =
  {
    draft: 'Rezerwacja w toku',
    removed: 'Usunięta (nieukończona)',
  };

export const documentCopy = {
  issued: (number: string): string => `Biuro wystawiło ${number}.`,
  title: (number: string): string => `Twój dokument: ${number}`,
  contents: (number: string): string =>
    `Przesyłamy jeszcze raz dokument ${number}. Plik PDF znajdziesz w panelu, w wiadomościach i na karcie Dokumenty swojego rejsu.`,
} as const;

export const missingCopy = {
  title: 'Uzupełnij dane załogi',
  contents: (people: readonly number[], until: Day, document: boolean): string =>
    [
      `Do listy załogi brakuje nam danych ${people.length === 1 ? `uczestnika nr ${people[0]}` : `uczestników nr ${people.join(', ')}`}: imienia, nazwiska${document ? ', daty urodzenia lub numeru dokumentu' : ' lub daty urodzenia'}.`,
      `Uzupełnisz je w panelu, na karcie Uczestnicy swojego rejsu, do ${formatDay(until)}. Bez nich nikt nie wejdzie na pokład.`,
    ].join('\n'),
} as const;
