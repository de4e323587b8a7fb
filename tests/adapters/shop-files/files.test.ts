import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatFileProblem } from '../../../adapters/shop-files/file-problem.ts';
import {
  formatOffersFile,
  readOffers,
  shopFileSchema,
} from '../../../adapters/shop-files/opening.ts';
import { DEMO_DAY, fileProblems, texts } from './demo-texts.ts';

describe('the files of the offers', () => {
  const [file] = texts.offers;
  if (file === undefined) throw new Error('The demo has no offers');
  type Entry = {
    offer: Record<string, unknown> & { units: Record<string, unknown>[] };
    content: Record<string, unknown>;
    pricesBefore?: unknown[];
  };
  const all: Entry[] = JSON.parse(file.text).offers;
  const demoEntry = (change: (entry: Entry) => void = () => {}) => {
    const entry: Entry = structuredClone(
      all.find(({ offer }) => String(offer.from) > DEMO_DAY && offer.units.length > 1),
    ) ?? {
      offer: { units: [] },
      content: {},
    };
    entry.content.similar = [];
    change(entry);
    return entry;
  };
  const read = (...entries: readonly Entry[]) =>
    readOffers(
      [
        {
          file: 'o.json',
          text: JSON.stringify({ format: 'kilwater-offers/1', offers: entries }, null, 2),
        },
      ],
      DEMO_DAY,
      'refused',
    );
  const problems = (...entries: readonly Entry[]) =>
    fileProblems(read(...entries)).map((line) => line.replace(/^o\.json:\d+: /, ''));

  it('issue 16: a picture is a drawing of the shop or a file in /zdjecia; other picture URLs are refused', () => {
    const showing = (url: string) =>
      problems(
        demoEntry(({ content }) => Object.assign(content, { pictures: [{ url, alt: 'Jacht' }] })),
      );
    for (const url of [
      '/sceny/croatia-day-monohull-1-1200x800.svg',
      '/zdjecia/jacht.jpg',
      '/zdjecia/2027/Zatoka_2.webp',
    ])
      expect([url, showing(url)]).toEqual([url, []]);
    for (const url of [
      'https://obcy.example/jacht.jpg',
      '//obcy.example/jacht.jpg',
      'jacht.jpg',
      '/zdjecia/../tajne.jpg',
      '/zdjecia/mój jacht.jpg',
    ])
      expect([url, showing(url)]).toEqual([
        url,
        [expect.stringMatching(/^offers\[0\]\.content\.pictures\[0\]\.url must be path /)],
      ]);
  });

  it('refuse past trips, except in the demo', () => {
    expect(
      fileProblems(readOffers(texts.offers, DEMO_DAY, 'refused')).some((line) =>
        line.includes('must not be over: today is 2027-03-01'),
      ),
    ).toBe(true);
    expect(readOffers(texts.offers, DEMO_DAY, 'allowed').isOk()).toBe(true);
  });

  it('R3.3: give traits by name; offers get no trait from the numbers 15 and 54, unlike in the documents', () => {
    const offers = read(
      demoEntry(({ offer }) => Object.assign(offer, { id: 15, traits: [] })),
      demoEntry(({ offer, content, pricesBefore }) => {
        Object.assign(offer, { id: 54, traits: ['recommended'] });
        content.friendlyUrl = 'inny-adres';
        for (const unit of offer.units) unit.id = Number(unit.id) + 1_000_000;
        for (const part of [
          ...(content.units as { unitId: number }[]),
          ...((pricesBefore ?? []) as { unitId: number }[]),
        ])
          part.unitId += 1_000_000;
        content.classes = [];
      }),
    )._unsafeUnwrap();
    expect(offers.map(({ offer }) => [offer.id, offer.traits])).toEqual([
      [15, []],
      [54, ['recommended']],
    ]);
  });

  it('R3.4: numbers and names that have a meaning in the demo have none in a company’s offer files', () => {
    const point = { id: 2, name: 'Kraków', price: 0, available: true };
    const journey = {
      id: 1,
      name: 'Prom',
      price: 0,
      available: true,
      paidOnSpot: false,
      points: [] as unknown[],
    };
    const addon = {
      id: 7,
      name: 'Transport roweru',
      price: 10,
      available: true,
      sized: false,
      options: [] as unknown[],
    };
    const companyOffers = (kinds: Record<string, unknown>, ways: unknown, addons: unknown) =>
      read(
        demoEntry(({ offer, content }) => {
          for (const key of ['exotic', 'countryListed']) delete offer[key];
          Object.assign(offer, { countryId: 11, journeys: [ways], addons: [addons], ...kinds });
          Object.assign(content, {
            journeys: [],
            addons: [],
            classes: [{ id: 1, name: 'Lista gości', description: '', unitIds: [] }],
          });
          for (const unit of offer.units) {
            delete unit.hidden;
            unit.name = 'Skipper 40';
          }
        }),
      )._unsafeUnwrap()[0];
    const plain = companyOffers({}, journey, addon);
    expect(plain?.offer).toMatchObject({
      exotic: false,
      countryListed: true,
      journeys: [{ pickUp: false }],
      addons: [{ kind: 'ordinary' }],
    });
    expect(plain?.offer.units.map(({ hidden }) => hidden)).toEqual(
      plain?.offer.units.map(() => false),
    );
    expect(plain?.content.classes).toMatchObject([{ hidden: false }]);
    const special = companyOffers(
      { exotic: true },
      { ...journey, pickUp: true, points: [point] },
      { ...addon, kind: 'luggage' },
    );
    expect(special?.offer).toMatchObject({
      exotic: true,
      journeys: [{ pickUp: true, points: [{ needsGroup: false }] }],
      addons: [{ kind: 'luggage' }],
    });
  });

  it.each<[string, (entry: Entry) => void, string]>([
    [
      'a coach without a boarding point',
      ({ offer }) =>
        Object.assign(offer, {
          journeys: [
            {
              id: 9,
              name: 'Autokar',
              price: 0,
              available: true,
              paidOnSpot: false,
              pickUp: true,
              points: [],
            },
          ],
        }),
      'offers[0].offer.journeys[0].pickUp must have pick-up points',
    ],
    [
      'points to get on at of a journey that asks for none',
      ({ offer }) =>
        Object.assign(offer, {
          journeys: [
            {
              id: 1,
              name: 'Autokar',
              price: 0,
              available: true,
              paidOnSpot: false,
              points: [{ id: 1, name: 'Łódź', price: 0, available: true }],
            },
          ],
        }),
      'offers[0].offer.journeys[0].pickUp must be true if the journey has pick-up points',
    ],
    [
      'extra luggage twice',
      ({ offer }) =>
        Object.assign(offer, {
          addons: [1, 2].map((id) => ({
            id,
            name: 'Torba',
            price: 10,
            available: true,
            sized: false,
            kind: 'luggage',
            options: [],
          })),
        }),
      'offers[0].offer.addons[1].kind is a second luggage add-on',
    ],
    [
      'an unknown trait',
      ({ offer }) => Object.assign(offer, { traits: ['soldout'] }),
      'offers[0].offer.traits[0] must be one of',
    ],
    [
      'a day that the calendar has not',
      ({ offer }) => Object.assign(offer, { from: '2027-02-30' }),
      'offers[0].offer.from must be day as 2027-05-22',
    ],
    [
      'an end before the start',
      ({ offer }) => Object.assign(offer, { to: '2027-03-02' }),
      'offers[0].offer.to must not be before',
    ],
    [
      'more beds in cabins than berths',
      ({ offer }) => Object.assign(offer.units[0] ?? {}, { cabins: 30 }),
      'offers[0].offer.units[0].cabins must not have more beds',
    ],
    [
      'a unit that nobody describes',
      ({ content }) => Object.assign(content, { units: [] }),
      'offers[0].offer.units[0] is not described among content.units',
    ],
    [
      'a similar offer that there is not',
      ({ content }) => Object.assign(content, { similar: [99] }),
      'offers[0].content.similar[0] names offer 99, which does not exist',
    ],
    [
      'a minute period after the start',
      ({ offer }) => Object.assign(offer, { firstMinuteUntil: '2029-01-01' }),
      'offers[0].offer.firstMinuteUntil must not be after',
    ],
    [
      'a price of tomorrow',
      (entry) =>
        Object.assign(entry, {
          pricesBefore: [
            { unitId: entry.offer.units[0]?.id, from: '2027-03-02', place: 1, whole: 1, base: 1 },
          ],
        }),
      'offers[0].pricesBefore[0].from must not be after today',
    ],
    [
      'a field that nothing reads',
      ({ offer }) => Object.assign(offer, { colour: 'red' }),
      'offers[0].offer.colour is an unknown field: correct or remove it',
    ],
  ])('%s is refused, and the message names the field', (_, change, sentence) => {
    expect(problems(demoEntry())).toEqual([]);
    expect(problems(demoEntry(change)).some((line) => line.startsWith(sentence))).toBe(true);
  });

  it('refuse duplicate offer numbers and page addresses across all files', () => {
    expect(problems(demoEntry(), demoEntry())).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^offers\[1\]\.offer\.id is the same number as offers\[0\]\.offer\.id/,
        ),
        expect.stringMatching(/^offers\[1\]\.content\.friendlyUrl is the same address as/),
        expect.stringMatching(/^offers\[1\]\.offer\.units\[0\]\.id is the same unit as/),
      ]),
    );
  });

  it('all errors are reported together: of single offers, and of values that two offers must not share', () => {
    const wrong = demoEntry(({ offer }) => Object.assign(offer, { id: 801, base: -1 }));
    const found = problems(
      wrong,
      demoEntry(({ content }) => Object.assign(content, { similar: [801, 99] })),
      demoEntry(({ offer }) => Object.assign(offer, { to: '2020-01-01' })),
    );
    for (const sentence of [
      'offers[0].offer.base must be a number from 0',
      'offers[1].content.similar[1] names offer 99',
      'offers[2].content.friendlyUrl is the same address as offers[1].content.friendlyUrl',
      'offers[2].offer.to must not be before',
    ])
      expect(
        found.some((line) => line.startsWith(sentence)),
        `${sentence}\n${found.join('\n')}`,
      ).toBe(true);
    expect(found.some((line) => line.includes('names offer 801'))).toBe(false);
  });

  it('R60: a price history has the earlier prices of the file and ends with the price of the import day', () => {
    const entry = demoEntry((entryFields) => delete entryFields.pricesBefore);
    const [unit] = entry.offer.units;
    const fresh = read(entry)._unsafeUnwrap()[0];
    expect(fresh?.priceHistory.map(({ unitId, from, place }) => [unitId, from, place])).toEqual(
      fresh?.offer.units.map(({ id, placePrice }) => [id, DEMO_DAY, placePrice]),
    );
    const older = read({
      ...entry,
      pricesBefore: [{ unitId: unit?.id, from: '2027-01-01', place: 5000, whole: 50_000, base: 0 }],
    })._unsafeUnwrap()[0];
    expect(
      older?.priceHistory
        .filter(({ unitId }) => unitId === unit?.id)
        .map(({ from, place }) => [from, place]),
    ).toEqual([
      ['2027-01-01', 500_000],
      [DEMO_DAY, fresh?.offer.units[0]?.placePrice],
    ]);
  });

  it('R60.3: export and import keep two prices of one day and their First and Second Minute periods', () => {
    const entry = demoEntry((entryFields) => delete entryFields.pricesBefore);
    const [unit] = entry.offer.units;
    const step = (place: number) => ({
      unitId: unit?.id,
      from: '2027-01-01',
      place,
      whole: 50_000,
      base: 0,
    });
    const periods = { firstMinuteUntil: null, secondMinuteUntil: '2027-01-31' };
    const first = read({
      ...entry,
      pricesBefore: [{ ...step(5000), periods }, step(4000)],
    })._unsafeUnwrap();
    const again = readOffers(
      [{ file: 'o.json', text: formatOffersFile(first) }],
      DEMO_DAY,
      'refused',
    )._unsafeUnwrap();
    const prices = again[0]?.priceHistory
      .filter(({ unitId }) => unitId === unit?.id)
      .map((each) => [each.place, each.periods]);
    expect(prices?.slice(0, 2)).toEqual([
      [500_000, periods],
      [400_000, undefined],
    ]);
  });
});

it('an invalid command option is reported without a file name', () => {
  expect(
    formatFileProblem({ file: '', line: null, field: 'price', problem: 'must be from 1 PLN' }),
  ).toBe('price must be from 1 PLN');
});

describe('the published JSON schemas of the company’s files', () => {
  it.each([['brands'], ['sellers'], ['offers']] as const)(
    'docs/schemas has the current schema of %s, as `catalogue schema` prints it',
    (name) => {
      expect(
        JSON.parse(
          readFileSync(new URL(`../../../docs/schemas/${name}.json`, import.meta.url), 'utf8'),
        ),
      ).toEqual(shopFileSchema(name));
    },
  );
});
