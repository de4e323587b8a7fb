import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import texts from './wizard-insurance.pl.json' with { type: 'json' };

export const insuranceCopy = {
  ...texts.insuranceCopy,
  links: [
    { href: pages.insuranceTerms, text: 'Ogólne warunki ubezpieczenia' },
    { href: pages.faq, text: 'Pytania i odpowiedzi o ubezpieczeniach' },
  ],
} as const;
