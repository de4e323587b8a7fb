export const mailboxCopy = {
  title: 'Poczta wychodząca',
  lead: 'Serwer poczty nie jest ustawiony (SMTP_URL), więc wiadomości zostają tutaj. Ta strona istnieje tylko na tym komputerze i tylko podczas prac nad sklepem.',
  empty:
    'Nie ma jeszcze żadnych wiadomości. Załóż konto albo zarezerwuj rejs, a wiadomość pojawi się tutaj.',
  emptyFor: (to: string): string => `Nie ma wiadomości do ${to}.`,
  filter: 'Adres e-mail odbiorcy',
  show: 'Pokaż',
  to: 'Do',
  look: 'Wygląd wiadomości',
  files: 'Załączniki',
} as const;
