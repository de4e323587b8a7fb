import { formatDurationAsAfter } from '../words/text.pl.ts';

export const newsletterMailCopy = {
  subject: (brand: string): string => `Potwierdź zapis na wiadomości od ${brand}`,
  lead: (brand: string): string =>
    `Ktoś (pewnie Ty) podał ten adres, żeby dostawać od ${brand} wiadomości o rejsach i promocjach. Potwierdź jednym kliknięciem, że tego chcesz.`,
  button: 'Tak, chcę dostawać wiadomości',
  silence: (minutes: number): string =>
    `Bez potwierdzenia nic więcej nie wyślemy, a ${formatDurationAsAfter(minutes)} ten adres zniknie z naszej listy.`,
  leave: 'Nie chcę, wypisz mnie od razu',
} as const;

export const contactMailCopy = {
  greeting: 'Wiadomość ze strony',
  subject: (email: string): string => `Wiadomość ze strony od ${email}`,
  doubtful: {
    letter: {
      subject: (email: string): string => `Do sprawdzenia: wiadomość ze strony od ${email}`,
      text: 'W formularzu było wypełnione pole, którego ludzie nie widzą. Wiadomość mógł wysłać program, dlatego sprawdź ją przed odpowiedzią.',
    },
    newsletter: {
      subject: (email: string): string => `Do sprawdzenia: zapis na newsletter, ${email}`,
      text: 'Ktoś wpisał ten adres w formularzu newslettera, a formularz mógł wypełnić program. Adresu nie ma na liście i nic do niego nie wysłaliśmy. Jeśli to człowiek, poproś o ponowny zapis.',
    },
  },
  facts: 'Kto pisze',
  email: 'E-mail',
  reply: 'Odpowiedź na ten e-mail trafi prosto do tej osoby.',
  closing: (brand: string): string => `Formularz kontaktowy\n${brand}`,
} as const;
