/**
 * An add-on that a traveller can buy; prices in whole złoty. Number 7 with option 13 is extra
 * luggage.
 */
export type AddonData = {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly sized: boolean;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly details: string;
  /** Name of the drawing that shows the add-on. */
  readonly drawing: string;
  readonly alt: string;
};

export const ADDONS: Readonly<Record<string, AddonData>> = {
  sweatshirt: {
    id: 1,
    name: 'Bluza żeglarska',
    price: 199,
    sized: true,
    options: [
      { id: 1, name: 'S' },
      { id: 2, name: 'M' },
      { id: 3, name: 'L' },
      { id: 4, name: 'XL' },
      { id: 5, name: 'XXL' },
    ],
    details: 'Gruba bawełna z kapturem i haftem kilwateru na plecach. Czeka na Ciebie na jachcie.',
    drawing: 'bluza',
    alt: 'Granatowa bluza z kapturem i kilwaterem na plecach, rysunek',
  },
  shirt: {
    id: 2,
    name: 'Koszulka rejsowa',
    price: 0,
    sized: true,
    options: [
      { id: 6, name: 'S' },
      { id: 7, name: 'M' },
      { id: 8, name: 'L' },
      { id: 9, name: 'XL' },
      { id: 10, name: 'XXL' },
    ],
    details:
      'Koszulka z nazwą rejsu dla każdego z załogi. Podaj rozmiar, resztą zajmiemy się sami.',
    drawing: 'koszulka',
    alt: 'Biała koszulka z jachtem na piersi, rysunek',
  },
  luggage: {
    id: 7,
    name: 'Transport dodatkowego bagażu',
    price: 120,
    sized: false,
    options: [{ id: 13, name: 'Jedna sztuka do 23 kg' }],
    details: 'Druga torba w luku autokaru, w obie strony.',
    drawing: 'bagaz',
    alt: 'Żółta torba podróżna, rysunek',
  },
  sup: {
    id: 4,
    name: 'Deska SUP na tydzień',
    price: 149,
    sized: false,
    options: [{ id: 14, name: 'Deska z wiosłem i pompką' }],
    details: 'Pompowana deska na wyłączność, do kotwicowisk i porannych wypraw.',
    drawing: 'sup',
    alt: 'Deska SUP z wiosłem na wodzie, rysunek',
  },
  sleepingBag: {
    id: 5,
    name: 'Śpiwór z prześcieradłem',
    price: 59,
    sized: false,
    options: [{ id: 15, name: 'Komplet na cały pobyt' }],
    details: 'Drugie okrycie na chłodne noce, bo pościel jest w cenie. Zwracasz je skipperowi.',
    drawing: 'spiwor',
    alt: 'Zielony śpiwór z białym prześcieradłem, rysunek',
  },
};
