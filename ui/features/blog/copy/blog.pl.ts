import { keepWordsTogetherIn, pluralize } from '../../../format.ts';
import fixedTexts from './blog.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

const minutes = { one: 'minuta', few: 'minuty', many: 'minut' } as const;

export const blogCopy = {
  ...texts.blogCopy,
  loaded: (count: number) =>
    `Doszło: ${pluralize(count, { one: 'wpis', few: 'wpisy', many: 'wpisów' })}.`,
  contents: 'W tym wpisie',
  reading: (count: number) => `${pluralize(count, minutes)} czytania`,
  head: {
    title: 'Blog: wiatry, porty i życie na jachcie',
    description:
      'Jak się spakować, skąd wieje maestral, co robi skipper i ile kosztuje tydzień na jachcie. Wpisy ludzi, którzy prowadzą rejsy.',
    olderTitle: 'Starsze wpisy bloga',
    away: 'Blog chwilowo milczy',
  },
} as const;
