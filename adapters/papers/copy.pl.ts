import { formatPeople } from '../words/text.pl.ts';

export const crewPaperCopy = {
  title: 'Lista załogi',
  yacht: (unit: string, number: number): string => `${unit}, jacht ${number}`,
  place: 'Miejsce',
  cabin: (cabin: number, berth: number): string => `kabina ${cabin}${['a', 'b'][berth - 1] ?? ''}`,
  saloon: (berth: number): string => `mesa ${berth}`,
  name: 'Imię i nazwisko',
  born: 'Data urodzenia',
  document: 'Seria i numer dokumentu',
  phone: 'Telefon',
  booking: 'Rezerwacja',
  skipper: 'skipper',
  later: '(dane później)',
  nobody: 'Nikt jeszcze nie płynie.',
  proposal: 'Miejsca na jachcie są propozycją.',
  page: 'Lista załogi zawiera dane osobowe',
} as const;

/** Adds a no-break space after a one-letter word, because no Polish line must end in one. */
const tieShortWords = (text: string): string => text.replace(/(?<=^|\s)(\p{L}) /gu, '$1\u00a0');

export const paperCopy = {
  language: 'pl-PL',
  nip: (nip: string): string => `NIP ${nip}`,
  taxNumber: (number: string): string => `Nr podatkowy ${number}`,
  phone: (phone: string): string => `tel. ${phone}`,
  page: (page: number, of: number): string => `Strona ${page} z ${of}`,
  permit: (permit: string): string => `Organizator turystyki, zezwolenie nr ${permit}`,
  times: (count: number, what: string): string => (count === 1 ? what : `${count} × ${what}`),

  document: {
    version: (version: string, from: string): string => `Wersja ${version}, obowiązuje od ${from}`,
    sample: 'WZÓR',
    sampleLine: 'WZÓR: pokazuje, jak wygląda dokument. Organizator zastąpi go własnym.',
    point: '•',
  },

  trip: {
    title: 'Rejs',
    number: 'Numer rezerwacji',
    name: 'Nazwa',
    place: 'Miejsce',
    term: 'Termin',
    travellers: 'Liczba uczestników',
    people: formatPeople,
    included: 'W cenie wyjazdu',
    onSpot: 'Płatność na miejscu',
  },

  contract: {
    title: 'Umowa o udział w imprezie turystycznej',
    number: (number: string): string => `Nr ${number}`,
    made: (day: string): string => `Sporządzono ${day}`,
    seller: 'Organizator',
    booker: 'Klient',
    ordered: 'Zamówienie złożono',
    price: 'Cena',
    item: 'Pozycja',
    amount: 'Kwota',
    total: 'Razem do zapłaty organizatorowi',
    onSpot: 'Płatne na miejscu, poza ceną',
    plan: 'Harmonogram płatności',
    line: 'Płatność',
    due: 'Termin',
    by: (moment: string): string => `do ${moment}`,
    byOffice: (time: string | null): string =>
      `${time ?? 'termin'} od wiadomości biura o sposobie zapłaty`,
    cancelling: 'Rezygnacja',
    free: (day: string): string =>
      `Do ${day} włącznie możesz zrezygnować bezpłatnie: zwracamy wszystkie wpłaty.`,
    afterwards: 'Przy późniejszej rezygnacji zatrzymujemy część ceny:',
    always: 'Przy rezygnacji zatrzymujemy część ceny:',
    when: 'Dni do rozpoczęcia rejsu',
    kept: 'Zatrzymujemy',
    days: (from: number, to: number | null): string =>
      to === null ? `${from} i więcej` : `od ${from} do ${to}`,
    percent: (percent: number): string => `${percent}% ceny`,
    notes: 'Pozostałe ustalenia',
    noteList: [
      'Dane uczestników, wybrane jachty, dojazd, ubezpieczenia i dodatki są zapisane w rezerwacji o podanym numerze. Znajdziesz je w panelu klienta.',
      'Dokument pokazuje rezerwację z dnia sporządzenia. Późniejsze zmiany, o które prosisz w panelu lub w biurze, zapisujemy w aneksach.',
      'W pozostałych sprawach obowiązują warunki uczestnictwa zaakceptowane przy rezerwacji.',
    ].map(tieShortWords),
    accepted: 'Dokumenty zaakceptowane przy rezerwacji:',
    document: (title: string, version: string, from: string): string =>
      `${title}, wersja ${version} z ${from}`,
    annex: 'Załącznik do umowy',
    formGiven: (moment: string): string => `Przekazano przed zamówieniem: ${moment}`,
    formWithContract: 'Przekazano wraz z umową',
  },

  transfer: {
    heading: 'Najbliższa wpłata przelewem',
    amount: 'Kwota',
    recipient: 'Odbiorca',
    account: 'Numer rachunku',
    title: 'Tytuł przelewu',
    scan: 'Zeskanuj kod w aplikacji banku',
    says: (amount: string): string =>
      `Kod zawiera rachunek, odbiorcę, tytuł i kwotę ${amount}. Sprawdź je przed wysłaniem przelewu.`,
    alt: (amount: string): string => `Kod QR przelewu na ${amount}; te same dane są wyżej`,
    noCode: (most: string): string =>
      `Kwoty powyżej ${most} nie zmieszczą się w kodzie QR. Przepisz dane do przelewu.`,
  },

  annex: {
    name: 'Aneks do umowy o udział w imprezie turystycznej',
    title: (ordinal: number, contract: string, made: string): string =>
      `Aneks nr ${ordinal} do umowy ${contract} z ${made}`,
    changes: 'Co się zmienia',
    what: 'Pozycja',
    before: 'Przed zmianą',
    after: 'Po zmianie',
    none: '–',
    price: 'Cena',
    difference: 'Różnica w cenie',
    plan: 'Harmonogram płatności po zmianie',
    amount: 'Kwota',
    paid: 'Wpłacono',
    left: 'Do zapłaty',
    overpaid: (amount: string): string => `Nadpłata: ${amount}.`,
    rest: 'Pozostałe postanowienia umowy nie zmieniają się.',
  },

  invoice: {
    title: 'Faktura',
    number: (number: string): string => `Nr ${number}`,
    made: 'Data wystawienia',
    service: 'Termin wykonania usługi',
    seller: 'Sprzedawca',
    buyer: 'Nabywca',
    ordinal: 'Lp.',
    item: 'Nazwa usługi',
    count: 'Ilość',
    one: '1 szt.',
    piece: 'szt.',
    amount: 'Wartość',
    name: (offer: string, place: string): string => `Usługa turystyki: ${offer} (${place})`,
    details: (id: string, travellers: string): string => `Rezerwacja ${id}, ${travellers}`,
    total: 'Razem',
    margin: 'procedura marży dla biur podróży',
    payments: 'Zapłacono',
    method: 'Sposób',
    day: 'Data',
    left: 'Do zapłaty',
    overpaid: 'Nadpłata',
    settled: 'Rozliczone zaliczki',
    invoice: 'Faktura',
    rest: 'Razem po odjęciu zaliczek',
    ksef: 'Numer KSeF',
  },

  advance: {
    title: 'Faktura zaliczkowa',
    name: (offer: string, place: string): string =>
      `Zaliczka na usługę turystyki: ${offer} (${place})`,
    received: 'Data otrzymania zapłaty',
    order: 'Wartość zamówienia',
  },

  correction: {
    title: 'Faktura korygująca',
    corrected: 'Faktury korygowane',
    reason: 'Przyczyna korekty',
    reasons: {
      changed: 'zmiana ceny po zmianie rezerwacji',
      cancelled: 'rezygnacja lub odwołanie imprezy',
      buyer: 'błędne dane nabywcy',
      number: 'błędny NIP nabywcy: korekta do zera, w jej miejsce nowa faktura',
    },
    buyerBefore: 'Nabywca przed korektą',
    buyerAfter: 'Nabywca po korekcie',
    before: 'Było',
    after: 'Powinno być',
    difference: 'Różnica',
    toPay: 'Do zapłaty',
    toReturn: 'Do zwrotu',
  },
} as const;
