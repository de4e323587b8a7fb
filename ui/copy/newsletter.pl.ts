import { consents } from '../../adapters/http/contract/consents.pl.ts';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../format.ts';

export const newsletterCopy = {
  title: joinShortWordsByNoBreakSpaces(
    'Najlepsze terminy znikają po cichu. Napiszemy, zanim znikną',
  ),
  lead: joinShortWordsByNoBreakSpaces(
    'Raz na dwa tygodnie: nowe rejsy, ostatnie koje i jedna dobra historia z pokładu. Bez codziennych „okazji”.',
  ),
  email: 'E-mail',
  consent: joinShortWordsByNoBreakSpaces(consents.newsletter),
  privacy: { href: pages.privacy, text: 'Polityka prywatności' },
  submit: 'Zapisuję się',
  busy: 'Zapisuję…',
  done: 'Dziękujemy za zapis',
  doneText: joinShortWordsByNoBreakSpaces(
    'Wysłaliśmy link na podany adres. Kliknij go, a zapis zacznie działać.',
  ),
  invalid: 'Niepoprawny adres email',
  already: 'Podany email jest już w naszej bazie',
  noConsent: joinShortWordsByNoBreakSpaces('Zaznacz zgodę, żebyśmy mogli do Ciebie pisać.'),
  honeypot: 'Tego pola nie wypełniaj',
} as const;

export const newsletterPageCopy = {
  confirm: {
    title: 'Zapis na wiadomości',
    text: joinShortWordsByNoBreakSpaces(
      'Potwierdź, że chcesz dostawać od nas wiadomości o rejsach i promocjach.',
    ),
    button: 'Tak, zapisz mnie',
  },
  leave: {
    title: joinShortWordsByNoBreakSpaces('Wypisać Cię z wiadomości?'),
    text: joinShortWordsByNoBreakSpaces(
      'Nie będziemy już pisać o rejsach i promocjach. Maile o Twoich rezerwacjach przyjdą jak dotąd.',
    ),
    button: 'Wypisz mnie',
  },
  confirmed: {
    title: joinShortWordsByNoBreakSpaces('Gotowe, do zobaczenia w skrzynce'),
    text: joinShortWordsByNoBreakSpaces(
      'Twój adres jest na liście. W każdym mailu znajdziesz link do wypisania.',
    ),
  },
  left: {
    title: 'Nie ma Cię już na liście',
    text: joinShortWordsByNoBreakSpaces(
      'Nie napiszemy już o rejsach i promocjach. Jeśli zatęsknisz, zapis czeka na stronie głównej.',
    ),
  },
  unknown: {
    title: joinShortWordsByNoBreakSpaces('Tego adresu nie ma już na liście'),
    text: joinShortWordsByNoBreakSpaces(
      'Link był użyty do wypisania albo minęło 30 dni od zapisu. Możesz zapisać się ponownie na stronie głównej.',
    ),
  },
  home: 'Na stronę główną',
} as const;
