import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../format.ts';

export const helpCopy = {
  open: 'Pomoc',
  title: 'W czym pomóc?',
  hours: (hours: string) => joinShortWordsByNoBreakSpaces(`Biuro czynne ${hours}`),
  questions: 'Częste pytania',
  ways: [
    { href: pages.faq, text: 'Wszystkie pytania i odpowiedzi' },
    { href: pages.contact, text: 'Napisz do biura' },
  ],
  chat: 'Otwórz czat',
  chatTitle: 'Czat z biurem',
  /** The visitor sees this text before the browser loads anything from the chat service. */
  chatOf: (host: string) =>
    joinShortWordsByNoBreakSpaces(
      `Czat prowadzi serwis ${host}. Zobaczy adres IP Twojego urządzenia i Twoje wiadomości.`,
    ),
} as const;
