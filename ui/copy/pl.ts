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
  full: 'Brak miejsc',
  confirmed: 'Rejs potwierdzony',
  underWay: 'Wyjazd w trakcie',
  startsToday: 'Startuje dzisiaj',
} as const;

export const headerCopy = {
  home: 'Kilwater, strona główna',
  main: 'Główne',
  menu: 'Menu',
  signIn: 'Zaloguj się',
  links: [
    { href: '/rejsy-morskie', text: 'Rejsy' },
    { href: '/promocje', text: 'Promocje' },
    { href: '/szkolenia', text: 'Szkolenia' },
    { href: '/rejsy-prywatne', text: 'Czartery' },
    { href: '/jak-to-dziala', text: 'Jak to działa' },
    { href: '/blog', text: 'Blog' },
    { href: '/kontakt', text: 'Kontakt' },
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
        { href: '/rejsy-morskie', text: 'Rejsy morskie' },
        { href: '/mazury', text: 'Rejsy po Mazurach' },
        { href: '/rejsy-prywatne', text: 'Rejsy prywatne' },
        { href: '/wyjazdy-firmowe', text: 'Wyjazdy firmowe' },
        { href: '/szkolenia', text: 'Szkolenia' },
      ],
    },
    {
      title: 'Jak to działa',
      links: [
        { href: '/jak-to-dziala#jak-wybrac-rejs', text: 'Jak wybrać rejs' },
        { href: '/jak-to-dziala#jak-wybrac-jacht', text: 'Jak wybrać jacht' },
        { href: '/jak-to-dziala#jak-sie-zapisac-na-rejs', text: 'Jak się zapisać' },
        { href: '/jak-to-dziala#platnosci-i-cena', text: 'Płatności i cena' },
        { href: '/faq', text: 'Pytania i odpowiedzi' },
      ],
    },
    {
      title: 'O nas',
      links: [
        { href: '/o-nas', text: 'O nas' },
        { href: '/o-nas/team', text: 'Zespół' },
        { href: '/o-nas/praca', text: 'Praca dla skipperów' },
        { href: '/o-nas/dokumenty', text: 'Dokumenty' },
        { href: '/kontakt', text: 'Kontakt' },
      ],
    },
  ],
  legal: [
    { href: '/regulamin', text: 'Regulamin' },
    { href: '/polityka-prywatnosci', text: 'Polityka prywatności' },
  ],
} as const;

export const notFoundCopy = {
  title: 'Tu nie ma lądu',
  text: 'Tego adresu nie ma na naszej mapie. Może rejs już się odbył albo link się przetarł.',
  action: 'Zobacz rejsy',
} as const;
