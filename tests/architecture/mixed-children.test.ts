import { describe, expect, it } from 'vitest';
import { mixedChildren } from './mixed-children.ts';
import { readSources } from './source-tree.ts';

const ALLOWED: readonly (readonly [children: string, reason: string])[] = [
  ['ui/parts/Header.tsx: {help} {login}', 'both are elements or nothing'],
  [
    'ui/features/wizard/frame/PartySections.tsx: {numbers.filter(isSeparate).map((number) => person(number))} <CrewSections {...crew} numbers={numbers.filter((number) => !isSeparate(number))} isAlike={(number) => ofNumber(isAlike)(number) === true} inSight={inSight && ofNumber(inSight)} person={person} />',
    'both are cards',
  ],
];

const COMPONENTS = {
  path: 'ui/parts/Parts.tsx',
  text: `import { memo, type ReactNode } from 'react';
    export const Price = ({ price }) => price + ' PLN';
    export const Name = memo(({ name }) => {
      const words = useMemo(() => { return <b />; });
      if (name === '') return null;
      return <>{name}</>;
    });
    export function Address({ address }) { return <>{address}<wbr /></>; }
    export const Framed = ({ price }) => <><i />{price}<i /></>;
    export const Bare = ({ children }) => <>{children}</>;
    export const Boxed = ({ children }) => <span>{children}</span>;
    export const renderName = (name) => <b>{name}</b>;
    export const formatName = (name) => name + '!';`,
};
const EXPORTS = {
  path: 'ui/parts/exports.ts',
  text: `export { Price as Cost } from './Parts.tsx'; export * from './Parts.tsx';`,
};

const problemsIn = (jsx: string): readonly string[] =>
  mixedChildren([
    {
      path: 'ui/Planted.tsx',
      text: `import { Address, Bare, Boxed, Cost, formatName, Framed, Name, renderName } from './parts/exports.ts';
      import { Link } from 'wouter';
      import { Suspense } from 'react';
      const Inner = () => { const words = <b />; return words; };
      export const Planted = ({ count, name, items, on }) => {
        const icon = on && <Icon name="check" />;
        const words = on ? name : undefined;
        const render = () => <b>{name}</b>;
        return ${jsx};
      };`,
    },
    COMPONENTS,
    EXPORTS,
  ]);

describe('code for browsers whose translator merges texts that stand side by side (issue 35)', () => {
  const problems = mixedChildren(readSources(['ui']));

  it('no changing text stands beside another text of the same element', () => {
    const allowed = ALLOWED.map(([children]) => children);
    expect(problems.filter((problem) => !allowed.includes(problem))).toEqual([]);
  });

  it.each(ALLOWED)(
    'the allowed mixed children %s still occur; otherwise remove the entry from ALLOWED',
    (children) => {
      expect(problems).toContain(children);
    },
  );
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
    ['a component that returns a text', '<p>Razem <Cost price={count} /></p>', 1],
    ['a component that may return a text', '<p>{name} <Name name={name} /></p>', 1],
    ['a component that begins with a text', '<p>Na adres: <Address address={name} /></p>', 1],
    ['a component that returns its text', '<p>Razem <Bare>{count}</Bare></p>', 1],
    ['a text that waits', '<p>Razem <Suspense>{count}</Suspense></p>', 1],
    ['a list of components that return texts', '<p>{items.map((item) => <Cost />)}</p>', 1],
    ['a list of texts of another file', '<p>{items.map(formatName)}</p>', 1],
    ['texts around an element that comes and goes', '<p>Razem {on && <b />} osób</p>', 1],
    ['texts in fragments that come and go', '<p>Razem {on && <>{count}<b /></>}</p>', 1],
  ])('reports children that a browser’s translator could merge: %s', (_, jsx, found) => {
    expect(problemsIn(jsx)).toHaveLength(found);
  });

  it.each([
    ['one text made of several parts', "<p>{'Razem ' + count + ' osób'}</p>"],
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
    [
      'a component that begins and ends with an element',
      '<p>Cena: <Framed price={count} /> brutto</p>',
    ],
    ['a component that ends with an element', '<p><Address address={name} /> {count}</p>'],
    ['a component with an element around its children', '<p>Razem <Boxed>{count}</Boxed></p>'],
    ['a component of a package', '<p>Zobacz <Link>{name}</Link></p>'],
    ['a list of elements of another file', '<p>{items.map(renderName)}</p>'],
    ['the name of a text in another function', '<p>Razem <Inner /></p>'],
  ])('accepts %s', (_, jsx) => {
    expect(problemsIn(jsx)).toEqual([]);
  });
});
