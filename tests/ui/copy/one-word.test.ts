import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Each thing has one Polish word in all texts for customers.

const root = join(import.meta.dirname, '..', '..', '..');
const inFolder = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
const FILES = [
  ...inFolder('ui/copy', '.pl.ts'),
  ...inFolder('adapters/mail', 'copy.pl.ts'),
  ...inFolder('adapters/papers', 'copy.pl.ts'),
  ...inFolder('adapters/words', '.pl.ts'),
  ...inFolder('adapters/cli/explain', '.pl.ts'),
  ...inFolder('adapters/cli/what-if', '.pl.ts'),
  'adapters/http/contract/names.pl.ts',
];

const textsIn = (source: string): readonly string[] =>
  [
    ...source
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g),
  ].map(([, quoted, template]) =>
    (quoted ?? template ?? '').replace(/\\u00a0/g, ' ').replace(/\$\{[^}]*\}/g, '…'),
  );

type Row = {
  readonly word: string;
  readonly never: RegExp;
  readonly documents?: readonly string[];
};

/** `never`: rejected. `documents`: texts of the documents, which are allowed. */
const WORDS: readonly Row[] = [
  { word: 'numer rachunku', never: /\b(numer|nr)\S* konta\b|kont\S+ bankow/i },
  { word: 'I rata', never: /\brat[aęy] [\d…]/i },
  { word: 'harmonogram płatności', never: /\b(plan|terminarz) (płatności|wpłat)/i },
  { word: 'do zapłaty', never: /^(pozostało|pozostaje|zostało|pozostanie) do zapłaty/i },
  { word: 'tytuł przelewu', never: /^Tytuł$|tytuł (wpłaty|płatności)/i },
  { word: 'zapłacono voucherem', never: /(zapłacone|opłacono|opłacone) voucherem/i },
  { word: 'voucher zniżkowy', never: /\brabatow(y|ego|ym) obniża|voucher\S* rabatow/i },
  { word: 'seria i numer dokumentu', never: /dokument tożsamości|^Dokument$|^Numer dokumentu$/i },
  {
    word: 'numer rezerwacji',
    never: /(nr|numer) (zamówienia|zgłoszenia)|identyfikator rezerwacji/i,
  },
  { word: 'lista rezerwowa', never: /list\S+ oczekując|kolejk\S+ oczekując/i },
  { word: 'miejsce odbioru', never: /przystan|dosiad/i, documents: ['Wybierz miejsce dosiadki'] },
  { word: 'skipper', never: /\b(sternik|kapitan)/i, documents: ['Sternik morski'] },
  { word: 'uczestnik', never: /pasażer|podróżn(y|i|ego|ych)\b/i },
  {
    word: 'e-mail',
    never: /\bemail\b|\b(adres|na|przez) mail/i,
    documents: [
      'Uzupełnij pole email',
      'Niepoprawny adres email',
      'Podany email jest już w naszej bazie',
      'Użytkownik o podanym adresie email jest już w naszym systemie',
    ],
  },
  // Brand settings decide these times, so no fixed text may name them, except the seven days of
  // an activation link (R43).
  {
    word: 'do kiedy link działa, mówi wiadomość',
    never: /link\S* działa przez|wygaśnie po \d|raz na \d|raz w ciągu \d|\b45\+/i,
  },
  { word: 'Kod Ambasadora', never: /kod\S* (ambasadora|polecający)/ },
];

const strays = ({ never, documents = [] }: Row, texts: readonly string[]): readonly string[] =>
  texts.filter(
    (text) =>
      never.test(text) &&
      !documents.includes(text) &&
      !/^[a-z]\w*( (required|invalid|tooLong))?$/.test(text),
  );

describe('Polish texts use the same word for the same thing', () => {
  const textsByFile = FILES.map(
    (file) => [file, textsIn(readFileSync(join(root, file), 'utf8'))] as const,
  );

  it.each(WORDS)('Polish texts use the word $word and none of its synonyms', (row) => {
    expect(
      textsByFile.flatMap(([file, texts]) => strays(row, texts).map((text) => `${file}: ${text}`)),
    ).toEqual([]);
  });

  it('the check finds a synonym in a text, and ignores comments and names in the code', () => {
    const source =
      "// Numer konta\nexport const a = 'Numer konta do wpłat';\nconst email = `Rata 2`;";
    const found = WORDS.flatMap((row) => strays(row, textsIn(source)));
    expect(found).toEqual(['Numer konta do wpłat', 'Rata 2']);
  });
});
