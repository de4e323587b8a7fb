import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { keepWordsTogether, NO_BREAK_SPACE, pluralize } from '../format.ts';
import texts from './content.pl.json' with { type: 'json' };

const MILES = { one: 'mila', few: 'mile', many: 'mil' } as const;
const LEGS = { one: 'przelot', few: 'przeloty', many: 'przelotów' } as const;

export const contentCopy = {
  ...texts.contentCopy,
  questionsFound: (count: number) =>
    count === 0 ? 'Nic nie pasuje. Spróbuj innego słowa.' : `Znalezione: ${count}`,
  and: (counts: readonly string[]) => counts.join(' i\u00a0'),
  stars: (count: number) => `Klasa: ${count} ${count < 5 ? 'gwiazdki' : 'gwiazdek'}`,
  course: (name: string) => keepWordsTogether(`Tak płynie „${name}”`),
  /** `miles`: length of the whole route. `legs`: number of measured legs between ports, or 0. */
  courseLead: (miles: number, legs: number) =>
    legs === 0
      ? 'Jeden z rejsów z wolnymi miejscami, port po porcie.'
      : `Jeden z rejsów z wolnymi miejscami, port po porcie: ${pluralize(miles, MILES)} i ${pluralize(legs, LEGS)}.`,
  miles: (count: number) => `${count}${NO_BREAK_SPACE}Mm`,
  /** For screen readers: names the layers in the drawing of a week's cost, from the bottom up. */
  layers: (names: readonly string[]) => `Morze z warstw, od dna: ${names.join(', ')}`,
  ask: { href: pages.contact, text: 'Zapytaj o ten jacht' },
  version: (version: string, from: string) => `Wersja ${version}, obowiązuje od ${from}`,
} as const;
