/** Step 1's group section: joining one by its code, and opening one. */
export const groupCopy = {
  title: 'Płyniecie większą grupą?',
  text: 'Każdy może rezerwować osobno: kod grupowy połączy Was na jachcie i w rabacie. Dołączcie od razu, bo do rabatu kod liczy się tylko przez kilka dni.',
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
  copied: 'Skopiowano',
} as const;
