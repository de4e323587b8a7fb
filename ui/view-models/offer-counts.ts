import type { OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import { contentCopy } from '../copy/content.pl.ts';
import { monthName } from '../copy/list-titles.pl.ts';
import { nouns } from '../copy/offers.pl.ts';
import { pluralize } from '../format.ts';

export const formatOfferCounts = (offers: readonly OfferListItem[]): string => {
  const trainings = offers.filter(({ TrainingKinds }) => TrainingKinds.length > 0).length;
  const kinds = [
    { count: offers.length - trainings, noun: nouns.cruises },
    { count: trainings, noun: nouns.trainings },
  ].filter(({ count }) => count > 0);
  return contentCopy.and(kinds.map(({ count, noun }) => pluralize(count, noun)));
};

/** 'kwiecień–sierpień i grudzień': the months in which cruises start, in the order of the year. */
export const startMonths = (offers: readonly OfferListItem[]): string => {
  const starts = new Set(offers.map(({ Availability }) => Availability.From.slice(5, 7)));
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const runs = months
    .map((month) => (starts.has(month) ? month : ' '))
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
