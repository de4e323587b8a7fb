import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

const rows = [...page.matchAll(/^\| (V\d+\.\d+[^|]*)\| (holds|does not|n\/a) \|([^|]*)\|$/gm)].map(
  ([, named = '', answer = '', reason = '']) => ({
    ids: named.match(/V\d+(\.\d+)+/g) ?? [],
    answer,
    reason: reason.trim(),
  }),
);

/** docs/security.md gives the reason for each requirement that the shop does not meet. */
const LEFT = ['V3.5.3', 'V6.2.1', 'V6.3.3', 'V11.5.1', 'V14.3.3'];

const FOUND =
  'V2.3.2 V2.4.1 V3.4.1 V3.5.3 V6.1.2 V6.2.1 V6.2.4 V6.2.11 V6.2.12 V6.3.1 V6.3.3 V7.1.2 V7.4.5 V7.5.1 V7.5.2 V11.1.2 V11.5.1 V12.3.1 V13.1.1 V14.1.1 V14.1.2 V14.2.4 V14.3.1 V14.3.3 V15.1.1 V15.1.3 V15.2.2 V15.2.3 V16.1.1 V16.2.1 V16.2.2 V16.2.4 V16.3.1 V16.3.2 V16.3.3 V16.5.2'.split(
    ' ',
  );

const section = (heading: string): string =>
  page.split(`\n## ${heading}`)[1]?.split('\n## ')[0] ?? '';

describe('docs/security.md, the answers to the security standard ASVS', () => {
  it('answers each requirement exactly once, in all seventeen chapters', () => {
    const ids = rows.flatMap((row) => row.ids);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    expect(new Set(ids.map((id) => id.split('.')[0]))).toEqual(
      new Set(Array.from({ length: 17 }, (_, index) => `V${index + 1}`)),
    );
  });

  it('has a row for every finding of earlier reviews, and a reason for each requirement that is not met', () => {
    const ids = new Set(rows.flatMap((row) => row.ids));
    expect(FOUND.filter((id) => !ids.has(id))).toEqual([]);
    const open = rows.filter(({ answer }) => answer === 'does not').flatMap((row) => row.ids);
    expect(open).toEqual(LEFT);
    for (const id of open)
      expect(page).toMatch(
        new RegExp(`^\\| ${id.replaceAll('.', '\\.')} [^|]+\\| [^|]{40,}\\|$`, 'm'),
      );
  });

  it('names an existing test for each finding', () => {
    const proofs = [
      ...section('What an inspection found').matchAll(/^\| (V[\d., V]+) \|[^|]+\| ([^|]+) \|$/gm),
    ].map(([, named = '', tests = '']) => ({
      ids: named.split(', '),
      tests: tests.split(/; (?=`)/).map((test) => ({
        path: test.split('`')[1] ?? '',
        titles: [...test.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
      })),
    }));
    expect(proofs.flatMap(({ ids }) => ids).sort()).toEqual(
      FOUND.filter((id) => !LEFT.includes(id)).sort(),
    );
    const missing = proofs.flatMap(({ ids, tests }) =>
      tests.flatMap(({ path, titles }) => {
        const text = readFileSync(join(ROOT, path), 'utf8');
        return titles.length === 0
          ? [`${ids}: ${path} without a title`]
          : titles
              .filter((title) => !text.includes(title))
              .map((title) => `${ids}: ${path} ${title}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('V11.1.2: names every file that encrypts, hashes or draws random values, and what it uses', () => {
    const inventory = section('What is encrypted, hashed and random');
    const sources = ['adapters', 'application', 'domain', 'ui'].flatMap((room) =>
      readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(room, name),
      ),
    );
    const using = sources
      .filter((path) => /\.(ts|tsx|js)$/.test(path) && !path.includes('dev/payment-stand-in/'))
      .filter((path) =>
        /from 'node:crypto'|crypto\.subtle/.test(readFileSync(join(ROOT, path), 'utf8')),
      );
    expect(using.length).toBeGreaterThan(9);
    expect(using.filter((path) => !inventory.includes(`\`${path}\``))).toEqual([]);
    for (const used of ['argon2id', 'SHA-256', 'HMAC-SHA-256', 'MD5', 'crypto.randomInt', 'UUID'])
      expect(inventory).toContain(used);
  });

  it('V14.1.1, V14.1.2: assigns every table of the store to one class of sensitive data', () => {
    const classed = [
      ...section('Data, and how it is kept').matchAll(/^\|(?:[^|]*\|){4}([^|]*)\|$/gm),
    ].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    const schema = readFileSync(join(ROOT, 'adapters/storage/sql/engine/schema.ts'), 'utf8');
    const tables = [
      ...(schema.split('export type Tables = {')[1] ?? '').matchAll(/^ {2}(\w+): \{/gm),
    ].map(([, name = '']) => name);
    expect(tables.length).toBeGreaterThan(25);
    expect(classed.sort()).toEqual(tables.sort());
  });

  it('V15.1.1, V15.1.3: gives deadlines for fixes and updates, and a bound for each costly operation', () => {
    expect(section('Dependencies')).toMatch(
      /within two days[\s\S]+within a\s+week[\s\S]+three months/,
    );
    const costly = [...section('What costs much').matchAll(/^\| ([^|]+) \| ([^|]{10,}) \|$/gm)].map(
      ([, what = '']) => what,
    );
    for (const word of ['password', 'locks', 'pages', 'PDF', 'GraphQL', 'connections', 'mails'])
      expect(
        costly.filter((what) => what.includes(word)),
        word,
      ).not.toEqual([]);
  });

  it('gives a reason for each requirement that is met, and names only existing tests and files', () => {
    expect(rows.filter(({ answer, reason }) => answer === 'holds' && reason === '')).toEqual([]);
    const named = [...page.matchAll(/`((?:tests|adapters|application|domain|ui)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
