import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';

export const specialCopy = {
  kindsLabel: 'Rodzaj szkolenia',
  show: 'Pokaż szkolenia',
  kinds: {
    all: 'Wszystkie',
    manoeuvres: 'Manewry',
    sailor: 'Żeglarz jachtowy',
    helmsman: 'Sternik morski',
  },
  emptyTitle: 'Nie ma teraz takich terminów',
  emptyText: joinShortWordsByNoBreakSpaces(
    'Nowe wpisujemy do kalendarza przez cały rok. Zobacz, co płynie wcześniej.',
  ),
} as const;
