// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { ShopPage } from '../../../ui/shared/page/ShopPage.tsx';
import type { PageFrame } from '../../../ui/state/page-data.ts';
import { hrefsIn, openPage } from '../offers/render-screen.tsx';
import { demoFrame } from '../page-frames.ts';

const frame: PageFrame = await demoFrame();
const openMenu = () =>
  openPage(
    <PageDataProvider value={{ kind: 'client', frame }}>
      <ShopPage current="/blog">Treść</ShopPage>
    </PageDataProvider>,
  );
const linksIn = (part: HTMLElement): readonly string[] =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const openMainMenu = () => openMenu().getByRole('navigation', { name: 'Główne' });
/** Returns the links of the submenu that opens under this word. */
const linksUnder = (word: string): readonly string[] => {
  const submenu = within(openMainMenu())
    .getByText(word, { selector: 'summary' })
    .closest('details');
  if (submenu === null) throw new Error(`The menu has no submenu ${word}`);
  return linksIn(submenu);
};

describe('the menu in the head of every page', () => {
  it('links to cruises, trainings, promotions, blog, contact in order; marks the page (P-021, P-026)', () => {
    const menu = openMainMenu();
    const outsideSubmenus = within(menu)
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.closest('details') === null);
    expect(
      outsideSubmenus.map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['Rejsy', '/rejsy-morskie', null],
      ['Szkolenia', '/szkolenia', null],
      ['Promocje', '/promocje', null],
      ['Blog', '/blog', 'page'],
      ['Kontakt', '/kontakt', null],
    ]);
  });

  it('has submenus for charters, “how it works” and “about us” (P-022, P-025)', () => {
    expect(linksUnder('Czartery')).toEqual([
      'Rejsy na miarę /rejsy-prywatne',
      'Czarter ze skipperem /rejsy-prywatne#jachty',
      'Wyjazdy firmowe /wyjazdy-firmowe',
    ]);
    expect(linksUnder('Jak to działa')).toEqual(
      expect.arrayContaining(['Jak to działa /jak-to-dziala', 'Pytania i odpowiedzi /faq']),
    );
    expect(linksUnder('O nas')).toEqual([
      'O nas /o-nas',
      'Zespół /o-nas/team',
      'Praca /o-nas/praca',
      'Dokumenty /o-nas/dokumenty',
    ]);
  });

  it('has a link for each country that the content has (P-023)', () => {
    expect(linksUnder('Kierunki').slice(0, 2)).toEqual([
      'Chorwacja /rejsy-morskie/chorwacja',
      'Grecja /rejsy-morskie/grecja',
    ]);
    expect(linksUnder('Kierunki')).toHaveLength(frame.destinations.length);
  });

  it('has the same links on a phone, behind one button', () => {
    const { getByRole } = openMenu();
    const [wide, phone] = ['Główne', 'Menu'].map((name) =>
      linksIn(getByRole('navigation', { name, hidden: true })),
    );
    expect(phone).toEqual(wide);
    expect(phone?.length).toBeGreaterThan(5);
  });
});

it('the footer has links to the kinds of trips, parts of “how it works” and “about us” (P-030, P-031)', () => {
  const addresses = hrefsIn(within(openMenu().getByRole('contentinfo')));
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
