import * as t from 'io-ts';
import { parseGrosze, toWireMoney } from './amounts.ts';
import { codecWithSchema, withSchema } from './shapes.ts';

const WIRE = /^(0|-?[1-9]\d{0,11}|-?(0|[1-9]\d{0,11})\.(0[1-9]|[1-9]\d))$/;

const isWire = (u: unknown): u is string => typeof u === 'string' && WIRE.test(u);

export const Money = codecWithSchema(
  'money',
  isWire,
  (u, c) => (isWire(u) ? t.success(u) : t.failure(u, c)),
  {
    type: 'string',
    pattern: WIRE.source,
    description: 'PLN, grosze only where there are any: "0", "2349", "2349.50", "-200"',
  },
);

const isGrosze = (u: unknown): u is number => Number.isSafeInteger(u);

// Converts złoty to grosze; null for fractions of a grosz. Accepts rounding errors as in 0.1 + 0.2.
const groszeOfNumber = (zlote: number): number | null => {
  const grosze = Math.round(zlote * 100);
  return Number.isSafeInteger(grosze) &&
    Math.abs(zlote) < 1e12 &&
    Math.abs(zlote - grosze / 100) <= 1e-12 * Math.max(1, Math.abs(zlote))
    ? grosze + 0
    : null;
};

/** Amount in grosze. On the wire it is a string; the panel also sends a number of złoty (R1). */
export const Grosze = withSchema(
  new t.Type<number, string, unknown>(
    'amount',
    isGrosze,
    (u, c) => {
      const grosze =
        typeof u === 'number' ? groszeOfNumber(u) : typeof u === 'string' ? parseGrosze(u) : null;
      return grosze === null
        ? t.failure(u, c, u === '' ? 'required' : undefined)
        : t.success(grosze);
    },
    toWireMoney,
  ),
  {
    anyOf: [
      {
        type: 'number',
        minimum: -999_999_999_999,
        maximum: 999_999_999_999,
        description: 'zlote, two decimals at most',
      },
      { type: 'string', pattern: '^-?\\d{1,12}(\\.\\d{1,2})?$' },
    ],
  },
);
