/** Step 3, 'Ubezpieczenie'. */
export const insuranceCopy = {
  travel: 'Ubezpieczenie podróżne',
  recommended: 'Rekomendujemy dla tego wyjazdu',
  terms: 'Ogólne warunki ubezpieczenia',
  termsHref: '/o-nas/dokumenty',
  faq: 'Pytania i odpowiedzi o ubezpieczeniach',
  faqHref: '/faq',
  resignation: 'Ubezpieczenie od kosztów rezygnacji',
  resignationText:
    'Obejmuje tylko jedną osobę. W kroku 5 potrzebne są imię, nazwisko i data urodzenia każdej ubezpieczonej osoby. Choroby przewlekłe wymagają dopłaty, którą ustalamy mailowo.',
  resignationOnline: 'Z tym ubezpieczeniem rezerwację opłacisz tylko online.',
  assistance: 'Ubezpieczenie na wypadek kwarantanny',
  assistanceText: 'Pomoc i nocleg, gdyby kwarantanna zatrzymała Cię na miejscu.',
  struck: 'Bez pakietu:',
} as const;
