/**
 * Travel insurance; prices in whole złoty per person. Price 0 means that the trip's price includes
 * it.
 */
export type InsuranceData = {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly recommended: boolean;
  readonly description: string;
  readonly features: readonly string[];
};

export const INSURANCES: Readonly<Record<string, InsuranceData>> = {
  europe: {
    id: 1,
    name: 'Ubezpieczenie podróżne',
    price: 0,
    recommended: false,
    description: 'Podstawowa ochrona na cały rejs: leczenie, wypadki i szkody wyrządzone innym.',
    features: [
      'Leczenie do 20 000 EUR',
      'Następstwa wypadków do 15 000 PLN',
      'OC w życiu prywatnym do 30 000 EUR',
    ],
  },
  europePlus: {
    id: 2,
    name: 'Ubezpieczenie Żeglarz Plus',
    price: 89,
    recommended: true,
    description: 'Wyższe sumy i ochrona przy pływaniu, nurkowaniu z rurką i sporcie na wodzie.',
    features: [
      'Leczenie do 60 000 EUR',
      'Ratownictwo morskie do 10 000 EUR',
      'Bagaż do 3 000 PLN',
      'Sporty wodne',
    ],
  },
  exotic: {
    id: 3,
    name: 'Ubezpieczenie podróżne na cały świat',
    price: 0,
    recommended: false,
    description:
      'Ochrona poza Europą: leczenie, transport do kraju, wypadki i szkody wyrządzone innym.',
    features: [
      'Leczenie do 50 000 EUR',
      'Transport do Polski',
      'OC w życiu prywatnym do 50 000 EUR',
    ],
  },
  exoticPlus: {
    id: 4,
    name: 'Ubezpieczenie Żeglarz Świat',
    price: 189,
    recommended: true,
    description:
      'Pełna ochrona w tropikach: wyższe koszty leczenia, nurkowanie, opóźniony lot i bagaż.',
    features: [
      'Leczenie do 150 000 EUR',
      'Nurkowanie do 18 m',
      'Opóźnienie lotu do 1 000 PLN',
      'Bagaż do 4 000 PLN',
    ],
  },
  mazury: {
    id: 5,
    name: 'Ubezpieczenie NNW na jeziorach',
    price: 0,
    recommended: false,
    description: 'Ochrona od wypadków na wodzie i w porcie przez cały pobyt na Mazurach.',
    features: ['Następstwa wypadków do 20 000 PLN', 'OC do 50 000 PLN'],
  },
};
