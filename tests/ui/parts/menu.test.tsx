// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { ShopPage } from '../../../ui/shared/page/ShopPage.tsx';
import type { PageFrame } from '../../../ui/state/page-data.ts';
import { renderScreen } from '../offers/render-screen.tsx';
import { demoFrame } from '../page-frames.ts';

const frame: PageFrame = await demoFrame();
const page = document.createElement('div');
page.innerHTML = renderScreen(
  <PageDataProvider value={{ kind: 'client', frame }}>
    <ShopPage current="/blog">Treść</ShopPage>
  </PageDataProvider>,
);
const [wide, phone] = page.querySelectorAll('nav');

const linksOf = (part: Element | null | undefined): readonly string[] =>
  [...(part?.querySelectorAll('a') ?? [])].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
const submenus = [...(wide?.querySelectorAll('details') ?? [])];
const under = (word: string): readonly string[] =>
  linksOf(submenus.find((menu) => menu.querySelector('summary')?.textContent === word));

describe('the menu in the head of every page', () => {
  it('links to cruises, trainings, promotions, blog, contact, in this order; marks the current page (P-021, P-026)', () => {
    const inSubmenus = submenus.flatMap(linksOf);
    expect(linksOf(wide).filter((link) => !inSubmenus.includes(link))).toEqual([
      'Rejsy /rejsy-morskie',
      'Szkolenia /szkolenia',
      'Promocje /promocje',
      'Blog /blog',
      'Kontakt /kontakt',
    ]);
    expect(wide?.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/blog');
  });

  it('has submenus for charters, “how it works” and “about us” (P-022, P-025)', () => {
    expect(under('Czartery')).toEqual([
      'Rejsy na miarę /rejsy-prywatne',
      'Czarter ze skipperem /rejsy-prywatne#jachty',
      'Wyjazdy firmowe /wyjazdy-firmowe',
    ]);
    expect(under('Jak to działa')).toEqual(
      expect.arrayContaining(['Jak to działa /jak-to-dziala', 'Pytania i odpowiedzi /faq']),
    );
    expect(under('O nas')).toEqual([
      'O nas /o-nas',
      'Zespół /o-nas/team',
      'Praca /o-nas/praca',
      'Dokumenty /o-nas/dokumenty',
    ]);
  });

  it('has a link for each country that the content has (P-023)', () => {
    expect(under('Kierunki').slice(0, 2)).toEqual([
      'Chorwacja /rejsy-morskie/chorwacja',
      'Grecja /rejsy-morskie/grecja',
    ]);
    expect(under('Kierunki')).toHaveLength(frame.destinations.length);
  });

  it('has the same links on a phone, behind one button', () => {
    expect(linksOf(phone)).toEqual(linksOf(wide));
  });
});

it('the footer has links to the kinds of trips, parts of “how it works” and “about us” (P-030, P-031)', () => {
  const addresses = linksOf(page.querySelector('footer')).map((link) => link.split(' ').at(-1));
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...['/rejsy-morskie', '/mazury', '/wyjazdy-firmowe', '/rejsy-prywatne', '/szkolenia'],
      ...[
        'ogolne',
        'jak-wybrac-rejs',
        'jak-wybrac-jacht',
        'jak-sie-zapisac-na-rejs',
        'platnosci-i-cena',
      ].map((part) => `/jak-to-dziala#${part}`),
      ...['/o-nas', '/o-nas/team', '/o-nas/praca', '/o-nas/dokumenty'],
    ]),
  );
});
