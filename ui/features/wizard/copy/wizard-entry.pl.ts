import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';

export const entryCopy = {
  guest: 'Rezerwujesz bez konta',
  guestText: joinShortWordsByNoBreakSpaces('Konto założysz w kroku 5, wystarczy hasło.'),
  haveAccount: 'Mam konto',
  noOffer: 'Najpierw wybierz rejs',
  noOfferText: 'Z tego adresu nie wiemy, który rejs rezerwujesz.',
  offers: 'Zobacz rejsy',
  offersHref: pages.offers,
  again: 'Zacznij od nowa',
} as const;

export const recognitionCopy = {
  cookies: {
    title: 'Rezerwacja wymaga plików cookie',
    text: 'Ta przeglądarka ich nie przyjmuje, więc nie rozpoznamy Cię w następnym kroku. Zezwól tej stronie na pliki cookie, a potem zacznij od nowa albo zaloguj się.',
  },
  sessionLost: {
    title: 'Ta przeglądarka nie ma już dostępu do rezerwacji',
    text: 'Sesja wygasła albo przeglądarka usunęła pliki cookie. Rezerwujesz z konta? Zaloguj się, a wrócisz do rezerwacji. Bez konta zacznij od nowa: rejs zostaje ten sam.',
  },
  otherBrowser: {
    title: 'Zaloguj się, aby wrócić do rezerwacji',
    text: 'Ta rezerwacja powstała w innej przeglądarce albo na innym koncie. Zaloguj się na to konto.',
  },
  unknown: {
    title: 'Zaloguj się, aby wrócić do rezerwacji',
    text: 'Nie rozpoznajemy tej przeglądarki. Zaloguj się na konto z tą rezerwacją.',
  },
} as const;
