import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { tied } from '../format.ts';

/** The page of the office and its form. */
export const contactCopy = {
  title: 'Kontakt',
  description: 'Napisz do biura Kilwatera. Odpowiadamy od poniedziałku do piątku.',
  lead: tied('Masz pytanie o rejs, rezerwację albo płatność? Napisz, a odpiszemy e-mailem.'),
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
  noScript: tied('Formularz wysyła wiadomości, gdy w przeglądarce działa JavaScript.'),
  hoursTitle: 'Godziny biura',
  hoursText: tied('W tych godzinach czytamy wiadomości i odpisujemy na nie.'),
  phoneTitle: 'Telefon',
  emailTitle: 'E-mail',
  companyTitle: 'Dane firmy',
  nip: (nip: string): string => `NIP ${nip}`,
  answersTitle: 'Może już mamy odpowiedź',
  answers: [
    { href: pages.faq, text: 'Pytania i odpowiedzi' },
    { href: pages.terms, text: 'Regulamin serwisu' },
    { href: pages.privacy, text: 'Polityka prywatności' },
  ],
} as const;
