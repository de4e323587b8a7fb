import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { tied } from '../format.ts';

/** The way in: with an account or without. */
export const entryCopy = {
  guest: 'Rezerwujesz bez konta',
  guestText: tied('Konto założymy w kroku 5, jednym hasłem.'),
  haveAccount: 'Mam konto',
  noOffer: 'Najpierw wybierz rejs',
  noOfferText: 'Ten adres nie mówi, którego rejsu dotyczy rezerwacja.',
  offers: 'Zobacz rejsy',
  offersHref: pages.offers,
  mine: 'Zaloguj się, aby wrócić do rezerwacji',
  mineText: 'Ta rezerwacja należy do innej przeglądarki albo konta. Zaloguj się na konto, z którego powstała.',
} as const;
