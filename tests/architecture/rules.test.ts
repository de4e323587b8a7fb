import { describe, expect, it } from 'vitest';
import { findUnproved, namedByTests, readBook, readRows, unknownCitations } from './rules.ts';
import { readEverything, readProjectText, readSources } from './source-tree.ts';

const book = readBook(readProjectText('docs/rules.md'));
const rows = readRows(readProjectText('docs/requirements.tsv'));

describe('the rule book (docs/rules.md)', () => {
  it('has each rule and each clause once and in order', () => {
    expect(book.faults).toEqual([]);
    expect(book.rules.size).toBeGreaterThan(58);
    expect(rows.size).toBe(579);
  });

  it('each clause that the shop fulfils has a test, and no clause marked as not built has one', () => {
    const named = namedByTests(readSources(['tests'], ['.ts', '.tsx']));
    console.info(
      `${book.notBuilt.size} of ${book.clauses.size} clauses are not built: ${[...book.notBuilt].join(', ')}`,
    );
    expect(findUnproved(book, named)).toEqual([]);
  });

  it('defines every rule, clause and requirement that the project cites', () => {
    const sources = readEverything();
    expect(sources.length).toBeGreaterThan(900);
    expect(unknownCitations(sources, book, rows)).toEqual([]);
  });
});

describe('the check of the rule book', () => {
  const planted = readBook(
    '## Money\n\n### R1 Money\n\n- **R1.1** Is whole.\n- **R1.2** `not built` Is gold.\n\n### R2 Days\n\n- **R2.1** Pass.',
  );

  it('reads rules, clauses and the mark of a clause that is not built', () => {
    expect([...planted.rules]).toEqual(['R1', 'R2']);
    expect([...planted.clauses]).toEqual(['R1.1', 'R1.2', 'R2.1']);
    expect([...planted.notBuilt]).toEqual(['R1.2']);
    expect(planted.faults).toEqual([]);
  });

  it.each([
    ['### R2 Days\n- **R2.1** Pass.\n### R1 Money\n- **R1.1** Is whole.', 'R1 is out of order'],
    ['### R1 Money\n- **R1.2** Is whole.', 'R1.2 is out of order'],
    ['### R1 Money\n- **R1.1** Is whole.\n- **R1.1** Is gold.', 'R1.1 is out of order'],
    ['### R1 Money\n- **R2.1** Is whole.', 'R2.1 is out of order'],
    ['### R1 Money\n### R2 Days\n- **R2.1** Pass.', 'R1 has no clause'],
    [
      '### R1 Money\n- **R1.1** Is whole.\n- R1.2 is written otherwise.',
      'no clause: - R1.2 is written otherwise.',
    ],
  ])('finds an error in the book %j: %s', (text, fault) => {
    expect(readBook(text).faults).toContain(fault);
  });

  it('finds a clause without a test, and a test of a clause that is marked as not built', () => {
    expect(findUnproved(planted, new Set(['R1', 'R1.2', 'R2.1']))).toEqual([
      'R1.1 has no test',
      'R1.2 is marked as not built and has a test',
    ]);
  });

  it('finds citations of unknown rules, clauses and requirements in any text', () => {
    // The names are built from parts, so that this file itself cites no unknown rule.
    const [rule, clause, row] = [`R${3}`, `R1.${3}`, `W-${900}`];
    const text = `// ${rule} and R1, R2.1 (${clause})\nno ${row}, HR12, R123, R1x, SKIP-W-001, W-0015; W-001`;
    expect(unknownCitations([{ path: 'a.ts', text }], planted, new Set(['W-001']))).toEqual([
      `a.ts:1 names ${rule}`,
      `a.ts:1 names ${clause}`,
      `a.ts:2 names ${row}`,
    ]);
  });

  it('a clause counts as tested only if the title of a test or describe block names it', () => {
    const texts = [
      "it('R1.1: adds up', () => {});",
      "it.each([[1]])('R2.1, R3: of %i', () => {});",
      "describe('R4', () => { test.describe.serial('R5.10', () => {}); });",
      'test(`R6 holds`, async () => {});',
      'shopTest(`of the tab $' + '{tab} (R7.1)`, async () => {});',
      "// R8\nconst text = 'R9'; expect(text, 'R10').toBe('R11'); it('HR12 and R123 and R12.123', () => {}); other('R13', 1);",
    ];
    const found = namedByTests(
      texts.map((text, index) => ({ path: `tests/planted-${index}.test.ts`, text })),
    );
    expect([...found]).toEqual(['R1.1', 'R2.1', 'R3', 'R4', 'R5.10', 'R6', 'R7.1']);
  });
});
