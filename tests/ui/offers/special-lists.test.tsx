// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { presentSpecialList } from '../../../adapters/http/server/pages/present-special-list.ts';
import { metadataOf } from '../../../ui/app/metadata/metadata-of-page.ts';
import { SpecialListScreen } from '../../../ui/features/offers/list/SpecialListPage.tsx';
import type { PageData } from '../../../ui/state/page-data.ts';
import { openScreen } from '../open-screen.tsx';
import { offerItem, SAMPLE_DAY, specialListContent } from './offer-samples.ts';
import { hrefsIn, openPage } from './render-screen.tsx';

const words = specialListContent('Szkolenia żeglarskie', [
  { Label: 'Jak wyglądają szkolenia', Link: '/szkolenia-informacje' },
]);

const training = (OfferId: number, Name: string, TrainingKinds: OfferListItem['TrainingKinds']) =>
  offerItem({
    OfferId,
    Name,
    FriendlyUrl: `kurs-${OfferId}`,
    ListPart: null,
    TrainingKinds,
  });
const manoeuvres = training(1, 'Akademia manewrów', ['manoeuvres']);
const sailor = training(2, 'Kurs Żeglarza Mazury', ['sailor', 'croatia']);
type Opened = Partial<
  Parameters<typeof presentSpecialList>[0] & Pick<PageData<'special'>, 'list' | 'page' | 'heading'>
>;
const dataOf = ({
  list = 'trainings',
  page = words,
  heading = null,
  offers = [manoeuvres, sailor],
  chosen = null,
  number = 1,
}: Opened = {}): PageData<'special'> => {
  const places = { croatia: 'Na Azorach' };
  const data = presentSpecialList({ offers, places, chosen, number });
  if (data === null) throw new Error(`The list has no page ${number}`);
  return { kind: 'special', list, page, heading, today: SAMPLE_DAY, ...data };
};
const open = (opened: Opened = {}) => openPage(<SpecialListScreen {...dataOf(opened)} />);
const lakeList = (offers: readonly OfferListItem[]) =>
  open({ list: 'lakes', page: specialListContent('Mazury'), offers, heading: 'Rejsy po Mazurach' });
const trainingsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    training(index + 1, `Kurs ${index}`, [index % 3 === 0 ? 'sailor' : 'manoeuvres', 'poland']),
  );
const cardsOf = ({ queryAllByRole }: ReturnType<typeof open>) => queryAllByRole('article').length;

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/szkolenia');
});

describe('special offer lists, each with its own page address', () => {
  it('P-096, P-099: the trainings list has radio buttons with counts, and a link to its own page', () => {
    const trainings = open();
    const radios = trainings.getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Wszystkie (2)',
      'Manewry (1)',
      'Żeglarz jachtowy (1)',
      'Na Azorach (1)',
    ]);
    for (const radio of radios) expect(radio).toMatchObject({ name: 'rodzaj' });
    expect(radios[0]?.closest('form')?.getAttribute('action')).toBe('/szkolenia');
    expect(hrefsIn(trainings)).toContain('/szkolenia-informacje');
    expect(trainings.page.textContent).toContain('2 szkolenia');
  });

  it('P-097: a chosen kind of training shows as many offers as its count says', () => {
    const trainings = open({ chosen: 'manoeuvres' });
    expect(trainings.page.textContent).toContain('1 szkolenie');
    expect(hrefsIn(trainings)).toContain('/oferta/kurs-1');
    expect(hrefsIn(trainings)).not.toContain('/oferta/kurs-2');
  });

  it('P-100, P-101: the lake list has a heading; from its first day a cruise is marked „W trakcie”', () => {
    const lakes = [
      offerItem(),
      offerItem({ OfferId: 2, Standing: 'startsToday', FriendlyUrl: 'dzisiaj' }),
      offerItem({ OfferId: 3, Standing: 'underWay' }),
    ];
    const { getByRole, getAllByRole } = lakeList(lakes);
    expect(getByRole('heading', { name: 'Rejsy po Mazurach' })).toBeTruthy();
    const underWay = getByRole('heading', { name: 'W trakcie' }).closest('section');
    const today = getAllByRole('link').filter(
      (link) => link.getAttribute('href') === '/oferta/dzisiaj',
    );
    expect(today).not.toEqual([]);
    expect(today.filter((link) => !underWay?.contains(link))).toEqual([]);
    for (const words of ['Startuje dzisiaj', 'Wyjazd w trakcie'])
      expect(underWay?.textContent).toContain(words);
  });

  it('P-100: the lake list counts trainings separately from cruises, as a country page does', () => {
    const lakes = [offerItem(), offerItem({ OfferId: 4, FriendlyUrl: 'drugi' }), sailor];
    expect(lakeList(lakes).getByRole('status').textContent).toBe(
      '2 rejsy i 1 szkolenie, od najbliższego terminu',
    );
  });

  it('P-096: only bookable trainings are counted; a kind with only trainings under way has no button', () => {
    const atSea = [{ ...manoeuvres, Standing: 'underWay' as const }, sailor];
    const radios = open({ offers: atSea }).queryAllByRole('radio');
    const names = radios.map((radio) => radio.closest('label')?.textContent);
    expect(names).toContain('Wszystkie (1)');
    expect(names).not.toContainEqual(expect.stringMatching(/^Manewry/));
  });

  describe('a list of 60 trainings, 40 of them of the kind “manoeuvres” (issue 43)', () => {
    const many = trainingsOf(60);
    const linksTo = (opened: ReturnType<typeof open>) =>
      hrefsIn(opened).filter((href) => href?.startsWith('/szkolenia'));

    it('has 24 offers on a page, counts all 60, and links to the next and previous page', () => {
      const first = open({ offers: many });
      expect([cardsOf(first), first.getByRole('status').textContent]).toEqual([
        24,
        '60 szkoleń, od najbliższego terminu',
      ]);
      expect(first.getByRole('link', { name: 'Pokaż kolejne' }).getAttribute('href')).toBe(
        '/szkolenia?strona=2',
      );
      expect(first.queryByRole('link', { name: 'Pokaż wcześniejsze' })).toBeNull();
      const last = open({ offers: many, number: 3 });
      expect(cardsOf(last)).toBe(12);
      expect(last.queryByRole('link', { name: 'Pokaż kolejne' })).toBeNull();
      expect(linksTo(last)).toContain('/szkolenia?strona=2');
    });

    it('for a chosen kind, the pages list only its trainings, but the counts still show all kinds', () => {
      const chosen = open({ offers: many, chosen: 'manoeuvres', number: 2 });
      expect(cardsOf(chosen)).toBe(16);
      expect(chosen.getByRole('status').textContent).toContain('40 szkoleń');
      expect(linksTo(chosen)).toContain('/szkolenia?rodzaj=manewry');
      expect(
        chosen
          .getAllByRole('radio')
          .map((radio) => [radio.closest('label')?.textContent, radio.hasAttribute('checked')]),
      ).toEqual([
        ['Wszystkie (60)', false],
        ['Manewry (40)', true],
        ['Żeglarz jachtowy (20)', false],
      ]);
      expect(() => open({ offers: many, chosen: 'manoeuvres', number: 3 })).toThrow('no page 3');
    });

    it('has a canonical address for each page, but not for each kind', () => {
      const canonicalOf = (opened: Opened) =>
        metadataOf(dataOf({ offers: many, ...opened }), '', 'https://rejsy.example').canonical;
      expect(canonicalOf({})).toBe('https://rejsy.example/szkolenia');
      expect(canonicalOf({ number: 2 })).toBe('https://rejsy.example/szkolenia?strona=2');
      expect(canonicalOf({ chosen: 'sailor' })).toBe('https://rejsy.example/szkolenia');
    });
  });

  it('a press on a kind filters at once if the list has one page; otherwise a button asks the server', async () => {
    const few = openScreen(<SpecialListScreen {...dataOf()} />);
    expect(few.queryByRole('button', { name: 'Pokaż szkolenia' })).toBeNull();
    await few.user.click(few.getByRole('radio', { name: /Żeglarz/ }));
    expect(location.search).toBe('?rodzaj=zeglarz');
    expect(few.getByRole('status').textContent).toMatch(/^1\sszkolenie,/);
    expect(few.queryByText('Akademia manewrów')).toBeNull();
    cleanup();
    history.replaceState(null, '', '/szkolenia');
    const long = openScreen(<SpecialListScreen {...dataOf({ offers: trainingsOf(60) })} />);
    const radio = long.getByRole('radio', { name: /Żeglarz/ });
    await long.user.click(radio);
    expect([radio.matches(':checked'), location.search]).toEqual([true, '']);
    expect(long.getByRole('button', { name: 'Pokaż szkolenia' })).toMatchObject({ type: 'submit' });
  });

  it.each([60, 2])(
    'in a list of %i trainings the address of a kind that has no button shows no trainings',
    (count) => {
      // The company gave the place `poland` no name.
      const unnamed = open({ offers: trainingsOf(count), chosen: 'poland' });
      expect(cardsOf(unnamed)).toBe(0);
      expect(unnamed.page.textContent).toContain('Nie ma teraz takich terminów');
    },
  );

  it('a special list in which no offer is on sale links to other pages', () => {
    const list = open({ list: 'may', page: specialListContent('Majówka'), offers: [] });
    expect(hrefsIn(list)).toContain('/rejsy-morskie');
    expect(list.page.textContent).toContain('Nie ma teraz takich terminów');
  });
});
