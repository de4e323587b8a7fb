import { BY_COACH } from '../packs.ts';
import type { OfferData } from '../schema.ts';

/**
 * One offer in Dalmatia after the season. Its units are in different states: partly taken, fully taken,
 * off sale, or hidden because they are for skippers or for the reserve list.
 */
export const AUTUMN: readonly OfferData[] = [
  {
    id: 155,
    slug: 'pazdziernik-w-dalmacji',
    name: 'Październik w Dalmacji',
    type: 2,
    region: 'dalmatia',
    start: { next: '10-09', atLeast: 20 },
    nights: 7,
    base: 150,
    advance: 500,
    secondMinute: 30,
    units: [
      {
        id: 1551,
        yacht: 'bavaria40',
        yachts: 2,
        sells: 'both',
        place: 1690,
        whole: 13900,
        taken: { wholes: 0, pairs: 1, singles: 2 },
      },
      {
        id: 1552,
        yacht: 'sunOdyssey410',
        name: 'Sun Odyssey 410 dla skipperów',
        yachts: 1,
        sells: 'places',
        place: 1990,
        whole: 15900,
      },
      { id: 1553, yacht: 'dufour460', yachts: 1, sells: 'both', place: 2090, whole: 19900 },
      { id: 1554, yacht: 'moody54', yachts: 1, sells: 'none', place: 2990, whole: 29900 },
      {
        id: 1555,
        yacht: 'lucia40',
        yachts: 1,
        sells: 'both',
        place: 2190,
        whole: 20900,
        taken: { wholes: 1, pairs: 0, singles: 0 },
      },
    ],
    ...BY_COACH,
    ports: ['split', 'hvar', 'vis', 'korcula'],
    closedPorts: ['dubrovnik'],
    closedJourneys: ['flight'],
    time: 'golden',
    vessel: 'monohull',
    title: 'Te same wyspy, połowa ludzi i woda cieplejsza niż w czerwcu',
    paragraphs: [
      'W październiku konoby mają czas porozmawiać, a w porcie stajesz tam, gdzie chcesz. Rano bywa chłodno, po południu kąpiesz się bez zastanowienia: morze trzyma dwadzieścia jeden stopni.',
      'Wiatr jest pewniejszy niż latem i częściej z południa, więc pływamy dalej. Na wieczór przyda się sweter i ktoś, kto umie rozpalić w kominku na Visie.',
    ],
    ratings: [4, 4, 2],
    tags: ['Po sezonie', 'Ciepłe morze'],
    attractions: [
      {
        name: 'Winobranie na Hvarze',
        description: 'Pół dnia w winnicy nad Jelsą. Płaci się rękami, dostaje się obiad.',
      },
      {
        name: 'Puste mury Korčuli',
        description: 'Miasto o ósmej rano, kiedy należy do kotów i piekarza.',
      },
    ],
    meta: 'Dalmacja po sezonie: Split, Hvar, Vis i Korčula w październiku, ciepłe morze, puste porty i skipper na każdym jachcie.',
    keywords: 'Chorwacja, październik, rejs po sezonie',
    similar: [101, 31],
  },
];
