import { day } from '../format.ts';

/** Step 4, 'Dodatki'. */
export const extrasCopy = {
  deadline: (iso: string) => `Dodatki możesz wybrać do ${day(iso).slice(0, 5)}`,
  deadlineText:
    'Czyli do 14 dni przed wyjazdem. Ubrania i gadżety dostarczamy na miejsce, dlatego zamów je co najmniej 2 tygodnie wcześniej.',
  skip: 'Przechodzę dalej, wybiorę dodatki później',
  training: 'Poziom szkolenia',
  noTraining: 'Bez szkolenia',
  clothes: 'Ciuchy',
  size: 'Rozmiar',
  none: 'Brak opcji dodatkowych',
  noneText: 'Na tym wyjeździe nie oferujemy opcji dodatkowych',
} as const;
