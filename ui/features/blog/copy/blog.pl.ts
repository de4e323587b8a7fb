import { joinShortWordsByNoBreakSpaces, pluralize } from '../../../format.ts';

const minutes = { one: 'minuta', few: 'minuty', many: 'minut' } as const;

export const blogCopy = {
  title: 'Dziennik pokładowy',
  lead: joinShortWordsByNoBreakSpaces(
    'Wiatry, porty, kambuz i pierwsze węzły. Piszą ludzie, którzy prowadzą nasze rejsy.',
  ),
  older: 'Starsze wpisy',
  newest: 'Wróć do najnowszych',
  more: 'Więcej',
  loading: 'Wczytuję…',
  failed: joinShortWordsByNoBreakSpaces(
    'Nie udało się wczytać następnych wpisów. Spróbuj jeszcze raz.',
  ),
  loaded: (count: number) =>
    `Doszło: ${pluralize(count, { one: 'wpis', few: 'wpisy', many: 'wpisów' })}.`,
  empty: {
    title: 'Blog chwilowo milczy',
    text: joinShortWordsByNoBreakSpaces(
      'Serwis, który trzyma nasze wpisy, nie odpowiada. Zajrzyj za chwilę, a tymczasem sprawdź, dokąd płyniemy.',
    ),
    action: 'Zobacz rejsy',
  },
  none: {
    title: 'Jeszcze nic tu nie ma',
    text: joinShortWordsByNoBreakSpaces('Pierwsze wpisy są w drodze.'),
  },
  back: 'Wszystkie wpisy',
  contents: 'W tym wpisie',
  reading: (count: number) => `${pluralize(count, minutes)} czytania`,
  fitting: 'Rejsy, które tu pasują',
  next: 'Czytaj dalej',
  feed: 'Kanał RSS',
  head: {
    title: 'Blog: wiatry, porty i życie na jachcie',
    description:
      'Jak się spakować, skąd wieje maestral, co robi skipper i ile kosztuje tydzień na jachcie. Wpisy ludzi, którzy prowadzą rejsy.',
    olderTitle: 'Starsze wpisy bloga',
    away: 'Blog chwilowo milczy',
  },
} as const;
