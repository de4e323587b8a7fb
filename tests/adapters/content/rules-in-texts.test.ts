import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';

const FOLDERS = [
  CONTENT_FOLDER,
  'adapters/content/starter',
  'tests/fixtures/second-company/content',
];

/** Sentences of all texts of the demo, the starter folder and the second company, with their file. */
const sentences = (
  await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = (await readdir(folder, { recursive: true })).filter((file) =>
        /\.(?:yaml|md)$/.test(file),
      );
      return Promise.all(
        files.map(async (file) =>
          (await readFile(join(folder, file), 'utf8'))
            .split(/(?<=[.?!])\s+(?=\p{Lu})|\n/u)
            .map((sentence) => `${file}: ${sentence.trim()}`),
        ),
      );
    }),
  )
).flat(2);

const sentencesWith = (...words: readonly RegExp[]): readonly string[] =>
  sentences.filter((sentence) => words.every((word) => word.test(sentence)));

describe('what the texts say about the rules', () => {
  it('R32.6: only a late first payment cancels an order, in every text that names that deadline', () => {
    const deadlines = sentencesWith(/payment\.unpaidWorkingDays/, /anul/);
    expect(deadlines.length).toBeGreaterThan(4);
    expect(deadlines.filter((sentence) => !/pierwsz(?:a|ą|ej) wpłat/i.test(sentence))).toEqual([]);
  });

  it('R48.1: Safe Booking is no reason for free cancellation; the terms name private cruises', () => {
    const free = sentencesWith(/cancellation\.(?:first|second)Minute/);
    expect(free.length).toBeGreaterThan(5);
    expect(free.filter((sentence) => /Bezpieczna Rezerwacja/.test(sentence))).toEqual([]);
    const terms = free.filter((sentence) => /trip-terms/.test(sentence));
    expect(terms).toHaveLength(2);
    for (const sentence of terms)
      expect(sentence).toMatch(
        /na rejsach prywatnych do \{\{cancellation\.secondMinuteWorkingDays/,
      );
  });

  it('R32.2: texts decline the working days of the payment deadline', () => {
    expect(sentencesWith(/przez \{\{payment\.unpaidWorkingDays\}\} dni roboczych/)).toEqual([]);
  });

  it('R16.3: resignation insurance costs its price for each started week, in every text', () => {
    const prices = sentencesWith(/resignation\.(?:europe|exotic)\}\}/);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices.filter((sentence) => !/każdy rozpoczęty tydzień/.test(sentence))).toEqual([]);
  });

  it('R29.2: with resignation insurance only online payment is left, in every text about that', () => {
    const onlineOnly = [
      ...sentencesWith(/online\.onlyWorkingDays/),
      ...sentencesWith(/Prowizji nie ma/),
    ];
    expect(onlineOnly.length).toBeGreaterThan(3);
    expect(onlineOnly.filter((text) => !/ubezpieczeniem kosztów rezygnacji/.test(text))).toEqual(
      [],
    );
  });

  it('A-046: only the office changes the booker’s data, in every text that names the deadline in the panel', () => {
    const changes = sentencesWith(/changes\.days/).filter((sentence) => !/label:/.test(sentence));
    expect(changes.length).toBeGreaterThan(5);
    expect(changes.filter((sentence) => !/osób, które płyną z Tobą/.test(sentence))).toEqual([]);
  });

  it('R39.1: the terms of the site say that an account with an upcoming trip cannot be deleted', () => {
    const deletions = sentencesWith(/site-terms/, /Konto usuwasz/);
    expect(deletions).toHaveLength(2);
    for (const sentence of deletions) expect(sentence).toContain('gdy nie masz przed sobą rejsu');
  });
});

describe('what the texts of offers say about their region', () => {
  it('P-138: the demo’s offers of one region start less than 150 km apart', () => {
    const starts = demoCatalogue('2026-11-28').flatMap(({ content }) =>
      content.ports.slice(0, 1).map((port) => ({ ...port, region: content.regionName })),
    );
    const east = 111 * Math.cos((40 * Math.PI) / 180);
    const far = starts.flatMap((start) =>
      starts.filter(
        ({ region, latitude, longitude }) =>
          region === start.region &&
          Math.hypot((latitude - start.latitude) * 111, (longitude - start.longitude) * east) > 150,
      ),
    );
    expect(far).toEqual([]);
  });
});
