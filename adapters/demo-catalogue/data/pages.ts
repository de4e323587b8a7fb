import type { PageData } from './schema.ts';

const COURSE_RATINGS = ['Praktyka', 'Teoria', 'Czas wolny'] as const;
const LEARNT = {
  name: 'Czego się nauczysz',
  description: 'Nie z tablicy: to rzeczy, które robisz sam, aż przestają być trudne.',
} as const;
const COURSE_UNITS = {
  name: 'Jachty szkoleniowe',
  description:
    'Na każdym jachcie jest instruktor, a ster przechodzi z rąk do rąk: codziennie stajesz za nim i Ty.',
} as const;
const OWN_YACHT = {
  name: 'Wasz jacht',
  description: 'Płacicie za cały pokład, a kto na nim śpi, ustalacie między sobą.',
} as const;

/**
 * Texts and pictures that only the offer's own page shows, not its card in the list, by offer
 * number.
 */
export const PAGES: Readonly<Record<number, PageData>> = {
  15: { html: ['', '', 'https://example.com/wydarzenia/sylwester-w-atenach'] },
  31: { movie: 'dalmatia', journeys: 'Jak dotrzesz do Splitu' },
  32: { movie: 'cyclades' },
  33: { movie: 'italy' },
  101: {
    movie: 'dalmatia',
    attractions: {
      name: 'Co zobaczysz po drodze',
      description: 'Nic z tego nie jest obowiązkowe. Decyduje załoga, przy śniadaniu.',
    },
    journeys: 'Jak dotrzesz do Splitu',
    views: [
      { time: 'dawn', alt: 'Zatoka na Visie o świcie, rysunek' },
      { time: 'golden', alt: 'Trogir przed zachodem słońca, rysunek' },
    ],
  },
  102: {
    movie: 'dalmatia',
    html: ['', '', 'https://example.com/wydarzenia/split-na-fali'],
    units: {
      name: 'Jachty flotylli',
      description: 'Wszystkie stają wieczorem obok siebie, więc wybierz wygodę, a nie towarzystwo.',
    },
  },
  103: { movie: 'cyclades', journeys: 'Jak dotrzesz na Paros' },
  104: { noAttractions: true },
  106: {
    movie: 'italy',
    views: [{ time: 'dusk', alt: 'Stromboli nocą, widziany z wody, rysunek' }],
  },
  116: {
    closedAttractions: [
      {
        name: 'Park La Maddalena',
        description: 'Boje parku są zdjęte do czerwca; wtedy wracamy do Cala Coticcio.',
      },
    ],
  },
  121: { noAttractions: true, views: [] },
  125: { units: OWN_YACHT },
  135: { units: OWN_YACHT, movie: 'dalmatia' },
  140: { ratings: COURSE_RATINGS, attractions: LEARNT, units: COURSE_UNITS },
  141: {
    ratings: COURSE_RATINGS,
    attractions: LEARNT,
    units: COURSE_UNITS,
    html: ['', '', 'https://example.com/wydarzenia/sternik-morski'],
  },
  142: {
    ratings: COURSE_RATINGS,
    attractions: LEARNT,
    units: COURSE_UNITS,
    movie: 'lakes',
    html: ['<p>Program szczegółowy wysyłamy po zapisie.</p>', '', ''],
  },
  144: { html: ['', '', 'https://example.com/wydarzenia/adriatic-cup'], movie: 'dalmatia' },
  151: { ratings: COURSE_RATINGS },
  152: {
    ratings: COURSE_RATINGS,
    attractions: LEARNT,
    units: COURSE_UNITS,
    html: ['', '', 'https://example.com/wydarzenia/akademia-na-mazurach'],
  },
  153: { ratings: COURSE_RATINGS, attractions: LEARNT, units: COURSE_UNITS },
  154: {
    ratings: COURSE_RATINGS,
    attractions: LEARNT,
    units: COURSE_UNITS,
    html: [
      [
        '<h3>Kto może przystąpić</h3>',
        '<ul><li>ma ukończone 18 lat i patent żeglarza jachtowego,</li>',
        '<li>wypływał co najmniej 200 godzin w dwóch rejsach po wodach morskich,</li>',
        '<li>ma przy sobie karty tych rejsów, podpisane przez kapitana.</li></ul>',
      ].join(''),
      [
        '<h3>Jak wygląda egzamin</h3>',
        '<p>Rano test z 75 pytań, po południu manewry pod żaglami i na silniku. Komisja przyjeżdża do mariny, więc nigdzie nie dojeżdżasz. ',
        'Wynik znasz tego samego dnia, a wniosek o patent składasz przez internet.</p>',
      ].join(''),
      '<p>Literatura: dowolny podręcznik sternika z ostatnich pięciu lat i ołówek miękki, 2B.</p>',
    ],
  },
  155: {
    classes: [
      {
        name: 'Lista oczekujących SUPERIOR',
        description: 'Jacht, który dołożymy do flotylli, kiedy uzbiera się załoga.',
        units: [1553],
      },
    ],
    closedAttractions: [
      {
        name: 'Błękitna Jaskinia',
        description: 'Od października do kwietnia łodzie do niej nie kursują.',
      },
    ],
  },
  174: {
    movie: 'dalmatia',
    units: {
      name: 'Cała flota',
      description:
        'Od Premier po Luxury, jachty i katamarany. Wieczorem i tak wszyscy siedzą na jednym.',
    },
  },
  188: {
    attractions: {
      name: 'Dla małych i dużych',
      description: 'Nic nie trwa dłużej niż dwie godziny, nawet obiad.',
    },
  },
  248: {
    movie: 'lakes',
    dailyPlan: {
      name: 'Plan na siedem dni',
      description:
        'Tak płyniemy, kiedy pogoda nie przeszkadza. Kiedy przeszkadza, skipper zamienia dni miejscami.',
    },
  },
};
