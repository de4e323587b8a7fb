import { tieWords } from '../../../format.ts';

export const messagesCopy = {
  tab: 'Wiadomości',
  news: 'nowe wiadomości',
  title: 'Wiadomości',
  unread: 'nieprzeczytana',
  attachments: 'Załączniki',
  empty: tieWords('Nie masz jeszcze wiadomości'),
  emptyText: tieWords(
    'Gdy coś wydarzy się z Twoją rezerwacją, napiszemy tutaj i na Twój adres e-mail.',
  ),
} as const;
