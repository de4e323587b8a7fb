import type { DrawnName } from '../../adapters/http/contract/drawings.ts';
import { INK, SHALLOW } from './flat/kit.ts';

const SAND_PATCH = '#fbeed0';

/**
 * A line drawing, 52 × 52: ink lines over one coloured patch, shallow water (`t`) or sand (`s`).
 */
type Icon = { readonly t?: string; readonly s?: string; readonly lines: string };

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

const ICONS: Readonly<Record<DrawnName<'ikona'>, Icon>> = {
  apteczka: {
    t: 'M10 18h36v28H10z',
    lines: 'M6 14h36v28H6zM18 14V8h12v6M24 21v14M17 28h14',
  },
  autokar: {
    s: 'M8 14h40v28H8z',
    lines: `M4 10h38q4 0 4 4v24H4zM4 24h42M14 10v14M24 10v14M34 10v14${round(14, 40, 4)}${round(36, 40, 4)}`,
  },
  bagaz: {
    t: 'M10 22h38v24H10z',
    lines:
      'M6 20q0-4 4-4h30q4 0 4 4v18q0 4-4 4H10q-4 0-4-4zM17 16v-3q0-5 8-5t8 5v3M14 16v26M36 16v26M21 28h8',
  },
  czas: {
    s: round(29, 29, 18),
    lines: `${round(24, 24, 18)}M24 12v12l8 6M24 8v2M24 38v2M8 24h2M38 24h2`,
  },
  dojazd: {
    s: 'M6 40q20-12 40 0v6H6z',
    lines:
      'M45 10c-2.5-2.5-6-1.5-8.5 1L30 17 13 13l-3 3 13 7.5-7 7-5-1-2.5 2.5 7.5 4 4 7.5 2.5-2.5-1-5 7-7L36 42l3-3-4-17 6-6.5c2.5-2.5 6.5-3 4-5.5z',
  },
  dokumenty: {
    t: 'M12 12h34v32H12z',
    lines: `M8 8h34v32H8zM14 32h22M14 36h12${round(18, 19, 4)}M12.5 28c0-7 11-7 11 0M29 17h8M29 22h8M29 27h5`,
  },
  grupa: {
    s: 'M8 36q18-16 36 0v10H8z',
    lines: `${round(26, 15, 7)}M13 42c0-11 6-15 13-15s13 4 13 15${round(10, 20, 4.5)}M3 38c0-7 3-9.500 7-9.500M42 15.500a4.500 4.500 0 1 1 0 9M49 38c0-7-3-9.500-7-9.500`,
  },
  internet: {
    t: round(29, 32, 14),
    lines: `M5 20q20-18 42 0M12 27q14-12 28 0M19 34q7-6 14 0${round(26, 41, 2)}`,
  },
  kajuta: {
    t: 'M8 24h38v18H8z',
    lines:
      'M5 12v30M5 36h42v6M47 36v-6q0-4-4-4H5M9 26v-5q0-3 3-3h8q3 0 3 3v5M23 26v-3q0-3 3-3h8q3 0 3 3v3',
  },
  kalendarz: {
    s: 'M12 14h34v32H12z',
    lines: 'M7 10h34v32H7zM7 19h34M16 6v8M32 6v8M14 26h4M22 26h4M30 26h4M14 34h4M22 34h4',
  },
  kamizelka: {
    s: 'M14 14h28v32H14z',
    lines: 'M18 6q8 8 16 0l8 4v12q-3 4 0 8v12H10V30q3-4 0-8V10zM26 12v30M10 26h32M21 24h10v5H21z',
  },
  karta: { t: 'M10 18h38v26H10z', lines: 'M5 13h38v26H5zM5 20h38M10 33h10M33 33h5' },
  kaucja: {
    s: 'M10 22h34v24H10z',
    lines: `M6 20h36v22H6zM12 20v-4q0-10 12-10t12 10v4M18 20v-3q0-5 6-5t6 5v3${round(24, 29, 3)}M24 32v5`,
  },
  kuchnia: {
    t: 'M6 30q20-22 38 0-18 20-38 0z',
    lines: `M4 28q18-20 34 0-16 18-34 0zM38 28l9-8v16zM27 20q5 8 0 16M16 22.500q2.500 5.500 0 11${round(11.5, 26.5, 1)}`,
  },
  lazienka: {
    t: 'M18 24h24v22H18z',
    lines:
      'M8 46V13q0-7 7-7t7 7v3M14 22q0-6 8-6t8 6zM16 28l-1 3M22 28v3M28 28l1 3M15 35l-1 3M22 35v3M29 35l1 3M15 42l-1 3M22 42v3M29 42l1 3',
  },
  mapa: {
    s: 'M10 14h36v30H10z',
    lines:
      'M6 12l12-4 14 4 14-4v30l-14 4-14-4-12 4zM18 8v30M32 12v30M10 30q4-6 8-4M23 22l5 6M28 22l-5 6',
  },
  mariny: {
    t: 'M4 38q12-8 24 0t22 0v8H4z',
    lines:
      'M6 34h26v4H6zM11 38v8M27 38v8M19 34V12l9 14H19M19 14l-8 12h8M36 42q3-3 6 0t6 0M36 46q3-3 6 0t6 0M40 36V20M37 20h6M37 25h6',
  },
  miejsca: {
    t: round(29, 28, 14),
    lines: `M26 46C14 32 10 27 10 20a16 16 0 0 1 32 0c0 7-4 12-16 26z${round(26, 20, 6)}`,
  },
  nagroda: {
    s: round(28, 22, 14),
    lines: `${round(26, 19, 13)}M17 29l-4 17 13-6 13 6-4-17M20 19l4 4 8-8`,
  },
  paliwo: {
    t: 'M12 18h22v28H12z',
    lines:
      'M8 44V10q0-3 3-3h16q3 0 3 3v34M5 44h28M12 12h14v9H12zM30 24h4q3 0 3 3v9q0 4 4 4t4-4V20l-6-7M39 13v6q0 3 6 3',
  },
  patent: {
    s: 'M10 12h36v26H10z',
    lines: `M6 8h36v26H6zM13 15h22M13 21h14M13 27h8${round(35, 33, 6)}M31 38v9l4-3 4 3v-9`,
  },
  pieniadze: {
    s: round(29, 29, 18),
    lines: `${round(24, 24, 18)}M31 17c-6-4-13 0-13 7s7 11 13 7M13.500 22H26M13.500 26H25`,
  },
  podatek: {
    t: 'M14 10h28v36H14z',
    lines: `M10 6h28v40l-5-3-4.500 3-4.500-3-4.500 3-4.500-3-5 3zM16 14h16M16 20h16M17 35l14-9${round(18, 27, 2)}${round(30, 34, 2)}`,
  },
  pogoda: {
    s: round(20, 20, 14),
    lines: `M20 36q-8 0-8-7t8-7q2-8 10-8t10 9q7 0 7 6.500T40 36zM6 18h4M11 8l3 3M22 4v4M33 8l-2 3M18 41l-2 5M27 41l-2 5M36 41l-2 5`,
  },
  prad: { s: round(28, 28, 18), lines: 'M28 4 11 29h13l-3 19 19-27H27z' },
  rodzina: {
    t: 'M6 40q20-12 40 0v6H6z',
    lines: `${round(15, 14, 6)}M5 44V34q0-9 10-9t10 9${round(36, 20, 5)}M25 44v-8q0-7 11-7t11 7v8M10 34v10M20 38v6M31 38v6M41 38v6`,
  },
  sezon: {
    s: round(30, 24, 18),
    lines:
      'M14 30a12 12 0 0 1 24 0M26 8v5M9 16l3.500 3M43 16l-3.500 3M4 30h5M43 30h5M8 37q4.500-4 9 0t9 0 9 0 9 0M14 44q4-3.500 8 0t8 0 8 0',
  },
  skipper: {
    t: 'M14 32h26v14H14z',
    lines: `M15 20v-4h22v4M13 16q-4-8 13-10 17 2 13 10zM13 20h26l3 4H10zM17 24v3q0 9 9 9t9-9v-3M10 46q2-9 16-9t16 9M22 10h8`,
  },
  telefon: {
    s: 'M18 10h22v36H18z',
    lines: `M14 5h22v40H14zM14 11h22M14 38h22M23 8h4${round(25, 41.5, 1)}M41 16q4 4 0 9M45 12q7 8 0 17`,
  },
  temperatura: {
    t: round(22, 38, 10),
    lines: `M17 30V10q0-5 5-5t5 5v20q5 3 5 8 0 9-10 9t-10-9q0-5 5-8zM22 16v17${round(22, 38, 4)}M33 12h6M33 19h9M33 26h6`,
  },
  trasa: {
    t: 'M6 36q12-8 22 0t20 0v10H6z',
    lines: `${round(11, 13, 5)}${round(41, 37, 5)}M16 13h15q9 0 9 6t-9 6H19q-9 0-9 6t9 6h17`,
  },
  ubezpieczenie: {
    t: 'M12 14l16-6 16 6v14q0 12-16 20-16-8-16-20z',
    lines: 'M24 4l17 6v14c0 10-7 17-17 22C14 41 7 34 7 24V10zM15 24l6.500 6.500L33 18',
  },
  wiatr: {
    t: 'M12 10l30 6v12l-30 6z',
    lines: 'M10 5v43M10 10l32 6v12l-32 6M21 12v20M32 14v16M22 42h18a4 4 0 1 1-4 4',
  },
  wiek: {
    s: 'M8 30h38v16H8z',
    lines:
      'M6 28h40v16H6zM6 36q5-4 10 0t10 0 10 0 10 0M16 28v-9M26 28v-9M36 28v-9M16 14q-3-3 0-7 3 4 0 7zM26 14q-3-3 0-7 3 4 0 7zM36 14q-3-3 0-7 3 4 0 7z',
  },
  wyzywienie: {
    s: round(28, 28, 16),
    lines: `${round(26, 26, 12)}${round(26, 26, 7)}M5 6v11q0 4 4 4t4-4V6M9 6v40M45 46V6q-6 3-6 14 0 6 6 6`,
  },
  zaloga: {
    t: 'M6 34q20 14 40 0l-4 12H10z',
    lines: `M4 33q22 8 44 0-3 11-9 11H13q-6 0-9-11z${round(15, 15, 4)}${round(26, 12, 4)}${round(37, 15, 4)}M9 34q0-12 6-12t6 12M20 35q0-16 6-16t6 16M31 34q0-12 6-12t6 12`,
  },
  zwrot: { s: 'M14 16h30v28H14z', lines: 'M9 20a17 17 0 1 1-1 9M9 8v12h12M24 16v10l7 5' },
};

/**
 * Returns the icon of a fact, 52 × 52. Its colours are fixed, because an image file cannot use the
 * page's colours.
 */
export const icon = (name: DrawnName<'ikona'>): string => {
  const { t, s, lines } = ICONS[name];
  const patch =
    t === undefined
      ? `<path d="${s}" fill="${SAND_PATCH}"/>`
      : `<path d="${t}" fill="${SHALLOW}"/>`;
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52">';
  return `${open}${patch}<path d="${lines}" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
};
