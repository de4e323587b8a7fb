import { counted } from '../format.ts';

/** After „w ciągu”. */
const dayNouns = { one: 'dnia', few: 'dni', many: 'dni' } as const;

/** Step 1's group section: joining one by its code, and opening one. */
export const groupCopy = {
  title: 'Płyniecie większą grupą?',
  /** `days`: how long after the group was opened a join counts for the rebate, as the shop has it set. */
  text: (days: number) =>
    `Każdy może rezerwować osobno: kod grupowy połączy Was na jachcie i w rabacie. Do rabatu liczą się ci, którzy dołączą w ciągu ${counted(days, dayNouns)} od założenia grupy; później kod łączy już tylko na jachcie.`,
  join: 'Mam kod grupowy',
  code: 'Kod grupowy',
  codeHint: 'Osiem znaków od osoby, która założyła grupę',
  joining: 'Dołączam…',
  joinAction: 'Dołącz',
  open: 'Zakładam grupę',
  openText: 'Dla organizatorów: podaj kod znajomym, a dołączą do Twojej grupy przy swoich rezerwacjach.',
  openAction: 'Wygeneruj kod grupowy',
  opening: 'Generuję…',
  yours: 'Twój kod grupowy',
  yoursText: 'Wyślij go znajomym.',
  copy: 'Kopiuj kod',
} as const;
