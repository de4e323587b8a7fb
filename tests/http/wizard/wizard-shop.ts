import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { accountHandlers } from '../../../adapters/http/server/account/handlers.ts';
import { healthAndOpenApiHandlers } from '../../../adapters/http/server/basics.ts';
import { offersHandlers } from '../../../adapters/http/server/offers/handlers.ts';
import {
  type CachedOffers,
  createOfferCache,
} from '../../../adapters/http/server/offers/public-offers.ts';
import { shopPages } from '../../../adapters/http/server/pages/shop-pages.ts';
import type { Handlers } from '../../../adapters/http/server/pipeline/pipeline.ts';
import { buildServer } from '../../../adapters/http/server/server.ts';
import { codeAndAgeHandlers } from '../../../adapters/http/server/wizard/code-handlers.ts';
import { wizardHandlers } from '../../../adapters/http/server/wizard/handlers.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { brandWebAddressesOf } from '../../../adapters/system/addresses.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { commonPasswordList } from '../../../adapters/system/passwords.ts';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { PageRenderer } from '../../../application/ports/page-renderer.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import type { Day } from '../../../domain/calendar.ts';
import { demoBands } from '../../adapters/blog/demo-blog.ts';
import { yesProvider } from '../../support/payments.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { steadyFigures } from '../../support/steady-figures.ts';
import { ENTRIES, type TestCatalogue, testCatalogue } from './test-catalogue.ts';

const renderer: PageRenderer = {
  render: ({ url, origin, content }) => JSON.stringify({ url, origin, ...content }),
};

const CONTACT = {
  ...{ OfficeHours: 'pn.–pt. 10:00–15:00', Phone: null, Email: null },
  Company: {
    Name: 'Kilwater sp. z o.o.',
    Address: 'ul. Portowa 8',
    Zip: '81-350',
    City: 'Gdynia',
    Nip: '5861001009',
  },
};

/** 10 January 2027, 11:00 in Warsaw: First Minute of the tests' offer ends on 31 January. */
export const START = Date.UTC(2027, 0, 10, 10);

export type WizardShop = {
  readonly app: FastifyInstance;
  readonly kit: StoreKit;
  readonly catalogue: TestCatalogue;
  rule(brands: readonly BrandSettings[]): void;
  readonly defects: unknown[];
  readonly readings: () => number;
  readonly offers: CachedOffers;
  at(moment: number): void;
  later(milliseconds: number): void;
  journalLength(): Promise<number>;
};

export const openWizardShop = (
  entries: readonly CatalogueEntry[] = ENTRIES,
  kit: StoreKit = openMemoryStore(),
): WizardShop => {
  let now = START;
  let readings = 0;
  const catalogue = testCatalogue(entries);
  const clock = { now: () => now };
  let rules = { brands: DEMO_BRANDS, version: 1 };
  const settings = {
    ...steadyFigures((siteId) => rules.brands.find((brand) => brand.siteId === siteId)),
    version: () => String(rules.version),
  };
  const reading = {
    aboard: kit.store.aboard,
    bookings: {
      takenOfAll: (at: number, endsFrom: Day | null) => {
        readings += 1;
        return kit.store.bookings.takenOfAll(at, endsFrom);
      },
    },
  };
  const offers = createOfferCache({
    store: reading,
    catalogue,
    settings,
    clock,
    bandsOf: () => demoBands,
  });
  const commands = {
    store: kit.store,
    catalogue,
    settings,
    clock,
    ids: cryptoIds,
    committed: offers.changed,
    provider: yesProvider,
    documents: null,
  };
  const accounts = {
    ...commands,
    sessions: kit.sessions,
    passwords: quickPasswords,
    commonPasswords: commonPasswordList(),
  };
  const handlers: Handlers = {
    ...healthAndOpenApiHandlers({ storeReady: async () => true }),
    ...accountHandlers(accounts),
    ...offersHandlers(offers, commands.settings),
    ...wizardHandlers(commands, accounts),
    ...codeAndAgeHandlers(commands),
  };
  const addresses = brandWebAddressesOf(settings, null);
  const defects: unknown[] = [];
  const app = buildServer({
    ...accounts,
    answers: kit.idempotent,
    addresses,
    trustProxy: null,
    handlers,
    pages: shopPages({ offers, renderer, addresses, contactOf: () => CONTACT }),
    scenes: null,
    charts: null,
    clientFiles: null,
    dev: null,
    log: (defect) => defects.push(defect),
    security: { note: () => {} },
    hsts: 'off',
    logAway: () => {},
  });
  return {
    app,
    kit,
    catalogue,
    rule: (brands) => {
      rules = { brands, version: rules.version + 1 };
    },
    defects,
    readings: () => readings,
    offers,
    at: (moment) => {
      now = moment;
    },
    later: (milliseconds) => {
      now += milliseconds;
    },
    journalLength: async () =>
      (await kit.journal.read(0, 1_000_000)).filter((line) => !('refused' in line)).length,
  };
};

export const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined;
    return new Map<string, unknown>(Object.entries(inside)).get(key);
  }, value);

export class WizardBrowser {
  cookie = '';
  reservationId = '';
  readonly shop: Pick<WizardShop, 'app'>;
  readonly address: string;
  readonly host: string;

  constructor(shop: Pick<WizardShop, 'app'>, address = '198.51.100.7', host = 'localhost') {
    this.shop = shop;
    this.address = address;
    this.host = host;
  }

  async call(
    path: string,
    body: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{
    readonly status: number;
    readonly body: unknown;
    readonly raw: LightMyRequestResponse;
  }> {
    const raw = await this.shop.app.inject({
      method: 'POST',
      url: `/v1/${path}`,
      payload: body,
      remoteAddress: this.address,
      headers: {
        host: this.host,
        ...headers,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      },
    });
    const set = raw.headers['set-cookie'];
    const line = [set ?? []].flat().find((cookie) => /^(__Host-)?kilwater=/.test(cookie));
    if (line !== undefined) this.cookie = line.split(';', 1)[0] ?? '';
    return { status: raw.statusCode, body: raw.json(), raw };
  }

  async on(path: string, body: object = {}) {
    return this.call(`reservations/${path}`, { reservationId: this.reservationId, ...body });
  }

  async well(path: string, body: object = {}): Promise<unknown> {
    const answer = await this.on(path, body);
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return at(answer.body, 'Reservation');
  }

  async begin(offerId: number): Promise<void> {
    const answer = await this.call('reservations/create', { offerId });
    if (answer.status !== 200)
      throw new Error(`create answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.reservationId = String(at(answer.body, 'Reservation.ReservationId'));
  }
}
