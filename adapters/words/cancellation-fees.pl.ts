import type { BrandSettings } from '../../domain/brand-settings.ts';
import { formatPercent } from './amounts-and-days.pl.ts';

type Terms = BrandSettings['cancellation']['terms'];

const inGenitive = (days: number): string => `${days} ${days === 1 ? 'dnia' : 'dni'}`;

/** Formats all cancellation fees of a brand as rows of a Markdown table. */
export const formatCancellationRows = (terms: Terms): string =>
  terms
    .map(({ fromDays, keepsPercent }, index) => {
      const first = `${fromDays} ${fromDays === 1 ? 'dzień' : 'dni'} i więcej`;
      const days = index === 0 ? first : `od ${inGenitive(fromDays)}`;
      const last = index === 0 ? 'w każdej chwili' : 'później';
      return `| ${fromDays === 0 ? last : days} | ${formatPercent(keepsPercent)}% ceny |`;
    })
    .join('\n');

/** Formats all cancellation fees of a brand as a sentence. */
export const formatCancellationSentence = (terms: Terms): string =>
  terms
    .map(({ fromDays, keepsPercent }, index) => {
      const kept = `${formatPercent(keepsPercent)}%`;
      const days = inGenitive(fromDays);
      if (index === 0)
        return fromDays === 0
          ? `Potrącamy ${kept} ceny`
          : `Do ${days} przed rejsem potrącamy ${kept} ceny`;
      return fromDays === 0 ? `a później ${kept}` : `do ${days} ${kept}`;
    })
    .join(', ')
    .concat('.');
