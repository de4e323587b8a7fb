/** `numbers`: '2–8'. */
export const crewCopy = {
  whole: (numbers: string) => `Cała załoga (${numbers})`,
  rest: (numbers: string) => `Reszta załogi (${numbers})`,
  changeOne: 'Zmień dla jednej osoby',
  same: 'Tak samo jak 1. uczestnik',
  sameAs: (what: string) => `Tak samo jak 1. uczestnik: ${what}`,
  noExtras: 'Bez dodatków.',
  later: 'Podam dane osobowe później',
  email: (number: number) => `E-mail, uczestnik ${number}`,
  /** Several participants with the same rows share a table. */
  each: (numbers: string) => `Uczestnicy ${numbers}, każdy tak samo`,
} as const;
