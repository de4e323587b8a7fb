import type { OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import { contentCopy } from '../copy/content.pl.ts';
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
