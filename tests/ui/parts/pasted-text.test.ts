import { expect, it } from 'vitest';
import { readSources } from '../../architecture/source-tree.ts';

it('R67.9: no field cuts a pasted text; a text that is too long gets an error', () => {
  const cutting = readSources(['ui']).filter(({ text }) => /\bmaxLength[=:]/.test(text));
  expect(cutting.map(({ path }) => path)).toEqual([]);
});
