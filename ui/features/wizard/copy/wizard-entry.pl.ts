import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { tieWords } from '../../../format.ts';

export const entryCopy = {
  guest: 'Rezerwujesz bez konta',
  guestText: tieWords('Konto założymy w kroku 5, jednym hasłem.'),
  haveAccount: 'Mam konto',
  noOffer: 'Najpierw wybierz rejs',
  noOfferText: 'Ten adres nie mówi, którego rejsu dotyczy rezerwacja.',
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
    text: 'Jej sesja się skończyła albo przeglądarka usunęła pliki cookie. Rezerwacja powstała z konta? Zaloguj się, a wrócisz do niej. Bez konta zacznij od nowa, z tym samym rejsem.',
  },
  otherBrowser: {
    title: 'Zaloguj się, aby wrócić do rezerwacji',
    text: 'Ta rezerwacja należy do innej przeglądarki albo konta. Zaloguj się na konto, z którego powstała.',
  },
  unknown: {
    title: 'Zaloguj się, aby wrócić do rezerwacji',
    text: 'Nie rozpoznajemy tej przeglądarki. Zaloguj się na konto, z którego powstała rezerwacja.',
  },
} as const;
