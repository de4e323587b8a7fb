import { consents } from '../../adapters/http/contract/consents.pl.ts';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { tied } from '../format.ts';

export const newsletterCopy = {
  title: tied('Najlepsze terminy znikają po cichu. Napiszemy, zanim znikną'),
  lead: tied('Raz na dwa tygodnie: nowe rejsy, ostatnie koje i jedna dobra historia z pokładu. Bez codziennych „okazji”.'),
  email: 'E-mail',
  consent: tied(consents.newsletter),
  privacy: { href: pages.privacy, text: 'Polityka prywatności' },
  submit: 'Zapisuję się',
  busy: 'Zapisuję…',
  done: 'Dziękujemy za zapis',
  doneText: tied('Wysłaliśmy link na podany adres. Kliknij go, a zapis zacznie działać.'),
  invalid: 'Niepoprawny adres email',
  already: 'Podany email jest już w naszej bazie',
  noConsent: tied('Zaznacz zgodę, żebyśmy mogli do Ciebie pisać.'),
  honeypot: 'Tego pola nie wypełniaj',
} as const;

/** What the pages behind the links of the newsletter's mails say. */
export const newsletterPageCopy = {
  confirm: {
    title: 'Zapis na wiadomości',
    text: tied('Potwierdź, że chcesz dostawać od nas wiadomości o rejsach i promocjach.'),
    button: 'Tak, zapisz mnie',
  },
  leave: {
    title: tied('Wypisać Cię z wiadomości?'),
    text: tied('Nie będziemy już pisać o rejsach i promocjach. Maile o Twoich rezerwacjach przyjdą jak dotąd.'),
    button: 'Wypisz mnie',
  },
  confirmed: {
    title: tied('Gotowe, do zobaczenia w skrzynce'),
    text: tied('Twój adres jest na liście. W każdym mailu znajdziesz link do wypisania.'),
  },
  left: { title: 'Wypisano', text: tied('Nie napiszemy już o rejsach i promocjach. Jeśli zatęsknisz, zapis czeka na stronie głównej.') },
  unknown: {
    title: tied('Tego adresu nie ma już na liście'),
    text: tied('Link był użyty do wypisania albo minęło 30 dni od zapisu. Zapisać możesz się ponownie na stronie głównej.'),
  },
  home: 'Na stronę główną',
} as const;
