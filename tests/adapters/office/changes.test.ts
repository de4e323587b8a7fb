import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { parseOfficeCommandLine } from '../../../adapters/cli/office/call.ts';
import type { Files } from '../../../adapters/cli/office/files.ts';
import { runTask } from '../../../adapters/cli/office/run.ts';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { formatOffersFile } from '../../../adapters/shop-files/opening.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import {
  applyPlannedPrices,
  type ChangeDeps,
  changeShop,
} from '../../../application/shop/change-shop.ts';
import { addDays, dayOf, daysBetween, startOfDay } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, offerWith, PREMIER } from '../../arbitraries/offers.ts';
import { openWith, processOn } from '../../contracts/two-processes.ts';
import { catalogueEntryOf } from '../../http/wizard/test-catalogue.ts';
import { NOW } from '../../races/race-shop.ts';
import { DEMO_TOKENS } from '../../support/brand-tokens.ts';

const UNIT = {
  unitId: 701,
  stars: '***',
  shortDescription: '',
  description: '',
  images: [],
} as const;
const TODAY = dayOf(NOW);
const BARE = { journeys: [], insurances: [], trainings: [], addons: [] };

const fileOfOffers = (...offers: readonly Offer[]): string =>
  formatOffersFile(
    offers.map((offer) => {
      const entry = catalogueEntryOf(offer);
      const units = offer.units.map(({ id }) => ({ ...UNIT, unitId: id }));
      return { ...entry, content: { ...entry.content, ...BARE, classes: [], similar: [], units } };
    }),
  );

/**
 * `says` is the clerk's answer at the terminal; null means that there is no terminal. `meanwhile`
 * runs before the answer.
 */
const openOffice = async (
  says: string | null = null,
  offers: readonly Offer[] = [OFFER],
  meanwhile: (changes: ChangeDeps) => Promise<unknown> = async () => {},
) => {
  const kit = openMemoryStore();
  await openWith(kit, ...offers);
  const shop = await processOn(kit);
  const files = new Map<string, string>();
  const prompts: string[] = [];
  const askAtTerminal = async (question: string): Promise<string> => {
    prompts.push(question);
    await meanwhile(shop.changes);
    return says ?? '';
  };
  const ask = says === null ? null : askAtTerminal;
  const fakeFiles: Files = {
    read: (path) => {
      const text = files.get(path);
      return text === undefined
        ? errAsync({ kind: 'unreadable', path, reason: 'not there' })
        : okAsync([{ file: path, text }]);
    },
    readBytes: () => okAsync(new Uint8Array()),
    makeFolder: () => okAsync(undefined),
    readAttached: () => okAsync([]),
    write: () => okAsync(undefined),
  };
  const run = async (...words: readonly string[]) => {
    const call = parseOfficeCommandLine(words, { OFFICE_USER: 'Ewa' });
    if (call.isErr()) return call.error;
    return runTask(
      {
        ...{ ...fakeFiles, ask },
        catalogueStore: async () => kit.catalogueStore,
        clock: async () => shop.changes.clock,
        now: NOW,
        contentFolder: CONTENT_FOLDER,
        shop: async () => ({
          ...{ ...shop.race.deps, ...fakeFiles, ask },
          ...{ catalogueStore: kit.catalogueStore, journal: kit.journal },
          sellers: { of: () => undefined },
          changes: async () => shop.changes,
          accounts: () => Promise.reject(new Error('No account is worked on here')),
          papers: () => Promise.reject(new Error('No paper is made here')),
          tokens: async () => DEMO_TOKENS,
        }),
      },
      call.value,
      () => {},
    );
  };
  const json = async (...words: readonly string[]) => {
    const { code, out, err: problem } = await run(...words, '--json');
    if (code !== 0) throw new Error(problem);
    return JSON.parse(out);
  };
  const lines = async () =>
    (await kit.journal.read(0, 100)).flatMap((line) => ('change' in line ? [line.change] : []));
  return { ...{ kit, shop, files, asked: prompts, run, json, lines } };
};

const RAISE = ['offers', 'price', '900', '--of', 'place', '--id', '501', '--price', '400'];

describe('changes of the office to a running shop (issue 16)', () => {
  it('--dry-run and `catalogue diff` show what the real command then does, and change nothing', async () => {
    const { json, lines, shop } = await openOffice();
    const looked = await json(...RAISE, '--dry-run');
    expect(looked).toMatchObject({
      changed: false,
      offers: [
        {
          id: 900,
          isNew: false,
          bookings: 0,
          fields: [{ field: 'units.501.placePrice', before: 350, after: 400 }],
        },
      ],
    });
    expect([await lines(), shop.shop.known().version]).toEqual([[], 0]);
    expect(await json(...RAISE)).toEqual({ ...looked, changed: true });
    expect(await lines()).toEqual([
      {
        command: { type: 'setPrice', offerId: 900, of: 'place', id: 501, price: zloty(400) },
        by: { kind: 'office', name: 'Ewa' },
        at: NOW,
      },
    ]);
  });

  it('`offers price` needs --id for the price of a unit, and refuses --id for an offer’s base price', async () => {
    const { run, lines } = await openOffice();
    expect(await run('offers', 'price', '900', '--of', 'place', '--price', '400')).toMatchObject({
      ...{ code: 2, out: '' },
      err: expect.stringContaining('--id NUMBER is missing'),
    });
    // `--id` sets the price of one unit, not of the whole offer.
    expect(
      await run('offers', 'price', '900', '--of', 'base', '--id', '501', '--price', '400'),
    ).toMatchObject({
      ...{ code: 2, out: '' },
      err: expect.stringContaining('--id is not allowed with --of base'),
    });
    expect(await lines()).toEqual([]);
  });

  it('ask for a “yes” at a terminal; without the “yes” nothing changes', async () => {
    const no = await openOffice('n');
    expect((await no.run(...RAISE)).err).toBe('Nothing was changed.');
    expect([no.asked[0]?.includes('units.501.placePrice'), await no.lines()]).toEqual([true, []]);
    expect(no.asked[0]).not.toMatch(/Nothing was changed|Done/);
    expect((await no.run(...RAISE, '--dry-run')).out).toContain('Nothing was changed.');
    const yes = await openOffice('tak');
    expect((await yes.run(...RAISE)).code).toBe(0);
    expect(await yes.lines()).toHaveLength(1);
  });

  it('imports new and changed offers; if one is wrong, names file, line and field and imports nothing', async () => {
    const { files, json, run, shop, lines } = await openOffice();
    const added = catalogueEntryOf(
      offerWith({
        id: 902,
        units: [{ ...PREMIER, id: 701 }],
        journeys: [],
        insurances: [],
        trainings: [],
        addons: [],
      }),
    );
    const bare = {
      units: [],
      journeys: [],
      insurances: [],
      trainings: [],
      addons: [],
      classes: [],
    };
    const texts = { ...added.content, ...bare, units: [UNIT] };
    files.set('new.json', formatOffersFile([{ ...added, content: { ...texts, similar: [900] } }]));
    files.set(
      'twice.json',
      formatOffersFile([
        {
          ...added,
          content: {
            ...texts,
            similar: [],
            friendlyUrl: catalogueEntryOf(OFFER).content.friendlyUrl,
          },
        },
      ]),
    );
    const twice = await run('catalogue', 'import', 'twice.json');
    expect([
      twice.code,
      /^twice\.json:\d+: offers\[0\]\.content\.friendlyUrl is the same address as offer 900/.test(
        twice.err,
      ),
    ]).toEqual([1, true]);
    expect(await json('catalogue', 'diff', 'new.json')).toMatchObject({
      changed: false,
      offers: [{ id: 902, isNew: true }],
    });
    expect(await json('catalogue', 'import', 'new.json')).toMatchObject({ changed: true });
    expect(shop.shop.known().entries.map(({ offer }) => offer.id)).toEqual([900, 902]);
    for (const command of ['import', 'diff'])
      expect(await run('catalogue', command, 'new.json')).toEqual({
        ...{ code: 0, err: '' },
        out: 'Nothing changes: 1 offer is sold as the files have them.',
      });
    expect(await lines()).toHaveLength(1);
  });

  it('an import with a past trip is accepted only if that offer is unchanged; it updates the other offers', async () => {
    const ended = { firstMinuteUntil: null, secondMinuteUntil: null };
    const over = offerWith({
      ...BARE,
      id: 902,
      units: [{ ...PREMIER, id: 701 }],
      from: '2026-08-01',
      to: addDays(TODAY, -1),
      ...ended,
    });
    const ahead = offerWith({ ...BARE, id: 903, units: [{ ...PREMIER, id: 702 }] });
    const { files, json, run, shop, lines } = await openOffice(null, [over, ahead]);
    files.set('moved.json', fileOfOffers({ ...over, to: addDays(TODAY, -2) }, ahead));
    const moved = await run('catalogue', 'import', 'moved.json');
    expect([moved.code, moved.err]).toEqual([
      1,
      expect.stringMatching(/^moved\.json:\d+: offers\[0\]\.offer\.to must not be over/),
    ]);
    files.set('other.json', fileOfOffers({ ...over, id: 904, units: [{ ...PREMIER, id: 703 }] }));
    expect((await run('catalogue', 'import', 'other.json')).err).toContain(
      'offers[0].offer.to must not be over',
    );
    expect(await lines()).toEqual([]);
    files.set('all.json', fileOfOffers(over, { ...ahead, base: zloty(2100) }));
    expect(await json('catalogue', 'import', 'all.json')).toMatchObject({ changed: true });
    expect(shop.shop.known().entries.map(({ offer }) => offer)).toEqual([
      over,
      { ...ahead, base: zloty(2100) },
    ]);
  });

  it('issue 43: two files of 600 offers each are imported one after another; a repeat changes nothing', async () => {
    const { files, run, shop, lines } = await openOffice();
    const numbers = (from: number) => Array.from({ length: 600 }, (_, nth) => from + nth);
    const offersFrom = (from: number) =>
      numbers(from).map((id) =>
        offerWith({ ...BARE, id, units: [{ ...PREMIER, id: 100_000 + id }] }),
      );
    for (const [index, from] of [2_000, 3_000].entries()) {
      files.set(`${from}.json`, fileOfOffers(...offersFrom(from)));
      expect((await run('catalogue', 'import', `${from}.json`)).code).toBe(0);
      expect(await lines()).toHaveLength(index + 1);
    }
    expect(shop.shop.known().entries).toHaveLength(1_201);
    for (const from of [2_000, 3_000])
      expect((await run('catalogue', 'import', `${from}.json`)).out).toBe(
        'Nothing changes: 600 offers are sold as the files have them.',
      );
    expect(await lines()).toHaveLength(2);
  });

  it('refuses more yachts than a unit can have and names the limit', async () => {
    const { run } = await openOffice();
    const yachts = (count: string) =>
      run('offers', 'yachts', '900', '--unit', '501', '--yachts', count);
    expect(await yachts('1000')).toMatchObject({
      code: 1,
      err: expect.stringContaining('0 to 100'),
    });
    expect((await run('offers', 'yachts', '900', '--unit', '1', '--yachts', '2')).err).toMatch(
      /^The offer has no unit of this number. It has 501 /,
    );
    expect(await yachts('some')).toMatchObject({
      code: 2,
      err: expect.stringContaining('give a whole number'),
    });
  });

  it('prints the history of an offer: when it changed, by whom, and which fields', async () => {
    const { json, run } = await openOffice();
    await run(...RAISE);
    await run('offers', 'close', '900', '--by', 'Anna');
    const { versions } = await json('catalogue', 'history', '900');
    expect(versions).toMatchObject([
      { by: 'Ewa', command: 'setPrice', fields: [{ field: 'units.501.placePrice' }] },
      {
        by: 'Anna',
        command: 'closeOffer',
        fields: [{ field: 'closed', before: false, after: true }],
      },
    ]);
    expect((await run('catalogue', 'history', '77')).err).toBe(
      'The catalogue has no offer with this number: offers list shows all offers.',
    );
  });

  it('changes brand settings from a given day on; refuses values out of bounds, also for a later day', async () => {
    const { files, json, run, lines } = await openOffice();
    const settings = await json('brand', 'show');
    const tomorrow = addDays(TODAY, 1);
    files.set(
      'brands.json',
      JSON.stringify({ ...settings, brands: [{ ...settings.brands[0], draftDays: 7 }] }),
    );
    files.set(
      'wrong.json',
      JSON.stringify({ ...settings, brands: [{ ...settings.brands[0], draftDays: 0 }] }),
    );
    expect(await json('brand', 'set', 'brands.json', '--from', tomorrow)).toMatchObject({
      from: tomorrow,
      figures: [{ field: 'draftDays', after: 7 }],
    });
    expect((await lines()).map(({ command }) => command)).toEqual([
      { type: 'setFigures', siteId: 1, from: tomorrow, figures: { draftDays: 7 } },
    ]);
    expect((await run('brand', 'set', 'wrong.json')).err).toContain(
      'draftDays must be a whole number from 1 to 365',
    );
    expect((await run('brand', 'set', 'brands.json', '--from', addDays(TODAY, -1))).err).toContain(
      'is over',
    );
  });

  it('an invalid command line exits with code 2 and says what to write instead', async () => {
    const { run } = await openOffice();
    for (const [words, message] of [
      [['offers', 'price', 'x', '--of', 'base', '--price', '1'], '"x" is no number of an offer.'],
      [
        ['offers', 'price', '900', '--of', 'gold', '--price', '1'],
        '--of is "gold": give one of base',
      ],
      [
        ['offers', 'yachts', '900', '--unit', '501'],
        "required option '--yachts <COUNT>' not specified",
      ],
      [['offers', 'minute', '900', '--first', 'never', '--second', 'none'], '--first is "never"'],
    ] as const) {
      const { code, err: problem } = await run(...words);
      expect([code, problem.includes(message)]).toEqual([2, true]);
    }
  });
});

describe('the office command `offers price --from`', () => {
  const plan = (day: string, ...more: readonly string[]) => [...RAISE, '--from', day, ...more];
  const LATER = addDays(TODAY, 10);

  it('R60.9: a planned price changes nothing before its day, and enters the price history once on that day', async () => {
    const { json, run, shop, lines } = await openOffice();
    await json(...plan(LATER, '--dry-run'));
    expect(await lines()).toEqual([]);
    await json(...plan(addDays(LATER, 5)));
    await json(...plan(LATER));
    const firstEntry = () => shop.shop.known().entries[0];
    const price = () => firstEntry()?.offer.units.find(({ id }) => id === 501)?.placePrice;
    const before = price();
    expect((await json('catalogue', 'history', '900')).planned).toMatchObject([
      { from: LATER, of: 'place', id: 501, price: '400' },
      { from: addDays(LATER, 5) },
    ]);
    expect((await run('catalogue', 'history', '900')).out).toContain(
      `planPrice  place 501: 400 PLN from ${LATER} on`,
    );
    expect((await run('offers', 'show', '900')).out).toContain(
      `Planned: place 501: 400 PLN from ${LATER} on`,
    );
    const at = (day: string): ChangeDeps => ({
      ...shop.changes,
      clock: { now: () => startOfDay(day) },
    });
    expect(await applyPlannedPrices(at(addDays(LATER, -1)))()).toBe(0);
    expect(price()).toBe(before);
    expect(await applyPlannedPrices(at(LATER))()).toBe(1);
    expect(await applyPlannedPrices(at(LATER))()).toBe(0);
    expect([price(), firstEntry()?.planned?.length]).toEqual([zloty(400), 1]);
    expect(firstEntry()?.priceHistory.at(-1)).toMatchObject({ unitId: 501, from: LATER });
    expect((await lines()).map(({ command, by }) => [command.type, by.kind])).toEqual([
      ['planPrice', 'office'],
      ['planPrice', 'office'],
      ['applyPrices', 'system'],
    ]);
  });

  it('R60.9: a price for a past day, for a day after the trip or for an unknown unit is refused', async () => {
    const { run } = await openOffice();
    expect((await run(...plan(addDays(TODAY, -1)))).code).toBe(1);
    expect((await run(...plan('2030-01-01'))).code).toBe(1);
    const unknown = ['offers', 'price', '900', '--of', 'place', '--id', '999', '--price', '1'];
    expect((await run(...unknown, '--from', LATER)).code).toBe(1);
  });
});

describe('numbers of the units and items of an offer', () => {
  it('`offers price` with an unknown number lists the numbers that the offer has', async () => {
    const { run } = await openOffice();
    const price = (of: string) =>
      run('offers', 'price', '900', '--of', of, '--id', '999', '--price', '1');
    expect(await price('place')).toMatchObject({ code: 1, err: expect.stringContaining('501 ') });
    expect((await price('journey')).err).toContain('2 ');
  });

  it('`offers show` prints units with their numbers; with --json it prints the offer in file format', async () => {
    const { run, json } = await openOffice();
    const { out } = await run('offers', 'show', '900');
    expect(out).toMatch(/Unit +Name[\s\S]*\n +501 /);
    expect(out).toContain('Journeys:');
    expect(JSON.stringify(await json('offers', 'show', '900'))).toContain('"id":501');
  });
});

describe('changes by two clerks at the same time', () => {
  const closeBy = (offerId: number) => async (changes: ChangeDeps) =>
    (
      await changeShop(changes)(
        { type: 'closeOffer', offerId },
        { kind: 'office', name: 'Jan' },
        false,
      )
    )._unsafeUnwrap();
  const OTHER = { ...OFFER, id: 901, units: [{ ...PREMIER, id: 601 }] };

  it('an import does not open an offer that another clerk closed while the first clerk was asked', async () => {
    const { run, files, shop } = await openOffice('y', [OFFER, OTHER], closeBy(OFFER.id));
    files.set('offers.json', fileOfOffers({ ...OFFER, base: OFFER.base + zloty(100) }));
    const { code, err } = await run('catalogue', 'import', 'offers.json');
    expect([code, err]).toEqual([1, expect.stringContaining('repeat the command')]);
    expect(shop.shop.known().entries[0]?.offer).toMatchObject({ closed: true, base: OFFER.base });
  });

  it('a change of another offer meanwhile refuses nothing', async () => {
    const { run, shop } = await openOffice('y', [OFFER, OTHER], closeBy(OTHER.id));
    expect((await run(...RAISE)).code).toBe(0);
    expect(shop.shop.known().entries.map(({ offer }) => offer.closed)).toEqual([false, true]);
  });
});

it('R15.1: `offers list` adds the base to the lowest price of a place; --csv writes a file', async () => {
  const { run } = await openOffice(null, [
    offerWith({ id: 900, base: zloty(250), units: [{ ...PREMIER, placePrice: zloty(350) }] }),
  ]);
  expect((await run('offers', 'list')).out).toMatch(/ 600 PLN /);
  const { out } = await run('offers', 'list', '--csv=plain');
  expect(out.split('\n')[0]).toBe('offer,name,from,to,state,place from,yacht from');
  expect(out).toContain('"600"');
});

describe('the office command `offers copy`', () => {
  const copies = (...more: readonly string[]) => ['offers', 'copy', '83', ...more] as const;
  const withDemo = async (...terminal: Parameters<typeof openOffice>) => {
    const office = await openOffice(...terminal);
    const entries = demoCatalogue(TODAY).filter(({ offer }) => offer.to >= TODAY);
    const laidIn = await changeShop(office.shop.changes)(
      { type: 'import', entries },
      { kind: 'office', name: 'Ewa' },
      false,
    );
    laidIn._unsafeUnwrap();
    return { ...office, entries };
  };

  it('the copy has the same prices, but new days, First and Second Minute periods, season and unit numbers', async () => {
    const { json, entries, shop } = await withDemo();
    const offer = entries.find((entry) => entry.offer.id === 83)?.offer ?? OFFER;
    const summer = entries.filter(({ content }) => content.terms[0]?.name === 'Lipiec')[0];
    const from = summer?.offer.from ?? '';
    const days = daysBetween(offer.from, from);
    const output = await json(...copies('--from', from, '--weeks', '2'));
    expect(output.offers).toMatchObject([
      { from, to: addDays(offer.to, days), address: `cyklady-26-plus-${from}` },
      { from: addDays(from, 7), to: addDays(offer.to, days + 7) },
    ]);
    const [first] = output.offers;
    const sold = shop.shop.known().entries.find((entry) => entry.offer.id === first.id);
    expect(sold?.offer).toMatchObject({
      base: offer.base,
      firstMinuteUntil: addDays(offer.firstMinuteUntil ?? '', days),
      secondMinuteUntil: addDays(offer.secondMinuteUntil ?? '', days),
    });
    expect(sold?.offer.units.map(({ id: _id, ...unit }) => unit)).toEqual(
      offer.units.map(({ id: _id, ...unit }) => unit),
    );
    const all = shop.shop.known().entries.flatMap((entry) => entry.offer.units.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    expect(sold?.content.terms).toEqual([{ id: 3, name: 'Lipiec' }]);
  });

  it('the copy has the season of the offers that start in its month, or none', async () => {
    const term = (id: number, from: string, name: string) => {
      const offer = offerWith({ id, from, to: addDays(from, 7), units: [{ ...PREMIER, id }] });
      const file = JSON.parse(fileOfOffers(offer));
      file.offers[0].content.friendlyUrl = `rejs-${id}`;
      file.offers[0].content.terms = [{ id, name }];
      return JSON.stringify(file);
    };
    const { json, run, files } = await openOffice(null, []);
    files.set('maj', term(7001, '2028-05-28', 'Maj'));
    files.set('czerwiec', term(7002, '2028-06-24', 'Czerwiec'));
    for (const file of ['maj', 'czerwiec']) await json('catalogue', 'import', file);
    const copy = ['offers', 'copy', '7001', '--from'];
    expect(await json(...copy, '2028-06-03', '--dry-run')).toMatchObject({
      offers: [{ terms: [{ name: 'Czerwiec' }] }],
    });
    expect(await json(...copy, '2028-09-03', '--dry-run')).toMatchObject({
      offers: [{ terms: [] }],
    });
    expect((await run(...copy, '2028-09-03', '--dry-run')).out).toContain(
      'No offer that starts in the month of 2028-09-03 has a season, so the copy has none',
    );
  });

  it('a copy replaces no offer that another clerk added while the first clerk was asked', async () => {
    const added: number[] = [];
    const addOffer = async (changes: ChangeDeps) => {
      const id = Math.max(...changes.shop.known().entries.map(({ offer }) => offer.id)) + 1;
      const entry = catalogueEntryOf(offerWith({ id, units: [{ ...PREMIER, id: 9_000_000 }] }));
      const request = { type: 'import', entries: [entry] } as const;
      (await changeShop(changes)(request, { kind: 'office', name: 'Jan' }, false))._unsafeUnwrap();
      added.push(id);
    };
    const { run, shop } = await withDemo('y', [OFFER], addOffer);
    const { code, err } = await run(...copies('--from', '2028-07-01'));
    expect([code, err]).toEqual([1, expect.stringContaining('repeat the command')]);
    const { entries } = shop.shop.known();
    expect(entries.find(({ offer }) => offer.id === added[0])?.offer.units[0]?.id).toBe(9_000_000);
    expect(entries.some(({ offer }) => offer.from === '2028-07-01')).toBe(false);
  });

  it('--dry-run changes nothing; unknown offers and past days are refused', async () => {
    const { run, shop, lines } = await withDemo();
    const before = [shop.shop.known().version, (await lines()).length];
    expect((await run(...copies('--from', '2028-07-01', '--dry-run'))).code).toBe(0);
    expect((await run('offers', 'copy', '999999', '--from', '2028-07-01')).err).toBe(
      'The catalogue has no offer with this number: offers list shows all offers.',
    );
    for (const command of ['close', 'open'])
      expect((await run('offers', command, '999999')).err).toContain(
        'has no offer with this number',
      );
    expect((await run(...copies('--from', '2020-07-01'))).err).toContain('must not be over');
    expect((await run(...copies('--from', '2028-07-01', '--weeks', '53'))).code).toBe(2);
    expect([shop.shop.known().version, (await lines()).length]).toEqual(before);
  });
});
