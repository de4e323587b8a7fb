import type { View } from './schema.ts';

/** A journey to the harbour; prices in whole złoty. Only journey 1 has boarding points. */
export type JourneyData = {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly paidOnSpot: boolean;
  readonly details: string;
  /** The view on arrival that is drawn beside the journey; null for no picture. */
  readonly view: View | null;
  readonly points: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly available: boolean;
  }[];
};

/**
 * The boarding points of the coach, by city. Points 2, 5, 6 and five cities need a group of at
 * least 15.
 */
const points = (warsaw: number, south: number, north: number): JourneyData['points'] => [
  { id: 1, name: 'Warszawa', price: warsaw, available: true },
  { id: 2, name: 'Częstochowa', price: south, available: true },
  { id: 3, name: 'Łódź', price: warsaw, available: true },
  { id: 4, name: 'Katowice', price: south, available: true },
  { id: 5, name: 'Rzeszów', price: warsaw, available: true },
  { id: 6, name: 'Lublin', price: warsaw, available: true },
  { id: 7, name: 'Kraków', price: south, available: true },
  { id: 8, name: 'Szczecin', price: north, available: true },
  { id: 9, name: 'Trójmiasto', price: north, available: true },
  { id: 10, name: 'Wrocław', price: south, available: true },
  { id: 11, name: 'Poznań', price: warsaw, available: true },
  { id: 12, name: 'Bielsko-Biała', price: south, available: false },
];

const coach = (details: string, prices: JourneyData['points']): JourneyData => ({
  id: 1,
  name: 'Autokar z Polski',
  price: 0,
  paidOnSpot: false,
  details,
  view: { time: 'day', alt: 'Nabrzeże w południe, kiedy przyjeżdża autokar, rysunek' },
  points: prices,
});

export const JOURNEYS: Readonly<Record<string, JourneyData>> = {
  coachAdriatic: coach(
    'Jedziesz w obie strony klimatyzowanym autokarem z załogami innych jachtów. Wyjazd dzień przed startem po południu, w marinie jesteś przed południem.',
    points(549, 499, 629),
  ),
  coachItaly: coach(
    'Autokar w obie strony z pilotem, postój co cztery godziny. Wyjazd dzień przed startem po południu, w marinie jesteś w południe.',
    points(649, 599, 729),
  ),
  coachMazury: coach(
    'Autokar prosto do portu w Giżycku i z powrotem. Zabierasz torbę i kurtkę, a pościel masz na jachcie.',
    [
      { id: 1, name: 'Warszawa', price: 129, available: true },
      { id: 3, name: 'Łódź', price: 169, available: true },
      { id: 4, name: 'Katowice', price: 219, available: true },
      { id: 7, name: 'Kraków', price: 219, available: true },
      { id: 10, name: 'Wrocław', price: 239, available: true },
    ],
  ),
  own: {
    id: 2,
    name: 'Dojazd własny',
    price: 0,
    paidOnSpot: false,
    details:
      'Do portu docierasz we własnym zakresie. Tydzień przed startem przypomnimy Ci mailem, dokąd jechać i co spakować.',
    view: { time: 'golden', alt: 'Marina przed zachodem słońca, rysunek' },
    points: [],
  },
  flight: {
    id: 3,
    name: 'Samolot z Warszawy z bagażem 23 kg',
    price: 1390,
    paidOnSpot: false,
    details:
      'Bilet w obie strony z bagażem rejestrowanym i przejazd z lotniska do mariny. Rozkład podamy najpóźniej 30 dni przed startem, a przy późniejszej rezerwacji zaraz po niej.',
    view: { time: 'dawn', alt: 'Wybrzeże o świcie, widziane po lądowaniu, rysunek' },
    points: [],
  },
  farFlight: {
    id: 3,
    name: 'Samolot z Warszawy z przesiadką',
    price: 4290,
    paidOnSpot: false,
    details:
      'Bilet w obie strony z jedną przesiadką, bagaż 23 kg i przejazd do mariny. Lecisz razem z grupą i naszym opiekunem.',
    view: { time: 'dusk', alt: 'Port o zmierzchu, po dniu w podróży, rysunek' },
    points: [],
  },
  transfer: {
    id: 4,
    name: 'Transfer z lotniska',
    price: 120,
    paidOnSpot: true,
    details:
      'Kierowca czeka z tabliczką w hali przylotów i wiezie Cię prosto na pomost. Płacisz kierowcy na miejscu, w obie strony.',
    view: null,
    points: [],
  },
};
