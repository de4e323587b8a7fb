import { people } from '../words/people.pl.ts';

// The words of contracts and invoices, all of them. Names of rows, rebates and payments are the wire's (names.pl.ts).

/** A word of one letter never ends a line. */
const tied = (text: string): string => text.replace(/(?<=^|\s)(\p{L}) /gu, '$1\u00a0');

export const copy = {
  language: 'pl-PL',
  nip: (nip: string): string => `NIP ${nip}`,
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
    people,
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
    byOffice: '24 godziny od wiadomości biura o sposobie zapłaty',
    cancelling: 'Rezygnacja',
    free: (day: string): string => `Do ${day} włącznie możesz zrezygnować bezpłatnie: zwracamy wszystko, co wpłacono.`,
    afterwards: 'Przy późniejszej rezygnacji zatrzymujemy część ceny:',
    always: 'Przy rezygnacji zatrzymujemy część ceny:',
    when: 'Dni do rozpoczęcia rejsu',
    kept: 'Zatrzymujemy',
    days: (from: number, to: number | null): string => (to === null ? `${from} i więcej` : `od ${from} do ${to}`),
    percent: (percent: number): string => `${percent}% ceny`,
    notes: 'Pozostałe ustalenia',
    noteList: [
      'Dane uczestników, wybrane jachty, dojazd, ubezpieczenia i dodatki są zapisane w rezerwacji o podanym numerze. Znajdziesz je w panelu klienta.',
      'Dokument pokazuje rezerwację z dnia sporządzenia. Późniejsze zmiany, o które prosisz w panelu lub w biurze, nie zmieniają jego treści.',
      'W pozostałych sprawach obowiązują warunki uczestnictwa zaakceptowane przy rezerwacji.',
    ].map(tied),
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
  },
} as const;
