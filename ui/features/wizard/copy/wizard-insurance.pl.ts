import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
export const insuranceCopy = {
  travel: 'Ubezpieczenie podróżne',
  recommended: 'Rekomendujemy dla tego wyjazdu',
  lead: 'Każdy uczestnik wybiera jedno ubezpieczenie podróżne.',
  leadMore: 'Każdy uczestnik wybiera jedno ubezpieczenie podróżne. Pozostałe są dobrowolne.',
  links: [
    { href: pages.insuranceTerms, text: 'Ogólne warunki ubezpieczenia' },
    { href: pages.faq, text: 'Pytania i odpowiedzi o ubezpieczeniach' },
  ],
  resignation: 'Ubezpieczenie od kosztów rezygnacji',
  resignationLead: 'Gdy coś wypadnie przed rejsem.',
  resignationPoints: [
    'Obejmuje tylko jedną osobę.',
    'W kroku 5 potrzebne są imię, nazwisko i data urodzenia każdej ubezpieczonej osoby.',
    'Choroby przewlekłe wymagają dopłaty, którą ustalamy mailowo.',
    'Z tym ubezpieczeniem rezerwację opłacisz tylko online.',
  ],
  assistance: 'Ubezpieczenie na wypadek kwarantanny',
  assistanceText: 'Pomoc i nocleg, gdyby kwarantanna zatrzymała Cię na miejscu.',
  withResignation: 'z ubezpieczeniem od kosztów rezygnacji',
  withAssistance: 'z ubezpieczeniem na wypadek kwarantanny',
  struck: 'Bez pakietu:',
} as const;
