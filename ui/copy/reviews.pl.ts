import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { joinShortWordsByNoBreakSpaces, pluralize } from '../format.ts';
import { formatMonth } from './list-titles.pl.ts';

const STARS = { one: 'gwiazdka', few: 'gwiazdki', many: 'gwiazdek' } as const;
const REVIEWS = { one: 'opinii', few: 'opinii', many: 'opinii' } as const;

const ratingOf = (tenths: number): string => `${Math.floor(tenths / 10)},${tenths % 10}`;

export const reviewsCopy = {
  title: {
    offer: 'Opinie po tym rejsie',
    region: 'Opinie po rejsach w tym rejonie',
    shop: 'Opinie po naszych rejsach',
  },
  stars: (count: number): string => pluralize(count, STARS),
  figure: (rating: number, count: number): string =>
    `${ratingOf(rating)} / 5 z ${pluralize(count, REVIEWS)}`,
  collected: (rating: number, count: number): string =>
    joinShortWordsByNoBreakSpaces(
      `Z opinii zebranych w tym sklepie: ${ratingOf(rating)} / 5 (z ${pluralize(count, REVIEWS)}).`,
    ),
  claim: (rating: string, reviews: string): string => `${rating} / 5 z ponad ${reviews} opinii`,
  month: (day: string): string => formatMonth(day).toLowerCase(),
  about: { href: pages.aboutReviews, text: 'Jak zbieramy i sprawdzamy opinie' },
} as const;
