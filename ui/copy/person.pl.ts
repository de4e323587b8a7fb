export const personLabels = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  birthDate: 'Data urodzenia',
  gender: 'Płeć',
  idDocument: 'Seria i numer dokumentu',
  country: 'Kraj',
  phone: 'Telefon',
  email: 'E-mail',
} as const;

export const birthDateHints = {
  placeholder: 'YYYY-MM-DD',
  hint: 'Rok, miesiąc, dzień, na przykład 1994-05-17',
} as const;

/** Returns an empty text if the gender is not given. On the wire '1' is a woman and '2' is a man. */
export const genderText = (gender: string): string =>
  gender === '1' ? 'Kobieta' : gender === '2' ? 'Mężczyzna' : '';
