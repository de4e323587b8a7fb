import { pluralize } from '../../../format.ts';
import texts from './wizard-berths.pl.json' with { type: 'json' };

const cabins = { one: 'kabina', few: 'kabiny', many: 'kabin' } as const;
const berths = { one: 'miejsce', few: 'miejsca', many: 'miejsc' } as const;
const travellers = { one: 'osobę', few: 'osoby', many: 'osób' } as const;
const people = { one: 'osoby', few: 'osób', many: 'osób' } as const;

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i\u00a0${names.at(-1)}`;

export const berthsCopy = {
  ...texts.berthsCopy,
  unitsOf: (name: string) => `Jachty: ${name}`,
  wholePrice: (amount: string) => `cały jacht: ${amount}`,
  placePrice: (amount: string) => `miejsce: ${amount}`,
  travellers: (most: number) => `do ${pluralize(most, people)} na pokładzie`,
  yachtTakes: (most: number) => `Ta jednostka zabiera najwyżej ${pluralize(most, travellers)}`,
  partyFollows: (most: number, party: number) =>
    `Jest Was ${party}. Gdy naciśniesz „Dalej”, zapiszemy rezerwację dla ${pluralize(most, people)}. Odpowiedzi pozostałych zachowamy na wypadek, gdyby liczba osób wzrosła.`,
  plan: (name: string) => `Jak się śpi: ${name}`,
  planLabel: (rooms: number, places: number) =>
    `Plan jachtu: ${pluralize(rooms, cabins)}, ${pluralize(places, berths)}`,
  planFacts: (rooms: number, places: number) =>
    `${pluralize(rooms, cabins)}, ${pluralize(places, berths)}`,
  from: (amount: string) => `od\u00a0${amount}`,
  pointHint: (points: readonly string[]) => `${joinNames(points)}: przy grupie min. 15 osób.`,
  reserveFull: (unit: string) =>
    `${unit}: nie ma teraz wolnych miejsc. Damy Ci znać i przeniesiemy Cię na listę główną, gdy zwolni się miejsce albo zbierze się grupa na dodatkowy jacht.`,
  reserveFullCabin: (unit: string) =>
    `${unit}: nie ma teraz wolnych kabin. Damy Ci znać i przeniesiemy Cię na listę główną, gdy zwolni się kabina albo zbierze się grupa na dodatkowy jacht.`,
  reserveFullWhole: (unit: string) =>
    `${unit}: żaden jacht nie jest teraz cały wolny. Damy Ci znać i przeniesiemy Cię na listę główną, gdy zwolni się jacht albo zbierze się grupa na dodatkowy.`,
  reserveFew: (unit: string, free: number) =>
    `${unit}: za mało miejsc dla Was, wolne: ${free}. Jeśli wybierzesz tę jednostkę, cała rezerwacja trafi na listę rezerwową.`,
} as const;
