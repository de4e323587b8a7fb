import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { checkPages } from '../../../adapters/content/pages/check-pages.ts';
import { contentFromFiles } from '../../../adapters/content/pages/files-content.ts';
import { readContentFiles } from '../../../adapters/content/pages/read-files.ts';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { createPictureNameChecker } from '../../../adapters/illustrations/picture-problems.ts';
import type { ContentPage } from '../../../application/content/content.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { addDays } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { demoBrand, demoFigures, demoSeller } from '../blog/demo-blog.ts';
import { allPages, demoContent } from './demo-content.ts';

const knowsAll = (): boolean => true;
const problemOf = createPictureNameChecker(CONTENT_FOLDER);

const folderWith = async (name: string, change: (text: string) => string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
  await writeFile(join(folder, name), change(await readFile(join(folder, name), 'utf8')));
  return folder;
};

describe('the content check of pages and frequent questions', () => {
  it('accepts the current content', async () =>
    expect(await checkPages(CONTENT_FOLDER, knowsAll, problemOf)).toEqual([]));

  it('R4, issue 16: no text contains the name of a brand, because several brands share the texts', async () => {
    const texts = (await readdir(CONTENT_FOLDER, { recursive: true })).filter((name) =>
      /\.(md|ya?ml)$/.test(name),
    );
    expect(texts.length).toBeGreaterThan(50);
    const named = await Promise.all(
      texts.map(async (name) => [
        name,
        /Kilwat\p{L}*/u.exec(await readFile(join(CONTENT_FOLDER, name), 'utf8'))?.[0] ?? '',
      ]),
    );
    expect(named.filter(([, word]) => word !== '')).toEqual([]);
  });

  it.each([
    [
      'an unknown {{key}} of a text',
      (text: string) => text.replace('{{site.season}}', '{{site.weather}}'),
      '{{site.weather}}',
    ],
    [
      'an unknown layout',
      (text: string) => text.replace('layout: cover', 'layout: carousel'),
      'layout',
    ],
    ['a key that nothing reads', (text: string) => text.replace('    lead:', '    leed:'), 'leed'],
    [
      'a picture without a text alternative',
      (text: string) => text.replace(/, alt: [^}]*\}/, ' }'),
      'alt',
    ],
    ['a missing part', (text: string) => text.replace('#rejsy', '#reysy'), '#reysy'],
    ['a missing page', (text: string) => text.replace(/.#rejsy./, '/nie-ma-mnie'), '/nie-ma-mnie'],
    [
      'an impossible day',
      (text: string) => text.replace(/changed: .*/, 'changed: 2026-02-30'),
      'changed',
    ],
  ])('reports %s with its file and field', async (_, change, named) => {
    const folder = await folderWith('pages/norwegia.yaml', change);
    const problems = (await checkPages(folder, (path) => path !== '/nie-ma-mnie', problemOf)).join(
      '\n',
    );
    expect(problems).toContain('norwegia.yaml');
    expect(problems).toContain(named);
  });

  it('reports two questions with the same page address, with both files and the line', async () => {
    const folder = await folderWith('faq/zanim-zarezerwujesz.yaml', (text) =>
      text.replace('id: zanim-zarezerwujesz', 'id: bez-patentu'),
    );
    const problems = await checkPages(folder, knowsAll, problemOf);
    expect(problems.join()).toMatch(
      /^faq\/[a-z-]+\.yaml: id bez-patentu \(line \d+: .*\) is used already in faq\/[a-z-]+\.yaml\.$/,
    );
  });
});

describe('texts of pages and frequent questions', () => {
  it('contain no literal amount, percentage or number of days that a brand setting or an offer defines', async () => {
    const names = await Promise.all(
      ['pages', 'faq'].map(async (folder) =>
        (await readdir(join(CONTENT_FOLDER, folder))).map((name) =>
          join(CONTENT_FOLDER, folder, name),
        ),
      ),
    );
    const found: string[] = [];
    // Numbers from the law and font sizes are allowed, because they are no settings.
    for (const file of names.flat())
      for (const [figure] of (await readFile(file, 'utf8')).matchAll(
        /\d+ ?(?:PLN|%|dni (?:przed|robocz)|godzin[ya]? na zaliczk)/g,
      ))
        if (!['100%', '20 dni przed', '8%', '400%'].includes(figure))
          found.push(`${file}: ${figure}`);
    expect(found).toEqual([]);
  });

  it('show the new amounts everywhere after a change of the settings', async () => {
    const brand = demoBrand();
    const changed: BrandSettings = {
      ...brand,
      office: { phone: '+48 58 700 70 70', email: 'poklad@inny.example' },
      cabinSurcharge: zloty(3_377),
      onlineCommissionPercent: 2.35,
      hold: { ...brand.hold, minutes: 47 },
      changesDays: 23,
      officeChangesDays: 9,
      firstPaymentHours: 31,
      ambassadorRebate: zloty(57),
      instalments: { secondDays: 67, thirdDays: 37, secondUpToPercent: 43 },
      privateInstalments: { firstPercent: 28, secondPercent: 29 },
      firstMinute: { perParticipant: zloty(213), wholeYacht: zloty(317) },
      cap: { firstMinute: zloty(331), secondMinute: zloty(229), otherwise: zloty(127) },
    };
    const textOf = (pages: readonly ContentPage[]): string =>
      JSON.stringify(pages).replace(/\u00a0/g, ' ');
    const [before, after] = [
      textOf(await allPages()),
      textOf(await allPages(demoContent(changed))),
    ];
    const oldFigures = [
      /\+48 22 000 11 63/,
      /dolicza 1%/,
      /przez 30 minut/,
      /do 14 dni przed/,
      /do 3 dni/,
      /24 godzin/,
      /First Minute to 200 PLN/,
      /do 120 PLN od osoby/,
    ];
    const fresh = [
      '+48 58 700 70 70',
      'mailto:poklad@inny.example',
      'dolicza 2,35%',
      'przez 47 minut',
      'do 23 dni przed',
      'do 9 dni',
      '31 godzin',
      'First Minute to 213 PLN',
      'do 127 PLN',
    ];
    for (const figure of oldFigures) {
      expect(before).toMatch(figure);
      expect(after).not.toMatch(figure);
    }
    for (const figure of fresh) expect(after).toContain(figure);
  });
});

it('R71.5: a page omits the box about the seller’s insolvency guarantee after the guarantee’s last day', async () => {
  const files = (await readContentFiles(CONTENT_FOLDER))._unsafeUnwrap();
  const titlesOn = async (today: string) => {
    const current = demoFigures()();
    if (current === null) throw new Error('The demo has figures');
    const content = contentFromFiles(files, () => ({
      ...current,
      sources: { ...current.sources, today },
    }));
    const page = await content.page('aboutUs');
    return page?.blocks.flatMap(({ boxes }) => boxes.map(({ title }) => title));
  };
  const { until = '' } = demoSeller.guarantee ?? {};
  expect(await titlesOn(until)).toContain('Gwarancja ubezpieczeniowa');
  expect(await titlesOn(addDays(until, 1))).not.toContain('Gwarancja ubezpieczeniowa');
});

it('issue 39: each country of the demo has a kitty amount, with the day and the source of the estimate', async () => {
  const content = await demoContent();
  const countries = new Set(
    demoCatalogue('2026-11-26').map(({ content: { countryName } }) => countryName),
  );
  for (const country of countries)
    expect(content.kitty(country), country).toMatchObject({
      amount: expect.stringMatching(/^\d+ (?:EUR|PLN)$/),
      day: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
      basis: expect.stringMatching(/\p{L}/u),
    });
  expect(content.kitty('Polska')?.amount).toContain('PLN');
  expect(content.kitty('Seszele')).not.toEqual(content.kitty('Chorwacja'));
});
