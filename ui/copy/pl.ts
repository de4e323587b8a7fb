import { pages } from '../../adapters/http/contract/pages.pl.ts';

export const headsCopy = {
  start: 'Start',
  review: 'Opinia po rejsie',
  missing: 'Nie ma takiej strony',
  away: 'Zaraz wracamy',
} as const;

export const browserTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} | ${brand}`;

export const searchEngineTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} – ${brand}`;

export const partsCopy = {
  skip: 'Przejdź do treści',
  toTop: 'Wróć na górę strony',
  topOfPage: 'Początek strony',
  loading: 'Wczytywanie',
  enlarge: (picture: string) => `Powiększ: ${picture}`,
  pictureOf: (number: number, all: number) => `${number} z ${all}`,
  perPerson: 'za osobę',
  price: 'Cena:',
  priceBefore: 'Poprzednio:',
  perYacht: 'za cały jacht',
  lowest: (amount: string) => `Najniższa cena z 30 dni przed obniżką: ${amount}`,
  total: 'Razem',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  fewer: 'Mniej',
  more: 'Więcej',
  close: 'Zamknij',
  previous: 'Poprzednie',
  next: 'Następne',
  pause: 'Zatrzymaj',
  play: 'Odtwarzaj',
  stepDone: 'Ukończono:',
  step: (present: number, all: number) => `krok ${present} z ${all}`,
  stars: (count: string) => `Klasa: ${count}`,
  rating: (value: number, all: number) => `${value} na ${all}`,
  paidOf: (part: number) => `Opłacono ${part}%`,
  promotion: (amount: string) => `Promocja ${amount}`,
  endOfDay: (date: string) => `końca dnia ${date}`,
} as const;

export const availabilityCopy = {
  lastPlaces: (places: number) => `Ostatnie wolne miejsca: ${places}`,
  lastUnit: 'Ostatni jacht',
  reserveList: 'Lista rezerwowa',
  /**
   * On a phone, a full unit has this longer label. On a desktop, the label is shorter, because the
   * unit's faded picture also shows that the unit is full (W-046).
   */
  reserveListNarrow: 'Brak miejsc. Lista rezerwowa',
  full: 'Brak miejsc',
  confirmed: 'Rejs potwierdzony',
  underWay: 'Wyjazd w trakcie',
  startsToday: 'Startuje dzisiaj',
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

export const noScriptCopy = {
  title: 'Ta strona potrzebuje JavaScriptu',
  text: 'Rezerwacja, konto i panel potrzebują JavaScriptu, a ta przeglądarka ma go wyłączony. Włącz go i odśwież stronę albo zarezerwuj przez biuro. ',
  phone: 'Telefon do biura: ',
  action: 'Napisz do biura',
} as const;

export const awayCopy = {
  title: 'Stoimy chwilę na kotwicy',
  text: 'Sklep jest na moment niedostępny. Potwierdzone rezerwacje są bezpieczne. Spróbuj ponownie za kilka sekund.',
  action: 'Spróbuj ponownie',
} as const;

export const brokenCopy = {
  title: 'Tej strony nie udało się pokazać',
  text: 'Coś poszło nie tak po naszej stronie. Zapisane dane są bezpieczne. Spróbuj ponownie.',
  action: 'Spróbuj ponownie',
} as const;

export const notFoundCopy = {
  title: 'Tu nie ma lądu',
  text: 'Tego adresu nie ma na naszej mapie. Może rejs już się odbył albo adres jest nieaktualny.',
  action: 'Zobacz rejsy',
  ways: 'Może szukasz jednej z tych stron',
  links: [
    { href: pages.howItWorks, text: 'Jak to działa' },
    { href: pages.faq, text: 'Pytania i odpowiedzi' },
    { href: pages.privateCruises, text: 'Rejsy prywatne' },
    { href: pages.blog, text: 'Blog' },
    { href: pages.panel, text: 'Twój Panel' },
    { href: pages.contact, text: 'Napisz do biura' },
  ],
} as const;
