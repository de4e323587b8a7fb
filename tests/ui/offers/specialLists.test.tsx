import { describe, expect, it } from 'vitest';
import { SpecialListScreen } from '../../../ui/screens/offers/list/SpecialListPage.tsx';
import { rendered } from './render.tsx';
import { item, TODAY } from './samples.ts';

const training = (OfferId: number, Name: string) => item({ OfferId, Name, FriendlyUrl: `kurs-${OfferId}`, ListPart: null });
const offers = [training(1, 'Akademia manewrów'), training(2, 'Kurs Żeglarza Mazury')];
const kinds = [
  { kind: 'manoeuvres', offers: [1] },
  { kind: 'sailor', offers: [2] },
] as const;
const trainings = (chosen: 'manoeuvres' | null) =>
  rendered(<SpecialListScreen kind="special" list="trainings" today={TODAY} offers={offers} kinds={kinds} chosen={chosen} />);

describe('lists with an address of their own', () => {
  it('P-096, P-099: trainings are told apart by counted radio buttons in a plain form, beside the way to what they are', () => {
    const html = trainings(null);
    for (const words of ['Wszystkie <span>(2)', 'Manewry <span>(1)', 'Żeglarz jachtowy <span>(1)', 'href="/szkolenia-informacje"'])
      expect(html).toContain(words);
    expect(html).toMatch(/<form[^>]*action="\/szkolenia"/);
    expect(html.match(/type="radio"[^>]*name="rodzaj"/g)).toHaveLength(3);
    expect(html).toContain('2 szkolenia');
  });

  it('P-097: shows as many as the count of the chosen kind said', () => {
    const html = trainings('manoeuvres');
    expect(html).toContain('1 szkolenie');
    expect(html).toContain('/oferta/kurs-1');
    expect(html).not.toContain('/oferta/kurs-2');
  });

  it('P-100, P-101: cruises on the lakes stand under their heading, those at sea under „W trakcie”, and one says that it starts today', () => {
    const lakes = [
      item(),
      item({ OfferId: 2, Standing: 'startsToday', FriendlyUrl: 'dzisiaj' }),
      item({ OfferId: 3, Standing: 'underWay' }),
    ];
    const html = rendered(<SpecialListScreen kind="special" list="lakes" today={TODAY} offers={lakes} kinds={[]} chosen={null} />);
    const [before = '', after = ''] = html.split('W trakcie</h2>');
    expect(before).toContain('Rejsy po Mazurach</h2>');
    expect(before).not.toContain('/oferta/dzisiaj');
    expect(after).toContain('Startuje dzisiaj');
    expect(after).toContain('Wyjazd w trakcie');
  });

  it('has a way on where nothing is on offer', () => {
    const html = rendered(<SpecialListScreen kind="special" list="may" today={TODAY} offers={[]} kinds={[]} chosen={null} />);
    expect(html).toContain('href="/rejsy-morskie"');
    expect(html).toContain('Nie ma teraz takich terminów');
  });
});
