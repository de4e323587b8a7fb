import { pages } from '../../adapters/http/contract/pages.pl.ts';
import texts from './analytics.pl.json' with { type: 'json' };

export const analyticsNames = { trips: 'Wyjazdy', options: 'Dodatkowe opcje' } as const;

export const consentCopy = {
  ...texts.consentCopy,
  privacyHref: pages.privacy,
} as const;
