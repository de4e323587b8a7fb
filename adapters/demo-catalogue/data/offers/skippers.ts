import { BY_COACH } from '../packs.ts';
import type { OfferData } from '../schema.ts';

/**
 * Offers for skippers: with the skipper's rebate, boat trips with an own skipper, and a regatta.
 */
export const SKIPPERS: readonly OfferData[] = [
  {
    id: 82,
    slug: 'zlot-skipperow',
    name: 'Zlot skipperów',
    type: 3,
    region: 'dalmatia',
    start: { inSeason: 100 },
    nights: 7,
    base: 200,
    advance: 500,
    units: [
      { id: 821, yacht: 'sunOdyssey410', yachts: 3, sells: 'both', place: 2290, whole: 20900 },
      { id: 822, yacht: 'dufour460', yachts: 1, sells: 'both', place: 2590, whole: 27900 },
    ],
    ...BY_COACH,
    ports: ['split', 'vis', 'hvar', 'trogir'],
    time: 'dawn',
    vessel: 'monohull',
    title: 'Masz patent? Prowadzisz i płacisz mniej',
    paragraphs: [
      'Raz w roku za sterem stają ci, którzy zwykle pływają z nami jako załoga. Jeśli masz uprawnienia i chcesz poprowadzić jacht, powiedz o tym na początku rezerwacji: rabat policzymy od razu.',
      'Nie jesteś skipperem? Popłyniesz z kimś, kto bardzo chce Ci wszystko pokazać. Trasę układamy razem, co wieczór, przy prognozie i kawie.',
    ],
    ratings: [5, 3, 4],
    tags: ['Rabat skippera', 'Dużo żeglowania'],
    attractions: [
      {
        name: 'Manewry na oczach portu',
        description: 'Konkurs cumowania rufą, z oklaskami i bez litości.',
      },
      {
        name: 'Wieczór map',
        description: 'Trasa na jutro rysowana ołówkiem przez wszystkie załogi.',
      },
    ],
    meta: 'Zlot skipperów w Dalmacji: prowadzisz jacht we flotylli i dostajesz rabat, albo płyniesz z kimś, kto lubi uczyć.',
    keywords: 'zlot skipperów, rabat skippera, Chorwacja',
    similar: [101, 140],
  },
  {
    id: 111,
    slug: 'kilwaterboat-kornati',
    name: 'KilwaterBoat Kornaty',
    type: 1,
    region: 'kornati',
    start: { inSeason: 82 },
    nights: 7,
    base: 100,
    advance: 500,
    units: [
      { id: 1111, yacht: 'bavaria40', yachts: 3, sells: 'both', place: 1790, whole: 15400 },
      { id: 1112, yacht: 'bali46', yachts: 1, sells: 'both', place: 2490, whole: 27900 },
    ],
    ...BY_COACH,
    ports: ['biograd', 'zut', 'telascica'],
    time: 'dusk',
    vessel: 'monohull',
    title: 'Twoja ekipa, Twój skipper, nasza flotylla',
    paragraphs: [
      'Masz paczkę znajomych i kogoś, kto umie prowadzić? Bierzecie jacht od nas i płyniecie obok flotylli. Porty, imprezy i ratunek w razie kłopotu organizujemy my.',
      'Nie masz ekipy? Kup miejsce: na każdej łodzi flotylli zostawiamy kilka koi dla tych, którzy jadą solo.',
    ],
    ratings: [3, 3, 5],
    tags: ['Własny skipper', 'Flotylla'],
    attractions: [
      {
        name: 'Regaty o patelnię',
        description: 'Krótki wyścig z Žutu na Telašćicę. Zwycięzcy nie zmywają.',
      },
      {
        name: 'Klify Telašćicy',
        description: 'Pół godziny pod górę na zachód słońca, nagroda jest z obu stron.',
      },
    ],
    meta: 'KilwaterBoat w Kornatach: płyniesz z własnym skipperem obok naszej flotylli albo kupujesz jedno miejsce na jej jachcie.',
    keywords: 'KilwaterBoat, Kornaty, własny skipper',
    similar: [102, 82],
  },
  {
    id: 144,
    slug: 'adriatic-cup',
    name: 'Adriatic Cup',
    type: 3,
    region: 'dalmatia',
    start: { inSeason: 250 },
    nights: 7,
    base: 250,
    advance: 500,
    firstMinute: 110,
    secondMinute: 50,
    units: [
      { id: 1441, yacht: 'hanse458', yachts: 4, sells: 'both', place: 2390, whole: 21900 },
      { id: 1442, yacht: 'dufour460', yachts: 3, sells: 'both', place: 2490, whole: 26900 },
    ],
    ...BY_COACH,
    addons: ['shirt', 'sweatshirt', 'luggage'],
    ports: ['split', 'hvar', 'vis'],
    time: 'dawn',
    vessel: 'monohull',
    title: 'Pięć wyścigów, jeden puchar i spinaker za duży na zdjęcie',
    paragraphs: [
      'Regaty dla zwykłych załóg na równych jachtach. Skipper ustawia taktykę, Ty pracujesz na szotach, a po mecie wszyscy twierdzą, że to wina wiatru.',
      'Ścigamy się do południa, potem jest już normalny rejs: kąpiel, port, kolacja. Kabin na wyłączność nie ma, bo żagle też gdzieś muszą spać.',
    ],
    ratings: [5, 2, 4],
    tags: ['Regaty', 'Równe jachty'],
    attractions: [
      { name: 'Długi wyścig na Vis', description: 'Dwadzieścia pięć mil, start o świcie.' },
      { name: 'Dekoracja', description: 'Puchar, koszulki i nagroda za najładniejszą wymówkę.' },
    ],
    meta: 'Adriatic Cup: regaty w Dalmacji dla zwykłych załóg na równych jachtach, pięć wyścigów i skipper na każdym pokładzie.',
    keywords: 'regaty, Chorwacja, Adriatic Cup',
    similar: [82, 103],
  },
];
