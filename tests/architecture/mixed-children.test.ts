import { describe, expect, it } from 'vitest';
import { mixedChildren } from './mixed-children.ts';
import { readSources } from './source-tree.ts';

const ALLOWED: readonly (readonly [children: string, reason: string])[] = [
  ['ui/parts/Header.tsx: {help} {login}', 'both are elements or nothing'],
];

const problemsIn = (jsx: string): readonly string[] =>
  mixedChildren([
    {
      path: 'ui/Planted.tsx',
      text: `export const Planted = ({ count, name, items, on }) => {
        const icon = on && <Icon name="check" />;
        const words = on ? name : undefined;
        const render = () => <b>{name}</b>;
        return ${jsx};
      };`,
    },
  ]);

describe('a translator may merge texts that stand side by side (issue 35)', () => {
  const problems = mixedChildren(readSources(['ui'], ['.tsx']));

  it('no changing text stands beside another text', () => {
    const allowed = ALLOWED.map(([children]) => children);
    expect(problems.filter((problem) => !allowed.includes(problem))).toEqual([]);
  });

  it.each(ALLOWED)('%s still occurs; otherwise remove this entry from ALLOWED', (children) => {
    expect(problems).toContain(children);
  });
});

describe('the check of mixed children', () => {
  it.each([
    ['words and a value', '<p>Razem {count} osób</p>', 2],
    ['two values', '<p>{count} {name}</p>', 1],
    ['two values with a space between them', "<p>{count}{' '}{name}</p>", 1],
    ['a call beside words', '<p>Cena: {formatMoney(count)}</p>', 1],
    ['a text that comes and goes', "<p>Razem{on && ', zapisano'}</p>", 1],
    ['a text that is exchanged', "<p>{on ? 'Pokaż' : 'Ukryj'} filtry</p>", 1],
    ['a text or an element beside words', '<p>Stan: {on ? name : <b>{count}</b>}</p>', 1],
    ['a template beside words', "<p>Filtry {'(' + count + ')'}</p>", 1],
    ['a text of a copy file that depends on a state', '<p>Stan: {stateCopy.names[name]}</p>', 1],
    ['a constant that holds a value', '<p>Imię: {words}</p>', 1],
    ['children of a component', '<Checkbox>Zgoda {count}</Checkbox>', 1],
    ['children of a fragment', '<><>Razem</>{count}</>', 1],
    ['a list of texts', '<p>{items.map((item) => item.name)}</p>', 1],
  ])('finds %s', (_, jsx, found) => {
    expect(problemsIn(jsx)).toHaveLength(found);
  });

  it.each([
    ['one text made of several', "<p>{'Razem ' + count + ' osób'}</p>"],
    ['a changing text between elements', '<p><b>{name}</b> {count} <i /></p>'],
    ['a changing text beside an element that comes and goes', '<p>{count}{on && <i />}</p>'],
    ['a changing text beside a constant that is an element', '<p>{icon}{count}</p>'],
    ['a changing text beside a call that renders an element', '<p>{render()}{count}</p>'],
    [
      'a changing text beside a list of elements',
      '<p>{count}{items.map((item) => <b key={item} />)}</p>',
    ],
    ['constant texts', '<p>{partsCopy.price} (brutto)</p>'],
    ['a space', "<p>{count}{' '}<b /></p>"],
    ['a joined list', "<p>{items.map((item) => item.name).join(', ')}</p>"],
  ])('accepts %s', (_, jsx) => {
    expect(problemsIn(jsx)).toEqual([]);
  });
});
