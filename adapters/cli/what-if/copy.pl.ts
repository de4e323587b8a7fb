import type { RebateKind } from '../../../domain/pricing/rebates.ts';
import { explainCopy } from '../explain/copy.pl.ts';

const monthName = new Intl.DateTimeFormat('pl', { month: 'short', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2000, month)));

const rules = new Intl.PluralRules('pl');
const few = (count: number): boolean => rules.select(count) === 'few';

export const whatIfCopy = {
  title: 'Co by było, gdyby',
  lead: (commands: string, file: string): string =>
    `Nagranie ${file} (${commands} poleceń) wykonane jeszcze raz po zmianie. „Było” to nagranie, „byłoby” to drugi przebieg.`,
  was: 'Było',
  would: 'Byłoby',
  change: 'Różnica',
  under: 'Zmiany',
  nothingUnder: 'Ten sam cennik i te same oferty.',
  summary: {
    title: 'Razem',
    turnover: 'Obrót (potwierdzone rezerwacje)',
    confirmed: 'Potwierdzone rezerwacje',
    reserveList: 'Na liście rezerwowej',
    cancelled: 'Anulowane',
    places: 'Zajęte miejsca',
    rebates: 'Rabaty razem',
    paid: 'Wpłynęło',
    different: (would: number, all: string): string =>
      `z ${all} rezerwacji ${would === 1 ? 'wyszłaby' : few(would) ? 'wyszłyby' : 'wyszłoby'} inaczej`,
    who: 'Kto zapłaciłby inaczej',
    paidNote:
      'Wpłaty są takie jak w nagraniu, bez rezerwacji, które by nie powstały: nie zgadujemy, ile kto wpłaciłby przy innej cenie. Voucher płaci tyle, ile na nim zostało.',
  },
  weeks: {
    title: 'Obrót według tygodnia zamówienia',
    note: 'Potwierdzone rezerwacje, według tygodnia, w którym je złożono. Niżej sama różnica.',
    week: 'Tydzień od',
    axis: 'tys. PLN',
    change: 'różnica (PLN)',
    none: 'Nie ma potwierdzonych rezerwacji.',
  },
  rebates: {
    title: 'Rabaty według rodzaju',
    note: 'Rezerwacje potwierdzone i z listy rezerwowej.',
    kind: 'Rabat',
    none: 'Nie ma rabatów.',
  },
  units: {
    title: 'Obłożenie jachtów',
    note: 'Zajęte miejsca w procentach, wszystkie jachty tej samej nazwy razem.',
    changed: (count: string): string => `Największe zmiany w pojedynczych ofertach (${count}):`,
    noneChanged: 'Żaden jacht nie miałby innego obłożenia.',
    unit: 'Jacht',
    places: 'Miejsca',
    taken: 'Zajęte',
    axis: '% miejsc',
    all: (count: string): string => `Wszystkie jachty w tabeli (${count})`,
    none: 'Nic nie jest zajęte.',
  },
  differences: {
    title: 'Największe różnice w cenie',
    note: 'Rezerwacje, których cena zmieniłaby się najbardziej, z numerem i rejsem.',
    none: 'Żadna cena by się nie zmieniła.',
  },
  dues: {
    title: 'Kiedy pieniądze są do zapłaty',
    note: 'Raty i wpłaty potwierdzonych rezerwacji według miesiąca terminu.',
    month: 'Miesiąc',
    none: 'Nic nie jest do zapłaty.',
  },
  waiting: {
    title: 'Lista rezerwowa',
    note: 'Zgłoszenia, które na końcu czekają na miejsca.',
    offer: 'Rejs',
    all: (count: string): string => `Wszystkie rejsy w tabeli (${count})`,
    none: 'Nikt nie czeka.',
    same: 'Na żaden rejs nie czekałoby więcej ani mniej zgłoszeń.',
  },
  refused: {
    title: 'Odmowy',
    note: 'Polecenia przyjęte w nagraniu, a odmówione w drugim przebiegu; z każdej rezerwacji pierwsze.',
    command: 'Polecenie',
    why: 'Dlaczego',
    bookings: 'Rezerwacje',
    none: 'Nikomu by nie odmówiono.',
  },
  bookings: {
    title: 'Kto zapłaciłby inaczej',
    note: 'Wszystkie rezerwacje, które wyszłyby inaczej, w kolejności rozpoczęcia.',
    id: 'Rezerwacja',
    offer: 'Rejs',
    placedOn: 'Zamówiona',
    people: 'Osób',
    status: 'Stan',
    price: 'Cena',
    paid: 'Inna wpłata (PLN)',
    rebates: 'Inne rabaty (PLN)',
    dues: 'Inne terminy (PLN)',
    refused: 'Odmowa',
    never: 'nie powstałaby',
    none: 'Żadna rezerwacja nie wyszłaby inaczej.',
    printed: (printed: string, all: string): string =>
      `Wydrukowano ${printed} z ${all}: te, których cena zmieniłaby się najbardziej. Wszystkie są na ekranie.`,
  },
  onScreen: (table: string): string => `${table}: na ekranie.`,
  withoutRebates: (count: string): string =>
    `Nagranie nie zapisuje rabatów i terminów ${count} rezerwacji: nie ma ich w sumach rabatów i terminów.`,
  statuses: explainCopy.statuses,
  rebateNames: {
    firstMinute: 'First Minute',
    secondMinute: 'Second Minute',
    loyalty: 'lojalnościowy',
    group: 'grupowy',
    ambassador: 'Kod Ambasadora',
    wholeYacht: 'cały jacht',
    skipper: 'skippera',
    office: 'biura',
    voucher: 'voucher',
  } satisfies Record<RebateKind, string>,
  month: (month: string): string =>
    `${months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`,
  months,
} as const;
