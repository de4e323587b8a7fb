import { formatAfter } from '../words/hours.pl.ts';

export const newsletterMailCopy = {
  subject: (brand: string): string => `Potwierdź zapis na wiadomości od ${brand}`,
  lead: (brand: string): string =>
    `Ktoś (pewnie Ty) podał ten adres, żeby dostawać od ${brand} wiadomości o rejsach i promocjach. Potwierdź jednym kliknięciem, że tego chcesz.`,
  button: 'Tak, chcę dostawać wiadomości',
  silence: (minutes: number): string =>
    `Bez potwierdzenia nic więcej nie wyślemy, a ${formatAfter(minutes)} ten adres zniknie z naszej listy.`,
  leave: 'Nie chcę, wypisz mnie od razu',
} as const;
