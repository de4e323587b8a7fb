const TABLE: Readonly<Record<string, string>> = {
  ...{
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ı: 'i',
    ĸ: 'k',
    ŋ: 'ng',
    ŧ: 't',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ə: 'e',
    ƒ: 'f',
  },
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    є: 'ie',
    ж: 'zh',
    з: 'z',
    и: 'y',
    і: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
  },
  ...{
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
  },
  ...{
    э: 'e',
    ю: 'iu',
    я: 'ia',
    ё: 'e',
    й: 'i',
    ї: 'i',
    ў: 'u',
    ђ: 'dj',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ћ: 'c',
    џ: 'dz',
    ѓ: 'g',
    ќ: 'k',
    ѕ: 'dz',
  },
  ...{
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'm',
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
  },
  ...{ ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
  ...{
    '’': "'",
    '‘': "'",
    '‚': "'",
    '′': "'",
    ʼ: "'",
    ʹ: "'",
    '“': '"',
    '”': '"',
    '„': '"',
    '«': '"',
    '»': '"',
    '…': '...',
    '\u2044': '/',
    '€': 'EUR',
    '№': 'No',
  },
};

const isPrintable = (letter: string): boolean => letter >= ' ' && letter <= '~';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const inAscii = (letter: string): string => {
  if (isPrintable(letter)) return letter;
  if (/[\p{Zs}\p{Cc}]/u.test(letter)) return ' ';
  if (/\p{Pd}/u.test(letter) || letter === '−') return '-';
  const small = letter.toLowerCase();
  const latin = TABLE[letter] ?? (small === letter ? undefined : TABLE[small]);
  if (latin !== undefined) return small === letter ? latin : capital(latin);
  const plain = [...letter.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part));
  return plain.length === 1 && plain[0] === letter ? '' : plain.map(inAscii).join('');
};

/** Caches the ASCII form of each letter, because a bank file repeats the same few letters. */
const cache = new Map<string, string>();
const MOST_CACHED = 1000;

const cachedAscii = (letter: string): string => {
  const cached = cache.get(letter);
  if (cached !== undefined) return cached;
  const ascii = inAscii(letter);
  if (cache.size < MOST_CACHED) cache.set(letter, ascii);
  return ascii;
};

/** Replaces all letters by ASCII letters, for SEPA files and titles of transfers. */
export const transliterate = (text: string): string =>
  text.normalize('NFC').replace(/[^ -~]/gu, cachedAscii);

const NOT_POLISH_OR_ASCII = /[^ -~ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/gu;
const NOT_OF_BANKS = /[^a-z0-9ąćęłńóśźż \-.,/()+:'?]/giu;

/** Returns at most `max` characters; those that banks refuse become ASCII letters or spaces. */
export const toBankCharacters = (text: string, max: number): string =>
  text
    .normalize('NFC')
    .replace(NOT_POLISH_OR_ASCII, cachedAscii)
    .replace(NOT_OF_BANKS, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trimEnd();
