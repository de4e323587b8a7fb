import { tied } from '../format.ts';

/** The page of the office and its form. */
export const contactCopy = {
  title: 'Kontakt',
  formTitle: 'Napisz do nas',
  email: 'Twój e-mail',
  emailHint: tied('Tu wyślemy odpowiedź.'),
  contents: 'Wiadomość',
  contentsHint: tied('Jeśli pytasz o rezerwację, podaj jej numer.'),
  submit: 'Wyślij wiadomość',
  busy: 'Wysyłam…',
  sent: 'Wiadomość została wysłana',
  sentText: (email: string): string => tied(`Odpowiedź przyjdzie na ${email}.`),
  another: 'Napisz kolejną wiadomość',
  incomplete: 'Uzupełnij wszystkie pola',
  missing: { email: 'Podaj swój e-mail', contents: 'Napisz, o co chodzi' },
  wrong: { email: 'Sprawdź adres e-mail, na przykład jan@poczta.pl', contents: 'Skróć wiadomość do 5000 znaków' },
  hoursTitle: 'Godziny biura',
  phoneTitle: 'Telefon',
  emailTitle: 'E-mail',
  companyTitle: 'Dane firmy',
  mapOf: (town: string): string => tied(`Mapa: wybrzeże wokół biura w miejscowości ${town}, z pinezką w jego miejscu`),
  mapNote: tied('Mapa poglądowa, nie służy do nawigacji. Linia brzegowa: GSHHG (LGPL).'),
  nip: (nip: string): string => `NIP ${nip}`,
  /** How a message begins that was asked for beside a yacht or a cruise. */
  about: (name: string, dates: string | null): string => `Pytam o: ${name}${dates === null ? '' : `, ${dates}`}.\n\n`,
  website: 'Tego pola nie wypełniaj',
} as const;
