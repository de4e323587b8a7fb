import { consents } from '../../adapters/http/contract/consents.pl.ts';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { keepWordsTogether, keepWordsTogetherIn } from '../format.ts';
import fixedTexts from './newsletter.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const newsletterCopy = {
  ...texts.newsletterCopy,
  consent: keepWordsTogether(consents.newsletter),
  privacy: { href: pages.privacy, text: 'Polityka prywatności' },
  already: 'Podany email jest już w naszej bazie',
} as const;

export const newsletterPageCopy = texts.newsletterPageCopy;
