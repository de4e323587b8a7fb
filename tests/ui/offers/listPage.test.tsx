import { describe, expect, it } from 'vitest';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { HomeScreen } from '../../../ui/screens/home/HomePage.tsx';
import { ListScreen } from '../../../ui/screens/offers/ListPage.tsx';
import { rendered } from './render.tsx';
import { filters, item, TODAY } from './samples.ts';

const list = (offers = [item()], search = '') =>
  rendered(<ListScreen kind="list" offers={offers} filters={filters} today={TODAY} />, search);

describe('the cruise list', () => {
  it('shows a card from the wire’s own fields, the whole card one link', () => {
    const html = list();
    for (const words of [
      'href="/oferta/wyspy-dalmacji"',
      'Dalmacja, Chorwacja',
      '27.06–04.07.2026',
      'Explore',
      '5 jachtów',
      'od 1 949 PLN',
      'Promocja −200 PLN',
    ])
      expect(html).toContain(words);
  });

  it('names the season and announces how many cruises there are', () => {
    const html = list();
    expect(html).toContain('Rejsy morskie w sezonie 2025/26');
    expect(html).toMatch(/role="status">1 rejs, od najbliższego terminu/);
  });

  it('ticks a ribbon that says potwierdzony', () => {
    expect(list([item({ RibbonText: 'Rejs potwierdzony', RibbonTextType: 'green' })])).toMatch(/<svg[^>]*>.{0,80}<\/svg>Rejs potwierdzony/);
  });

  it('washes out what takes the reserve list only and calls it Lista rezerwowa', () => {
    const html = list([item({ Standing: 'reserveList' })]);
    expect(html).toContain('Lista rezerwowa');
    expect(html).toContain('washed');
  });

  it('shows what is under way apart and does not count it (R49)', () => {
    const html = list([item({ Standing: 'underWay', ListPart: 'underWay' })]);
    expect(html).toContain('W trakcie');
    expect(html).toContain('Wyjazd w trakcie');
    expect(html).toContain('0 rejsów');
  });

  it('sets the recommended offer apart and leaves out what belongs to other lists (R3)', () => {
    const html = list([
      item({ OfferId: 174, Name: 'Polecany', ListPart: 'recommended', Recommended: true }),
      item({ OfferId: 9, Name: 'Kurs na patent', ListPart: null }),
    ]);
    expect(html).toContain('Wyjazd polecany');
    expect(html).not.toContain('Kurs na patent');
  });

  it('says what to do when nothing fits', () => {
    const html = list([]);
    expect(html).toContain('Nie ma rejsu, który pasuje do wszystkich filtrów');
    expect(html).toContain('Pokaż wszystkie rejsy');
  });

  it('is a plain form whose boxes are those of the address, with links that take one out', () => {
    const html = list([item()], 'destination=1&option=3');
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

describe('the home page', () => {
  const offers = [1, 2, 3, 4].map((id) =>
    item({ OfferId: id, Name: `Rejs ${id}`, ...(id === 1 ? { Standing: 'reserveList' as const } : {}) }),
  );
  const home = rendered(<HomeScreen kind="home" offers={offers} filters={filters} today={TODAY} />);

  it('searches by a plain form', () => {
    for (const words of ['action="/rejsy-morskie"', 'name="destination"', 'name="term"', 'name="type"', 'Pokaż 4 rejsy'])
      expect(home).toContain(words);
  });

  it('features the first three that can be booked', () => {
    expect(home).toContain('Wybrane rejsy, sezon 2025/26');
    expect(home).not.toContain('>Rejs 1<');
    for (const id of [2, 3, 4]) expect(home).toContain(`>Rejs ${id}<`);
  });

  it('leads to destinations and styles by the list’s filters, and nowhere that does not exist', () => {
    expect(home).toContain('href="/rejsy-morskie?destination=1"');
    expect(home).toContain('href="/rejsy-morskie?type=2"');
    const there = Object.values(pages).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[a-z-]+')}(\\?.*|#[a-z-]+)?$`));
    const links = [...home.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    const known = (href: string): boolean =>
      href === '#tresc' || /^(https|mailto|tel):/.test(href) || there.some((path) => path.test(href));
    expect(links.filter((href) => !known(href))).toEqual([]);
    for (const anchor of links.filter((href) => href.startsWith('/#'))) expect(home).toContain(`id="${anchor.slice(2)}"`);
  });

  it('has no inline style', () => {
    expect(home).not.toContain('style=');
  });
});
