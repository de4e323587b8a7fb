export const copyingCopy = {
  copy: 'Kopiuj',
  copyOf: (what: string) => `Kopiuj: ${what}`,
  said: {
    copied: 'Skopiowano',
    refused: 'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go ręcznie.',
  },
} as const;
