import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { tied } from '../format.ts';

/** The help panel of the menu. */
export const helpCopy = {
  open: 'Pomoc',
  title: 'W czym pomóc?',
  hours: (hours: string) => tied(`Biuro czynne ${hours}`),
  questions: 'Częste pytania',
  ways: [
    { href: pages.faq, text: 'Wszystkie pytania i odpowiedzi' },
    { href: pages.contact, text: 'Napisz do biura' },
  ],
  chat: 'Otwórz czat',
  chatTitle: 'Czat z biurem',
  /** Said before anything is fetched. */
  chatOf: (host: string) => tied(`Czat prowadzi serwis ${host}. Zobaczy adres IP Twojego urządzenia i to, co napiszesz.`),
} as const;
