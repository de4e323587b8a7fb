import { type Money, sum } from '../money.ts';
import { type BankFile, markOf, plainAccount } from './identity.ts';
import type { Statement, StatementLine } from './line.ts';

const movementOf = ({ lines }: Statement): Money => sum(lines.map(({ amount }) => amount));

const marksOf = ({ lines }: Statement): string => lines.map(markOf).join();

/** Statements with one account, number and opening balance are one statement, perhaps prolonged. */
const isSameStatement = (a: Statement, b: Statement): boolean =>
  (a.opening !== null && movementOf(a) !== 0 && movementOf(b) !== 0) || marksOf(a) === marksOf(b);

type Chain = { readonly account: string; readonly part: number; start: Money; end: Money };

/**
 * Divides the lines of statements into parts. Two equal lines are in one part only if they are in
 * one statement, or if the balances show that one statement follows the other.
 */
const partsOf = (statements: readonly Statement[]): BankFile => {
  const parts: { readonly lines: StatementLine[]; readonly marks: Set<string> }[] = [];
  const chains: Chain[] = [];
  for (const statement of statements) {
    const { account, opening, lines } = statement;
    const closing = (opening ?? 0) + movementOf(statement);
    // A chain that ends with its opening balance proves nothing: it can also be a repetition.
    const chain = chains.find(
      ({ account: chained, start, end }) =>
        chained === account &&
        start !== end &&
        opening !== null &&
        opening !== closing &&
        (end === opening || start === closing),
    );
    const marks = lines.map(markOf);
    const free = parts.findIndex((part) => !marks.some((mark) => part.marks.has(mark)));
    const at = chain?.part ?? (free < 0 ? parts.length : free);
    const part = parts[at] ?? { lines: [], marks: new Set() };
    parts[at] = part;
    part.lines.push(...lines);
    for (const mark of marks) part.marks.add(mark);
    if (opening === null) continue;
    if (chain === undefined) chains.push({ account, part: at, start: opening, end: closing });
    else if (chain.end === opening) chain.end = closing;
    else chain.start = opening;
  }
  return parts.map(({ lines }) => lines);
};

/**
 * Divides the statements of one bank file. A statement that the file repeats counts as a file of
 * its own, like each file of an archive, so its lines are known lines (R31.8).
 */
export const bankFilesOf = (statements: readonly Statement[]): readonly BankFile[] => {
  const seen = new Map<string, Statement[]>();
  const files = Map.groupBy(statements, (statement) => {
    const { account, number, opening, packedFile } = statement;
    const identity = [packedFile, plainAccount(account), opening, number].join('|');
    const earlier = seen.get(identity) ?? [];
    const repetition = earlier.filter((each) => isSameStatement(each, statement)).length;
    earlier.push(statement);
    if (number !== '') seen.set(identity, earlier);
    return `${packedFile}|${repetition}`;
  });
  return [...files.values()].map(partsOf);
};
