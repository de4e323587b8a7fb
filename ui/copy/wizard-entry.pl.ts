import { pages } from '../../adapters/http/contract/pages.pl.ts';
/** The way in: with an account or without. */
export const entryCopy = {
  title: 'Zaloguj się albo rezerwuj bez konta',
  login: 'Zaloguj się',
  withoutTitle: 'Bez konta',
  without: 'Kontynuuję bez konta',
  withoutText: 'Konto założysz w kroku 5, jednym hasłem.',
  beginning: 'Zaczynam rezerwację…',
  noOffer: 'Najpierw wybierz rejs',
  noOfferText: 'Ten adres nie mówi, którego rejsu dotyczy rezerwacja.',
  offers: 'Zobacz rejsy',
  offersHref: pages.offers,
  mine: 'Zaloguj się, aby wrócić do rezerwacji',
  mineText: 'Ta rezerwacja należy do innej przeglądarki albo konta. Zaloguj się na konto, z którego powstała.',
} as const;
