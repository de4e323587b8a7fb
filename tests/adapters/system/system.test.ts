import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readOrCreateShop, ShopNotOpened } from '../../../adapters/composition/opened-shop.ts';
import {
  DEMO_BRANDS,
  DEMO_SELLERS,
  demoCatalogue,
  demoShop,
} from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { catalogueOf } from '../../../adapters/system/catalogue.ts';
import { shopClock } from '../../../adapters/system/clock.ts';
import {
  missingProductionSettings,
  officeEmailOf,
  readConfig,
  shopUrlOf,
} from '../../../adapters/system/config.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { argon2Passwords, commonPasswordList } from '../../../adapters/system/passwords.ts';
import { PasswordsBusy } from '../../../application/ports/system.ts';
import { isBookingId } from '../../../domain/booking/booking-id.ts';
import { DAY_LENGTH } from '../../../domain/calendar.ts';

describe('passwords (R42)', () => {
  it('R42.2: are stored as salted argon2id with their parameters', async () => {
    const { hash } = argon2Passwords();
    const [first, two] = await Promise.all([hash('tajne-hasło'), hash('tajne-hasło')]);
    expect(first).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(first).not.toBe(two);
  });

  it('match only the hash of the same password', async () => {
    const { hash, matches } = argon2Passwords();
    const stored = await hash('tajne-hasło');
    expect(await matches('tajne-hasło', stored)).toBe(true);
    for (const wrong of ['tajne-haslo', 'tajne-hasło ', ''])
      expect(await matches(wrong, stored)).toBe(false);
    for (const none of [null, '', 'plain', '$argon2id$v=19$m=8,t=1,p=1$AAAA'])
      expect(await matches('tajne-hasło', none)).toBe(false);
  });

  it('are verified with the parameters of their hash', async () => {
    const { hash, matches } = argon2Passwords();
    const stored = await hash('x');
    expect(await matches('x', stored.replace('t=2', 't=3'))).toBe(false);
  });

  it('twenty passwords hashed at the same time are all hashed', async () => {
    const { hash, matches } = argon2Passwords(60_000);
    const stored = await hash('x');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => matches(number % 2 === 0 ? 'x' : 'y', stored)),
    );
    expect(answers.filter(Boolean)).toHaveLength(10);
  });
});

describe('hashing under load (R42)', () => {
  it('refuses a call if 64 calls already wait, and accepts calls again when fewer wait', async () => {
    const { matches } = argon2Passwords(60_000);
    const tries = await Promise.allSettled(Array.from({ length: 80 }, () => matches('x', null)));
    const refused = tries.filter((attempt) => attempt.status === 'rejected');
    expect(
      refused.map((attempt) => (attempt.status === 'rejected' ? attempt.reason : null)),
    ).toEqual(Array(14).fill(expect.any(PasswordsBusy)));
    await expect(matches('x', null)).resolves.toBe(false);
  });

  it('a login that would wait too long is refused; setting a password waits as long as needed', async () => {
    const { hash, matches } = argon2Passwords(0);
    const tries = await Promise.allSettled([
      matches('x', null),
      matches('x', null),
      matches('x', null),
    ]);
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(
      tries.map((attempt) => (attempt.status === 'rejected' ? attempt.reason : null)),
    ).toContainEqual(expect.any(PasswordsBusy));
    expect(await Promise.all([hash('x'), hash('x'), hash('x')])).toHaveLength(3);
    await expect(matches('x', null)).resolves.toBe(false);
  });

  it('refuses a call that waited too long since its arrival, even if it waited for the store', async () => {
    const PATIENCE = 500;
    const { hash, inLine, matches } = argon2Passwords(PATIENCE);
    const stored = await hash('x');
    const late = inLine(async (turn) => {
      const came = performance.now();
      while (performance.now() - came < PATIENCE) await pause(20);
      const hashing = [hash('y'), hash('y')];
      const refusal = await turn.matches('x', stored).catch((failure: unknown) => failure);
      await Promise.all(hashing);
      return refusal;
    });
    expect(await late).toBeInstanceOf(PasswordsBusy);
    await expect(matches('x', stored)).resolves.toBe(true);
  });

  it('the time limit of all calls in one turn of the event loop starts at the first, so blocking counts', async () => {
    const { hash, inLine, matches } = argon2Passwords(500);
    const stored = await hash('x');
    const first = matches('x', stored);
    const second = hash('y');
    const began = performance.now();
    while (performance.now() - began < 500);
    const last = inLine(({ matches }) => matches('x', stored)).catch((failure: unknown) => failure);
    expect(await last).toBeInstanceOf(PasswordsBusy);
    expect([await first, await second]).toEqual([true, expect.any(String)]);
    await expect(matches('x', stored)).resolves.toBe(true);
  });

  it('refuses calls over the limit before they do any work, and keeps accepted calls in the queue', async () => {
    const { inLine, matches } = argon2Passwords(60_000);
    let goOn = (): void => undefined;
    const blocked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const inTime = Array.from({ length: 66 }, (_, index) =>
      inLine(async (turn) => {
        await blocked;
        return index > 0 || turn.matches('x', await turn.hash('x'));
      }),
    );
    let begun = false;
    const late = inLine(async () => {
      begun = true;
    });
    await expect(late).rejects.toBeInstanceOf(PasswordsBusy);
    await expect(matches('x', null)).rejects.toBeInstanceOf(PasswordsBusy);
    expect(begun).toBe(false);
    goOn();
    expect(await Promise.all(inTime)).toEqual(inTime.map(() => true));
    await expect(matches('x', null)).resolves.toBe(false);
  });
});

describe('ids (R43, R45)', () => {
  it('booking ids are valid and unique', () => {
    const ids = Array.from({ length: 2000 }, cryptoIds.bookingId);
    expect(ids.every(isBookingId)).toBe(true);
    expect(new Set(ids).size).toBe(2000);
  });

  it('R43.2: tokens have 256 bits and are stored as a hash', () => {
    const token = cryptoIds.token();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(cryptoIds.hashOf(token)).toBe(cryptoIds.hashOf(token));
    expect(cryptoIds.hashOf(token)).not.toContain(token);
  });
});

describe('the clock of the shop, set by SHOP_CLOCK', () => {
  const MARCH = Date.parse('2027-03-01T09:00:00Z');
  const near = (moment: number): unknown =>
    expect.toSatisfy((time: number) => Math.abs(time - moment) < 5000);

  it('is the machine’s clock by default', async () => {
    expect((await shopClock(openMemoryStore().values, null, false)).now()).toEqual(
      near(Date.now()),
    );
  });

  it('starts at the given time; without SHOP_CLOCK, a restart and the command line use the stored time', async () => {
    const { values } = openMemoryStore();
    expect((await shopClock(values, MARCH, false)).now()).toEqual(near(MARCH));
    expect((await shopClock(values, null, false)).now()).toEqual(near(MARCH));
  });

  it('continues after a restart with the same SHOP_CLOCK; another SHOP_CLOCK moves it to the given time', async () => {
    const { values } = openMemoryStore();
    await values.set('clock', `${MARCH} ${MARCH - Date.now() + 3 * DAY_LENGTH}`);
    expect((await shopClock(values, MARCH, false)).now()).toEqual(near(MARCH + 3 * DAY_LENGTH));
    expect((await shopClock(values, MARCH + DAY_LENGTH, false)).now()).toEqual(
      near(MARCH + DAY_LENGTH),
    );
  });

  it('can be moved forward while the shop runs; a restart with any SHOP_CLOCK keeps the moved time', async () => {
    for (const startsAt of [MARCH, null]) {
      const { values } = openMemoryStore();
      const clock = await shopClock(values, startsAt, false);
      const began = startsAt ?? Date.now();
      expect(await clock.forward?.(2 * DAY_LENGTH)).toEqual(near(began + 2 * DAY_LENGTH));
      expect(clock.now()).toEqual(near(began + 2 * DAY_LENGTH));
      expect((await shopClock(values, startsAt, false)).now()).toEqual(
        near(began + 2 * DAY_LENGTH),
      );
      expect((await shopClock(values, null, false)).now()).toEqual(near(began + 2 * DAY_LENGTH));
    }
  });

  it('is the machine’s clock in production, even if another time was stored, and cannot be moved', async () => {
    const { values } = openMemoryStore();
    await shopClock(values, MARCH, false);
    const clock = await shopClock(values, MARCH, true);
    expect(clock.now()).toEqual(near(Date.now()));
    expect(clock.forward).toBe(undefined);
  });
});

describe('the configuration of the program', () => {
  it('each environment variable has a default', () => {
    expect(readConfig({})._unsafeUnwrap()).toEqual({
      port: 3000,
      production: false,
      folder: 'var',
      contentFolder: null,
      paymentProviders: [],
      store: { kind: 'sqlite', file: 'var/shop.sqlite' },
      smtpUrl: null,
      smtpAllowsUnencrypted: false,
      officeEmail: null,
      publicUrl: null,
      blogUrl: null,
      mapTiles: null,
      trustProxy: null,
      log: 'text',
      hsts: 'off',
      metrics: null,
      work: 'here',
      startsAt: null,
    });
  });

  it('V16.2.4, V3.4.1: by default, production logs JSON and requires HTTPS for subdomains too', () => {
    const logAndHsts = (more: Record<string, string>) => {
      const { log, hsts } = readConfig(more)._unsafeUnwrap();
      return [log, hsts];
    };
    expect(logAndHsts({ NODE_ENV: 'production' })).toEqual(['json', 'withSubdomains']);
    expect(
      logAndHsts({ NODE_ENV: 'production', LOG_FORMAT: 'text', HSTS_SUBDOMAINS: 'excluded' }),
    ).toEqual(['text', 'host']);
    expect(logAndHsts({ LOG_FORMAT: 'json', HSTS_SUBDOMAINS: 'included' })).toEqual([
      'json',
      'off',
    ]);
    expect(readConfig({ LOG_FORMAT: 'xml' })._unsafeUnwrapErr()).toEqual([
      'LOG_FORMAT is "xml": write json or text, or leave it out.',
    ]);
  });

  it('is read from the environment variables', () => {
    const config = readConfig({
      PORT: '8080',
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://shop:pass@db/shop?sslmode=verify-full',
      PUBLIC_URL: 'https://rejsy.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SMTP_URL: 'smtps://mail.example',
      SHOP_CLOCK: '2027-03-01T09:00:00Z',
    })._unsafeUnwrap();
    expect(config.store).toEqual({
      kind: 'postgres',
      url: 'postgres://shop:pass@db/shop?sslmode=verify-full',
    });
    expect([config.publicUrl, shopUrlOf(config)]).toEqual([
      'https://rejsy.example',
      'https://rejsy.example',
    ]);
    expect(config.startsAt).toBeNull();
    expect(shopUrlOf({ publicUrl: null, port: 8080 })).toBe('http://localhost:8080');
    expect(officeEmailOf(config)).toBe('biuro@rejsy.example');
    expect(officeEmailOf(readConfig({})._unsafeUnwrap())).toMatch(/^biuro@/);
    expect(officeEmailOf(readConfig({ OFFICE_EMAIL: 'biuro@inne.example' })._unsafeUnwrap())).toBe(
      'biuro@inne.example',
    );
  });

  it('R66.1, R66.2: lists the settings that production lacks; the office’s e-mail can be a brand setting', () => {
    const names = (environment: Record<string, string>, brandEmail: string | null = null) =>
      missingProductionSettings(readConfig(environment)._unsafeUnwrap(), brandEmail).map(
        (sentence) => /^\w+/.exec(sentence)?.[0],
      );
    const all = {
      PUBLIC_URL: 'https://rejsy.example',
      SMTP_URL: 'smtps://mail.example',
      OFFICE_EMAIL: 'biuro@rejsy.example',
    };
    expect(names({ NODE_ENV: 'production' })).toEqual(['PUBLIC_URL', 'SMTP_URL', 'OFFICE_EMAIL']);
    expect(names({ NODE_ENV: 'production', ...all, SMTP_URL: '' })).toEqual(['SMTP_URL']);
    expect(names({ NODE_ENV: 'production', ...all })).toEqual([]);
    expect(names({})).toEqual([]);
    expect(
      names({ NODE_ENV: 'production', ...all, OFFICE_EMAIL: '' }, 'biuro@marka.example'),
    ).toEqual([]);
  });

  it('the message for a wrong value says how to correct it, and never repeats a password', () => {
    const errors = readConfig({
      PORT: '70000',
      DATABASE_URL: 'mysql://root:secret@db',
      SMTP_URL: 'secret',
      OFFICE_EMAIL: 'biuro',
      PUBLIC_URL: 'https://x.pl/shop',
      BLOG_URL: 'blog',
      TRUST_PROXY: 'everybody!',
      SHOP_CLOCK: 'tomorrow',
    })._unsafeUnwrapErr();
    expect(errors.map((sentence) => /^\w+/.exec(sentence)?.[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'OFFICE_EMAIL',
      'PUBLIC_URL',
      'BLOG_URL',
      'TRUST_PROXY',
      'SHOP_CLOCK',
    ]);
    expect(errors.join()).not.toContain('secret');
  });
});

describe('the initial state of a shop', () => {
  const at = Date.UTC(2027, 2, 1, 9);

  it('R66.2: development loads the demo into an empty store once; production refuses an empty store', async () => {
    const { catalogueStore } = openMemoryStore();
    await expect(readOrCreateShop(catalogueStore, 'refuse', at)).rejects.toThrow(ShopNotOpened);
    expect([await catalogueStore.opening(), await catalogueStore.load()]).toEqual([null, []]);
    const first = await readOrCreateShop(catalogueStore, 'demo', at);
    expect(first).toMatchObject({ as: 'demo', brands: DEMO_BRANDS });
    expect(first.sellers).toEqual(DEMO_SELLERS);
    expect(await readOrCreateShop(catalogueStore, 'refuse', at + 9_000_000_000)).toEqual(first);
  });

  it('the demo imported from its files equals the demo data of the program, to the grosz', async () => {
    expect(demoShop(at, 'test').entries).toEqual(demoCatalogue('2027-03-01'));
  });

  it('a store from a release without stored brands keeps its offers and gets the demo’s brand settings', async () => {
    const { catalogueStore } = openMemoryStore();
    const [entry] = demoCatalogue('2027-03-01');
    if (entry === undefined) throw new Error('The demo has no offers');
    await catalogueStore.replace([entry]);
    const opened = await readOrCreateShop(catalogueStore, 'refuse', at);
    expect([opened.entries, opened.brands]).toEqual([[entry], DEMO_BRANDS]);
  });

  it('offers are found by number and page address, and different catalogues have different versions', () => {
    const entries = demoCatalogue('2027-03-01');
    const catalogue = catalogueOf(entries);
    const [entry] = catalogue.all(1);
    expect(catalogue.byUrl(1, entry?.content.friendlyUrl ?? '')).toBe(entry);
    expect(catalogue.byId(1, entry?.offer.id ?? 0)).toBe(entry);
    expect([catalogue.all(2), catalogue.byId(2, entry?.offer.id ?? 0)]).toEqual([
      catalogue.all(1),
      entry,
    ]);
    expect(catalogueOf([]).version()).not.toBe(catalogue.version());
  });

  it('an offer that an earlier release stored gets values for all current fields', async () => {
    const { catalogueStore } = openMemoryStore();
    const [entry] = demoCatalogue('2027-03-01');
    if (entry === undefined) throw new Error('The demo has no offers');
    const { pictures, headings, html, movie, touristTaxEuros, ...content } = entry.content;
    expect([pictures, headings, html, movie, touristTaxEuros]).not.toContain(undefined);
    const before = {
      ...content,
      ports: content.ports.map(({ available, images, ...port }) => port),
      attractions: content.attractions.map(({ name, description }) => ({ name, description })),
      journeys: content.journeys.map(({ journeyId, details }) => ({ journeyId, details })),
    };
    await catalogueStore.replace([JSON.parse(JSON.stringify({ ...entry, content: before }))]);
    const storedContent = (await readOrCreateShop(catalogueStore, 'refuse', at)).entries[0]
      ?.content;
    expect(storedContent).toMatchObject({
      html: ['', '', ''],
      movie: null,
      pictures: [],
      headings: { journeys: '' },
    });
    expect(
      storedContent?.ports.every(({ available, images }) => available && images.length === 0),
    ).toBe(true);
    expect(storedContent?.attractions.every(({ available }) => available)).toBe(true);
    expect(storedContent?.journeys.map(({ journeyId }) => journeyId)).toEqual(
      content.journeys.map(({ journeyId }) => journeyId),
    );
  });
});

describe('the list of common passwords that are refused', () => {
  it('R67.1: has the ten thousand most used passwords, in lower case, and is loaded once', async () => {
    const listed = commonPasswordList();
    const words = await listed.words();
    expect(words.size).toBe(10_000);
    for (const word of ['123456', 'password', 'qwerty', 'polska']) expect(words).toContain(word);
    for (const word of words) expect(word).toBe(word.toLowerCase());
    expect(await listed.words()).toBe(words);
  });
});
