import { contentCopy } from '../copy/content.pl.ts';
import { monthName } from '../copy/list-titles.pl.ts';
import { nouns } from '../copy/offers.pl.ts';
import { pluralize } from '../format.ts';
import type { OffersToCome } from '../state/page-data.ts';

export const formatOfferCounts = ({
  cruises,
  trainings,
}: Pick<OffersToCome, 'cruises' | 'trainings'>): string => {
  const kinds = [
    { count: cruises, noun: nouns.cruises },
    { count: trainings, noun: nouns.trainings },
  ].filter(({ count }) => count > 0);
  return contentCopy.and(kinds.map(({ count, noun }) => pluralize(count, noun)));
};

/** 'kwiecień–sierpień i grudzień': the months in which cruises start, in the order of the year. */
export const formatStartMonths = (starts: readonly number[]): string => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const runs = months
    .map((month) => (starts.includes(month) ? String(month).padStart(2, '0') : ' '))
    .join('-')
    .split(' ')
    .map((run) => run.split('-').filter(Boolean))
    .filter((run) => run.length > 0);
  const names = runs.map((run) =>
    [...new Set([run[0], run.at(-1)])]
      .map((month) => monthName(`0000-${month}`).toLowerCase())
      .join('–'),
  );
  return contentCopy.and([names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean));
};
