import { describe, expect, it } from 'vitest';
import { readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import { ListScreen } from '../../../ui/features/offers/list/ListPage.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { OfferCard } from '../../../ui/shared/offers/OfferCard.tsx';
import { BLANK_FRAME } from '../page-frames.ts';
import { offerFilters, offerItem } from './offer-samples.ts';
import { renderScreen } from './render-screen.tsx';

const list = (offers = [offerItem()], search = '', counted = offerFilters, pages = 1) =>
  renderScreen(
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

describe('the cruise list', () => {
  it('P-051, P-052, P-053, P-054: a card shows the fields of the wire, and the whole card is one link', () => {
    const html = list();
    for (const words of [
      'href="/oferta/wyspy-dalmacji"',
      'Dalmacja, Chorwacja',
      '27.06–04.07.2026',
      '7 nocy',
      'start: Split',
      'wolne 6 z 20',
      'Explore',
      '5 jachtów',
      'od 1 949 PLN',
      '2 149 PLN</del>',
      'Promocja −200 PLN',
    ])
      expect(html).toContain(words);
    const flags = { Chorwacja: '/wyglad/croatia.svg' };
    const card = renderScreen(
      <PageDataProvider value={{ kind: 'client', frame: { ...BLANK_FRAME, flags } }}>
        <OfferCard offer={offerItem()} />
      </PageDataProvider>,
    );
    expect(card).toContain('src="/wyglad/croatia.svg"');
    expect(html).toMatch(/<img[^>]* src="\/sceny\//);
  });

  it('P-046: names the season and announces the number of cruises', () => {
    const html = list();
    expect(html).toContain('Rejsy morskie w sezonie 2025/26');
    expect(html).toMatch(/role="status">1 rejs, od najbliższego terminu/);
  });

  it('P-055: shows a „potwierdzony” ribbon with a tick and in the offer’s colour', () => {
    expect(list([offerItem({ RibbonText: 'Rejs potwierdzony', RibbonTextType: 'green' })])).toMatch(
      /<svg[^>]*>.{0,80}<\/svg>Rejs potwierdzony/,
    );
  });

  it('P-058: fades an offer with a reserve list only and calls it Lista rezerwowa', () => {
    const html = list([offerItem({ Standing: 'reserveList', WayIn: 'reserveList' })]);
    expect(html).toContain('Lista rezerwowa');
    expect(html).toContain('washed');
    expect(list([offerItem()])).not.toMatch(/Lista rezerwowa|washed/);
  });

  it('an open offer without free places says Lista rezerwowa instead of its ribbon (R5)', () => {
    const html = list([
      offerItem({ WayIn: 'reserveList', RibbonText: 'Rejs potwierdzony', RibbonTextType: 'green' }),
    ]);
    expect(html).toContain('Lista rezerwowa');
    expect(html).toContain('washed');
    expect(html).not.toContain('Rejs potwierdzony');
  });

  it('P-059: shows cruises under way separately and does not count them (R49)', () => {
    const html = list([offerItem({ Standing: 'underWay', ListPart: 'underWay' })]);
    expect(html).toContain('W trakcie');
    expect(html).toContain('Wyjazd w trakcie');
    expect(html).toMatch(/role="status">Żaden rejs nie pasuje</);
  });

  it('P-060: shows the recommended offer separately and omits offers of other lists (R3)', () => {
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

  it('if no offer matches, says what to do and never „0 rejsów”', () => {
    const html = list([], 'destination=1&option=3');
    expect(html).toMatch(/<h2[^>]*>Żaden rejs nie pasuje<\/h2>/);
    expect(html).toMatch(/<a href="\/rejsy-morskie"[^>]*>.{0,80}Pokaż wszystkie rejsy/);
    expect(html).toMatch(/<a href="\/rejsy-morskie">Wyczyść/);
    expect(html).not.toContain('0 rejsów');
  });

  it('P-137: each option has its count; empty options are disabled, options that add results say so', () => {
    const country = { CountryId: 1, Name: 'Chorwacja', Image: '', OffersCount: 15 };
    const counted = {
      ...offerFilters,
      Countries: [
        country,
        { ...country, CountryId: 2, Name: 'Grecja', OffersCount: 9 },
        { ...country, CountryId: 3, Name: 'Norwegia', OffersCount: 0 },
      ],
    };
    const html = list([offerItem()], 'destination=1', counted);
    for (const words of [
      'Chorwacja <span class="muted">(15)',
      'Grecja <span class="muted">(+9)',
      'Norwegia <span class="muted">(0)',
    ])
      expect(html).toContain(words);
    const boxes = [...html.matchAll(/<input[^>]*name="destination"[^>]*>/g)].map(([box]) =>
      box.includes('disabled'),
    );
    expect(boxes).toEqual([false, false, true]);
    for (const words of [
      'Explore <span class="muted">(1)',
      'Majówka <span class="muted">(1)',
      'Katamaran <span class="muted">(1)',
    ])
      expect(html).toContain(words);
  });

  it('P-056, R61.3: groups by month unless sorted otherwise; the sort links work without a script', () => {
    const two = [
      offerItem(),
      offerItem({
        OfferId: 102,
        Availability: { ...offerItem().Availability, From: '2026-07-11', To: '2026-07-18' },
      }),
    ];
    const html = list(two, 'destination=1');
    expect([...html.matchAll(/<h2 id="od-[^>]*>([^<]*)/g)].map(([, month]) => month)).toEqual([
      'Czerwiec 2026',
      'Lipiec 2026',
    ]);
    expect(html).toContain('href="/rejsy-morskie?destination=1&amp;sort=price"');
    expect(html).toMatch(/<a href="\/rejsy-morskie\?destination=1" aria-current="true">Termin/);
    const byPrice = list(two, 'sort=price');
    expect(byPrice).not.toContain('id="od-');
    expect(byPrice).toContain('2 rejsy, od najniższej ceny za osobę');
    expect(byPrice).toMatch(/<input type="hidden" name="sort" value="price"/);
  });

  it('issue 40: month chips, „Wyczyść” and the pages are links that work without a script', () => {
    const html = list([offerItem()], 'type=2&month=202607&strona=2', offerFilters, 3);
    const chips = /<nav[^>]*aria-label="Miesiące wypłynięcia">(.*?)<\/nav>/.exec(html)?.[1] ?? '';
    expect([...chips.matchAll(/>([^<]+)<\/a>/g)].map(([, name]) => name)).toEqual([
      'Czerwiec 2026 (1)',
      'Lipiec (3)',
      'Styczeń 2027 (2)',
    ]);
    expect(chips).toMatch(/<a href="\/rejsy-morskie\?type=2" aria-current="true">Lipiec/);
    expect(chips).toContain('href="/rejsy-morskie?type=2&amp;month=202607,202606"');
    expect(html).toMatch(/<input type="hidden" name="month" value="202607"/);
    expect(html).toMatch(
      /href="\/rejsy-morskie\?type=2&amp;month=202607"[^>]*>.{0,60}Pokaż wcześniejsze/,
    );
    expect(html).toMatch(/href="[^"]*month=202607&amp;strona=3"[^>]*>.{0,60}Pokaż kolejne/);
    expect(list()).not.toMatch(/Pokaż kolejne|Pokaż wcześniejsze/);
  });

  it('is a plain form whose boxes match the address, with links that remove one filter', () => {
    const html = list([offerItem()], 'destination=1&option=3');
    expect(html).toContain('action="/rejsy-morskie"');
    expect(html).toMatch(
      /<input[^>]*name="destination"[^>]*checked=""[^>]*value="1"|<input[^>]*name="destination"[^>]*value="1"[^>]*checked=""/,
    );
    expect(html).toContain('href="/rejsy-morskie?option=3"');
    expect(html).toContain('href="/rejsy-morskie?destination=1"');
    expect(html).toContain('Filtry (2)');
  });

  it('has no inline style', () => {
    expect(list()).not.toContain('style=');
  });
});
