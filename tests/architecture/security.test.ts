import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** A row of the chapters: its requirements, what is said of them and the reason. */
const rows = [...page.matchAll(/^\| (V\d+\.\d+[^|]*)\| (holds|does not|n\/a) \|([^|]*)\|$/gm)].map(
  ([, named = '', answer = '', reason = '']) => ({
    ids: named.match(/V\d+(\.\d+)+/g) ?? [],
    answer,
    reason: reason.trim(),
  }),
);

/** Those that stay as they are, with the reason written down. */
const LEFT = ['V3.5.3', 'V6.2.1', 'V6.3.3', 'V11.5.1', 'V14.3.3'];

/** What an inspection found open: each has its answer. */
const FOUND =
  'V2.3.2 V2.4.1 V3.4.1 V3.5.3 V6.1.2 V6.2.1 V6.2.4 V6.2.11 V6.2.12 V6.3.1 V6.3.3 V7.1.2 V7.4.5 V7.5.1 V7.5.2 V11.1.2 V11.5.1 V12.3.1 V13.1.1 V14.1.1 V14.1.2 V14.2.4 V14.3.1 V14.3.3 V15.1.1 V15.1.3 V15.2.2 V15.2.3 V16.1.1 V16.2.1 V16.2.2 V16.2.4 V16.3.1 V16.3.2 V16.3.3 V16.5.2'.split(
    ' ',
  );

describe('the page on security', () => {
  it('answers each requirement once, in all seventeen chapters', () => {
    const ids = rows.flatMap((row) => row.ids);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    expect(new Set(ids.map((id) => id.split('.')[0]))).toEqual(new Set(Array.from({ length: 17 }, (_, index) => `V${index + 1}`)));
  });

  it('answers everything that was found open, and leaves open what it gives a reason for, nothing else', () => {
    const ids = new Set(rows.flatMap((row) => row.ids));
    expect(FOUND.filter((id) => !ids.has(id))).toEqual([]);
    const open = rows.filter(({ answer }) => answer === 'does not').flatMap((row) => row.ids);
    expect(open).toEqual(LEFT);
    for (const id of open) expect(page).toMatch(new RegExp(`^\\| ${id.replaceAll('.', '\\.')} [^|]+\\| [^|]{40,}\\|$`, 'm'));
  });

  it('says of what holds by what, and names no test or file that there is not', () => {
    expect(rows.filter(({ answer, reason }) => answer === 'holds' && reason === '')).toEqual([]);
    const named = [...page.matchAll(/`((?:tests|adapters|application|domain|ui)\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
