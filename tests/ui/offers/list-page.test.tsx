// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import { ListScreen } from '../../../ui/features/offers/list/ListPage.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { OfferCard } from '../../../ui/shared/offers/OfferCard.tsx';
import { BLANK_FRAME } from '../page-frames.ts';
import { offerFilters, offerItem } from './offer-samples.ts';
import { openPage } from './render-screen.tsx';

const openList = (offers = [offerItem()], search = '', counted = offerFilters, pages = 1) =>
  openPage(
    <ListScreen
      kind="list"
      offers={offers}
      page={{
        Number: readOffersQuery(search).page,
        Pages: pages,
        Count: offers.filter(({ ListPart }) => ['recommended', 'coming'].includes(ListPart ?? ''))
          .length,
      }}
      filters={counted}
      frame={BLANK_FRAME}
      query={readOffersQuery(search)}
    />,
    search,
  );

const list = (...args: Parameters<typeof openList>): string =>
  openList(...args).page.textContent ?? '';
const hrefOf = (link: HTMLElement): string | null => link.getAttribute('href');
const washed = (offer: ReturnType<typeof offerItem>): boolean =>
  openList([offer]).page.querySelector('[class*=washed]') !== null;

describe('the page of the offer list', () => {
  it('P-051, P-052, P-053, P-054: a card shows the data that the server sends, and is one link', () => {
    const { page, getByRole } = openList();
    expect(hrefOf(getByRole('link', { name: /Wyspy Dalmacji/ }))).toBe('/oferta/wyspy-dalmacji');
    expect(getByRole('deletion').textContent).toContain('2 149 PLN');
    for (const words of [
      'Dalmacja, Chorwacja',
      '27.06–04.07.2026',
      '7 nocy',
      'start: Split',
      'wolne 6 z 20',
      'Explore',
      '5 jachtów',
      'od 1 949 PLN',
      'Promocja −200 PLN',
    ])
      expect(page.textContent).toContain(words);
    const sourcesIn = (card: HTMLElement) =>
      [...card.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(sourcesIn(page)).toContainEqual(expect.stringMatching(/^\/sceny\//));
    const flags = { Chorwacja: '/wyglad/croatia.svg' };
    const card = openPage(
      <PageDataProvider value={{ kind: 'client', frame: { ...BLANK_FRAME, flags } }}>
        <OfferCard offer={offerItem()} />
      </PageDataProvider>,
    );
    expect(sourcesIn(card.page)).toContain('/wyglad/croatia.svg');
  });

  it('P-046: has the season in its heading, and tells screen readers the number of cruises', () => {
    const { page, getByRole } = openList();
    expect(page.textContent).toContain('Rejsy morskie w sezonie 2025/26');
    expect(getByRole('status').textContent).toMatch(/^1 rejs, od najbliższego terminu/);
  });

  it('P-055: a card’s ribbon „potwierdzony” has a tick and the colour that the server sends', () => {
    const ribbon = openList([
      offerItem({ RibbonText: 'Rejs potwierdzony', RibbonTextType: 'green' }),
    ]).getByText('Rejs potwierdzony');
    expect(ribbon.querySelector('svg')).toBeTruthy();
  });

  it('P-058: the card of an offer that takes only sign-ups is pale and says Lista rezerwowa', () => {
    const full = offerItem({ Standing: 'reserveList', WayIn: 'reserveList' });
    const free = offerItem();
    expect([full, free].map((offer) => list([offer]).includes('Lista rezerwowa'))).toEqual([
      true,
      false,
    ]);
    expect([full, free].map(washed)).toEqual([true, false]);
  });

  it('the card of an offer without free places says Lista rezerwowa instead of its ribbon (R5)', () => {
    const offer = offerItem({
      ...{ WayIn: 'reserveList', RibbonText: 'Rejs potwierdzony', RibbonTextType: 'green' },
    });
    expect(list([offer])).toContain('Lista rezerwowa');
    expect(washed(offer)).toBe(true);
    expect(list([offer])).not.toContain('Rejs potwierdzony');
  });

  it('P-059: shows cruises under way separately and does not count them (R49)', () => {
    const { getByRole, getByText } = openList([
      offerItem({ Standing: 'underWay', ListPart: 'underWay' }),
    ]);
    expect(getByRole('heading', { name: /^W trakcie/ })).toBeTruthy();
    expect(getByText('Wyjazd w trakcie')).toBeTruthy();
    expect(getByRole('status').textContent).toBe('Żaden rejs nie pasuje');
  });

  it('P-060: shows a recommended offer separately, and omits offers that belong to special lists (R3)', () => {
    const html = list([
      offerItem({
        OfferId: 174,
        Name: 'Polecany',
        ListPart: 'recommended',
        Recommended: true,
        Lead: 'Szesnaście jachtów, jeden wieczór.',
      }),
      offerItem({ OfferId: 9, Name: 'Kurs na patent', ListPart: null }),
    ]);
    expect(html).toContain('Wyjazd polecany');
    expect(html).toContain('Szesnaście jachtów, jeden wieczór.');
    expect(html).not.toContain('Kurs na patent');
  });

  it('if no offer matches, it says what the visitor can do, and not „0 rejsów”', () => {
    const { page, getByRole } = openList([], 'destination=1&option=3');
    expect(getByRole('heading', { level: 2, name: 'Żaden rejs nie pasuje' })).toBeTruthy();
    for (const name of [/Pokaż wszystkie rejsy/, /^Wyczyść/])
      expect(hrefOf(getByRole('link', { name }))).toBe('/rejsy-morskie');
    expect(page.textContent).not.toContain('0 rejsów');
  });

  it('P-137: an option shows its count; 0 disables it; (+9) says that choosing it too adds 9 offers', () => {
    const country = { CountryId: 1, Name: 'Chorwacja', Image: '', OffersCount: 15 };
    const counted = {
      ...offerFilters,
      Countries: [
        country,
        { ...country, CountryId: 2, Name: 'Grecja', OffersCount: 9 },
        { ...country, CountryId: 3, Name: 'Norwegia', OffersCount: 0 },
      ],
    };
    const { getByLabelText } = openList([offerItem()], 'destination=1', counted);
    for (const [label, disabled] of [
      ['Chorwacja (15)', false],
      ['Grecja (+9)', false],
      ['Norwegia (0)', true],
      ['Explore (1)', false],
      ['Majówka (1)', false],
      ['Katamaran (1)', false],
    ] as const)
      expect(getByLabelText(label), label).toMatchObject({ disabled });
  });

  it('P-056, R61.3: offers sorted by day are grouped by month; sorting works without JavaScript', () => {
    const two = [
      offerItem(),
      offerItem({
        OfferId: 102,
        Availability: { ...offerItem().Availability, From: '2026-07-11', To: '2026-07-18' },
      }),
    ];
    const byDay = openList(two, 'destination=1');
    const months = byDay.queryAllByRole('heading', { level: 2, name: / 2026$/ });
    expect(months.map(({ textContent }) => textContent)).toEqual(['Czerwiec 2026', 'Lipiec 2026']);
    const sort = byDay.getByRole('link', { name: /^Termin/, current: true });
    expect(hrefOf(sort)).toBe('/rejsy-morskie?destination=1');
    expect(byDay.getAllByRole('link').map(hrefOf)).toContain(
      '/rejsy-morskie?destination=1&sort=price',
    );
    const byPrice = openList(two, 'sort=price');
    expect(byPrice.queryByRole('heading', { level: 2, name: / 2026$/ })).toBeNull();
    expect(byPrice.page.textContent).toContain('2 rejsy, od najniższej ceny za osobę');
    expect(byPrice.page.querySelector('input[type=hidden][name=sort]')).toMatchObject({
      value: 'price',
    });
  });

  it('issue 40: the months, „Wyczyść” and the page numbers are links that work without JavaScript', () => {
    const { page, getByRole } = openList(
      [offerItem()],
      'type=2&month=202607&strona=2',
      offerFilters,
      3,
    );
    const chips = within(getByRole('navigation', { name: 'Miesiące wypłynięcia' })).getAllByRole(
      'link',
    );
    expect(
      chips.map((chip) => [chip.textContent, hrefOf(chip), chip.getAttribute('aria-current')]),
    ).toEqual([
      ['Czerwiec 2026 (1)', '/rejsy-morskie?type=2&month=202607,202606', null],
      ['Lipiec (3)', '/rejsy-morskie?type=2', 'true'],
      ['Styczeń 2027 (2)', '/rejsy-morskie?type=2&month=202607,202701', null],
    ]);
    expect(page.querySelector('input[type=hidden][name=month]')).toMatchObject({
      value: '202607',
    });
    for (const [name, href] of [
      [/Pokaż wcześniejsze/, '/rejsy-morskie?type=2&month=202607'],
      [/Pokaż kolejne/, '/rejsy-morskie?type=2&month=202607&strona=3'],
    ] as const)
      expect(hrefOf(getByRole('link', { name }))).toBe(href);
    expect(list()).not.toMatch(/Pokaż kolejne|Pokaż wcześniejsze/);
  });

  it('a chosen month without cruises stays among the months, so that it can be removed', () => {
    const [june, ...others] = offerFilters.Months;
    const { getByRole } = openList([], 'destination=1&month=202606', {
      ...offerFilters,
      Months: [{ MonthId: june?.MonthId ?? 0, OffersCount: 0 }, ...others],
    });
    const chip = getByRole('link', { name: 'Czerwiec 2026 (0)' });
    expect([hrefOf(chip), chip.getAttribute('aria-current')]).toEqual([
      '/rejsy-morskie?destination=1',
      'true',
    ]);
  });

  it('is a form whose checkboxes match the query; each chosen filter has a link that removes it', () => {
    const { page, getAllByRole } = openList([offerItem()], 'destination=1&option=3');
    const chosen = getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(
      chosen.map(({ name, value, form }) => [name, value, form?.getAttribute('action')]),
    ).toEqual([
      ['destination', '1', '/rejsy-morskie'],
      ['option', '3', '/rejsy-morskie'],
    ]);
    expect(getAllByRole('link').map(hrefOf)).toEqual(
      expect.arrayContaining(['/rejsy-morskie?option=3', '/rejsy-morskie?destination=1']),
    );
    expect(page.textContent).toContain('Filtry (2)');
  });

  it('has no inline style', () => {
    expect(openList().page.querySelector('[style]')).toBeNull();
  });
});
