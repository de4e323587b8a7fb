import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { err, ok, type Result } from 'neverthrow';
import { codePoint } from './decode-text.ts';
import type { FileProblem } from './problems.ts';

export type ShopFileSource = {
  readonly file: string;
  readonly value: unknown;
  /** From 1. If the file lacks the field, the line of its nearest parent. */
  readonly lineOf: (field: string) => number;
};

export const parseFieldPath = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );

/** Finds all line starts once, because a file may have thousands of problems. */
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

const nearestNode = (root: Node, steps: readonly (string | number)[]): Node => {
  const found = findNodeAtLocation(root, [...steps]);
  if (found !== undefined || steps.length === 0) return found ?? root;
  return nearestNode(root, steps.slice(0, -1));
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

/** Invisible, and U+FFFD (a lost character). Allowed: line ends, tabs, U+200D in emoji. */
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
        problem: `must have no character that nobody sees, but has ${codePoint(found)}`,
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

/** Composes the letters of all texts (NFC), like those of customers' requests. */
const composed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, composed(part)]));
};

/** No comments, trailing commas or duplicate keys. `file`: the name in problems. */
export const readSource = (
  file: string,
  text: string,
): Result<ShopFileSource, readonly FileProblem[]> => {
  const errors: ParseError[] = [];
  const lineAt = linesOf(text);
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
    lineOf: (field) => lineAt(nearestNode(root, parseFieldPath(field)).offset),
  });
};
