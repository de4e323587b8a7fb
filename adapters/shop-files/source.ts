import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { err, ok, type Result } from 'neverthrow';
import type { FileProblem } from './problems.ts';

/** A JSON text that can be read, with the lines of its fields. */
export type Source = {
  readonly file: string;
  readonly value: unknown;
  /** The line (from 1) of a field written as `offers[2].name`; that of the nearest field around it where it is not there. */
  readonly lineOf: (field: string) => number;
};

/** The way to a field written as `offers[2].name`: keys and positions. */
export const stepsOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) => (index === undefined ? key : Number(index)));

/** Every line of a text begins after one of these offsets. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const nearest = (root: Node, steps: readonly (string | number)[]): Node => {
  const found = findNodeAtLocation(root, [...steps]);
  if (found !== undefined || steps.length === 0) return found ?? root;
  return nearest(root, steps.slice(0, -1));
};

/** Keys that an object of the file says twice: the second would silently win. */
const saidTwice = (node: Node): readonly Node[] => {
  const keys = node.type === 'object' ? (node.children ?? []).flatMap(({ children }) => children?.[0] ?? []) : [];
  const repeated = keys.filter((key, index) => keys.findIndex(({ value }) => value === key.value) !== index);
  return [...repeated, ...(node.children ?? []).flatMap(saidTwice)];
};

/** Reads a JSON text as it stands: no comments, no commas behind the last, no key twice. `file` is only said in problems. */
export const readSource = (file: string, text: string): Result<Source, readonly FileProblem[]> => {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  if (root === undefined || errors.length > 0) {
    const [first] = errors;
    const problem = first === undefined ? 'is empty' : `is no JSON: ${printParseErrorCode(first.error)}`;
    return err([{ file, line: first === undefined ? null : lineAt(text, first.offset), field: '', problem }]);
  }
  const twice = saidTwice(root);
  if (twice.length > 0)
    return err(twice.map((key) => ({ file, line: lineAt(text, key.offset), field: String(key.value), problem: 'is said twice' })));
  return ok({ file, value: getNodeValue(root), lineOf: (field) => lineAt(text, nearest(root, stepsOf(field)).offset) });
};
