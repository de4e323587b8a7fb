import { joinShortWordsIn } from '../../../format.ts';

export const specialCopy = joinShortWordsIn({
  kindsLabel: 'Rodzaj szkolenia',
  show: 'Pokaż szkolenia',
  kinds: {
    all: 'Wszystkie',
    manoeuvres: 'Manewry',
    sailor: 'Żeglarz jachtowy',
    helmsman: 'Sternik morski',
  },
  emptyTitle: 'Nie ma teraz takich terminów',
  emptyText: 'Nowe wpisujemy do kalendarza przez cały rok. Zobacz, co płynie wcześniej.',
});
