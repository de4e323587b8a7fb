/** Texts of a crew list. */
export const crewPaperCopy = {
  title: 'Lista załogi',
  yacht: (unit: string, number: number): string => `${unit}, jacht ${number}`,
  place: 'Miejsce',
  cabin: (cabin: number, berth: number): string => `kabina ${cabin}${['a', 'b'][berth - 1] ?? ''}`,
  saloon: (berth: number): string => `mesa ${berth}`,
  name: 'Imię i nazwisko',
  born: 'Data urodzenia',
  document: 'Seria i numer dokumentu',
  phone: 'Telefon',
  booking: 'Rezerwacja',
  skipper: 'skipper',
  later: '(dane później)',
  nobody: 'Nikt jeszcze nie płynie.',
  proposal: 'Miejsca na jachcie są propozycją.',
  page: 'Lista załogi zawiera dane osobowe',
} as const;
