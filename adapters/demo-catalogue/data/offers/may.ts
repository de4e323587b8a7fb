import { BY_COACH, BY_PLANE } from '../packs.ts';
import type { OfferData } from '../schema.ts';

/** Offers over the May weekend. */
export const MAY: readonly OfferData[] = [
  {
    id: 145,
    slug: 'majowka-w-dalmacji',
    name: 'Majówka w Dalmacji',
    type: 1,
    region: 'dalmatia',
    start: { next: '04-27', atLeast: 12 },
    nights: 7,
    base: 150,
    advance: 500,
    firstMinute: 120,
    secondMinute: 40,
    units: [
      { id: 1451, yacht: 'bavaria40', yachts: 4, sells: 'both', place: 1750, whole: 14900 },
      { id: 1452, yacht: 'lagoon42', yachts: 2, sells: 'both', place: 2350, whole: 25900 },
    ],
    ...BY_COACH,
    ports: ['split', 'hvar', 'vis', 'trogir'],
    time: 'day',
    vessel: 'monohull',
    title: 'Długi weekend, który trwa tydzień',
    paragraphs: [
      'W maju wyspy dopiero się budzą: tarasy są puste, kelnerzy mają czas, a w portach można wybrać miejsce. Woda jeszcze orzeźwia, słońce już grzeje.',
      'Wystarczy kilka dni urlopu, resztę dorzuca kalendarz. Płyniemy kilkoma jachtami, więc wieczorem zawsze ktoś gra w karty na sąsiedniej burcie.',
    ],
    ratings: [3, 4, 4],
    tags: ['Majówka', 'Flotylla'],
    attractions: [
      { name: 'Pierwsza kąpiel', description: 'Kto skoczy pierwszy, wybiera zatokę na obiad.' },
      {
        name: 'Grill na nabrzeżu',
        description: 'Wspólny wieczór załóg na Visie, po polsku i z gitarą.',
      },
    ],
    meta: 'Majówka na jachcie w Chorwacji: Split, Hvar, Vis i Trogir, flotylla ze skipperami i autokar z Polski.',
    keywords: 'majówka, Chorwacja, rejs',
    similar: [101, 146],
  },
  {
    id: 146,
    slug: 'majowka-w-grecji',
    name: 'Majówka w Grecji',
    type: 2,
    region: 'saronic',
    start: { next: '04-28', atLeast: 12 },
    nights: 8,
    base: 250,
    advance: 500,
    firstMinute: 120,
    secondMinute: 40,
    units: [
      { id: 1461, yacht: 'bavaria40', yachts: 3, sells: 'both', place: 1950, whole: 16900 },
      { id: 1462, yacht: 'lucia40', yachts: 1, sells: 'both', place: 2390, whole: 23400 },
    ],
    ...BY_PLANE,
    ports: ['athens', 'poros', 'hydra'],
    time: 'day',
    vessel: 'monohull',
    title: 'Maj, w którym Ateny pachną pomarańczami',
    paragraphs: [
      'Wiosną Grecja jest zielona, muzea puste, a w tawernach gotuje się dla swoich. Pływamy po Zatoce Sarońskiej, gdzie wiatr jest łagodny, a do portu nigdy nie jest daleko.',
      'Dwa dni zostawiamy na ląd: Akropol rano i Mykeny po południu. Resztę czasu spędzasz na wodzie.',
    ],
    ratings: [3, 5, 3],
    tags: ['Majówka', 'Zwiedzanie'],
    attractions: [
      {
        name: 'Mykeny',
        description: 'Brama Lwic bez kolejki, z przewodniczką, która kopała tu przez lata.',
      },
      {
        name: 'Święto ognia',
        description: 'Jeśli prawosławna Wielkanoc wypadnie w maju, zobaczysz ją z portu.',
      },
    ],
    meta: 'Majówka na jachcie w Grecji: Ateny, Poros, Hydra i Mykeny, łagodny wiatr, puste muzea i wiosenne wyspy.',
    keywords: 'majówka, Grecja, rejs',
    similar: [145, 105],
  },
];
