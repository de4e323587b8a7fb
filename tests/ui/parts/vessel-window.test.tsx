import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UnitCard } from '../../../ui/parts/UnitCard.tsx';
import { UnitWindow } from '../../../ui/parts/vessel/UnitWindow.tsx';
import { VesselWindow } from '../../../ui/parts/vessel/VesselWindow.tsx';
import {
  insidePicture,
  photographsOfUnit,
  picturesOfUnit,
  type VesselPicture,
} from '../../../ui/parts/vessel/vessel-pictures.ts';

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
const window = (
  images: typeof pictures & { readonly photographs?: readonly VesselPicture[] } = pictures,
) =>
  renderToStaticMarkup(
    <VesselWindow
      onClose={() => undefined}
      name="Lagoon 42"
      facts={['12 miejsc']}
      {...images}
      description="Dwa kadłuby."
    />,
  );

describe('the picture window of a vessel', () => {
  it('has four pictures to choose and enlarge, the first shown, with its position (P-123)', () => {
    const html = window();
    expect(pictures.pictures.map(({ name }) => name)).toEqual([
      'Pod żaglami',
      'Kokpit',
      'Mesa',
      'Kabina',
    ]);
    expect(
      html.match(/<div class="[^"]*thumbs[^"]*">(.*?)<\/div>/)?.[1]?.match(/<button/g)?.length,
    ).toBe(4);
    expect(html).toMatch(/aria-current="true"><img src="[^"]*zewnatrz/);
    expect(html).toContain('aria-label="Powiększ: Pod żaglami"');
    expect(html).toContain('<span>1 z 4</span>');
    expect(html).toContain('aria-label="Poprzedni obraz: Kabina"');
    expect(html).toContain('aria-label="Następny obraz: Kokpit"');
  });

  it('has the plan with a button to enlarge it (P-124), and is complete without a plan', () => {
    expect(window()).toMatch(
      /<img class="[^"]*" src="[^"]*plan-katamaran-4-12-4.svg" alt="Plan z góry"\/>/,
    );
    expect(window()).toContain('Powiększ plan');
    expect(window({ ...pictures, plan: undefined })).not.toMatch(/Powiększ plan|<kbd>P/);
  });
});

describe('photographs of a yacht (issue 42)', () => {
  const photograph = {
    url: '/zdjecia/mesa.jpg',
    alt: 'Mesa z kambuzem',
    width: 2400,
    height: 1600,
  };
  const pressed = (html: string) =>
    [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"[^>]*>([^<]+)</g)].map(([, on, name]) => [
      name,
      on,
    ]);

  it('come first, with drawing and plan beside them, as WebP in two sizes with a JPEG', () => {
    const photographs = photographsOfUnit({ Photographs: [photograph] });
    const html = window({ ...pictures, photographs });
    expect(pressed(html)).toEqual([
      ['Zdjęcia', 'true'],
      ['Rysunek', 'false'],
    ]);
    expect(html).toMatch(/<button[^>]*>Plan<\/button>/);
    expect(html).toContain('srcSet="/zdjecia/mesa-800.webp 800w, /zdjecia/mesa-1600.webp 1600w"');
    expect(html).toMatch(/<img src="\/zdjecia\/mesa.jpg" alt="Mesa z kambuzem" width="2400"/);
    expect(html).not.toContain('rysunek poglądowy klasy');
  });

  it('open in a window also if the yacht has one drawing and no plan', () => {
    const opener = (photographs: (typeof photograph)[]) =>
      renderToStaticMarkup(
        <UnitWindow
          room={{
            Name: 'Fjordin 38',
            Images: IMAGES.slice(0, 1),
            Photographs: photographs,
            Availability: { AccommodationsCount: 8, CabinsCount: 3 },
            Description: '',
            ShortDescription: '',
          }}
          stars={{ count: 4, plus: false, label: '4 na 5' }}
        />,
      );
    expect(opener([])).toBe('');
    expect(opener([photograph])).toContain('href="/zdjecia/mesa.jpg"');
    expect(opener([photograph])).toContain('aria-label="Zobacz zdjęcia: Fjordin 38"');
  });

  it('have no arrows if there is only one photograph', () => {
    const photographs = photographsOfUnit({ Photographs: [photograph] });
    expect(window({ ...pictures, photographs })).not.toMatch(/Poprzedni obraz|Następny obraz/);
  });

  it('without photographs, the window has no choice and labels the drawing as one of the class', () => {
    expect(pressed(window())).toEqual([]);
    expect(window()).toContain('rysunek poglądowy klasy');
  });
});

describe('the card of a unit', () => {
  const picture = {
    country: 'croatia',
    time: 'day',
    vessel: 'monohull',
    seed: 7,
    width: 1200,
    height: 800,
  } as const;

  it('shows the yacht and its saloon side by side (W-032), each in its own frame', () => {
    const html = renderToStaticMarkup(
      <UnitCard name="Lagoon 42" picture={picture} inside={insidePicture({ Images: IMAGES })} />,
    );
    expect([...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      '/sceny/croatia-day-monohull-7-600x600.svg',
      '/sceny/wnetrze-katamaran-superior-mesa.svg',
    ]);
  });

  it('keeps one wide picture if a unit has no picture of its inside', () => {
    const html = renderToStaticMarkup(
      <UnitCard
        name="Lagoon 42"
        picture={picture}
        inside={insidePicture({ Images: IMAGES.slice(0, 1) })}
      />,
    );
    expect([...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      '/sceny/croatia-day-monohull-7-1200x800.svg',
    ]);
  });
});
