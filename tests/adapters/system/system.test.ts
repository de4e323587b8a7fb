import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { NotOpened, openedShop } from '../../../adapters/composition/opened-shop.ts';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/data/brands.ts';
import { DEMO_SELLERS } from '../../../adapters/demo-catalogue/data/sellers.ts';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { demoShop } from '../../../adapters/demo-catalogue/demo-shop.ts';
import { openMemory } from '../../../adapters/storage/memory/memory.ts';
import { catalogueOf } from '../../../adapters/system/catalogue.ts';
import { shopClock } from '../../../adapters/system/clock.ts';
import { listedPasswords } from '../../../adapters/system/common-passwords.ts';
import { addressOf, missingToOpen, officeAddressOf, readConfig } from '../../../adapters/system/config.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { argon2Passwords } from '../../../adapters/system/passwords.ts';
import { PasswordsBusy } from '../../../application/ports/passwords.ts';
import { isBookingId } from '../../../domain/booking/booking-id.ts';
import { DAY_LENGTH } from '../../../domain/calendar.ts';

describe('passwords (R42)', () => {
  it('are kept as argon2id with their parameters, salted (R42.2)', async () => {
    const { hash } = argon2Passwords();
    const [one, two] = await Promise.all([hash('tajne-hasło'), hash('tajne-hasło')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it('match themselves alone', async () => {
    const { hash, matches } = argon2Passwords();
    const kept = await hash('tajne-hasło');
    expect(await matches('tajne-hasło', kept)).toBe(true);
    for (const wrong of ['tajne-haslo', 'tajne-hasło ', '']) expect(await matches(wrong, kept)).toBe(false);
    for (const none of [null, '', 'plain', '$argon2id$v=19$m=8,t=1,p=1$AAAA']) expect(await matches('tajne-hasło', none)).toBe(false);
  });

  it('go by the parameters they were kept with', async () => {
    const { hash, matches } = argon2Passwords();
    const kept = await hash('x');
    expect(await matches('x', kept.replace('t=2', 't=3'))).toBe(false);
  });

  it('twenty at once all come to their turn', async () => {
    const { hash, matches } = argon2Passwords(60_000);
    const kept = await hash('x');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => matches(number % 2 === 0 ? 'x' : 'y', kept)));
    expect(answers.filter(Boolean)).toHaveLength(10);
  });
});

describe('hashing under load (R42)', () => {
  it('refuses whoever would wait behind 64 others, and takes everybody again once the line is shorter', async () => {
    const { matches } = argon2Passwords(60_000);
    const tries = await Promise.allSettled(Array.from({ length: 80 }, () => matches('x', null)));
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused.map((one) => (one.status === 'rejected' ? one.reason : null))).toEqual(Array(14).fill(expect.any(PasswordsBusy)));
    await expect(matches('x', null)).resolves.toBe(false);
  });

  it('lets nobody who logs in wait for long, on a busy machine either; who sets a password waits until it is done', async () => {
    const { hash, matches } = argon2Passwords(0);
    const tries = await Promise.allSettled([matches('x', null), matches('x', null), matches('x', null)]);
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(tries.map((one) => (one.status === 'rejected' ? one.reason : null))).toContainEqual(expect.any(PasswordsBusy));
    expect(await Promise.all([hash('x'), hash('x'), hash('x')])).toHaveLength(3);
    await expect(matches('x', null)).resolves.toBe(false);
  });

  it('counts the wait from the coming in: whoever has waited for the store already is not kept as long again', async () => {
    const PATIENCE = 500;
    const { hash, inLine, matches } = argon2Passwords(PATIENCE);
    const kept = await hash('x');
    const late = inLine(async (turn) => {
      const came = performance.now();
      while (performance.now() - came < PATIENCE) await pause(20);
      // Both places are taken, for a moment.
      const hashing = [hash('y'), hash('y')];
      const told = await turn.matches('x', kept).catch((failure: unknown) => failure);
      await Promise.all(hashing);
      return told;
    });
    expect(await late).toBeInstanceOf(PasswordsBusy);
    await expect(matches('x', kept)).resolves.toBe(true);
  });

  it('counts it from the beginning of the turn in which they are read: one of many calls that came at once has waited for the others', async () => {
    const { hash, inLine, matches } = argon2Passwords(500);
    const kept = await hash('x');
    const first = matches('x', kept);
    // Both places are taken, and reading the others takes as long as anybody may wait.
    const second = hash('y');
    const began = performance.now();
    while (performance.now() - began < 500);
    const last = inLine(({ matches }) => matches('x', kept)).catch((failure: unknown) => failure);
    expect(await last).toBeInstanceOf(PasswordsBusy);
    expect([await first, await second]).toEqual([true, expect.any(String)]);
    await expect(matches('x', kept)).resolves.toBe(true);
  });

  it('refuses before anything else is done for whoever comes too late, and keeps their place for those who came in time', async () => {
    const { inLine, matches } = argon2Passwords(60_000);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const inTime = Array.from({ length: 66 }, (_, index) =>
      inLine(async (turn) => {
        await held;
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
  it('booking ids are good ones and do not repeat', () => {
    const ids = Array.from({ length: 2000 }, cryptoIds.bookingId);
    expect(ids.every(isBookingId)).toBe(true);
    expect(new Set(ids).size).toBe(2000);
  });

  it('tokens have 256 bits and are known by their hash (R43.2)', () => {
    const token = cryptoIds.token();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(cryptoIds.hashOf(token)).toBe(cryptoIds.hashOf(token));
    expect(cryptoIds.hashOf(token)).not.toContain(token);
  });
});

describe('the shop’s clock (SHOP_CLOCK)', () => {
  const MARCH = Date.parse('2027-03-01T09:00:00Z');
  const near = (moment: number): unknown => expect.toSatisfy((now: number) => Math.abs(now - moment) < 5000);

  it('is the machine’s where nothing was asked for', async () => {
    expect((await shopClock(openMemory().values, null, false)).now()).toEqual(near(Date.now()));
  });

  it('starts where it was told, and a restart or the command line agrees', async () => {
    const { values } = openMemory();
    expect((await shopClock(values, MARCH, false)).now()).toEqual(near(MARCH));
    expect((await shopClock(values, null, false)).now()).toEqual(near(MARCH));
  });

  it('goes on at a restart with the same SHOP_CLOCK and moves with another one', async () => {
    const { values } = openMemory();
    await values.set('clock', `${MARCH} ${MARCH - Date.now() + 3 * DAY_LENGTH}`);
    expect((await shopClock(values, MARCH, false)).now()).toEqual(near(MARCH + 3 * DAY_LENGTH));
    expect((await shopClock(values, MARCH + DAY_LENGTH, false)).now()).toEqual(near(MARCH + DAY_LENGTH));
  });

  it('is moved forward while the shop runs, and stays so at a restart, whatever it was started with', async () => {
    for (const startsAt of [MARCH, null]) {
      const { values } = openMemory();
      const clock = await shopClock(values, startsAt, false);
      const began = startsAt ?? Date.now();
      expect(await clock.forward?.(2 * DAY_LENGTH)).toEqual(near(began + 2 * DAY_LENGTH));
      expect(clock.now()).toEqual(near(began + 2 * DAY_LENGTH));
      expect((await shopClock(values, startsAt, false)).now()).toEqual(near(began + 2 * DAY_LENGTH));
      expect((await shopClock(values, null, false)).now()).toEqual(near(began + 2 * DAY_LENGTH));
    }
  });

  it('is the machine’s in production, whatever was kept, and nobody moves it', async () => {
    const { values } = openMemory();
    await shopClock(values, MARCH, false);
    const clock = await shopClock(values, MARCH, true);
    expect(clock.now()).toEqual(near(Date.now()));
    expect(clock.forward).toBe(undefined);
  });
});

describe('the configuration', () => {
  it('has an answer to everything', () => {
    expect(readConfig({})._unsafeUnwrap()).toEqual({
      port: 3000,
      production: false,
      folder: 'var',
      payu: null,
      store: { kind: 'sqlite', file: 'var/shop.sqlite' },
      smtpUrl: null,
      smtpMayBePlain: false,
      officeEmail: null,
      publicUrl: null,
      blogUrl: null,
      mapTiles: null,
      chatUrl: null,
      trustProxy: null,
      log: 'text',
      hsts: 'off',
      metrics: null,
      work: 'here',
      startsAt: null,
    });
  });

  it('V16.2.4, V3.4.1: production logs for programs and asks for HTTPS below its host too, unless told otherwise', () => {
    const told = (more: Record<string, string>) => {
      const { log, hsts } = readConfig(more)._unsafeUnwrap();
      return [log, hsts];
    };
    expect(told({ NODE_ENV: 'production' })).toEqual(['json', 'withSubdomains']);
    expect(told({ NODE_ENV: 'production', LOG_FORMAT: 'text', HSTS_SUBDOMAINS: 'excluded' })).toEqual(['text', 'host']);
    expect(told({ LOG_FORMAT: 'json', HSTS_SUBDOMAINS: 'included' })).toEqual(['json', 'off']);
    expect(readConfig({ LOG_FORMAT: 'xml' })._unsafeUnwrapErr()).toEqual(['LOG_FORMAT is "xml": write json or text, or leave it out.']);
  });

  it('reads what it is given', () => {
    const config = readConfig({
      PORT: '8080',
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://shop:pass@db/shop?sslmode=verify-full',
      PUBLIC_URL: 'https://rejsy.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      SMTP_URL: 'smtps://mail.example',
      SHOP_CLOCK: '2027-03-01T09:00:00Z',
    })._unsafeUnwrap();
    expect(config.store).toEqual({ kind: 'postgres', url: 'postgres://shop:pass@db/shop?sslmode=verify-full' });
    expect([config.publicUrl, addressOf(config)]).toEqual(['https://rejsy.example', 'https://rejsy.example']);
    // The clock is moved in development only.
    expect(config.startsAt).toBeNull();
    expect(addressOf({ publicUrl: null, port: 8080 })).toBe('http://localhost:8080');
    // The office is at the shop's own host unless another address is named.
    expect(officeAddressOf(config)).toBe('biuro@rejsy.example');
    expect(officeAddressOf(readConfig({})._unsafeUnwrap())).toMatch(/^biuro@/);
    expect(officeAddressOf(readConfig({ OFFICE_EMAIL: 'biuro@inne.example' })._unsafeUnwrap())).toBe('biuro@inne.example');
  });

  it('names everything that production may not open without, and nothing in development (R66.1); the brand may say where the office is (R66.2)', () => {
    const names = (environment: Record<string, string>, brandEmail: string | null = null) =>
      missingToOpen(readConfig(environment)._unsafeUnwrap(), brandEmail).map((sentence) => /^\w+/.exec(sentence)?.[0]);
    const all = { PUBLIC_URL: 'https://rejsy.example', SMTP_URL: 'smtps://mail.example', OFFICE_EMAIL: 'biuro@rejsy.example' };
    expect(names({ NODE_ENV: 'production' })).toEqual(['PUBLIC_URL', 'SMTP_URL', 'OFFICE_EMAIL']);
    expect(names({ NODE_ENV: 'production', ...all, SMTP_URL: '' })).toEqual(['SMTP_URL']);
    expect(names({ NODE_ENV: 'production', ...all })).toEqual([]);
    expect(names({})).toEqual([]);
    expect(names({ NODE_ENV: 'production', ...all, OFFICE_EMAIL: '' }, 'biuro@marka.example')).toEqual([]);
  });

  it('says of each wrong value what to write instead, and never repeats a password', () => {
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

describe('what the shop was opened with', () => {
  const at = Date.UTC(2027, 2, 1, 9);

  it('R66.2: an empty store gets the demo in development, once, and is refused in production', async () => {
    const { catalogueStore } = openMemory();
    await expect(openedShop(catalogueStore, 'refuse', at)).rejects.toThrow(NotOpened);
    expect([await catalogueStore.opening(), await catalogueStore.load()]).toEqual([null, []]);
    const first = await openedShop(catalogueStore, 'demo', at);
    expect(first).toMatchObject({ as: 'demo', brands: DEMO_BRANDS, sellers: DEMO_SELLERS });
    expect(await openedShop(catalogueStore, 'refuse', at + 9_000_000_000)).toEqual(first);
  });

  it('the demo that is laid in as files is the demo of the data, to the grosz', async () => {
    expect(demoShop(at, 'test').entries).toEqual(demoCatalogue('2027-03-01'));
  });

  it('a store from before brands were kept goes on with its own offers and the figures that it had', async () => {
    const { catalogueStore } = openMemory();
    const [entry] = demoCatalogue('2027-03-01');
    if (entry === undefined) throw new Error('The demo has no offers');
    await catalogueStore.replace([entry]);
    const opened = await openedShop(catalogueStore, 'refuse', at);
    expect([opened.entries, opened.brands]).toEqual([[entry], DEMO_BRANDS]);
  });

  it('offers are found by number and address, and another catalogue is another version', () => {
    const entries = demoCatalogue('2027-03-01');
    const catalogue = catalogueOf(entries);
    const [entry] = catalogue.all(1);
    expect(catalogue.byUrl(1, entry?.content.friendlyUrl ?? '')).toBe(entry);
    expect(catalogue.byId(1, entry?.offer.id ?? 0)).toBe(entry);
    // Another brand sells them too (R4).
    expect([catalogue.all(2), catalogue.byId(2, entry?.offer.id ?? 0)]).toEqual([catalogue.all(1), entry]);
    expect(catalogueOf([]).version()).not.toBe(catalogue.version());
  });

  it('has every field of today for an offer that an earlier release kept', async () => {
    const { catalogueStore } = openMemory();
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
    const kept = (await openedShop(catalogueStore, 'refuse', at)).entries[0]?.content;
    expect(kept).toMatchObject({ html: ['', '', ''], movie: null, pictures: [], headings: { journeys: '' } });
    expect(kept?.ports.every(({ available, images }) => available && images.length === 0)).toBe(true);
    expect(kept?.attractions.every(({ available }) => available)).toBe(true);
    expect(kept?.journeys.map(({ journeyId }) => journeyId)).toEqual(content.journeys.map(({ journeyId }) => journeyId));
  });
});

describe('the common passwords', () => {
  it('R67.1: are the ten thousand that are used most, in lower case, read once', async () => {
    const listed = listedPasswords();
    const words = await listed.words();
    expect(words.size).toBe(10_000);
    for (const word of ['123456', 'password', 'qwerty', 'polska']) expect(words).toContain(word);
    for (const word of words) expect(word).toBe(word.toLowerCase());
    expect(await listed.words()).toBe(words);
  });
});
