import { pages } from '../../adapters/http/contract/pages.pl.ts';
import texts from './pl.json' with { type: 'json' };

export const headsCopy = texts.headsCopy;

export const browserTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} | ${brand}`;

export const searchResultTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} – ${brand}`;

export const partsCopy = {
  ...texts.partsCopy,
  enlarge: (picture: string) => `Powiększ: ${picture}`,
  pictureOf: (number: number, all: number) => `${number} z ${all}`,
  lowest: (amount: string) => `Najniższa cena z 30 dni przed obniżką: ${amount}`,
  step: (present: number, all: number) => `krok ${present} z ${all}`,
  stars: (count: string) => `Klasa: ${count}`,
  rating: (value: number, all: number) => `${value} na ${all}`,
  paidOf: (part: number) => `Opłacono ${part}%`,
  promotion: (amount: string) => `Promocja ${amount}`,
  endOfDay: (date: string) => `końca dnia ${date}`,
} as const;

export const availabilityCopy = {
  ...texts.availabilityCopy,
  lastPlaces: (places: number) => `Ostatnie wolne miejsca: ${places}`,
  /** A full unit's label on a phone, where its picture is too small to look faded (W-046). */
  reserveListNarrow: 'Brak miejsc. Lista rezerwowa',
} as const;

export const headerCopy = {
  home: (brand: string) => `${brand}, strona główna`,
  main: 'Główne',
  menu: 'Menu',
} as const;

export const footerCopy = {
  licence: (number: string) => `Organizator turystyki, zezwolenie nr ${number}`,
  rights: (years: string, brand: string) => `© ${years} ${brand}`,
  social: 'Gdzie jeszcze nas znajdziesz',
} as const;

export const noScriptCopy = texts.noScriptCopy;

export const awayCopy = texts.awayCopy;

export const brokenCopy = texts.brokenCopy;

export const notFoundCopy = {
  ...texts.notFoundCopy,
  links: [
    { href: pages.howItWorks, text: 'Jak to działa' },
    { href: pages.faq, text: 'Pytania i odpowiedzi' },
    { href: pages.privateCruises, text: 'Rejsy prywatne' },
    { href: pages.blog, text: 'Blog' },
    { href: pages.panel, text: 'Twój Panel' },
    { href: pages.contact, text: 'Napisz do biura' },
  ],
} as const;
