import { pluralize } from '../../../format.ts';

const cabins = { one: 'kabina', few: 'kabiny', many: 'kabin' } as const;
const berths = { one: 'miejsce', few: 'miejsca', many: 'miejsc' } as const;
const travellers = { one: 'osobę', few: 'osoby', many: 'osób' } as const;
const people = { one: 'osoby', few: 'osób', many: 'osób' } as const;

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i\u00a0${names.at(-1)}`;

export const berthsCopy = {
  unitKind: 'Rodzaj jednostki',
  classLabel: 'Klasa jachtu',
  unitsOf: (name: string) => `Jachty: ${name}`,
  wholePrice: (amount: string) => `cały jacht: ${amount}`,
  placePrice: (amount: string) => `miejsce: ${amount}`,
  wholePer: 'za cały jacht',
  travellers: (most: number) => `do ${pluralize(most, people)} na pokładzie`,
  yachtTakes: (most: number) => `Ta jednostka zabiera najwyżej ${pluralize(most, travellers)}`,
  partyFollows: (most: number, party: number) =>
    `Jest Was ${party}. Gdy naciśniesz „Dalej”, zapiszemy rezerwację dla ${pluralize(most, people)}. Odpowiedzi pozostałych zachowamy na wypadek, gdyby liczba osób wzrosła.`,
  notByPlace: 'Na tej jednostce nie ma pojedynczych miejsc.',
  notByCabin: 'Na tej jednostce nie zarezerwujesz kabiny 2-osobowej.',
  notWhole: 'Tej jednostki nie można zarezerwować w całości.',
  plan: (name: string) => `Jak się śpi: ${name}`,
  planLabel: (rooms: number, places: number) =>
    `Plan jachtu: ${pluralize(rooms, cabins)}, ${pluralize(places, berths)}`,
  planFacts: (rooms: number, places: number) =>
    `${pluralize(rooms, cabins)}, ${pluralize(places, berths)}`,
  planNote: 'Plan poglądowy, dziób po prawej. Konkretną koję poznasz na miejscu.',
  planNoteWhole: 'Plan poglądowy, dziób po prawej.',
  journey: 'Dojazd',
  from: (amount: string) => `od\u00a0${amount}`,
  minGroup: 'min. 15 osób',
  point: 'Miejsce odbioru',
  pointHint: (points: readonly string[]) => `${joinNames(points)}: przy grupie min. 15 osób.`,
  group15: 'Wyjazd możliwy pod warunkiem uzbierania się grupy min. 15 osób',
  group15Text:
    'Jeśli grupa się nie zbierze, skontaktujemy się z Tobą co najmniej 2 tygodnie przed wyjazdem.',
  bedroom: 'Kabina 2-osobowa tylko dla Was',
  luggage: 'Dodatkowy bagaż',
  addName: 'Podaj imię i nazwisko tej osoby',
  changeName: 'Zmień imię i nazwisko',
  nameTitle: 'Dla kogo to miejsce?',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  nameNote: 'Pełne dane podasz w kroku 5.',
  saveName: 'Zapisz',
  nameSaved: 'Imię i nazwisko są zapisane.',
  everybody: 'Wybór dotyczy wszystkich uczestników.',
  reserveTitle: 'Zapisz się na Listę Rezerwową!',
  reserveFull: (unit: string) =>
    `${unit}: nie ma teraz wolnych miejsc. Damy Ci znać i przeniesiemy Cię na listę główną, gdy zwolni się miejsce albo zbierze się grupa na dodatkowy jacht.`,
  reserveFullCabin: (unit: string) =>
    `${unit}: nie ma teraz wolnych kabin. Damy Ci znać i przeniesiemy Cię na listę główną, gdy zwolni się kabina albo zbierze się grupa na dodatkowy jacht.`,
  reserveFullWhole: (unit: string) =>
    `${unit}: żaden jacht nie jest teraz cały wolny. Damy Ci znać i przeniesiemy Cię na listę główną, gdy zwolni się jacht albo zbierze się grupa na dodatkowy.`,
  reserveFew: (unit: string, free: number) =>
    `${unit}: za mało miejsc dla Was, wolne: ${free}. Jeśli wybierzesz tę jednostkę, cała rezerwacja trafi na listę rezerwową.`,
  lost: 'Twoje miejsca wróciły do puli',
  lostText:
    'Czas minął, więc już ich nie trzymamy. Twój wybór zostaje. Przejdź dalej, a zajmiemy miejsca ponownie.',
} as const;
