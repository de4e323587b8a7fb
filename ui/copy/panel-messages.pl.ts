import { tied } from '../format.ts';

/** The messages of the shop to a customer. */
export const messagesCopy = {
  tab: 'Wiadomości',
  news: 'nowe wiadomości',
  title: 'Wiadomości',
  unread: 'nieprzeczytana',
  attachments: 'Załączniki',
  empty: tied('Nie masz jeszcze wiadomości'),
  emptyText: tied('Gdy coś wydarzy się z Twoją rezerwacją, napiszemy tutaj i na Twój adres e-mail.'),
} as const;
