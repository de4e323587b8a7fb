import {
  formatWithinHours,
  joinShortWordsByNoBreakSpaces,
  joinShortWordsIn,
  type NounForms,
  pluralize,
} from '../../../format.ts';

const PEOPLE: NounForms = { one: 'osoba', few: 'osoby', many: 'osób' };

export const aboardCopy = {
  title: 'Kto płynie',
  people: (count: number) =>
    joinShortWordsByNoBreakSpaces(`Zapisanych: ${pluralize(count, PEOPLE)}`),
  ages: (from: number, count: number) =>
    from === 0 ? `do 9 lat: ${count}` : `${from}–${from + 9} lat: ${count}`,
  alone: (count: number) => (count === 0 ? 'nikt solo' : `solo: ${count}`),
  asOf: (count: number) =>
    joinShortWordsByNoBreakSpaces(`Wiek i solo: stan, gdy zapisanych było ${count} osób.`),
} as const;

const WORKING_DAYS = { one: 'dzień roboczy', few: 'dni robocze', many: 'dni roboczych' } as const;

export const offerExtrasCopy = {
  planFor: {
    person: 'Za jedną osobę, w najtańszej wolnej opcji:',
    yacht: 'Za cały jacht, w najtańszej wolnej opcji:',
  },
  within: formatWithinHours,
  until: (day: string) => `do ${day}`,
  planLine: (name: string, when: string) => `${name}, ${when}`,
  choices: (count: number) => `Co możesz dokupić (${count})`,
  taxCost: (euros: number) => `ok. ${euros} EUR`,
  noTax: '0 EUR',
  kitty: 'Porty, paliwo i wspólna kasa',
  kittyCost: (amount: string) => `ok. ${amount}`,
  from: (amount: string) => `od ${amount}`,
  ...joinShortWordsIn({
    planTitle: 'Jak zapłacisz, jeśli zarezerwujesz dzisiaj',
    atOnce: 'Start jest blisko, dlatego płacisz od razu całość.',
    cancelled: (days: number | null) =>
      days === null
        ? 'Nieopłaconą rezerwację anulujemy przed dniem wypłynięcia, a miejsce wraca do sprzedaży.'
        : `Jeśli pierwsza wpłata nie dotrze w ${pluralize(days, WORKING_DAYS)} po terminie, anulujemy rezerwację.`,
    nothingYet:
      'Na liście rezerwowej nic nie płacisz. Harmonogram płatności podamy, kiedy potwierdzimy miejsce.',
    confirmed: 'Miejsce potwierdzamy telefonicznie lub e-mailem, zanim poprosimy o wpłatę.',
    title: 'Co może dojść do ceny',
    cabin: 'Kabina dwuosobowa na wyłączność',
    organiserSkipper: 'Skipper organizatora',
    organiserSkipperNote:
      'za jacht, tylko przy rezerwacji całego jachtu bez własnego skippera; płatne na miejscu',
    cabinNote: 'dopłata za osobę, tylko przy rezerwacji dla dwojga',
    resignation: 'Ubezpieczenie kosztów rezygnacji',
    resignationNote: 'za osobę, za cały ten rejs',
    clothesNote: 'od sztuki, rozmiar wybierasz w rezerwacji',
    choiceNotes: {
      training: 'za osobę, wariant szkolenia wybierasz w rezerwacji',
      insurance: 'za osobę, jeśli wybierzesz je zamiast ubezpieczenia w cenie',
      assistance: 'za osobę, jeśli je wybierzesz',
      addon: 'od sztuki, zamawiasz w rezerwacji albo później w panelu',
    },
    assistance: 'Ubezpieczenie na wypadek kwarantanny',
    child: 'Rabat dla dziecka',
    childCost: 'po rezerwacji',
    tax: 'Taksa turystyczna',
    noTaxNote: 'porty tego rejsu jej nie pobierają',
    taxNote: 'za osobę i tydzień, poza ceną, płatna na miejscu',
    kittyNote: (day: string, basis: string) =>
      `za osobę na początek, płatne na miejscu; stan na ${day}, ${basis}`,
    commission: 'Prowizja operatora kart',
    commissionNote: (instalments: string | undefined): string =>
      `przy płatności online${instalments === undefined ? '' : `, którą operator rozkłada nawet na ${instalments} rat`}; przelew jest bez prowizji`,
    skipper: 'Cena dla skippera',
    skipperNote: 'jeśli poprowadzisz jacht we flotylli',
    skipperTop: (amount: string) => `Dla skippera ${amount}, jeśli poprowadzi jacht we flotylli.`,
  }),
} as const;

export const journeyCopy = {
  ways: 'Sposób dojazdu',
  towns: (way: string) => `${way}: skąd jedziesz i ile to kosztuje`,
  ownTown: 'Skąd jedziesz',
  chooseTown: 'Wybierz miasto',
  townOption: (town: string, cost: string, group: boolean) =>
    `${town}${group ? ' (min. 15 osób)' : ''}: ${cost}`,
  allTowns: (count: number) => `Wszystkie miasta i ceny (${count})`,
  town: 'Miasto',
  cost: 'W obie strony',
  free: 'w cenie',
  from: (amount: string) => `od\u00a0${amount}, zależnie od\u00a0miejsca odbioru`,
  needsGroup: joinShortWordsByNoBreakSpaces('(min. 15 osób)'),
  group: joinShortWordsByNoBreakSpaces(
    'Z miast oznaczonych „min. 15 osób” jedziemy, gdy zbierze się taka grupa.',
  ),
  onSpot: 'płatne na miejscu',
} as const;

export const priceCardCopy = {
  people: 'Ile osób',
} as const;
