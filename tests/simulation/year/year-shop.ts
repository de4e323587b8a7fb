import { createHash } from 'node:crypto';
import { ok } from 'neverthrow';
import type { BookingPorts } from '../../../adapters/composition/tokens.ts';
import { DEMO_BRANDS, DEMO_SELLERS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { allBrandSettingsProblems } from '../../../adapters/shop-files/brand-file.ts';
import { loadShop, storeRetryingWithNewestShop } from '../../../adapters/system/live-shop.ts';
import { commonPasswordList } from '../../../adapters/system/passwords.ts';
import type { Caller } from '../../../application/booking/actor.ts';
import { type CallOffReport, callOffTrip } from '../../../application/office/call-off.ts';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { Ids } from '../../../application/ports/system.ts';
import { changeShop, type RequestedChange } from '../../../application/shop/change-shop.ts';
import type { NamingDeps } from '../../../application/wizard/name-participants.ts';
import {
  BOOKING_LETTERS,
  bookingIdCheckLetter,
  RANDOM_LETTERS,
} from '../../../domain/booking/booking-id.ts';
import type { Money } from '../../../domain/money.ts';
import { testAccount } from '../../contracts/record-examples.ts';
import { yesProvider } from '../../support/payments.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { type Chance, chanceOf } from '../chance.ts';
import type { Agenda } from './agenda.ts';
import { newBank, type YearsBank } from './bank.ts';

/** Ids depend on the seed. The year decides the first letter of booking ids. */
const seededIds = (chance: Chance, nth: number | null): Ids => {
  const text = (letters: string, length: number): string =>
    Array.from({ length }, () => letters.charAt(chance.between(0, letters.length - 1))).join('');
  return {
    bookingId: () => {
      const drawn = text(BOOKING_LETTERS, RANDOM_LETTERS);
      const letters =
        nth === null
          ? drawn
          : BOOKING_LETTERS.charAt(nth % BOOKING_LETTERS.length) + drawn.slice(1);
      return letters + bookingIdCheckLetter(letters);
    },
    rowId: () => text('0123456789abcdef', 24),
    token: () => text(BOOKING_LETTERS, 32),
    hashOf: (token) => createHash('sha256').update(token).digest('base64url'),
  };
};

export type YearsCustomer = { readonly email: string; readonly accountId: string };

export type YearsShop = {
  readonly deps: BookingPorts & NamingDeps;
  readonly kit: StoreKit;
  readonly agenda: Agenda;
  readonly customers: YearsCustomer[];
  readonly begun: string[];
  readonly placed: string[];
  readonly groups: Map<number, string[]>;
  readonly vouchers: { readonly gift: string[]; readonly discount: string[] };
  readonly ambassadorCodes: string[];
  readonly ambassadorCodeName: (n: number) => string;
  readonly asked: string[];
  /** Money received less refunds for each booking, in grosze, without vouchers. */
  readonly handedOver: Map<string, Money>;
  readonly bank: YearsBank;
  readonly counts: Map<string, number>;
  readonly chance: () => Chance;
  readonly change: (request: RequestedChange) => Promise<string>;
  /** Returns null if the shop refused the call-off (R70). */
  readonly callOff: (offerId: number) => Promise<CallOffReport | null>;
};

const OFFICE = 'Basia';

export const openYearsShop = async (
  kit: StoreKit,
  entries: readonly CatalogueEntry[],
  agenda: Agenda,
  seed: number,
  nth: number | null = null,
): Promise<YearsShop> => {
  let people = 0;
  const { now } = agenda.clock;
  const beginning = { entries, brands: DEMO_BRANDS, sellers: DEMO_SELLERS };
  await kit.catalogueStore.open(
    { as: 'company', by: OFFICE, at: now(), brands: DEMO_BRANDS, sellers: DEMO_SELLERS },
    entries,
  );
  const onSale = await loadShop({
    beginning,
    store: kit.catalogueStore,
    officeEmail: null,
    now,
  });
  const store = storeRetryingWithNewestShop(kit.store, onSale);
  const changing = {
    store: kit.store,
    shop: onSale,
    clock: agenda.clock,
    committed: () => {},
    figureProblems: allBrandSettingsProblems,
  };
  const change = (name: string, request: RequestedChange) =>
    changeShop(changing)(request, { kind: 'office', name }, false);
  const deps = {
    store,
    catalogue: onSale.catalogue,
    settings: onSale.settings,
    clock: agenda.clock,
    committed: () => {},
  };
  return {
    kit,
    agenda,
    change: async (request) =>
      (await change(OFFICE, request)).match(
        () => 'ok',
        ({ kind }) => kind,
      ),
    callOff: async (offerId) => {
      const close = (name: string, closed: number) =>
        change(name, { type: 'closeOffer', offerId: closed });
      return (await callOffTrip({ ...deps, close })(OFFICE, offerId)).unwrapOr(null);
    },
    deps: {
      ...deps,
      provider: yesProvider,
      documents: null,
      ids: seededIds(chanceOf(seed), nth),
      passwords: quickPasswords,
      commonPasswords: commonPasswordList(),
      takeRegistration: async () => ok({ uncount: async () => undefined }),
    },
    customers: [],
    begun: [],
    placed: [],
    groups: new Map(),
    vouchers: { gift: [], discount: [] },
    ambassadorCodes: [],
    ambassadorCodeName: (n) => (nth === null ? `FALA-${n}` : `FALA${nth + 1}-${n}`),
    asked: [],
    handedOver: new Map(),
    bank: newBank(),
    counts: new Map(),
    chance: () => {
      people += 1;
      return chanceOf(seed * 1_000_003 + people);
    },
  };
};

export const countResult = (
  shop: Pick<YearsShop, 'counts'>,
  what: string,
  became: string,
): void => {
  const key = `${what}: ${became}`;
  shop.counts.set(key, (shop.counts.get(key) ?? 0) + 1);
};

export const browserOf = (shop: YearsShop, customer: YearsCustomer | null): Caller => {
  const visitorId = shop.deps.ids.rowId();
  return {
    visitorId,
    account: customer === null ? null : testAccount(customer.accountId, customer.email),
    address: `10.${visitorId.slice(0, 8)}`,
  };
};
