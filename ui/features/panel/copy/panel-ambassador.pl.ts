import { keepWordsTogether, keepWordsTogetherIn } from '../../../format.ts';
import fixedTexts from './panel-ambassador.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const ambassadorCopy = {
  ...texts.ambassadorCopy,
  voucherNamed: (code: string) => keepWordsTogether(`Wygeneruj voucher z prowizji za kod ${code}`),
  nameRefused: 'Wprowadzony kod ma nieprawidłowy format lub już istnieje w naszej bazie',
  created: (code: string) => keepWordsTogether(`Kod ${code} jest gotowy`),
  askTitle: (code: string) => keepWordsTogether(`Ile z prowizji za kod ${code}?`),
  askText: (most: string) =>
    keepWordsTogether(
      `Do rozliczenia masz ${most}. Voucher jest od razu aktywny i znajdziesz go w zakładce Vouchery.`,
    ),
  amount: 'Kwota w złotych',
  generated: (code: string) =>
    keepWordsTogether(`Voucher ${code} jest gotowy. Znajdziesz go w zakładce Vouchery.`),
  notGenerated: 'Voucher nie może zostać wygenerowany. W razie problemów, skontaktuj się z biurem.',
} as const;
