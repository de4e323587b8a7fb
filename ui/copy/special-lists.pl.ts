import { type NounForms, tied } from '../format.ts';
import { nouns } from './offers.pl.ts';

const trainings: NounForms = { one: 'szkolenie', few: 'szkolenia', many: 'szkoleń' };

/** Lists of offers with an address of their own. */
export const specialCopy = {
  trainings: {
    title: 'Szkolenia żeglarskie',
    lead: tied('Od pierwszych manewrów po patent sternika: w małej załodze, z instruktorem, w Chorwacji albo na Mazurach.'),
    description: 'Kursy żeglarza i sternika oraz akademie manewrów w Chorwacji i na Mazurach: terminy, ceny i wolne miejsca.',
    nouns: trainings,
  },
  lakes: {
    title: 'Mazury pod żaglami',
    lead: tied('Jeziora, kanały i porty z gitarą. Bez lotu, bez choroby morskiej, ze skipperem albo na kurs.'),
    description: 'Rejsy po Mazurach ze skipperem i kursy żeglarskie: terminy, ceny za osobę i wolne miejsca na Wielkich Jeziorach.',
    nouns: nouns.cruises,
  },
  may: {
    title: 'Majówka pod żaglami',
    lead: tied('Tydzień, w którym dwa dni wolnego robią dziewięć dni na wodzie. Morze jest jeszcze chłodne, porty już puste nie są.'),
    description: 'Rejsy na majówkę ze skipperem: terminy obejmujące pierwszy weekend maja, ceny za osobę i wolne miejsca.',
    nouns: nouns.cruises,
  },
  party: {
    title: 'Sail & Party',
    lead: tied('Krótkie przeloty, wspólne cumowanie i wieczory, które kończą się na trzecim jachcie od lewej.'),
    description: 'Rejsy imprezowe we flotylli ze skipperem: krótkie przeloty, długie wieczory, terminy, ceny i wolne miejsca.',
    nouns: nouns.cruises,
  },
  information: 'Jak wyglądają szkolenia',
  lakesHeading: 'Rejsy po Mazurach',
  kindsLabel: 'Rodzaj szkolenia',
  show: 'Pokaż szkolenia',
  kinds: {
    all: 'Wszystkie',
    manoeuvres: 'Manewry',
    sailor: 'Żeglarz jachtowy',
    helmsman: 'Sternik morski',
    croatia: 'W Chorwacji',
    poland: 'W Polsce',
  },
  emptyTitle: 'Nie ma teraz takich terminów',
  emptyText: tied('Nowe wpisujemy do kalendarza przez cały rok. Zobacz, co płynie wcześniej.'),
} as const;
