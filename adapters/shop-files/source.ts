import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { err, ok, type Result } from 'neverthrow';
import { codePoint, type FileProblem } from './decode-text.ts';

export type ShopFileSource = {
  readonly file: string;
  readonly value: unknown;
  /** Returns a field's line number, from 1; if the field is missing, its parent's. */
  readonly lineOf: (field: string) => number;
};

export const parseFieldPath = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );

const linesOf = (text: string): ((offset: number) => number) => {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1))
    starts.push(end + 1);
  return (offset) => {
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

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

const itemsOf = (text: string): ReadonlyMap<string, readonly number[]> => {
  const items = new Map<string, number[]>();
  let [depth, isList, key] = [0, false, ''];
  const add = (offset: number): void => {
    const offsets = items.get(key) ?? [];
    offsets.push(offset);
    items.set(key, offsets);
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      depth += 1;
      isList = depth === 2 ? token === '[' : isList;
      if (depth === 2 && isList) add(index + 1);
    } else if (token === '}' || token === ']') depth -= 1;
    else if (token !== ',') key = depth === 1 ? token.slice(1, -1) : key;
    else if (depth === 2 && isList) add(index + 1);
  }
  return items;
};

/** Finds lines of fields. It parses one list item at a time, to save memory. */
const positionsOf = (text: string): ((field: string) => number) => {
  const items = itemsOf(text);
  let last: { readonly start: number; readonly root: Node | undefined } | undefined;
  const within = (start: number, end: number, steps: readonly (string | number)[]): number => {
    if (last?.start !== start) last = { start, root: parseTree(text.slice(start, end)) };
    return start + (last.root === undefined ? 0 : offsetIn(last.root, steps));
  };
  return (field) => {
    const steps = parseFieldPath(field);
    const [list = '', index = 0, ...innerSteps] = steps;
    const starts = items.get(String(list)) ?? [];
    const start = starts[Number(index)];
    return start === undefined || steps.length < 2
      ? within(0, text.length, steps)
      : within(start, starts[Number(index) + 1] ?? text.length, innerSteps);
  };
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

/** Invisible or lost characters (U+FFFD). Line ends, tabs and U+200D of emoji are allowed. */
const UNSEEN = /(?![\t\n\r\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u;

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
        problem: `must have no invisible character, but has ${codePoint(found)}`,
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

/** A text in valid JSON. The group matches if the text is a key. */
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

const countKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: readonly unknown[] = Object.values(value);
  return parts.reduce<number>(
    (sum, part) => sum + countKeys(part),
    Array.isArray(value) ? 0 : parts.length,
  );
};

const hasUnseen = (value: unknown): boolean => {
  if (typeof value === 'string') return UNSEEN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasUnseen);
  return Object.entries(value).some(([key, part]) => UNSEEN.test(key) || hasUnseen(part));
};

/** Parses JSON fast and with little memory; undefined if it may contain a problem. */
const parseWithoutTree = (text: string): { readonly value: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    let keys = 0;
    for (const [, key] of text.matchAll(TEXT)) if (key !== undefined) keys += 1;
    return keys === countKeys(value) && !hasUnseen(value) ? { value } : undefined;
  } catch {
    return undefined;
  }
};

/** Composes letters of all texts in a value (NFC), as in customers' requests. */
const composed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, composed(part)]));
};

/** Parses JSON; refuses comments, trailing commas and duplicate keys. */
export const readSource = (
  file: string,
  text: string,
): Result<ShopFileSource, readonly FileProblem[]> => {
  const lineAt = linesOf(text);
  const parsed = parseWithoutTree(text);
  if (parsed !== undefined) {
    let positions: ((field: string) => number) | undefined;
    return ok({
      file,
      value: composed(parsed.value),
      lineOf: (field) => {
        positions ??= positionsOf(text);
        return lineAt(positions(field));
      },
    });
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: false,
  });
  if (root === undefined || errors.length > 0) {
    const [first] = errors;
    const problem =
      first === undefined ? 'is empty' : `is no JSON: ${printParseErrorCode(first.error)}`;
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
        problem: 'is said twice',
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
