import { pages } from '../../adapters/http/contract/pages.pl.ts';
import texts from './pl.json' with { type: 'json' };

/** Only the server renders these texts, so they are not in the browser's JSON file. */
export const headsCopy = {
  start: 'Start',
  review: 'Opinia po rejsie',
  missing: 'Nie ma takiej strony',
  away: 'Zaraz wracamy',
} as const;

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

/** Only the server renders these texts, so they are not in the browser's JSON file. */
export const noScriptCopy = {
  title: 'Ta strona potrzebuje JavaScriptu',
  text: 'Rezerwacja, konto i panel potrzebują JavaScriptu, a ta przeglądarka ma go wyłączony. Włącz go i odśwież stronę albo zarezerwuj przez biuro. ',
  phone: 'Telefon do biura: ',
  action: 'Napisz do biura',
} as const;

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
