/** Web path of the photographs that `npm run content` made (docs/content.md). */
export const PHOTOGRAPHS = '/zdjecia';

const URL_PATTERN = /^\/zdjecia\/([a-z0-9]+(?:-[a-z0-9]+)*)\.jpg$/;
const SMALL = 800;
const LARGE = 1600;
export const PHOTOGRAPH_WIDTHS = { small: SMALL, large: LARGE, fallback: 1200 } as const;

export const photographName = (url: string): string | null => URL_PATTERN.exec(url)?.[1] ?? null;
export const photographUrl = (name: string): string => `${PHOTOGRAPHS}/${name}.jpg`;

export const photographSrcset = (url: string, width: number): string | null => {
  const name = photographName(url);
  if (name === null) return null;
  return [SMALL, LARGE]
    .map((most) => `${PHOTOGRAPHS}/${name}-${most}.webp ${Math.min(most, width)}w`)
    .join(', ');
};
