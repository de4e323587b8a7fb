import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTextFiles } from '../../../adapters/cli/office/files.ts';
import { refusalText } from '../../../adapters/cli/office/refusals.ts';
import { decodeText, isVisibleNfcText } from '../../../adapters/codecs/decode-text.ts';
import { readOffers } from '../../../adapters/shop-files/opening.ts';
import { DEMO_DAY, fileProblems } from './demo-texts.ts';

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'catalogue');
const fixture = (name: string): string => join(FIXTURES, `71-${name}.json`);

const folder = mkdtempSync(join(tmpdir(), 'kilwater-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const offersOf = async (path: string) =>
  readOffers((await readTextFiles(path))._unsafeUnwrap(), DEMO_DAY, 'refused');

describe('text files of the office (issue 34)', () => {
  it.each(['bom', 'nfd'])(
    '71-%s.json (with a byte order mark or decomposed letters) is read like 71-utf8.json',
    async (name) => {
      const [plain] = (await readTextFiles(fixture('utf8')))._unsafeUnwrap();
      expect((await readTextFiles(fixture(name)))._unsafeUnwrap()[0]?.text).toBe(plain?.text);
    },
  );

  it('a file in Windows-1250 is refused, in a folder too, with the line and how to save it correctly', async () => {
    const why = `line 72 is not UTF-8. As Windows-1250 it says: "name": "Częstochowa",. Save the file as UTF-8`;
    expect((await readTextFiles(fixture('windows-1250')))._unsafeUnwrapErr()).toMatchObject({
      kind: 'unreadable',
      reason: why,
    });
    writeFileSync(join(folder, 'a.json'), '{}');
    writeFileSync(join(folder, 'b.json'), readFileSync(fixture('windows-1250')));
    expect((await readTextFiles(folder))._unsafeUnwrapErr()).toMatchObject({
      path: folder,
      reason: `b.json: ${why}`,
    });
  });

  it.each([
    [
      'UTF-16 text and a byte order mark',
      Buffer.from('\uFEFFŁódź', 'utf16le'),
      'the file is UTF-16. Save the file as UTF-8',
    ],
    [
      'UTF-16 text but no byte order mark',
      Buffer.from('{"name": 1}', 'utf16le'),
      'the file is UTF-16. Save the file as UTF-8',
    ],
    [
      'a zero',
      Buffer.from('Dzień dobry\nw porcie\u0000'),
      'line 2 has the control character U+0000. Remove it',
    ],
    [
      'an escape character',
      Buffer.from('\u001b[31mczerwony'),
      'line 1 has the control character U+001B. Remove it',
    ],
    [
      'a character that is cut off',
      Buffer.from([0x61, 0x0a, 0xc5]),
      'line 2 is not UTF-8. As Windows-1250 it says: Ĺ. Save the file as UTF-8',
    ],
  ])('a file with %s is refused', (_, bytes, reason) => {
    expect(decodeText(bytes)._unsafeUnwrapErr()).toBe(reason);
  });

  it('a text keeps its tabs and line breaks', () => {
    expect(decodeText(Buffer.from('Dzień\tdobry\r\nw Łodzi'))._unsafeUnwrap()).toBe(
      'Dzień\tdobry\r\nw Łodzi',
    );
  });

  it('a JSON escape for an invisible character, half a surrogate pair or U+FFFD in a text is refused', async () => {
    expect(fileProblems(await offersOf(fixture('ctrl')))).toEqual([
      '71-ctrl.json:7: offers[0].offer.name must have no invisible character, but has U+0000',
    ]);
    const text = readFileSync(fixture('utf8'), 'utf8');
    const unseen = ['\\u200b', '\\u202e', '\\ud83d', '\\ufeff', '\\u2028', '\\ufffd', '\ufffd'];
    for (const written of unseen) {
      const changed = text.replace(
        '"name": "Wyspy Dalmacji"',
        `"name": "Wyspy${written} Dalmacji"`,
      );
      expect(
        fileProblems(readOffers([{ file: 'o.json', text: changed }], DEMO_DAY, 'refused')),
      ).toEqual([
        expect.stringMatching(
          /^o\.json:7: offers\[0\]\.offer\.name must have no invisible character, but has U\+/,
        ),
      ]);
    }
  });

  it('a letter written as two characters, base and accent, is stored as one character', () => {
    const { offers, ...otherFields } = JSON.parse(readFileSync(fixture('utf8'), 'utf8'));
    offers[0].content.similar = [];
    offers[0].offer.name = 'Rejs';
    const text = JSON.stringify({ ...otherFields, offers }).replace(
      '"name":"Rejs"',
      '"name":"Z\\u0307abka"',
    );
    expect(
      readOffers([{ file: 'o.json', text }], DEMO_DAY, 'refused')._unsafeUnwrap()[0]?.offer.name,
    ).toBe('Żabka');
  });
});

describe('the fast check that a text has only ordinary characters (issue 43)', () => {
  it('accepts no invisible character and no character that Unicode normalization (NFC) changes', () => {
    const usual = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
      isVisibleNfcText,
    );
    expect(usual.length).toBeGreaterThan(600);
    for (const character of usual) {
      expect(character.normalize('NFC')).toBe(character);
      expect(character).not.toMatch(/[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{M}]--[\t\n\r]]/v);
    }
  });

  it.each(['C:\\\\', '\\"id\\": 1', '\\\\\\"', 'a: b'])(
    'the text "%s" in an offer file neither hides a repeated key nor makes another key look repeated',
    (written) => {
      const text = readFileSync(fixture('utf8'), 'utf8').replace(
        '"name": "Wyspy Dalmacji"',
        `"name": "Wyspy ${written}"`,
      );
      const problemsOf = (changed: string) =>
        fileProblems(readOffers([{ file: 'o.json', text: changed }], DEMO_DAY, 'refused'));
      expect(problemsOf(text).join()).not.toContain('is a duplicate field');
      const repeated = text.replace('"closed": false', '"closed": false, "closed" : false');
      expect(problemsOf(repeated).join()).toContain('closed is a duplicate field');
    },
  );
});

describe('thousands of problems of one file (issue 34)', () => {
  const fileOf = (count: number): string => {
    const { offers, ...otherFields } = JSON.parse(readFileSync(fixture('utf8'), 'utf8'));
    const copies = Array.from({ length: count }, (_, nth) => {
      const copy = structuredClone(offers[0]);
      copy.offer.id = 10_000 + nth;
      copy.content.friendlyUrl = `rejs-${nth}`;
      copy.offer.to = '2027-01-01';
      for (const [place, unit] of copy.offer.units.entries()) unit.id = 100_000 + nth * 10 + place;
      return copy;
    });
    return JSON.stringify({ ...otherFields, offers: copies }, null, 1);
  };

  it('are found in linear time: 4,000 problems take less than 2 seconds of processor time', () => {
    const text = fileOf(270);
    const before = process.cpuUsage();
    const problems = readOffers([{ file: 'o.json', text }], DEMO_DAY, 'refused')._unsafeUnwrapErr();
    expect(problems.length).toBeGreaterThan(4_000);
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(2);
    expect(problems.at(-1)).toMatchObject({ file: 'o.json', line: expect.any(Number) });
  });

  it('a file can have more than a thousand offers (issue 43)', () => {
    const { offers, ...otherFields } = JSON.parse(readFileSync(fixture('utf8'), 'utf8'));
    const copies = Array.from({ length: 1001 }, (_, nth) => {
      const copy = structuredClone(offers[0]);
      copy.offer.id = 10_000 + nth;
      copy.content.friendlyUrl = `rejs-${nth}`;
      return { ...copy, offer: { ...copy.offer, typeId: 0 } };
    });
    const text = JSON.stringify({ ...otherFields, offers: copies });
    const problems = readOffers([{ file: 'o.json', text }], DEMO_DAY, 'refused')._unsafeUnwrapErr();
    expect(problems.filter(({ field }) => field === 'offers')).toEqual([]);
  });

  it('issue 43: a long file is read in pieces, with the same problems and lines as a file read whole', async () => {
    const text = fileOf(60);
    const path = join(folder, 'long.json');
    writeFileSync(path, text);
    const parts: number[] = [];
    const files = (await readTextFiles(path))._unsafeUnwrap().map(({ file, bytes }) => ({
      file,
      bytes: {
        size: bytes?.size ?? 0,
        read: (start: number, end: number) => {
          parts.push(end - start);
          return bytes?.read(start, end) ?? new Uint8Array();
        },
      },
      get text(): string {
        throw new Error('The file was read whole.');
      },
    }));
    const found = fileProblems(readOffers(files, DEMO_DAY, 'refused'));
    expect(Math.max(...parts)).toBeLessThan(text.length / 2);
    expect(found.length).toBeGreaterThan(800);
    expect(found).toEqual(
      fileProblems(readOffers([{ file: 'long.json', text }], DEMO_DAY, 'refused')),
    );
    const lines = text.split('\n');
    for (const problem of found.filter((each) => each.includes('.sellsPlaces ')))
      expect(lines[Number(/:(\d+):/.exec(problem)?.[1]) - 1]).toContain('"sellsPlaces"');
  });

  it('are listed up to 200, with the number of further problems', () => {
    const problems = readOffers(
      [{ file: 'o.json', text: fileOf(30) }],
      DEMO_DAY,
      'refused',
    )._unsafeUnwrapErr();
    const lines = refusalText({ kind: 'files', problems }, 'catalogue import').split('\n');
    expect(lines).toHaveLength(202);
    expect(lines.slice(-2)).toEqual([
      `… and ${problems.length - 200} problems more.`,
      `${problems.length} problems; nothing was changed.`,
    ]);
  });

  it('all wrong fields are found, not only the first hundred', () => {
    const text = fileOf(150).replaceAll('"typeId": 2', '"typeId": "two"');
    const problems = readOffers([{ file: 'o.json', text }], DEMO_DAY, 'refused')._unsafeUnwrapErr();
    expect(problems.filter(({ field }) => field.endsWith('.typeId'))).toHaveLength(150);
  });
});
