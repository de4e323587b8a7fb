import { describe, expect, it } from 'vitest';
import { OfferScreen, partsOf } from '../../../ui/screens/offers/OfferPage.tsx';
import { rendered } from './render.tsx';
import { details, room } from './samples.ts';

const page = (offer = details()) => rendered(<OfferScreen kind="offer" offer={offer} similar={[]} />);
const LINK = 'href="/rezerwacja?oferta=101"';

describe('the offer page', () => {
  it('says name, days, style, ages and ratings', () => {
    const html = page();
    for (const words of [
      'Wyspy Dalmacji',
      '27.06–04.07.2026, 7 nocy',
      'Explore, 6–8 godzin dziennie',
      '20–45 lat',
      '4 na 5',
      'Bez patentu',
    ])
      expect(html).toContain(words);
  });

  it('shows „od”, the struck price and the lowest of 30 days of one unit (R15, R60.7)', () => {
    const html = page();
    expect(html).toContain('od 1 949 PLN');
    expect(html).toContain('2 149 PLN</del>');
    expect(html).toContain('Najniższa cena z 30 dni przed obniżką: 2 149 PLN');
  });

  it('shows no row for a promotion that there is not (R15)', () => {
    const html = page(details({ Prices: { ...details().Prices, From: '2149', Strikethrough: null, LowestIn30Days: null } }));
    expect(html).not.toContain('<del>');
    expect(html).not.toContain('Najniższa cena');
  });

  it('R60.1: a unit’s price has today’s rebates in it, and no text takes them off again', () => {
    const unit = page().split('<article')[1] ?? '';
    expect(unit).toContain('1 949 PLN');
    expect(unit).toContain('cały jacht 17 600 PLN');
    expect(page()).not.toContain('odejmiemy');
  });

  it('R61.1, R61.2, P-095: an offer of whole yachts shows a yacht’s price and what that is for each, no place price', () => {
    const Prices = {
      ...details().Prices,
      From: '31200',
      Per: 'yacht' as const,
      ByHead: { Price: '2840', People: 11 },
      Strikethrough: null,
    };
    const html = page(details({ Prices }, [room({ ReservePlace: false })]));
    expect(html).toContain('od 31 200 PLN');
    expect(html).toContain('za cały jacht');
    expect(html).toContain('ok. 2 840 PLN od osoby przy 11 osobach');
    expect(html).not.toContain('za osobę');
  });

  it.each([
    [{ Label: 'lastPlaces', Remaining: 3 }, 'Ostatnie wolne miejsca: 3'],
    [{ Label: 'lastYacht' }, 'Ostatni jacht'],
    [{ Label: 'reserveList', PlaceOpen: false, WholeOpen: false }, 'Lista rezerwowa'],
  ] as const)('wears the label that the server decided: %j (R5.9)', (state, words) => {
    expect(page(details({}, [room(state), room({}, 2)]))).toContain(words);
  });

  it('wears no label where the server gave none (R5)', () => {
    const html = page();
    for (const words of ['Ostatnie wolne', 'Ostatni jacht', 'Lista rezerwowa']) expect(html).not.toContain(words);
  });

  it('leads to the reservation by a plain link, with the floating button ready but hidden', () => {
    const html = page();
    expect(html.split(LINK)).toHaveLength(3);
    expect(html).toMatch(/<aside[^>]*hidden=""[^>]*>.*REZERWUJ/);
  });

  it.each([
    ['of the reserve list only', details({ Standing: 'reserveList', WayIn: 'reserveList' })],
    ['with nothing open', details({ WayIn: 'reserveList' }, [room({ PlaceOpen: false, WholeOpen: false, Label: 'reserveList' })])],
  ])('offers the reserve list on an offer %s, and no floating button (R9.2)', (_, offer) => {
    const html = page(offer);
    expect(html).toContain('Zapisz mnie na listę rezerwową');
    expect(html).toContain('Nie wpłacaj zaliczki');
    expect(html).toContain(LINK);
    expect(html).not.toContain('REZERWUJ');
  });

  it.each([
    ['soldOut', 'Brak miejsc'],
    ['closed', 'Rezerwacja jest zamknięta'],
    ['startsToday', 'Startuje dzisiaj'],
    ['underWay', 'Wyjazd w trakcie'],
    ['over', 'Ten rejs już się odbył'],
  ] as const)('cannot be booked when its standing is %s, and says why (R9, R49)', (Standing, words) => {
    const html = page(details({ Standing, WayIn: null }));
    expect(html).toContain(words);
    expect(html).not.toContain(LINK);
  });

  it('shows only ports that are open, and keeps footnotes of the price apart', () => {
    const html = page();
    expect(html).toContain('Split');
    expect(html).not.toContain('Wyspa');
    expect(html).not.toContain('<span>*Bez');
    expect(html).toContain('*Bez wyżywienia');
  });

  it('has the parts that have contents, attractions first for patent offers', () => {
    const Attractions = {
      Header: '',
      Description: '',
      List: [{ Name: 'SUP', Description: '', Image: { url: '', alt: '' }, Available: true }],
    };
    expect(partsOf(details())).toEqual(['opis', 'trasa', 'jachty', 'dojazd', 'cena']);
    expect(partsOf(details({ Attractions }))).toEqual(['opis', 'trasa', 'jachty', 'atrakcje', 'dojazd', 'cena']);
    expect(partsOf(details({ Attractions, Page: { ...details().Page, AttractionsFirst: true, RouteMap: false } }))).toEqual([
      'opis',
      'atrakcje',
      'jachty',
      'dojazd',
      'cena',
    ]);
  });

  it('links to the outer event where there is one, and where the page may', () => {
    const HTML = { HTML1: '', HTML2: '', HTML3: 'https://example.com/rejs' };
    expect(page(details({ HTML }))).toContain('href="https://example.com/rejs"');
    expect(page(details({ HTML, Page: { ...details().Page, OuterEvent: false } }))).not.toContain('example.com');
    expect(page(details({ HTML: { ...HTML, HTML3: 'javascript:alert(1)' } }))).not.toContain('javascript:');
  });

  it('has no inline style, which the content policy forbids', () => {
    expect(page()).not.toContain('style=');
  });
});
