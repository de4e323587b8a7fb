// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnitCard } from '../../../ui/parts/UnitCard.tsx';
import { UnitPicturesButton } from '../../../ui/parts/vessel/UnitPicturesButton.tsx';
import { VesselPicturesDialog } from '../../../ui/parts/vessel/VesselPicturesDialog.tsx';
import {
  insidePicture,
  photographsOfUnit,
  picturesOfUnit,
  type VesselPicture,
} from '../../../ui/parts/vessel/vessel-pictures.ts';
import { hrefsOf, openPage } from '../offers/render-screen.tsx';
import { openScreen } from '../open-screen.tsx';

const url = (room: string) => `/sceny/wnetrze-katamaran-superior-${room}.svg`;
const IMAGES = [
  { url: url('zewnatrz'), alt: 'Katamaran pod żaglami' },
  { url: url('kokpit'), alt: 'Kokpit ze stołem' },
  { url: url('mesa'), alt: 'Mesa' },
  { url: url('kabina'), alt: 'Kabina' },
  {
    url: '/sceny/plan-katamaran-4-12-4.svg',
    alt: 'Plan z góry',
  },
];
const pictures = picturesOfUnit(IMAGES);
const open = (
  images: typeof pictures & { readonly photographs?: readonly VesselPicture[] } = pictures,
) =>
  openScreen(
    <VesselPicturesDialog
      onClose={() => undefined}
      name="Lagoon 42"
      facts={['12 miejsc']}
      {...images}
      description="Dwa kadłuby."
    />,
  );
afterEach(cleanup);

describe('the dialog with a yacht’s pictures', () => {
  it('has four pictures to choose and enlarge; it opens with the first and says “1 of 4” (P-123)', async () => {
    const { user, getByRole, getByText } = open();
    const names = ['Pod żaglami', 'Kokpit', 'Mesa', 'Kabina'];
    expect(pictures.pictures.map(({ name }) => name)).toEqual(names);
    for (const name of names) expect(getByRole('button', { name })).toBeTruthy();
    const shown = () => getByRole('button', { current: true }).textContent;
    expect(shown()).toBe('Pod żaglami');
    expect(getByRole('button', { name: 'Powiększ: Pod żaglami' })).toBe(document.activeElement);
    expect(getByText('1 z 4')).toBeTruthy();
    expect(getByRole('button', { name: 'Poprzedni obraz: Kabina' })).toBeTruthy();
    await user.click(getByRole('button', { name: 'Następny obraz: Kokpit' }));
    expect(getByText('2 z 4')).toBeTruthy();
    await user.click(getByRole('button', { name: 'Kabina' }));
    expect([shown(), getByText('4 z 4').textContent]).toEqual(['Kabina', '4 z 4']);
  });

  it('has the deck plan and a button that enlarges it (P-124); without a plan it has no empty place', () => {
    const withPlan = open();
    expect(withPlan.getByRole('img', { name: 'Plan z góry' }).getAttribute('src')).toContain(
      'plan-katamaran-4-12-4.svg',
    );
    expect(withPlan.getByRole('button', { name: 'Powiększ plan' })).toBeTruthy();
    withPlan.unmount();
    const { container, queryByRole } = open({ ...pictures, plan: undefined });
    expect(queryByRole('button', { name: 'Powiększ plan' })).toBeNull();
    expect([...container.querySelectorAll('kbd')].map((key) => key.textContent)).not.toContain('P');
  });
});

describe('photographs of a yacht in the dialog with the yacht’s pictures (issue 42)', () => {
  const photograph = {
    url: '/zdjecia/mesa.jpg',
    alt: 'Mesa z kambuzem',
    width: 2400,
    height: 1600,
  };
  const pressed = ({ getAllByRole }: ReturnType<typeof open>) =>
    getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-pressed'))
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);

  it('come before drawing and deck plan; each photograph is a WebP file in two sizes, and a JPEG file', async () => {
    const photographs = photographsOfUnit({ Photographs: [photograph] });
    const screen = open({ ...pictures, photographs });
    expect(pressed(screen)).toEqual([
      ['Zdjęcia', 'true'],
      ['Rysunek', 'false'],
    ]);
    const { container, getByRole, getByAltText, queryByText, user } = screen;
    expect(getByRole('button', { name: 'Plan' })).toBeTruthy();
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
      '/zdjecia/mesa-800.webp 800w, /zdjecia/mesa-1600.webp 1600w',
    );
    const picture = getByAltText('Mesa z kambuzem');
    expect(['src', 'width'].map((name) => picture.getAttribute(name))).toEqual([
      '/zdjecia/mesa.jpg',
      '2400',
    ]);
    expect(queryByText(/rysunek poglądowy klasy/)).toBeNull();
    await user.click(getByRole('button', { name: 'Rysunek' }));
    expect(queryByText(/rysunek poglądowy klasy/)).toBeTruthy();
  });

  it('can be opened even if the yacht has only one drawing and no deck plan', () => {
    const opener = (photographs: (typeof photograph)[]) => (
      <UnitPicturesButton
        room={{
          Name: 'Fjordin 38',
          Images: IMAGES.slice(0, 1),
          Photographs: photographs,
          Availability: { AccommodationsCount: 8, CabinsCount: 3 },
          Description: '',
          ShortDescription: '',
        }}
        stars={{ count: 4, plus: false, label: '4 na 5' }}
      />
    );
    expect(hrefsOf(opener([]))).toEqual([]);
    const link = openPage(opener([photograph])).getByRole('link', {
      name: 'Zobacz zdjęcia: Fjordin 38',
    });
    expect(link.getAttribute('href')).toBe('/zdjecia/mesa.jpg');
  });

  it('have no arrows if there is only one photograph', () => {
    const photographs = photographsOfUnit({ Photographs: [photograph] });
    const { queryByRole } = open({ ...pictures, photographs });
    expect(queryByRole('button', { name: /^(?:Poprzedni|Następny) obraz/ })).toBeNull();
  });

  it('if there are none, the dialog shows only a drawing, and says that the drawing is of the yacht class', () => {
    const screen = open();
    expect(pressed(screen)).toEqual([]);
    expect(screen.getByText(/rysunek poglądowy klasy/)).toBeTruthy();
  });
});

describe('the pictures on the card of a unit', () => {
  const picture = {
    country: 'croatia',
    time: 'day',
    vessel: 'monohull',
    seed: 7,
    width: 1200,
    height: 800,
  } as const;

  const sourcesOf = (images: typeof IMAGES) =>
    [
      ...openPage(
        <UnitCard name="Lagoon 42" picture={picture} inside={insidePicture({ Images: images })} />,
      ).page.querySelectorAll('img'),
    ].map((image) => image.getAttribute('src'));

  it('show the yacht and its saloon side by side, each in its own frame (W-032)', () => {
    expect(sourcesOf(IMAGES)).toEqual([
      '/sceny/croatia-day-monohull-7-600x600.svg',
      '/sceny/wnetrze-katamaran-superior-mesa.svg',
    ]);
  });

  it('are one wide picture if the unit has no picture of the inside', () => {
    expect(sourcesOf(IMAGES.slice(0, 1))).toEqual(['/sceny/croatia-day-monohull-7-1200x800.svg']);
  });
});
