import { rebateNames } from '../../adapters/http/contract/names.pl.ts';
import type { RebateKind } from '../../domain/pricing/quote.ts';
import { tied } from '../format.ts';

const SIGNS = tied('Mogą w nim być litery, cyfry, spacje, łączniki, apostrofy, a kropka tylko po skrócie lub inicjale.');

/** What is said of a first or last name that is none, or too long (R67). */
export const NAME_FAULTS = {
  first: { invalid: `Popraw imię. ${SIGNS}`, tooLong: tied('To imię jest za długie: skróć je do 100 znaków') },
  last: { invalid: `Popraw nazwisko. ${SIGNS}`, tooLong: tied('To nazwisko jest za długie: skróć je do 100 znaków') },
} as const;

/** Rebates as screens name them: the whole yacht's would otherwise read like the yacht itself, which has the same name on the wire. */
export const shownRebates: Readonly<Record<RebateKind, string>> = { ...rebateNames, wholeYacht: 'Rabat za cały jacht' };
