import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../../adapters/demo-catalogue/demo-catalogue.ts';
import {
  chartBounds,
  chartFrameOf,
  chartZoomOf,
  type LonLat,
} from '../../../../adapters/http/contract/chart-frame.ts';
import { geographicNamesOfSheet } from '../../../../adapters/illustrations/charts/place-names.ts';
import { SHEET_NAMES } from '../../../../adapters/illustrations/charts/sheet.ts';

const entries = demoCatalogue('2026-11-22');
type Entry = (typeof entries)[number];

/** Names of three letters are left out, because too many other words begin with „kos” or „vis”. */
const PLACES: readonly { readonly name: string; readonly at: LonLat }[] = [
  ...entries.flatMap(({ content }) =>
    content.ports.map(({ name, longitude, latitude }) => ({
      name,
      at: [longitude, latitude] as const,
    })),
  ),
  ...SHEET_NAMES.flatMap((name) => geographicNamesOfSheet(name).islands),
].filter(({ name }) => name.length > 3 && !name.includes(' '));

const isNamed = (name: string, words: string): boolean => {
  const stem = name.replace(/[aeiouy]$/, '');
  return new RegExp(`(?<!\\p{L})${stem}(?:[aeiouyąę]|ie|em|om|ów|ach|ami)?(?!\\p{L})`, 'u').test(
    words,
  );
};

const wordsOf = ({ offer: { name }, content: { title, paragraphs, meta } }: Entry): string =>
  [name, title, ...paragraphs, meta.title, meta.description].join('\n');

const onChart = ({ offer: { traits }, content: { ports } }: Entry, [lon, lat]: LonLat): boolean => {
  const route = ports
    .filter(({ available }) => available)
    .map(({ name, longitude, latitude }) => ({ name, at: [longitude, latitude] as const }));
  const [west, south, east, north] = chartBounds(chartFrameOf(route, chartZoomOf(traits), 'page'));
  return lon > west && lon < east && lat > south && lat < north;
};

describe('what an offer’s texts say about its route', () => {
  it('texts name no port or island that the offer’s map does not show (P-076)', () => {
    const wrong = entries
      .filter(({ content }) => content.ports.length > 0)
      .flatMap((entry) => {
        const named = PLACES.filter(({ name }) => isNamed(name, wordsOf(entry)));
        const visiblePlaces = new Set(
          named.filter(({ at }) => onChart(entry, at)).map(({ name }) => name),
        );
        return named
          .filter(({ name }) => !visiblePlaces.has(name))
          .map(({ name }) => `${entry.offer.id} ${entry.offer.name}: ${name}`);
      });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('the route calls at every port and island that the description names', () => {
    const PORT_ON: Readonly<Record<string, string>> = {
      ...{
        Martynika: 'Le Marin na Martynice',
        Majorka: 'Palma de Mallorca',
        Tortola: 'Road Town',
        Kornat: 'Žut',
      },
      ...{ Mljet: 'Pomena na Mljecie', Šolta: 'Maslinica na Šolcie' },
    };
    const PASSED = ['113 Antipaxos'];
    const missed = entries
      .filter(({ content }) => content.ports.length > 0)
      .flatMap(({ offer, content: { ports, meta } }) => {
        const calls = ports.map(({ name }) => name).join('\n');
        return PLACES.filter(
          ({ name }) =>
            isNamed(name, meta.description) &&
            !isNamed(name, calls) &&
            !calls.includes(PORT_ON[name] ?? '\t'),
        )
          .map(({ name }) => `${offer.id} ${name}`)
          .filter((found) => !PASSED.includes(found));
      });
    expect([...new Set(missed)]).toEqual([]);
  });

  it('the route calls at every place that the offer’s name contains', () => {
    for (const [id, places] of [
      [113, ['Korfu', 'Paxos']],
      [148, ['Bodrum', 'Kos']],
    ] as const) {
      const ports =
        entries.find(({ offer }) => offer.id === id)?.content.ports.map(({ name }) => name) ?? [];
      for (const place of places) expect(ports.some((name) => name.includes(place))).toBe(true);
    }
  });
});
