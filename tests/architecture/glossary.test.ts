import { describe, expect, it } from 'vitest';
import {
  documentNames,
  instalmentName,
  paymentNames,
  rebateNames,
  statusNames,
  unitClassNames,
} from '../../adapters/http/contract/names.pl.ts';
import { COMMAND_FACTS } from '../../domain/booking/command-facts.ts';
import { TRAITS } from '../../domain/catalogue/traits.ts';
import { readProjectText } from './source-tree.ts';

const glossary = readProjectText('docs/glossary.md');

const missing = (words: readonly string[], text = glossary): readonly string[] =>
  words.filter((word) => !text.includes(word));
const inCode = (words: readonly string[]): readonly string[] => words.map((word) => `\`${word}\``);

describe('the glossary', () => {
  it('has every trait of an offer (R3) and every command of a booking', () => {
    expect(missing(inCode([...TRAITS, ...Object.keys(COMMAND_FACTS)]))).toEqual([]);
  });

  it.each(
    Object.entries({ documentNames, paymentNames, rebateNames, statusNames, unitClassNames }),
  )('has each Polish wire name and code name of the table %s in names.pl.ts', (_, names) => {
    expect(missing([...Object.values(names), ...inCode(Object.keys(names))])).toEqual([]);
  });

  it('has the names of instalments', () => {
    expect(missing([1, 2, 3, 4].map((number) => instalmentName({ number })))).toEqual([]);
  });

  it('the check fails if a word is missing from the glossary', () => {
    expect(missing(inCode(['soldOut', 'moveUp']), glossary.replaceAll('`moveUp`', ''))).toEqual([
      '`moveUp`',
    ]);
  });
});
