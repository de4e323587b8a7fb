import { consents } from '../../adapters/http/contract/consents.pl.ts';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { tieWords } from '../format.ts';

export const newsletterCopy = {
  title: tieWords('Najlepsze terminy znikają po cichu. Napiszemy, zanim znikną'),
  lead: tieWords(
    'Raz na dwa tygodnie: nowe rejsy, ostatnie koje i jedna dobra historia z pokładu. Bez codziennych „okazji”.',
  ),
  email: 'E-mail',
  consent: tieWords(consents.newsletter),
  privacy: { href: pages.privacy, text: 'Polityka prywatności' },
  submit: 'Zapisuję się',
  busy: 'Zapisuję…',
  done: 'Dziękujemy za zapis',
  doneText: tieWords('Wysłaliśmy link na podany adres. Kliknij go, a zapis zacznie działać.'),
  invalid: 'Niepoprawny adres email',
  already: 'Podany email jest już w naszej bazie',
  noConsent: tieWords('Zaznacz zgodę, żebyśmy mogli do Ciebie pisać.'),
  honeypot: 'Tego pola nie wypełniaj',
} as const;

export const newsletterPageCopy = {
  confirm: {
    title: 'Zapis na wiadomości',
    text: tieWords('Potwierdź, że chcesz dostawać od nas wiadomości o rejsach i promocjach.'),
    button: 'Tak, zapisz mnie',
  },
  leave: {
    title: tieWords('Wypisać Cię z wiadomości?'),
    text: tieWords(
      'Nie będziemy już pisać o rejsach i promocjach. Maile o Twoich rezerwacjach przyjdą jak dotąd.',
    ),
    button: 'Wypisz mnie',
  },
  confirmed: {
    title: tieWords('Gotowe, do zobaczenia w skrzynce'),
    text: tieWords('Twój adres jest na liście. W każdym mailu znajdziesz link do wypisania.'),
  },
  left: {
    title: 'Nie ma Cię już na liście',
    text: tieWords(
      'Nie napiszemy już o rejsach i promocjach. Jeśli zatęsknisz, zapis czeka na stronie głównej.',
    ),
  },
  unknown: {
    title: tieWords('Tego adresu nie ma już na liście'),
    text: tieWords(
      'Link był użyty do wypisania albo minęło 30 dni od zapisu. Możesz zapisać się ponownie na stronie głównej.',
    ),
  },
  home: 'Na stronę główną',
} as const;
