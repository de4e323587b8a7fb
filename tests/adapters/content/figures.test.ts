import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPosts } from '../../../adapters/blog/post-files.ts';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { findExampleOfferWithTotal } from '../../../adapters/content/example-figures.ts';
import { fillFigures, findUnknownFigureKeys } from '../../../adapters/content/figures.ts';
import {
  photographIndexPath,
  servedPhotographFolder,
} from '../../../adapters/content/photographs.ts';
import { addDays } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import { DEMO_TODAY, demoBrand, demoEntries, demoSeller, demoSite } from '../blog/demo-blog.ts';

const offers = demoEntries.map(({ offer }) => offer);

describe('amounts and names for which texts have a placeholder such as {{deposit.europe}}', () => {
  it('are filled in: an amount with its currency, a number of days or a percentage without a unit', () => {
    const sources = {
      ...{ brand: demoBrand(), offers, seller: demoSeller, site: demoSite },
      today: DEMO_TODAY,
    };
    expect(
      fillFigures('{{cabin.surcharge}} i {{ changes.days }} dni, {{online.commission}}%', sources),
    ).toBe('300 PLN i 14 dni, 1%');
    expect(fillFigures('{{private.first}}/{{private.second}}/{{private.third}}', sources)).toBe(
      '30/30/40',
    );
  });

  it('R48: a text names each cancellation fee, whatever number of them the brand has', () => {
    const shown = (...terms: readonly (readonly [number, number])[]) => {
      const brand = demoBrand();
      const cancellation = {
        ...brand.cancellation,
        terms: terms.map(([fromDays, keepsPercent]) => ({ fromDays, keepsPercent })),
      };
      return fillFigures('{{cancel.rows}}\n{{cancel.steps}}', {
        ...{ brand: { ...brand, cancellation }, offers, seller: demoSeller, site: demoSite },
        today: DEMO_TODAY,
      }).split('\n');
    };
    expect(shown([60, 10], [30, 30], [14, 50], [7, 70], [0, 90])).toEqual([
      '| 60 dni i więcej | 10% ceny |',
      '| od 30 dni | 30% ceny |',
      '| od 14 dni | 50% ceny |',
      '| od 7 dni | 70% ceny |',
      '| później | 90% ceny |',
      'Do 60 dni przed rejsem potrącamy 10% ceny, do 30 dni 30%, do 14 dni 50%, do 7 dni 70%, a później 90%.',
    ]);
    expect(shown([1, 10], [0, 12.5])).toEqual([
      '| 1 dzień i więcej | 10% ceny |',
      '| później | 12,5% ceny |',
      'Do 1 dnia przed rejsem potrącamy 10% ceny, a później 12,5%.',
    ]);
    expect(shown([0, 80])).toEqual(['| w każdej chwili | 80% ceny |', 'Potrącamy 80% ceny.']);
  });

  it('R28: the advance in a text is the one that most offers of the region (Europe, exotic) require', () => {
    const sources = {
      ...{ brand: demoBrand(), offers, seller: demoSeller, site: demoSite },
      today: DEMO_TODAY,
    };
    expect(
      fillFigures('{{deposit.europe}} {{deposit.exotic}} {{deposit.safeBooking}}', sources),
    ).toBe('500 PLN 1 500 PLN 100 PLN');
    const dearer = offers.map((offer) => ({ ...offer, advance: zloty(777) }));
    expect(fillFigures('{{deposit.exotic}}', { ...sources, offers: dearer })).toBe('777 PLN');
    expect(fillFigures('{{deposit.exotic}}', { ...sources, offers: [] })).toBe('–');
  });

  it('R28.7: the advance payment in a text is that of coming offers; past ones count only alone', () => {
    const sources = {
      ...{ brand: demoBrand(), seller: demoSeller, site: demoSite },
      today: DEMO_TODAY,
    };
    const [offer] = offers.filter(({ exotic, safeBooking }) => !exotic && !safeBooking);
    if (offer === undefined) throw new Error('The demo has no offer in Europe');
    const past = { ...offer, from: '2020-05-01', to: '2020-05-08', advance: zloty(300) };
    const coming = { ...offer, from: '2099-05-01', to: '2099-05-08', advance: zloty(600) };
    expect(fillFigures('{{deposit.europe}}', { ...sources, offers: [past, past, coming] })).toBe(
      '600 PLN',
    );
    expect(fillFigures('{{deposit.europe}}', { ...sources, offers: [past] })).toBe('300 PLN');
  });

  it('R71.5: the lowest price of a yacht is that of a trip that takes orders, with a skipper', () => {
    const sources = {
      ...{ brand: demoBrand(), seller: demoSeller, site: demoSite },
      today: DEMO_TODAY,
    };
    const price = (...more: readonly Partial<Offer>[]): string =>
      fillFigures('{{yacht.premier.from}}', {
        ...sources,
        offers: [...offers, ...more.map((changes) => ({ ...cheap, ...changes }))],
      });
    const [offer] = offers.filter(({ units }) =>
      units.some(({ unitClass, sellsWhole }) => unitClass === 'premier' && sellsWhole),
    );
    if (offer === undefined) throw new Error('The demo sells no Premier yacht as a whole');
    const cheap: Offer = {
      ...{ ...offer, from: '2099-05-01', to: '2099-05-08', traits: [] },
      units: offer.units.map((unit) => ({ ...unit, sellsWhole: true, wholePrice: zloty(10) })),
    };
    expect(price({})).toBe('10 PLN');
    const notSold: readonly Partial<Offer>[] = [
      { from: '2020-05-01', to: '2020-05-08' },
      { grayedOut: true },
      { traits: ['soldOut'] },
      { traits: ['skipperRequired'] },
      { traits: ['organiserSkipperInEuro'] },
      { units: cheap.units.map((unit) => ({ ...unit, hidden: true })) },
    ];
    for (const changes of notSold) expect(price(changes)).toBe(price());
    expect(price()).not.toBe('10 PLN');
    expect(fillFigures('{{yacht.from}}', { ...sources, offers: [] })).toBe('–');
  });

  it('issue 16: guarantee, marshal and emergency phone are the seller’s; if missing or expired, a dash', () => {
    const sources = {
      ...{ brand: demoBrand(), offers, seller: demoSeller, site: demoSite },
      today: DEMO_TODAY,
    };
    const guarantee = {
      ...{
        guarantor: 'Gwarant S.A.',
        address: 'ul. Pewna 1',
        email: 'g@gwarant.example',
        phone: '+48 58 1',
        number: 'G/1',
      },
    };
    const guaranteeOfSeller = {
      ...{
        ...guarantee,
        sum: zloty(750_000),
        until: '2028-03-31',
        marshal: 'Marszałek',
        marshalAddress: 'ul. Długa 2',
      },
      ...{ marshalPhone: '+48 58 2', marshalEmail: 'm@marszalek.example' },
    };
    const text =
      '{{guarantee.guarantor}}, {{guarantee.guarantorAddress}}, {{guarantee.number}}, {{guarantee.sum}}, {{guarantee.until}}, {{guarantee.marshal}}; {{seller.emergency}}';
    const seller = { ...demoSeller, guarantee: guaranteeOfSeller, emergencyPhone: '+48 600 1' };
    expect(fillFigures(text, { ...sources, seller })).toBe(
      'Gwarant S.A., ul. Pewna 1, G/1, 750 000 PLN, 31.03.2028, Marszałek; +48 600 1',
    );
    expect(
      fillFigures(text, {
        ...sources,
        seller: { ...seller, guarantee: null, emergencyPhone: null },
      }),
    ).toBe('–, –, –, –, –, –; –');
    // After the guarantee's last day the text names only the marshal of the register (R71.5).
    expect(fillFigures(text, { ...sources, seller, today: '2028-04-01' })).toBe(
      '–, –, –, –, –, Marszałek; +48 600 1',
    );
  });

  it('R71.2, R71.3, R71.4: season and copyright years follow the day, unless site.yaml names a season', () => {
    const sources = { brand: demoBrand(), offers, seller: demoSeller, site: demoSite };
    const text = '{{site.season}} {{site.years}}';
    expect(fillFigures(text, { ...sources, today: '2025-11-15' })).toBe('2025/26 2010–2025');
    expect(fillFigures(text, { ...sources, today: '2027-10-01' })).toBe('2027/28 2010–2027');
    const named = { ...demoSite, season: '2030' };
    expect(fillFigures(text, { ...sources, site: named, today: '2027-10-01' })).toBe(
      '2030 2010–2027',
    );
  });

  it('the cost of a week is the sum of place, coach, kitty and tourist tax; euros are converted', () => {
    const sources = {
      ...{ brand: demoBrand(), offers, seller: demoSeller, site: demoSite },
      today: DEMO_TODAY,
    };
    const grosze = (words: string): number => Number(words.replace(/\D/g, ''));
    const [place = '', coach = '', kitty = '', tax = '', total = ''] = fillFigures(
      '{{cost.place}}|{{cost.coach}}|{{cost.kitty}}|{{cost.tax}}|{{cost.total}}',
      sources,
    ).split('|');
    // The expected amounts are 150 and 10 EUR at a rate of 4,30.
    expect([kitty, tax]).toEqual(['645 PLN', '43 PLN']);
    expect(grosze(coach)).toBeGreaterThan(300);
    const amounts = fillFigures(
      '{{cost.placeAmount}}|{{cost.coachAmount}}|{{cost.kittyAmount}}|{{cost.taxAmount}}',
      sources,
    ).split('|');
    expect(amounts.map(Number)).toEqual([place, coach, kitty, tax].map(grosze));
    const sum = grosze(place) + grosze(coach) + 645 + 43;
    expect(grosze(total)).toBe(Math.ceil(sum / 10) * 10);
    const ownWay = offers.map((offer) => ({
      ...offer,
      journeys: offer.journeys.filter(({ pickUp }) => !pickUp),
    }));
    expect(fillFigures('{{cost.coach}}', { ...sources, offers: ownWay })).toBe('–');
    expect(
      fillFigures('{{cost.name}} {{cost.place}} {{cost.total}}', { ...sources, offers: [] }),
    ).toBe('– – –');
  });

  it('issue 39: the price example is a cruise that sells places and has the full number of instalments', () => {
    const example = findExampleOfferWithTotal({ brand: demoBrand(), offers, today: DEMO_TODAY });
    expect(example?.offer.traits).not.toContain('reserveListOnly');
    expect(example?.offer.from).toSatisfy(
      (from: string) => from > addDays(DEMO_TODAY, demoBrand().instalments.secondDays),
    );
  });

  it('issue 39: the example of a private cruise takes days, yacht and price from one and the same offer', () => {
    const sources = {
      ...{ brand: demoBrand(), offers, seller: demoSeller, site: demoSite },
      today: DEMO_TODAY,
    };
    const cheaper = offers.map((offer) => ({
      ...offer,
      units: offer.traits.includes('privateCruise')
        ? offer.units
        : offer.units.map((unit) => ({ ...unit, wholePrice: zloty(1000) })),
    }));
    const text =
      '{{privateExample.days}}, {{privateExample.people}}: {{privateExample.total}}, {{privateExample.person}}';
    expect(fillFigures(text, sources)).toMatch(/, 11: 31 \d00 PLN, 2 \d\d0 PLN$/);
    expect(fillFigures(text, { ...sources, offers: cheaper })).toBe(fillFigures(text, sources));
    const yachts = offers.map((offer) => ({
      ...offer,
      units: offer.units.filter(({ unitClass }) => unitClass !== 'superiorCatamaran'),
    }));
    expect(fillFigures('{{privateExample.total}}', { ...sources, offers: yachts })).toBe('–');
  });

  it('each unknown placeholder is reported once', () => {
    expect(
      findUnknownFigureKeys('{{cabin.surcharge}} {{cabin.price}} {{ cabin.price }} {{}}'),
    ).toEqual(['cabin.price', '']);
  });
});

describe('the content check of the build', () => {
  const folderWith = async (change: (text: string) => string): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(CONTENT_FOLDER, folder, { recursive: true });
    const file = join(folder, 'blog', 'piec-wezlow.md');
    await writeFile(file, change(await readFile(file, 'utf8')));
    return folder;
  };

  it('accepts the current content', async () =>
    expect(await checkPosts(CONTENT_FOLDER)).toEqual([]));

  it('exits with code 1 if the content has errors', async () => {
    const folder = await folderWith((text) => `${text}\n{{rebate.captain}}\n`);
    const ran = promisify(execFile)(process.execPath, ['adapters/cli/check-content.ts', folder]);
    await expect(ran).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('{{rebate.captain}}'),
    });
  });

  it('issue 43: names file, field and line of an invalid field of site.yaml', async () => {
    const folder = await folderWith((text) => text);
    const site = join(folder, 'site.yaml');
    await writeFile(
      site,
      (await readFile(site, 'utf8')).replace(/^founded: .*$/m, 'founded: 2010\nseason: 2027'),
    );
    const ran = promisify(execFile)(process.execPath, ['adapters/cli/check-content.ts', folder]);
    await expect(ran).rejects.toMatchObject({
      code: 1,
      stderr:
        'site.yaml: season (line 4: season: 2027) is invalid: write a text, in quotation marks if it is a number\n',
    });
  });

  it.each([
    [
      'an unknown {{key}} of a text',
      (text: string) => `${text}\n{{rebate.captain}}\n`,
      '{{rebate.captain}}',
    ],
    [
      'a claim that the site does not make',
      (text: string) => `${text}\n{{claims.boats}} {{claims.whales}}\n`,
      '{{claims.whales}}',
    ],
    ['an unknown block', (text: string) => `${text}\n:::poem\nO morze\n:::\n`, ':::poem'],
    [
      'an unknown author',
      (text: string) => text.replace('author: tomek', 'author: nobody'),
      'nobody (line 5: author: nobody)',
    ],
    [
      'a next post that does not exist',
      (text: string) => text.replace('next: [', 'next: [nie-ma-go, '),
      'nie-ma-go (line',
    ],
    [
      'an impossible day',
      (text: string) => text.replace('date: 2026-02-25', 'date: 2026-02-30'),
      'date',
    ],
    [
      'a drawing without a text alternative',
      (text: string) => text.replace(/ alt="[^"]*"\}/, '}'),
      'alt',
    ],
  ])('reports %s with its file and field', async (_, change, named) => {
    const [problem, ...more] = await checkPosts(await folderWith(change));
    expect(more).toEqual([]);
    expect(problem).toContain('piec-wezlow');
    expect(problem).toContain(named);
  });

  it('accepts the name of a photograph in the content folder in place of a drawing’s name', async () => {
    const folder = await folderWith((text) =>
      text.replace(/(:::drawing\{name=)"[^"]*"/, '$1"na-burcie"'),
    );
    expect((await checkPosts(folder)).join()).toContain('No drawing is called na-burcie');
    const index = { 'na-burcie': { width: 1600, height: 900, made: '0' } };
    await mkdir(servedPhotographFolder(folder), { recursive: true });
    await writeFile(photographIndexPath(folder), JSON.stringify(index));
    expect(await checkPosts(folder)).toEqual([]);
  });
});
