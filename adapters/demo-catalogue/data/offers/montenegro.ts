import { BY_COACH } from '../packs.ts';
import type { OfferData } from '../schema.ts';

/**
 * Offers in Montenegro: for the reserve list only, starting in 59 days, and with Luxury yachts
 * that also sell cabins.
 */
export const MONTENEGRO: readonly OfferData[] = [
  {
    id: 54,
    slug: 'boka-na-zamowienie',
    name: 'Boka na zamówienie',
    type: 4,
    region: 'kotor',
    start: { inSeason: 160 },
    nights: 7,
    base: 200,
    advance: 500,
    units: [
      { id: 541, yacht: 'bavaria40', yachts: 1, sells: 'both', place: 1890, whole: 16900 },
      { id: 542, yacht: 'lagoon42', yachts: 1, sells: 'both', place: 2590, whole: 28900 },
    ],
    ...BY_COACH,
    ports: ['tivat', 'kotor', 'perast'],
    time: 'dusk',
    vessel: 'monohull',
    title: 'Dwa jachty, które trzymamy dla cierpliwych',
    paragraphs: [
      'W Boce mamy tylko dwa własne miejsca przy kei, dlatego załogi potwierdzamy ręcznie: telefonem albo e-mailem, w kolejności zapisów.',
      'Jeśli się uda, czeka Cię tydzień w fiordzie, w którym każdy zakręt wygląda jak okładka.',
    ],
    ratings: [2, 5, 3],
    tags: ['Lista rezerwowa', 'Góry i morze'],
    attractions: [
      {
        name: 'Schody na twierdzę',
        description: 'Tysiąc trzysta pięćdziesiąt stopni przed śniadaniem.',
      },
      {
        name: 'Wysepka z kościołem',
        description: 'Usypana z kamieni przez rybaków, co roku trochę większa.',
      },
    ],
    meta: 'Tydzień w Boce Kotorskiej dla małych załóg. Zapisy na listę rezerwową, miejsce potwierdzamy telefonem lub e-mailem.',
    keywords: 'Boka Kotorska, Czarnogóra, lista rezerwowa',
    similar: [118, 119],
  },
  {
    id: 118,
    slug: 'czarnogora-od-srodka',
    name: 'Czarnogóra od środka',
    type: 2,
    region: 'kotor',
    start: 59,
    nights: 7,
    base: 200,
    advance: 500,
    secondMinute: 25,
    units: [
      { id: 1181, yacht: 'sunOdyssey410', yachts: 2, sells: 'both', place: 1890, whole: 16900 },
      { id: 1182, yacht: 'dufour460', yachts: 1, sells: 'both', place: 2190, whole: 23900 },
    ],
    ...BY_COACH,
    ports: ['tivat', 'perast', 'kotor', 'budva'],
    time: 'day',
    vessel: 'monohull',
    title: 'Fiord, twierdze i śliwowica od kapitana portu',
    paragraphs: [
      'Boka to cztery zatoki jedna w drugiej. Wpływamy coraz głębiej, aż góry zasłonią pół nieba, a potem wracamy na otwarte morze i stawiamy gennakera.',
      'Porty są małe, ludzie ciekawi, a kolacja dla całej załogi kosztuje tyle, ile gdzie indziej przystawki.',
    ],
    ratings: [3, 5, 3],
    tags: ['Góry i morze', 'Dużo zwiedzania'],
    attractions: [
      {
        name: 'Tunel okrętów podwodnych',
        description: 'Wpływamy pontonem do kryjówki z lat sześćdziesiątych.',
      },
      {
        name: 'Lovćen',
        description: 'Wycieczka serpentynami na dach Boki, dwadzieścia pięć zakrętów.',
      },
    ],
    meta: 'Rejs po Boce Kotorskiej i wybrzeżu Czarnogóry: Tivat, Perast, Kotor i Budva, góry nad wodą i małe porty.',
    keywords: 'Czarnogóra, Kotor, Perast, rejs',
    similar: [119, 31],
  },
  {
    id: 119,
    slug: 'czarnogora-luxury',
    name: 'Czarnogóra w wersji wygodnej',
    type: 4,
    region: 'kotor',
    start: { inSeason: 200 },
    nights: 7,
    base: 250,
    advance: 500,
    firstMinute: 90,
    secondMinute: 40,
    units: [
      { id: 1191, yacht: 'moody54', yachts: 2, sells: 'both', place: 2990, whole: 33900 },
      { id: 1192, yacht: 'bavaria40', yachts: 2, sells: 'both', place: 1990, whole: 17900 },
      { id: 1193, yacht: 'lagoon50', yachts: 1, sells: 'both', place: 3190, whole: 38900 },
    ],
    ...BY_COACH,
    addons: ['sweatshirt', 'sup', 'luggage'],
    ports: ['tivat', 'kotor', 'perast', 'budva'],
    time: 'golden',
    vessel: 'monohull',
    title: 'Klimatyzacja, tek i widok, za który nie ma dopłaty',
    paragraphs: [
      'Flotylla z dwoma jachtami Luxury: łazienka przy każdej kabinie, odsalarka i pokład, na którym każdy ma swoje miejsce w cieniu. Obok płyną jachty Premier, na których można wziąć kabinę dla dwojga.',
      'Wieczory spędzamy razem, w Porto Montenegro albo na skale w Perascie. Wygoda różni się klasą, zachody słońca są te same.',
    ],
    ratings: [3, 4, 3],
    tags: ['Luxury', 'Kabiny dla dwojga'],
    attractions: [
      {
        name: 'Porto Montenegro',
        description: 'Spacer między jachtami, przy których nasz wygląda jak ponton.',
      },
      { name: 'Kolacja w Perascie', description: 'Stół na pomoście i małże z hodowli za rogiem.' },
    ],
    meta: 'Wygodna flotylla w Czarnogórze: jachty Luxury i kabiny dla dwojga na jachtach Premier, Boka Kotorska i Budva.',
    keywords: 'Czarnogóra, jacht luxury, Boka',
    similar: [118, 174],
  },
];
