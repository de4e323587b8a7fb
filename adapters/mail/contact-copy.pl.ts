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
