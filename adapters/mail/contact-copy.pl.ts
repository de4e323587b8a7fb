// The words of what a visitor writes to the office; the office reads them.

export const contactCopy = {
  greeting: 'Wiadomość ze strony',
  subject: (email: string): string => `Wiadomość ze strony od ${email}`,
  facts: 'Kto pisze',
  email: 'E-mail',
  reply: 'Odpowiedź na ten e-mail trafi prosto do tej osoby.',
  closing: (brand: string): string => `Formularz kontaktowy\n${brand}`,
} as const;
