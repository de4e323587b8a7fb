import { pages } from '../../adapters/http/contract/pages.pl.ts';
/** Words that belong to the parts themselves; screens bring their own from their own copy files. */
export const partsCopy = {
  skip: 'Przejdź do treści',
  loading: 'Wczytywanie',
  perPerson: 'za osobę',
  price: 'Cena:',
  priceBefore: 'Poprzednio:',
  lowest: (amount: string) => `Najniższa cena z 30 dni: ${amount}`,
  total: 'Razem',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  fewer: 'Mniej',
  more: 'Więcej',
  close: 'Zamknij',
  previous: 'Poprzednie',
  next: 'Następne',
  stepDone: 'Ukończono:',
  step: (present: number, all: number) => `krok ${present} z ${all}`,
  stars: (count: string) => `Klasa: ${count}`,
  rating: (value: number, all: number) => `${value} na ${all}`,
  paidOf: (part: number) => `Opłacono ${part}%`,
  promotion: (amount: string) => `Promocja ${amount}`,
} as const;

/** Availability in words; a count where the state has one. */
export const availabilityCopy = {
  lastPlaces: (places: number) => `Ostatnie wolne miejsca: ${places}`,
  lastUnit: 'Ostatni jacht',
  reserveList: 'Lista rezerwowa',
  /** Of a unit on a phone, where its washed-out picture is small (W-046). */
  reserveListNarrow: 'Brak miejsc. Lista rezerwowa',
  full: 'Brak miejsc',
  confirmed: 'Rejs potwierdzony',
  underWay: 'Wyjazd w trakcie',
  startsToday: 'Startuje dzisiaj',
} as const;

export const headerCopy = {
  home: 'Kilwater, strona główna',
  main: 'Główne',
  menu: 'Menu',
  links: [
    { href: pages.offers, text: 'Rejsy' },
    { href: '/#kierunki', text: 'Kierunki' },
    { href: '/#style', text: 'Style rejsów' },
    { href: '/#jak-to-dziala', text: 'Jak to działa' },
    { href: pages.blog, text: 'Blog' },
  ],
} as const;

export const footerCopy = {
  motto: 'Rejsy dla tych, którzy jeszcze nie żeglowali, i dla tych, którzy nie umieją przestać.',
  licence: 'Organizator turystyki, zezwolenie nr 1163',
  rights: '© 2010–2025 Kilwater',
  columns: [
    {
      title: 'Rejsy',
      links: [
        { href: pages.offers, text: 'Rejsy morskie' },
        { href: '/#kierunki', text: 'Kierunki' },
        { href: '/#style', text: 'Style rejsów' },
      ],
    },
    {
      title: 'Jak to działa',
      links: [
        { href: '/#jak-to-dziala', text: 'Jak się zapisać' },
        { href: '/#bezpieczna-rezerwacja', text: 'Bezpieczna rezerwacja' },
        { href: pages.blog, text: 'Blog' },
        { href: pages.contact, text: 'Kontakt' },
      ],
    },
    {
      title: 'Konto',
      links: [
        { href: pages.panel, text: 'Twój Panel' },
        { href: pages.login, text: 'Zaloguj się' },
        { href: pages.register, text: 'Załóż konto' },
      ],
    },
  ],
} as const;

export const awayCopy = {
  title: 'Stoimy chwilę na kotwicy',
  text: 'Sklep jest na moment niedostępny. Wszystko, co już zostało potwierdzone, jest bezpieczne. Spróbuj ponownie za kilka sekund.',
  action: 'Spróbuj ponownie',
} as const;

export const notFoundCopy = {
  title: 'Tu nie ma lądu',
  text: 'Tego adresu nie ma na naszej mapie. Może rejs już się odbył albo link się przetarł.',
  action: 'Zobacz rejsy',
} as const;
