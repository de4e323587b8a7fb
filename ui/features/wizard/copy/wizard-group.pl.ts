import { pluralize } from '../../../format.ts';

const dayNouns = { one: 'dnia', few: 'dni', many: 'dni' } as const;

export const groupCopy = {
  title: 'Płyniecie większą grupą?',
  /** A booking counts for the rebate if it joins within `days` after the group was opened. */
  text: (days: number) =>
    `Każdy może rezerwować osobno: kod grupowy połączy Was na jachcie i w rabacie. Do rabatu liczą się osoby, które dołączą w ciągu ${pluralize(days, dayNouns)} od założenia grupy. Później kod łączy już tylko na jachcie.`,
  join: 'Mam kod grupowy',
  code: 'Kod grupowy',
  codeHint: 'Osiem znaków od osoby, która założyła grupę',
  joining: 'Dołączam…',
  joinAction: 'Dołącz',
  open: 'Zakładam grupę',
  openText: 'Dla lidera grupy: wyślij kod znajomym, a wpiszą go w swoich rezerwacjach.',
  openAction: 'Wygeneruj kod grupowy',
  opening: 'Generuję…',
  yours: 'Twój kod grupowy',
  yoursText: 'Wyślij go znajomym.',
  copy: 'Kopiuj kod',
} as const;
