import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { err, ok, type Result } from 'neverthrow';
import { formatCodePoint, isVisibleNfcText } from '../codecs/decode-text.ts';
import type { FileProblem } from './file-problem.ts';

export type ShopFileSource = {
  readonly file: string;
  readonly value: unknown;
  /** Returns the line number of a field, from 1. If the field is missing: that of its parent. */
  readonly lineOf: (field: string) => number;
};

export const parseFieldPath = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );

const linesOf = (text: string): ((offset: number) => number) => {
  const starts = [0];
  return (offset) => {
    if (starts.length === 1)
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
        starts.push(end + 1);
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};

const offsetIn = (root: Node, steps: readonly (string | number)[]): number => {
  const found = findNodeAtLocation(root, [...steps]);
  if (found !== undefined || steps.length === 0) return (found ?? root).offset;
  return offsetIn(root, steps.slice(0, -1));
};

const BACKSLASH = 0x5c;
const COLON = 0x3a;
const SPACE = 0x20;

/** Returns where a JSON text ends: the index of the quote that closes the one at `start`. */
const endOfText = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
};

/**
 * Finds the lines of fields in a part of a file. The part begins on line `firstLine` of the file.
 */
export const createFieldLineFinder = (
  text: string,
  firstLine: number,
): ((steps: readonly (string | number)[]) => number) => {
  const [root, lineAt] = [parseTree(text), linesOf(text)];
  return (steps) => firstLine - 1 + lineAt(root === undefined ? 0 : offsetIn(root, steps));
};

/** What to correct at a place that is no JSON, by the parser's name of the error. */
const SYNTAX_CORRECTIONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'put a text in quotation marks',
  PropertyNameExpected:
    'after a comma, a field begins with its name in quotation marks; a decimal has a point, as in 1949.50',
  ValueExpected: 'a value is missing; after a comma, another value must follow',
  ColonExpected: 'a colon is missing after the name of a field',
  CommaExpected: 'a comma is missing before this place',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'remove the text after the end of the JSON',
  InvalidCommentToken: 'remove the comment',
  UnexpectedEndOfComment: 'remove the comment',
  UnexpectedEndOfString: 'a closing quotation mark is missing',
};

const formatParseError = ({ error }: ParseError): string => {
  const name = printParseErrorCode(error);
  return SYNTAX_CORRECTIONS[name] ?? name;
};

const duplicateKeys = (node: Node): readonly Node[] => {
  const keys =
    node.type === 'object'
      ? (node.children ?? []).flatMap(({ children }) => children?.[0] ?? [])
      : [];
  const seen = new Set<unknown>();
  const repeated = keys.filter(({ value }) => seen.has(value) || !seen.add(value));
  return [...repeated, ...(node.children ?? []).flatMap(duplicateKeys)];
};

/**
 * Matches a character that a text must not contain: an invisible one, or U+FFFD, which replaces a
 * character lost in decoding. Line breaks, tabs and U+200D (part of emoji) are allowed.
 */
const UNSEEN = /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]--[\t\n\r\u200d]]/v;

const unseen = (
  node: Node,
  field: string,
): readonly { readonly field: string; readonly offset: number; readonly problem: string }[] => {
  const found = node.type === 'string' ? UNSEEN.exec(String(node.value))?.[0] : undefined;
  if (found !== undefined)
    return [
      {
        field,
        offset: node.offset,
        problem: `must have no invisible character, but has ${formatCodePoint(found)}`,
      },
    ];
  return (node.children ?? []).flatMap((child, index) => {
    if (node.type === 'array') return unseen(child, `${field}[${index}]`);
    if (node.type === 'object') {
      const [key, value] = child.children ?? [];
      const here = `${field === '' ? '' : `${field}.`}${String(key?.value)}`;
      return [key, value].flatMap((part) => (part === undefined ? [] : unseen(part, here)));
    }
    return [];
  });
};

/** Counts keys in valid JSON; a repeated key counts again. Faster than a regular expression. */
const countWrittenKeys = (text: string): number => {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1; ) {
    let next = endOfText(text, start) + 1;
    while (text.charCodeAt(next) <= SPACE) next += 1;
    if (text.charCodeAt(next) === COLON) count += 1;
    start = text.indexOf('"', next);
  }
  return count;
};

const countKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) count += countKeys(part);
  return count;
};

const hasUnseen = (value: unknown): boolean => {
  if (typeof value === 'string') return UNSEEN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasUnseen);
  return Object.entries(value).some(([key, part]) => UNSEEN.test(key) || hasUnseen(part));
};

/** Converts all texts inside a value to Unicode NFC, as is done with customers' texts. */
const composed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, composed(part)]));
};

/** Matches JSON escapes that can contain an invisible character, such as `\u0000`. */
const HIDING_ESCAPE = /\\[ubf]/;

/** Parses JSON in little time and memory. Returns undefined if the text may have an error. */
export const parseJsonWithoutSyntaxTree = (
  text: string,
): { readonly value: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (countWrittenKeys(text) !== countKeys(value)) return undefined;
    if (!HIDING_ESCAPE.test(text) && isVisibleNfcText(text)) return { value };
    return hasUnseen(value) ? undefined : { value: composed(value) };
  } catch {
    return undefined;
  }
};

/** Parses JSON. Refuses comments, trailing commas and repeated keys. */
export const readSource = (
  file: string,
  text: string,
): Result<ShopFileSource, readonly FileProblem[]> => {
  const parsed = parseJsonWithoutSyntaxTree(text);
  if (parsed !== undefined) {
    let findLine: ReturnType<typeof createFieldLineFinder> | undefined;
    return ok({
      file,
      value: parsed.value,
      lineOf: (field) => {
        findLine ??= createFieldLineFinder(text, 1);
        return findLine(parseFieldPath(field));
      },
    });
  }
  const lineAt = linesOf(text);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: false,
  });
  if (root === undefined || errors.length > 0) {
    const [first] = errors;
    const problem = first === undefined ? 'is empty' : `is no JSON: ${formatParseError(first)}`;
    return err([
      { file, line: first === undefined ? null : lineAt(first.offset), field: '', problem },
    ]);
  }
  const twice = duplicateKeys(root);
  if (twice.length > 0)
    return err(
      twice.map((key) => ({
        file,
        line: lineAt(key.offset),
        field: String(key.value),
        problem: 'is a duplicate field: keep one of them',
      })),
    );
  const hidden = unseen(root, '');
  if (hidden.length > 0)
    return err(
      hidden.map(({ field, offset, problem }) => ({ file, line: lineAt(offset), field, problem })),
    );
  return ok({
    file,
    value: composed(getNodeValue(root)),
    lineOf: (field) => lineAt(offsetIn(root, parseFieldPath(field))),
  });
};
