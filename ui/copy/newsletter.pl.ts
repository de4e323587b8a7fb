import { consents } from '../../adapters/http/contract/consents.pl.ts';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { joinShortWordsIn } from '../format.ts';

export const newsletterCopy = {
  already: 'Podany email jest już w naszej bazie',
  ...joinShortWordsIn({
    title: 'Najlepsze terminy znikają po cichu. Napiszemy, zanim znikną',
    lead: 'Raz na dwa tygodnie: nowe rejsy, ostatnie koje i jedna dobra historia z pokładu. Bez codziennych „okazji”.',
    email: 'E-mail',
    consent: consents.newsletter,
    privacy: { href: pages.privacy, text: 'Polityka prywatności' },
    submit: 'Zapisuję się',
    busy: 'Zapisuję…',
    done: 'Dziękujemy za zapis',
    doneText: 'Wysłaliśmy link na podany adres. Kliknij go, a zapis zacznie działać.',
    invalid: 'Niepoprawny adres email',
    noConsent: 'Zaznacz zgodę, żebyśmy mogli do Ciebie pisać.',
    honeypot: 'Tego pola nie wypełniaj',
  }),
} as const;

export const newsletterPageCopy = joinShortWordsIn({
  confirm: {
    title: 'Zapis na wiadomości',
    text: 'Potwierdź, że chcesz dostawać od nas wiadomości o rejsach i promocjach.',
    button: 'Tak, zapisz mnie',
  },
  leave: {
    title: 'Wypisać Cię z wiadomości?',
    text: 'Nie będziemy już pisać o rejsach i promocjach. Maile o Twoich rezerwacjach przyjdą jak dotąd.',
    button: 'Wypisz mnie',
  },
  confirmed: {
    title: 'Gotowe, do zobaczenia w skrzynce',
    text: 'Twój adres jest na liście. W każdym mailu znajdziesz link do wypisania.',
  },
  left: {
    title: 'Nie ma Cię już na liście',
    text: 'Nie napiszemy już o rejsach i promocjach. Jeśli zatęsknisz, zapis czeka na stronie głównej.',
  },
  unknown: {
    title: 'Tego adresu nie ma już na liście',
    text: 'Link był użyty do wypisania albo minęło 30 dni od zapisu. Możesz zapisać się ponownie na stronie głównej.',
  },
  home: 'Na stronę główną',
});
