import { type Money, sum } from '../money.ts';
import { type BankFile, markOf, plainAccount } from './identity.ts';
import type { Statement, StatementLine } from './line.ts';

const movementOf = ({ lines }: Pick<Statement, 'lines'>): Money =>
  sum(lines.map(({ amount }) => amount));

/** `common`: the lines of a statement that equal lines before its opening balance. */
const isNoRepetition = (common: readonly StatementLine[]): boolean =>
  common.length === 0 || movementOf({ lines: common }) !== 0;

const marksOf = ({ lines }: Statement): string => lines.map(markOf).join();

/** Statements with one account, number and opening balance are one statement, perhaps prolonged. */
const isSameStatement = (a: Statement, b: Statement): boolean =>
  (a.opening !== null && movementOf(a) !== 0 && movementOf(b) !== 0) || marksOf(a) === marksOf(b);

type Part = { readonly lines: StatementLine[]; readonly marks: Set<string> };

/** Statements that follow one another by their balances. */
type Chain = { readonly account: string; readonly part: Part; start: Money; end: Money };

/** Creates a function that counts how often a file has repeated a statement before (R31.8). */
const repetitionCounter = () => {
  const seen = new Map<string, Statement[]>();
  return (statement: Statement, file: string): number => {
    const { account, number, opening } = statement;
    const identity = [file, plainAccount(account), opening, number].join('|');
    const earlier = seen.get(identity) ?? [];
    const repetition = earlier.filter((each) => isSameStatement(each, statement)).length;
    earlier.push(statement);
    if (number !== '') seen.set(identity, earlier);
    return repetition;
  };
};

/**
 * Divides the statements of an import, which has one or more files and archives. A statement that
 * its file repeats counts as a file of its own, like each file of an archive, so its lines are known
 * lines (R31.8). Two equal lines are in one part only if they are in one statement, or if the
 * balances show that one statement follows the other.
 */
export const bankFilesOf = (imported: readonly (readonly Statement[])[]): readonly BankFile[] => {
  const repetitionOf = repetitionCounter();
  const files = new Map<string, Part[]>();
  const chains: Chain[] = [];
  for (const [index, statements] of imported.entries())
    for (const statement of statements) {
      const { account, opening, lines } = statement;
      const file = `${index}/${statement.packedFile}`;
      const name = `${file}/${repetitionOf(statement, file)}`;
      const closing = (opening ?? 0) + movementOf(statement);
      const marks = lines.map(markOf);
      // Balances prove nothing if the chain, or the lines that the statement and the chain have in
      // common, do not change the balance. The statement can then also repeat a part of the chain.
      const chain = chains.find(
        ({ account: chained, start, end, part }) =>
          chained === account &&
          start !== end &&
          opening !== null &&
          (end === opening || start === closing) &&
          isNoRepetition(lines.filter((_, at) => part.marks.has(marks[at] ?? ''))),
      );
      const parts = files.get(name) ?? [];
      const part =
        chain?.part ??
        parts.find((each) => !marks.some((mark) => each.marks.has(mark))) ??
        ({ lines: [], marks: new Set() } satisfies Part);
      if (chain === undefined && !parts.includes(part)) files.set(name, [...parts, part]);
      part.lines.push(...lines);
      for (const mark of marks) part.marks.add(mark);
      if (opening === null) continue;
      if (chain === undefined) chains.push({ account, part, start: opening, end: closing });
      else if (chain.end === opening) chain.end = closing;
      else chain.start = opening;
    }
  return [...files.values()].map((parts) => parts.map(({ lines }) => lines));
};
