// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ContentPage } from '../../../adapters/http/contract/offers/content.ts';
import { SpecialListScreen } from '../../../ui/features/offers/list/SpecialListPage.tsx';
import { offerItem, SAMPLE_DAY } from './offer-samples.ts';
import { openPage } from './render-screen.tsx';

const page = (
  Heading: string,
  Buttons: ContentPage['Contents'][number]['Contents']['Buttons'] = [],
): ContentPage => ({
  PageId: 'academyMainPage',
  Route: '/szkolenia',
  Shape: 'plain',
  Changed: SAMPLE_DAY,
  Listed: true,
  Document: null,
  META: { Title: Heading, Description: '', Keywords: '' },
  Contents: [
    {
      ...{
        Type: 'TextWithImages',
        Layout: 'prose',
        Ground: 'foam',
        Anchor: '',
        Menu: '',
        Heading,
        Lead: 'Z instruktorem.',
        Offers: null,
      },
      Contents: { Text: '', HTML: '', Images: [], Buttons, Boxes: [] },
    },
  ],
});
const words = page('Szkolenia żeglarskie', [
  { Label: 'Jak wyglądają szkolenia', Link: '/szkolenia-informacje' },
]);

const training = (OfferId: number, Name: string) =>
  offerItem({
    OfferId,
    Name,
    FriendlyUrl: `kurs-${OfferId}`,
    ListPart: null,
    TrainingKinds: ['poland'],
  });
const offers = [training(1, 'Akademia manewrów'), training(2, 'Kurs Żeglarza Mazury')];
const kinds = [
  { kind: 'manoeuvres', name: null, offers: [1] },
  { kind: 'sailor', name: null, offers: [2] },
  { kind: 'croatia', name: 'Na Azorach', offers: [2] },
] as const;
type Screen = Parameters<typeof SpecialListScreen>[0];
const open = (more: Partial<Screen> = {}) =>
  openPage(
    <SpecialListScreen
      kind="special"
      list="trainings"
      page={words}
      today={SAMPLE_DAY}
      offers={offers}
      kinds={kinds}
      chosen={null}
      heading={null}
      {...more}
    />,
  );
const lakeList = (lakes: Screen['offers']) =>
  open({
    list: 'lakes',
    page: page('Mazury'),
    offers: lakes,
    kinds: [],
    heading: 'Rejsy po Mazurach',
  });
const hrefsIn = ({ getAllByRole }: ReturnType<typeof open>) =>
  getAllByRole('link').map((link) => link.getAttribute('href'));

describe('offer lists with an address of their own', () => {
  it('P-096, P-099: trainings have counted radio buttons in a plain form, beside a link to their page', () => {
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

  it('P-097: shows as many offers as the count of the chosen kind', () => {
    const trainings = open({ chosen: 'manoeuvres' });
    expect(trainings.page.textContent).toContain('1 szkolenie');
    expect(hrefsIn(trainings)).toContain('/oferta/kurs-1');
    expect(hrefsIn(trainings)).not.toContain('/oferta/kurs-2');
  });

  it('P-100, P-101: lake cruises have a heading, cruises under way have „W trakcie”, also on the first day', () => {
    const lakes = [
      offerItem(),
      offerItem({ OfferId: 2, Standing: 'startsToday', FriendlyUrl: 'dzisiaj' }),
      offerItem({ OfferId: 3, Standing: 'underWay' }),
    ];
    const { page, getByRole } = lakeList(lakes);
    expect(getByRole('heading', { name: 'Rejsy po Mazurach' })).toBeTruthy();
    const underWay = getByRole('heading', { name: 'W trakcie' }).closest('section');
    const today = [...page.querySelectorAll('a[href="/oferta/dzisiaj"]')];
    expect(today).not.toEqual([]);
    expect(today.filter((link) => !underWay?.contains(link))).toEqual([]);
    for (const words of ['Startuje dzisiaj', 'Wyjazd w trakcie'])
      expect(underWay?.textContent).toContain(words);
  });

  it('P-100: counts trainings on the lakes separately from cruises, as the country page does', () => {
    const lakes = [
      offerItem(),
      offerItem({ OfferId: 4, FriendlyUrl: 'drugi' }),
      training(2, 'Kurs Żeglarza Mazury'),
    ];
    expect(lakeList(lakes).getByRole('status').textContent).toBe(
      '2 rejsy i 1 szkolenie, od najbliższego terminu',
    );
  });

  it('P-096: counts only bookable trainings; a kind whose trainings are all under way is no option', () => {
    const atSea = [
      { ...training(1, 'Akademia manewrów'), Standing: 'underWay' as const },
      training(2, 'Kurs Żeglarza Mazury'),
    ];
    const radios = open({ offers: atSea }).queryAllByRole('radio');
    const names = radios.map((radio) => radio.closest('label')?.textContent);
    expect(names).toContain('Wszystkie (1)');
    expect(names).not.toContainEqual(expect.stringMatching(/^Manewry/));
  });

  it('links to other pages if no offer is on sale', () => {
    const list = open({ list: 'may', page: page('Majówka'), offers: [], kinds: [] });
    expect(hrefsIn(list)).toContain('/rejsy-morskie');
    expect(list.page.textContent).toContain('Nie ma teraz takich terminów');
  });
});
