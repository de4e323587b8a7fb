import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-what-if-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Side = {
  readonly status: string;
  readonly price: string | null;
  readonly rebates: Readonly<Record<string, string>>;
};
type Booking = {
  readonly bookingId: string;
  readonly travellers: number;
  readonly difference: string;
  readonly refused: object | null;
  readonly recorded: Side;
  readonly replayed: Side;
};
type Said = {
  readonly turnover: string;
  readonly totals: {
    readonly rebates: readonly {
      readonly kind: string;
      readonly recorded: string;
      readonly replayed: string;
    }[];
  };
  readonly bookings: readonly Booking[];
};

const groupOf = ({ rebates }: Side): number => Number(rebates.group ?? 0);
const sumOf = (values: readonly number[]): number =>
  Math.round(100 * values.reduce((all, value) => all + value, 0)) / 100;

// Recorded (R21.1): 40 PLN for 6–8, 60 to 12, 80 to 15, 100 above. Here: 40 for 5–8, 60 above.
describe('R47: the page of a what-if that replays a recorded year with other group rebates', () => {
  let output: Said;
  let page = '';
  beforeAll(async () => {
    const [settings, html] = [join(folder, 'groups.json'), join(folder, 'groups.html')];
    const group = [
      { travellers: 5, rebate: 4_000 },
      { travellers: 9, rebate: 6_000 },
    ];
    writeFileSync(settings, JSON.stringify([{ siteId: 1, group }]));
    const words = [
      'adapters/cli/what-if.ts',
      'tests/fixtures/year.jsonl.gz',
      '--settings',
      settings,
      '--json',
      '--html',
      html,
    ];
    const out = await new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        words,
        { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 },
        (error, text, trouble) =>
          error === null && trouble === '' ? resolve(text) : reject(new Error(trouble)),
      );
    });
    output = JSON.parse(out);
    page = readFileSync(html, 'utf8');
  }, 120_000);

  it('shows who would pay less: parties of five, by 40 PLN a person (R47.1)', () => {
    const five = output.bookings.filter(
      ({ travellers, recorded, replayed }) =>
        travellers === 5 && groupOf(recorded) === 0 && groupOf(replayed) === 200,
    );
    expect(five.length).toBeGreaterThan(0);
    expect(
      five.filter(
        ({ difference, recorded }) => recorded.status === 'confirmed' && difference === '-200',
      ).length,
    ).toBeGreaterThan(0);
  });

  it('shows who would pay more: large groups, by up to 40 PLN a person', () => {
    const more = output.bookings.filter(({ difference }) => Number(difference) > 0);
    expect(more.length).toBeGreaterThan(0);
    for (const { difference, travellers, recorded, replayed } of more) {
      expect(Number(difference)).toBeLessThanOrEqual(40 * travellers);
      expect(groupOf(replayed)).toBeLessThan(groupOf(recorded));
    }
  });

  it('omits unchanged bookings; the changes add up to the changes of turnover and of each kind of rebate', () => {
    for (const { recorded, replayed } of output.bookings) expect(recorded).not.toEqual(replayed);
    const priceOf = ({ status, price }: Side): number =>
      status === 'confirmed' ? Number(price) : 0;
    expect(
      sumOf(output.bookings.map(({ recorded, replayed }) => priceOf(replayed) - priceOf(recorded))),
    ).toBe(Number(output.turnover));
    const [group] = output.totals.rebates.filter(({ kind }) => kind === 'group');
    const placed = ({ status }: Side): boolean =>
      status === 'confirmed' || status === 'reserveList';
    const change = output.bookings.map(
      ({ recorded, replayed }) =>
        (placed(replayed) ? groupOf(replayed) : 0) - (placed(recorded) ? groupOf(recorded) : 0),
    );
    expect(sumOf(change)).toBe(Number(group?.replayed) - Number(group?.recorded));
  });

  it('is one HTML file that needs no scripts and no other files', () => {
    const missing = output.bookings.filter(({ bookingId }) => !page.includes(`>${bookingId}</td>`));
    expect(missing).toEqual([]);
    expect(page.match(/<figure role="img"/g)?.length).toBeGreaterThanOrEqual(5);
    expect(page.match(/<svg /g)?.length).toBe(2 * (page.match(/<figure /g)?.length ?? 0));
    expect(page).not.toMatch(/<script|<link|<img|\ssrc=|url\(|@import|NaN|undefined|Infinity/);
    expect(
      page
        .match(/https?:\/\/[^"]+/g)
        ?.filter((address) => !address.startsWith('http://www.w3.org/')),
    ).toEqual([]);
    expect(page).toContain('&quot;rebate&quot;:4000');
    expect(page).toContain('data-head="Inne rabaty (PLN)"');
    expect(page.includes('data-head="Odmowa"')).toBe(
      output.bookings.some(({ refused }) => refused !== null),
    );
    expect(page).toMatch(/<strong>\d+<\/strong> z \d \d{3} rezerwacji wyszł/);
  });

  it('on paper has only the forty largest changes, and says where the others are', () => {
    const printed = [...page.matchAll(/<tr><td data-head="Rezerwacja">([A-Z\d]{8})<\/td>/g)].map(
      ([, id = '']) => id,
    );
    const furtherRows = [
      ...page.matchAll(/<tr class="screen"><td data-head="Rezerwacja">([A-Z\d]{8})<\/td>/g),
    ].map(([, id = '']) => id);
    expect([printed.length, printed.length + furtherRows.length]).toEqual([
      40,
      output.bookings.length,
    ]);
    const change = new Map(
      output.bookings.map(({ bookingId, difference }) => [bookingId, Math.abs(Number(difference))]),
    );
    const [least, most] = [
      printed.map((id) => change.get(id) ?? 0),
      furtherRows.map((id) => change.get(id) ?? 0),
    ];
    expect(Math.min(...least)).toBeGreaterThanOrEqual(Math.max(...most));
    expect(page).toContain(
      `Wydrukowano 40 z ${output.bookings.length}: te, których cena zmieniłaby się najbardziej. Wszystkie są na ekranie.`,
    );
    expect(page.match(/<details class="screen">/g)?.length).toBe(page.match(/<details/g)?.length);
    expect(page).toMatch(
      /@media print \{[\s\S]*\.screen \{\s*display: none;\s*\}\s*\.paper \{\s*display: block;\s*\}/,
    );
  });
});
