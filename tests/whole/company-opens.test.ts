import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../simulation/simulated-browser.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startShopProcess } from '../support/shop-process.ts';

// Opens a production shop as docs/running.md describes, on both stores.

type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json };
type Environment = Readonly<Record<string, string>>;
type Ended = { readonly code: number; readonly out: string; readonly err: string };

const root = join(import.meta.dirname, '..', '..');
const HOST = 'morze.example';
const PRODUCTION = {
  ...{
    NODE_ENV: 'production',
    PUBLIC_URL: `https://${HOST}`,
    OFFICE_USER: 'Ewa',
    OFFICE_EMAIL: '',
  },
  SMTP_URL: 'smtp://127.0.0.1:9?ignoreTLS=true',
  SMTP_PLAIN: 'allowed',
};

const run = (name: string, words: readonly string[], env: Environment): Promise<Ended> =>
  new Promise((resolve) => {
    const options = {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    } as const;
    execFile(process.execPath, [`adapters/cli/${name}.ts`, ...words], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

const well = async (name: string, words: readonly string[], env: Environment): Promise<string> => {
  const ended = await run(name, words, env);
  expect([name, words.join(' '), ended.code, ended.code === 0 ? '' : ended.err]).toEqual([
    name,
    words.join(' '),
    0,
    '',
  ]);
  return ended.out;
};

type Entry = {
  readonly offer: {
    readonly id: number;
    readonly from: string;
    readonly units: readonly { readonly id: number }[];
  } & Record<string, unknown>;
  readonly content: Record<string, unknown>;
  readonly pricesBefore: readonly object[];
};

/** Numbers with a meaning in the documents must have no meaning here (R3). */
const OWN = [15, 54, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510] as const;
const [RAISED, SMALL, CALLED_OFF] = [15, 54, 501];
const unitOf = (offerId: number): number => offerId * 10 + 1;

const ownOffers = (like: Entry): readonly Entry[] =>
  OWN.map((id) => ({
    ...like,
    pricesBefore: [],
    offer: {
      ...like.offer,
      ...{ id, name: `Rejs ${id} po zatoce`, traits: [] },
      units: like.offer.units.slice(0, 1).map((unit) => ({
        ...unit,
        id: unitOf(id),
        ...(id === SMALL ? { yachts: 1, berths: 2, cabins: 1 } : {}),
      })),
    },
    content: {
      ...like.content,
      ...{ friendlyUrl: `rejs-${id}-po-zatoce`, similar: [] },
      classes: [{ ...(like.content.classes as object[])[0], unitIds: [unitOf(id)] }],
      units: [{ ...(like.content.units as object[])[0], unitId: unitOf(id) }],
    },
  }));

const walkOn = async (
  base: string,
  traveller: number,
  offerId: number,
  isReserveList: 0 | 1 = 0,
) => {
  const browser = openBrowser(base, `10.20.0.${traveller}`);
  const post = async (
    path: string,
    body: object,
  ): Promise<{ readonly status: number; readonly body: Json }> => {
    const headers = { 'content-type': 'application/json', host: HOST };
    const answer = await browser.send(`/v1/reservations/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const step = async (path: string, body: object): Promise<Json> => {
    const answer = await post(path, body);
    expect([path, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([
      path,
      200,
      '',
    ]);
    return answer.body;
  };
  const reservationId = String((await step('create', { offerId })).Reservation?.ReservationId);
  await step('details/update', {
    reservationId,
    accommodationOption: 'single',
    participantsCount: 1,
    termsAccepted: 1,
  });
  const accommodationConfig = [
    { userNum: 1, roomId: unitOf(offerId), optionsChosen: [{ bedroomChosen: 0 }] },
  ];
  const journeyConfig = [{ userNum: 1, journeyId: 2, journeyPointId: null }];
  await step('accommodations/update', {
    reservationId,
    accommodationConfig,
    journeyConfig,
    isReserveList,
  });
  await step('insurance/update', {
    reservationId,
    insuranceConfig: [{ userNum: 1, insuranceId: 1 }],
  });
  await step('addons/update', { reservationId });
  const anna = {
    userNum: 1,
    firstName: 'Anna',
    lastName: 'Żak',
    birthDate: '1995-05-05',
    phone: '600 100 200',
    policyAccepted: 1,
  };
  const account = {
    email: `anna${traveller}@example.com`,
    password: 'rejs po morzu',
    newsletterAccepted: 0,
  };
  const last = await step('participants/update', {
    reservationId,
    participantsConfig: [{ ...anna, ...account }],
  });
  const order = (expectedPrice: number) => {
    const request = {
      reservationId,
      dataAccepted: 1,
      termsAccepted: 1,
      paymentOption: 'onetime',
      paymentType: 'wired',
    };
    return post('confirm', { ...request, expectedPrice: String(expectedPrice) });
  };
  return { reservationId, order, price: Number(last.Reservation?.Price?.CurrentPrice) };
};

const book = async (
  base: string,
  traveller: number,
  offerId: number,
  isReserveList: 0 | 1 = 0,
): Promise<string> => {
  const { reservationId, order, price } = await walkOn(base, traveller, offerId, isReserveList);
  const placed = await order(price);
  expect([placed.status, placed.status === 200 ? '' : placed.body]).toEqual([200, '']);
  return reservationId;
};

const detailsAt = async (base: string, offerId: number): Promise<Json> =>
  (await fetch(`${base}/v1/offers/details?offerId=${offerId}`, { headers: { host: HOST } })).json();

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'running.md'), 'utf8');
const addressOf = (database: string): string =>
  `postgres://kilwater:PASSWORD@${postgres.host}/${database}`;

/** Runs a PostgreSQL block of docs/running.md. Null without the PostgreSQL tools. */
const onPostgres = async (name: string, env: Environment): Promise<string | null> => {
  const block = new RegExp(
    `^\`\`\`sh\\n# test, on PostgreSQL: ${name}\\n([\\s\\S]*?)^\`\`\`$`,
    'm',
  ).exec(guide)?.[1];
  if (block === undefined)
    throw new Error(`docs/running.md has no commands to ${name} on PostgreSQL`);
  const here = block
    .replaceAll('runuser -u postgres -- ', '')
    .replaceAll('@localhost/', `@${postgres.host}/`)
    .replaceAll('/var/backups/kilwater/', `${env.COPIES}/`);
  return (await postgres.shell?.(here, env, 'PASSWORD\nPASSWORD\n')) ?? null;
};

const STORES = [
  {
    ...{ name: 'SQLite', processes: 1 },
    store: async (folder: string): Promise<Environment> => ({
      SHOP_DATA: folder,
      DATABASE_URL: '',
    }),
    copy: async (env: Environment, folder: string): Promise<Environment> => {
      const [file, elsewhere] = [
        join(folder, 'copy.sqlite'),
        { ...env, SHOP_DATA: join(folder, 'elsewhere') },
      ];
      await well('backup', [file], env);
      await well('restore', [file], elsewhere);
      return elsewhere;
    },
  },
  {
    ...{ name: 'PostgreSQL with two processes', processes: 2 },
    store: async (folder: string): Promise<Environment> => {
      const creation = await onPostgres('create', {});
      return {
        SHOP_DATA: folder,
        DATABASE_URL: creation === null ? await postgres.freshDatabase() : addressOf('kilwater'),
      };
    },
    copy: async (env: Environment, folder: string): Promise<Environment | null> => {
      const copies = { ...env, COPIES: folder };
      if ((await onPostgres('copy', copies)) === null) return null;
      expect(await onPostgres('restore', copies)).toContain(
        'Places, ledger, vouchers and journal agree.',
      );
      return { ...env, SHOP_DATA: join(folder, 'elsewhere'), DATABASE_URL: addressOf('restored') };
    },
  },
];

describe.each(STORES)(
  'a company whose shop stores its data in SQLite or PostgreSQL: $name',
  ({ processes, store, copy }) => {
    it('issue 16, R17, R11.2, R46, R66.2, R70: sells, changes offers, is backed up in use; a replay agrees', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'kilwater-company-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const env = { ...PRODUCTION, ...(await store(join(folder, 'data'))) };
      const office = (...words: readonly string[]): Promise<string> => well('office', words, env);
      const file = (name: string, value: unknown): string => {
        writeFileSync(join(folder, name), JSON.stringify(value));
        return join(folder, name);
      };

      const demo: { brands: { brands: object[] }; sellers: object; offers: { offers: Entry[] }[] } =
        JSON.parse(await office('demo', '--dry-run', '--json'));
      const like = demo.offers
        .flatMap(({ offers }) => offers)
        .find(({ offer }) => offer.id === 145);
      if (like === undefined) throw new Error('the demo has no offer to write others after');
      const contact = { phone: '+48 58 000 00 00', email: `biuro@${HOST}` };
      const brands = demo.brands.brands.map((brand, index) =>
        index === 0 ? { ...brand, name: 'Morze i Spółka', office: contact } : brand,
      );
      const opening = [
        '--brands',
        file('brands.json', { ...demo.brands, brands }),
        '--sellers',
        file('sellers.json', demo.sellers),
      ];
      const offers = file('offers.json', { format: 'kilwater-offers/1', offers: ownOffers(like) });
      expect(await office('open', ...opening, '--offers', offers)).toContain('12 offers');

      const shops = await Promise.all(
        Array.from({ length: processes }, () => startShopProcess(env)),
      );
      onTestFinished(async () => void (await Promise.all(shops.map((shop) => shop.close()))));
      const [first, last] = [shops[0]?.base ?? '', shops.at(-1)?.base ?? ''];

      // The customer must see the new price before the order (R17).
      const { order, price, reservationId } = await walkOn(last, 1, RAISED);
      const base = Number((await detailsAt(first, RAISED)).Offer?.Prices?.Base);
      const raised = await run(
        'office',
        ['offers', 'price', String(RAISED), '--of', 'base', '--price', String(base + 100)],
        env,
      );
      expect([raised.code, raised.err]).toEqual([
        0,
        expect.stringContaining('"event":"office.command"'),
      ]);
      const ordered = await order(price);
      expect([ordered.status, ordered.body.code, ordered.body.CurrentPrice]).toEqual([
        409,
        'priceChanged',
        String(price + 100),
      ]);
      expect((await order(price + 100)).status).toBe(200);
      for (const { base: at } of shops)
        await expect
          .poll(async () => Number((await detailsAt(at, RAISED)).Offer?.Prices?.Base), {
            timeout: 20_000,
          })
          .toBe(base + 100);

      for (const traveller of [2, 3]) await book(first, traveller, SMALL);
      const waiting = await book(last, 4, SMALL, 1);
      const moved = await office(
        'offers',
        'yachts',
        String(SMALL),
        '--unit',
        String(unitOf(SMALL)),
        '--yachts',
        '2',
      );
      expect(moved).toContain(waiting);
      expect(JSON.parse(await office('bookings', 'show', waiting, '--json'))).toMatchObject({
        status: 'confirmed',
      });

      const group = [{ travellers: 2, rebate: 77 }];
      const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
      await office(
        'brand',
        'set',
        file('tier.json', { format: 'kilwater-brands/1', brands: [{ ...brands[0], group }] }),
        '--from',
        tomorrow,
      );
      expect((await walkOn(first, 5, RAISED)).price).toBe(price + 100);

      const lost = await book(last, 6, CALLED_OFF);
      await office('offers', 'call-off', String(CALLED_OFF));
      for (const { base: at } of shops)
        await expect
          .poll(async () => (await detailsAt(at, CALLED_OFF)).Offer?.Standing, { timeout: 20_000 })
          .toBe('closed');
      expect(JSON.parse(await office('bookings', 'show', lost, '--json'))).toMatchObject({
        status: expect.stringMatching(/cancel|odwoł/i),
      });

      // The copy must hold everything that was acknowledged before it began.
      let copied = false;
      const copying = copy(env, folder).finally(() => {
        copied = true;
      });
      for (let traveller = 7; !copied && traveller < 30; traveller += 1)
        await book(last, traveller, OWN[3 + (traveller % 8)] ?? RAISED);
      const elsewhere = await copying;
      if (elsewhere !== null) {
        expect(await well('restore', ['--check'], elsewhere)).toContain(
          'Places, ledger, vouchers and journal agree.',
        );
        for (const id of [reservationId, waiting, lost])
          expect(await well('office', ['bookings', 'show', id, '--json'], elsewhere)).toBe(
            await office('bookings', 'show', id, '--json'),
          );
      }

      // Without PAYU_* the shop takes bank transfers only and logs that at the start (R30.5).
      for (const shop of shops)
        expect(shop.said().join('\n')).toContain('"event":"payments.transfer-only"');

      const journal = join(folder, 'journal.jsonl');
      await well('export', [journal], env);
      expect(await well('replay', [journal], env)).toContain(
        'The replay agrees with the recording.',
      );
    }, 240_000);
  },
);
