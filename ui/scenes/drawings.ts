// Flat drawings that stand in the texts of the blog: one thing each, on a warm ground, in the shop's own colours.

const [INK, SEA, LAGOON, PAPER] = ['#0b3442', '#0a6480', '#17889b', '#ffffff'] as const;
const [SAND, SAND_DEEP, SHALLOW, WATER] = ['#fff1cf', '#f3d9a0', '#d7eef0', '#8fcbd3'] as const;
const [SLICKER, SLICKER_SHADE, BUOY, PINE, MOSS, OAK] = ['#ffc629', '#e9a800', '#bf3418', '#17714a', '#0f5638', '#a9713d'] as const;

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const disc = (x: number, y: number, r: number, colour: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const dotted = ' stroke-dasharray="1 9"';

/** A yacht from the side, its waterline's middle at a point. */
const yacht = (x: number, y: number, size: number, sails = true): string => {
  const set = fill('M-2-14v-84c-18 22-30 50-34 80z', SHALLOW) + fill('M4-14v-78c16 20 28 46 33 74z', PAPER);
  const stowed = line('M-36-16H-2', PAPER, 6) + line('M1-100 44-8M1-100-44-8', INK, 1);
  const hull = fill('M-46-8h92c-4 10-10 16-20 16h-58c-6-4-11-9-14-16z', PAPER) + fill('M-45-4h88l-3 5h-81z', SEA);
  return `<g transform="translate(${x} ${y}) scale(${size})">${hull}${sails ? set : stowed}${line('M1-8v-94', INK, 2.4)}</g>`;
};

/** A yacht from above, its bow to the right. */
const fromAbove = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-24-9h24c12 0 20 4 26 9-6 5-14 9-26 9h-24c-3-6-3-12 0-18z', PAPER)}${line('M-18 0h34', SEA, 2.5)}${disc(2, 0, 3, INK)}</g>`;

const bag = [
  fill('M0 236h600v64H0z', SAND_DEEP),
  fill('M92 132c0-14 10-24 24-24h170c14 0 24 10 24 24v86c0 14-10 24-24 24H116c-14 0-24-10-24-24z', SEA),
  fill('M140 108h20v134h-20zM242 108h20v134h-20z', INK),
  line('M150 112c0-58 102-58 102 0', INK, 9),
  fill('M198 150v44h-34c4-18 14-34 34-44zM206 158c14 8 22 20 26 36h-26z', PAPER),
  line('M164 208q9-8 18 0t18 0 18 0 18 0', PAPER, 4),
  fill('M346 150h34v92h-34zM352 128h22v22h-22z', LAGOON),
  fill('M346 178h34v30h-34z', SHALLOW),
  fill('M356 116h14v14h-14z', INK),
  fill('M412 196c0-46 92-46 92 0z', BUOY),
  fill('M486 188c22 0 40 4 44 12h-118v-6z', BUOY),
  line('M458 162v34', PAPER, 2.5),
  line('M404 226c20-20 100-20 120 0', INK, 3),
  fill('M412 222h44c0 22-8 28-22 28s-22-8-22-28zM472 222h44c0 20-8 28-22 28s-22-6-22-28z', INK),
  line('M456 226q8-5 16 0', INK, 4),
].join('');

const konoba = [
  disc(486, 74, 34, SLICKER),
  fill('M0 120q120-60 260-24t340-6v130H0z', MOSS),
  fill('M0 204h600v96H0z', WATER),
  fill('M90 112h190v96H90z', '#efe2c4'),
  fill('M76 116l44-44h134l40 44z', '#c9623f'),
  fill('M118 148h34v60h-34zM200 144h38v30h-38z', SEA),
  fill('M86 204h230v12H86z', '#d8c7a0'),
  line('M300 210h150M320 212v34M380 212v34M440 212v34', OAK, 9),
  fill('M46 132h52v8H46zM52 140v66h5v-66zM88 140v66h5v-66z', OAK),
  line('M44 132q30-22 56 0', PINE, 10),
  yacht(502, 216, 0.95),
  line('M446 212q12 12 26 0', INK, 2.4),
  line('M40 252q14-8 28 0t28 0M210 270q14-8 28 0t28 0M380 274q14-8 28 0t28 0', PAPER, 3),
].join('');

const overboard = [
  fill('M0 0h600v300H0z', SHALLOW),
  line('M70 60q14-8 28 0t28 0M470 250q14-8 28 0t28 0M60 246q14-8 28 0t28 0M300 36q14-8 28 0t28 0', PAPER, 3),
  line('M120 176h112c70 0 96-92 168-92 62 0 86 46 70 86-18 44-82 34-128 22-40-10-72-6-96-2', SEA, 4, dotted),
  fromAbove(150, 176, 0),
  fromAbove(440, 94, 34),
  fromAbove(262, 188, 176),
  disc(222, 214, 11, SLICKER),
  disc(222, 214, 5, '#b97a56'),
  line('M238 208l10-6', INK, 2.5),
  line('M40 92h56M96 92l-13-9M96 92l-13 9', INK, 4),
  disc(150, 142, 14, INK),
  disc(476, 60, 14, INK),
  disc(262, 238, 14, SLICKER),
  line('M150 136v12', PAPER, 3),
  line('M471 57c1-5 9-5 10 0 0 4-7 6-10 10h10', PAPER, 2.6),
  line('M257 233c3-4 9-2 9 1s-3 3-5 3c2 0 6 0 6 4s-7 5-10 1', INK, 2.6),
].join('');

const cleat = [
  fill('M0 210h600v90H0z', '#dba871'),
  line('M0 238h600M0 270h600', OAK, 2),
  fill('M246 160h108l16 52H230z', '#9fb1b8'),
  fill('M130 132c0-10 8-16 18-16h304c10 0 18 6 18 16s-8 18-18 18c-60 0-92 14-152 14s-92-14-152-14c-10 0-18-8-18-18z', '#c4d2d6'),
  line('M150 126h300', PAPER, 4),
  line('M-6 226C120 226 210 214 396 206c40-2 40-30 0-30-60 0-120 2-190 2-44 0-44 30 0 30h20', PAPER, 17),
  line('M-6 226C120 226 210 214 396 206c40-2 40-30 0-30-60 0-120 2-190 2-44 0-44 30 0 30h20', SEA, 13),
  line('M226 200C280 176 330 120 410 96c30-8 44 18 20 32-60 30-170 10-240-24-28-12-46 12-24 28 60 40 170 18 244-22', PAPER, 17),
  line('M226 200C280 176 330 120 410 96c30-8 44 18 20 32-60 30-170 10-240-24-28-12-46 12-24 28 60 40 170 18 244-22', LAGOON, 13),
  line('M404 112c30-18 70 0 62 30-6 22-44 24-72 6', PAPER, 17),
  line('M404 112c30-18 70 0 62 30-6 22-44 24-72 6', SLICKER_SHADE, 13),
].join('');

const galley = [
  fill('M0 0h600v250H0z', '#f7e6c4'),
  fill('M0 236h600v64H0z', '#c48a52'),
  line('M0 236h600', OAK, 5),
  fill('M60 40h150v78H60z', SHALLOW),
  fill('M60 92q36-14 74 0t76 0v26H60z', LAGOON),
  line('M60 40h150v78H60z', OAK, 7),
  line('M210 150l18 8M502 150l-18 8', INK, 6),
  disc(228, 160, 8, INK),
  disc(484, 160, 8, INK),
  `<g transform="rotate(-6 356 170)">${fill('M236 152h240v14H236zM250 166h212v84H250z', '#9fb1b8')}${fill('M268 184h120v48H268z', INK)}${disc(412, 190, 7, PAPER)}${disc(440, 190, 7, PAPER)}${line('M250 150v-16M462 150v-16', INK, 5)}${fill('M296 92h116v54c0 6-4 8-10 8h-96c-6 0-10-2-10-8z', BUOY)}${fill('M288 84h132v10H288z', '#8f2410')}${line('M340 84h28', INK, 6)}</g>`,
  line('M330 62q-10-14 0-26t0-26M366 58q-10-14 0-26', '#cfb98c', 4),
  line('M470 8c0 40-16 52-16 66M560 8c0 40 16 52 16 66', OAK, 3),
  disc(488, 72, 18, BUOY),
  disc(520, 66, 20, SLICKER),
  disc(548, 74, 17, PINE),
  disc(506, 90, 16, PINE),
  disc(534, 92, 17, BUOY),
  line('M454 74c6 44 116 44 122 0M462 92c14 10 92 10 106 0M454 74h122M484 74l20 34M546 74l-20 34M515 74v34', OAK, 3),
].join('');

const anchorage = [
  fill('M0 0h600v110H0z', '#e6f3f4'),
  fill('M0 110h600v190H0z', WATER),
  fill('M0 250q150-20 300-4t300-8v62H0z', SAND_DEEP),
  yacht(150, 116, 1.05, false),
  line('M196 112C240 190 300 240 380 250h70', INK, 4, ' stroke-dasharray="7 5"'),
  line('M450 250h26M478 234v30M478 264c-12 0-20-6-22-14M478 264c10 0 16-5 18-12', INK, 6),
  disc(478, 230, 6, INK),
  ...[20, 44, 66, 92, 118, 140, 540, 560, 584].map((x, i) =>
    line(`M${x} 258q-6-22 ${(i % 3) - 4}-${38 + (i % 3) * 8}M${x + 8} 260q8-20 2-${34 + (i % 2) * 10}`, i % 2 === 0 ? PINE : MOSS, 6),
  ),
  line('M20 124q12-7 24 0t24 0M300 132q12-7 24 0t24 0M470 126q12-7 24 0t24 0', PAPER, 3),
  line('M150 34q70-28 150 0', SEA, 3, dotted),
  line('M150 34l12-10M150 34l14 4', SEA, 3),
].join('');

const cocoDeMer = [
  fill('M0 238h600v62H0z', PINE),
  fill('M196 96c-6 60-10 110-10 160h28c-2-54-4-106-4-160z', OAK),
  ...[-78, -40, 0, 40, 78].map(
    (turn) =>
      `<g transform="rotate(${turn} 203 96) translate(28 13) scale(.86)">${fill('M203 98C160 70 158 26 180-6l10 18 13-24 13 24 10-18c22 32 20 76-23 104z', turn % 80 === 0 ? MOSS : PINE)}${line('M203 96V12', '#8fc29a', 2.5)}</g>`,
  ),
  disc(180, 118, 13, MOSS),
  disc(224, 120, 13, MOSS),
  fill('M424 150c-34-26-84 0-78 50 4 36 40 60 66 56 8-2 12-8 12-14 0 6 4 12 12 14 26 4 62-20 66-56 6-50-44-76-78-50z', '#6b4226'),
  line('M424 152c-8 28-8 62 0 92', '#3f2614', 6),
  line('M370 178c-8 14-8 34 2 50M478 178c8 14 8 34-2 50', '#8a5b38', 4),
].join('');

const boka = [
  fill('M0 0h600v300H0z', '#7fa08a'),
  fill('M0 0h600v40Q420 70 300 26T0 60z', '#67897a'),
  fill(
    'M0 214C60 204 96 236 138 214c34-18 40-56 88-58 46-2 62 34 108 26 34-6 40-34 46-58 6-26-24-44-14-66 12-24 60-10 88 10 36 26 58 20 84 54 22 28 30 58 14 66-20 10-40-30-72-44-28-12-58-4-64 18-8 30 2 62-46 84-60 28-120 0-166 30C150 306 70 262 0 280z',
    WATER,
  ),
  line('M0 214C60 204 96 236 138 214c34-18 40-56 88-58 46-2 62 34 108 26 34-6 40-34 46-58', SAND_DEEP, 3),
  line('M30 246C110 256 180 244 236 214s120 6 150-30c10-16 14-40 18-58', PAPER, 10),
  line('M30 246C110 256 180 244 236 214s120 6 150-30c10-16 14-40 18-58', LAGOON, 3.4),
  disc(416, 104, 5, SAND),
  disc(432, 98, 4, PINE),
  fill('M413 100h6v-9l-3-5-3 5z', PAPER),
  disc(404, 126, 10, SLICKER),
  disc(30, 246, 10, INK),
  line('M404 122c30 2 90 0 136 62', PAPER, 10),
  line('M404 122c30 2 90 0 136 62', LAGOON, 3.4, dotted),
  disc(544, 188, 10, INK),
  line('M348 178l44 8', BUOY, 5),
  fromAbove(196, 232, -24),
].join('');

const DRAWINGS: Readonly<Record<string, string>> = {
  torba: bag,
  konoba,
  'czlowiek-za-burta': overboard,
  'wezel-knagowy': cleat,
  kambuz: galley,
  kotwica: anchorage,
  lodoicja: cocoDeMer,
  boka,
};

/** A drawing by its name, as a self-contained SVG; null for a name that there is not. */
export const drawing = (name: string): string | null => {
  const drawn = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  if (drawn === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300">${fill('M0 0h600v300H0z', SAND)}${drawn}</svg>`;
};
