// The words of the newsletter's only mail of its own: the question whether it is wanted.

export const newsletterCopy = {
  subject: (brand: string): string => `Potwierdź zapis na wiadomości od ${brand}`,
  lead: (brand: string): string =>
    `Ktoś (pewnie Ty) podał ten adres, żeby dostawać od ${brand} wiadomości o rejsach i promocjach. Potwierdź jednym kliknięciem, że tego chcesz.`,
  button: 'Tak, chcę dostawać wiadomości',
  silence: 'Bez potwierdzenia nic więcej nie wyślemy, a po 30 dniach ten adres zniknie z naszej listy.',
  leave: 'Nie chcę, wypisz mnie od razu',
} as const;
