/** Titles of the folded card. `numbers` are participant numbers as ranges: '2–8'. */
export const crewCopy = {
  whole: (numbers: string) => `Cała załoga (${numbers})`,
  rest: (numbers: string) => `Reszta załogi (${numbers})`,
  changeOne: 'Zmień dla jednej osoby',
  same: 'Tak samo jak 1. uczestnik',
  sameAs: (what: string) => `Tak samo jak 1. uczestnik: ${what}`,
  noExtras: 'Bez dodatków.',
  later: 'Podam dane osobowe później',
  email: (number: number) => `E-mail, uczestnik ${number}`,
  each: (numbers: string) => `Uczestnicy ${numbers}, każdy tak samo`,
} as const;
