// @vitest-environment happy-dom
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfferScreen } from '../../../ui/features/offers/OfferPage.tsx';
import { OfferCard } from '../../../ui/shared/offers/OfferCard.tsx';
import {
  holdsAtom,
  rememberBrowserHasHold,
  requestHoldsOnceAtom,
} from '../../../ui/state/holds.ts';
import { offerDetails, offerItem } from './offer-samples.ts';
import { openPage, renderScreen } from './render-screen.tsx';

const HOLD = {
  ReservationId: 'K7M2P9QX',
  OfferId: 101,
  HoldUntil: '2026-03-01T13:35:00.000Z',
  HoldSeconds: 1500,
};
const LINK = '/rezerwacja?r=K7M2P9QX';
const TITLE = 'Masz tu rozpoczętą rezerwację';

const withHold = (screen: ReactNode, hold = HOLD): ReactNode => {
  const store = createStore();
  store.set(holdsAtom, [hold]);
  return <Provider store={store}>{screen}</Provider>;
};
const openWithHold = (...args: Parameters<typeof withHold>) => {
  const { page, getAllByRole } = openPage(withHold(...args));
  return {
    text: page.textContent ?? '',
    hrefs: getAllByRole('link').map((link) => link.getAttribute('href')),
  };
};

const page = (more: Parameters<typeof offerDetails>[0] = {}) => (
  <OfferScreen kind="offer" offer={offerDetails(more)} similar={[]} questions={[]} />
);

describe('an offer whose places the visitor’s own draft holds', () => {
  it.each([
    ['bookable', { WayIn: 'book' as const, Standing: 'open' as const }],
    [
      'left with its reserve list',
      { WayIn: 'reserveList' as const, Standing: 'reserveList' as const },
    ],
    ['sold out', { WayIn: null, Standing: 'soldOut' as const }],
  ])(
    'R8.16: the page of an offer that is %s links twice to the draft, at the top and beside the price',
    (_, more) => {
      const { text, hrefs } = openWithHold(page(more));
      expect(text.split(TITLE)).toHaveLength(3);
      expect(text).toContain('Trzymamy miejsca do 14:35.');
      expect(hrefs).toContain(LINK);
      expect(hrefs).not.toContain('/rezerwacja?oferta=101');
      for (const wrong of [
        'Na ten rejs nie ma już miejsc',
        'Odezwiemy się, gdy zwolni się miejsce.',
      ])
        expect(text).not.toContain(wrong);
    },
  );

  it('R8.16: the offer’s card says that the visitor holds places, and links to the draft', () => {
    const { text, hrefs } = openWithHold(
      <OfferCard offer={offerItem({ Standing: 'soldOut', WayIn: null })} />,
    );
    for (const words of [TITLE, 'Trzymamy miejsca do 14:35.']) expect(text).toContain(words);
    expect(hrefs).toEqual(expect.arrayContaining([LINK, '/oferta/wyspy-dalmacji']));
  });

  it('R8.16: for a hold of several days the card shows the last day', () => {
    const hold = { ...HOLD, HoldSeconds: 2 * 86400 };
    expect(openWithHold(<OfferCard offer={offerItem()} />, hold).text).toContain(
      'Trzymamy miejsca do 01.03.2026, 14:35.',
    );
  });

  it('R8.16: other offers, and the HTML that the server renders, are the same with and without a hold', () => {
    for (const screen of [page(), <OfferCard key="card" offer={offerItem()} />])
      expect(renderScreen(withHold(screen, { ...HOLD, OfferId: 102 }))).toBe(renderScreen(screen));
  });
});

const openBrowser = (answer: () => Response) => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const restored: ((event: { readonly persisted: boolean }) => void)[] = [];
  const calls: string[] = [];
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: (_: string, listener: (typeof restored)[number]) => restored.push(listener),
  });
  vi.stubGlobal('document', { documentElement: { dataset: { site: '1' } } });
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return answer();
  });
  const store = createStore();
  const heldOffers = () => store.get(holdsAtom).map(({ OfferId }) => OfferId);
  const goBack = () => restored.map((listener) => listener({ persisted: true }));
  return {
    calls,
    localStorage,
    store,
    heldOffers,
    goBack,
    open: () => store.set(requestHoldsOnceAtom),
  };
};

describe('requests that ask the server which places the visitor holds', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('R8.16: a browser that has never held places does not ask the server for held places', async () => {
    const browser = openBrowser(() => Response.json({ Held: [HOLD] }));
    browser.open();
    browser.goBack();
    await vi.waitFor(() => expect(browser.heldOffers()).toEqual([]));
    expect(browser.calls).toEqual([]);
  });

  it('R8.16: a browser that holds places asks once on each page, and again after Back', async () => {
    const browser = openBrowser(() => Response.json({ Held: [HOLD] }));
    rememberBrowserHasHold(browser.localStorage);
    browser.open();
    browser.open();
    await vi.waitFor(() => expect(browser.heldOffers()).toEqual([101]));
    expect(browser.calls).toEqual(['/v1/reservations/held']);
    browser.goBack();
    await vi.waitFor(() => expect(browser.calls).toHaveLength(2));
  });

  it.each([
    ['an empty response', () => Response.json({ Held: [] }), 1],
    [
      'a refusal without a session',
      () => Response.json({ message: 'No session', code: 'noSession' }, { status: 401 }),
      1,
    ],
    [
      'a failure, which leaves the question open',
      () => Response.json({ message: 'Internal error', code: 'defect' }, { status: 500 }),
      2,
    ],
  ])(
    'R8.16: after %s, the next page asks again only if the visitor may still hold places',
    async (_, answer, requestCount) => {
      const browser = openBrowser(answer);
      rememberBrowserHasHold(browser.localStorage);
      browser.open();
      await vi.waitFor(() =>
        expect(browser.localStorage.getItem('kilwater.miejsca')).toBe(
          requestCount === 1 ? null : '1',
        ),
      );
      browser.goBack();
      await vi.waitFor(() => expect(browser.calls).toHaveLength(requestCount));
    },
  );

  it('R8.6: the text about the held places disappears from the page when the hold expires', async () => {
    vi.useFakeTimers();
    const browser = openBrowser(() => Response.json({ Held: [HOLD] }));
    rememberBrowserHasHold(browser.localStorage);
    browser.open();
    await vi.advanceTimersByTimeAsync(1_499_000);
    expect(browser.heldOffers()).toEqual([101]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(browser.heldOffers()).toEqual([]);
  });
});
