// Calm water with a low sun, and an item large enough for a thumbnail.

const [INK, DEEP, SEA, LAGOON] = ['#0b3442', '#164f63', '#0a6480', '#17889b'] as const;
const [PAPER, SHADE, SAND, SHALLOW] = ['#ffffff', '#dfeaea', '#fff1cf', '#d7eef0'] as const;
const [SLICKER, SLICKER_SHADE, BUOY, PINE, MOSS] = [
  '#ffc629',
  '#e9a800',
  '#bf3418',
  '#17714a',
  '#0f5638',
] as const;

const fill = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shadow = (x: number, y: number, half: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="5" fill="${INK}" opacity=".14"/>`;

/** The shop's logo. The origin is the middle of the deck. */
const boat = (x: number, y: number, hull: string, sail: string): string =>
  fill(`M${x - 11} ${y}h22l-4 7h-15z`, hull) +
  fill(`M${x - 1} ${y - 2}v-21c-5 6-8 13-9 21z`, sail) +
  fill(`M${x + 1} ${y - 2}v-17c4 5 7 11 8 17z`, sail);

/** A hoodie seen from behind, because the wake is embroidered on its back. */
const hoodie = [
  shadow(120, 145, 56),
  fill(
    'M96 46c-14 3-24 8-30 17L45 118l16 7 17-35v50h84V90l17 35 16-7-21-55c-6-9-16-14-30-17z',
    INK,
  ),
  fill('M45 118l16 7 3-7-16-7zM195 118l-16 7-3-7 16-7z', DEEP),
  fill('M78 131h84v9H78z', DEEP),
  fill('M95 47c1-15 12-23 25-23s24 8 25 23c-3 16-14 26-25 30-11-4-22-14-25-30z', DEEP),
  fill('M101 43c3-9 11-13 19-13s16 4 19 13c-7 5-31 5-38 0z', INK),
  line('M120 44v30', SEA, 1.5),
  boat(120, 103, SLICKER, SLICKER),
  line('M98 118q5.5-5 11 0t11 0 11 0 11 0', PAPER, 2.5),
].join('');

const shirt = [
  shadow(120, 145, 52),
  fill(
    'M98 36 62 50 44 82l21 12 13-15v63h84V79l13 15 21-12-18-32-36-14c-3 10-12 15-22 15s-19-5-22-15z',
    PAPER,
  ),
  fill('M65 94l13-15v9l-9 8zM175 94l-13-15v9l9 8zM78 136h84v6H78z', SHADE),
  line('M98 36c3 10 12 15 22 15s19-5 22-15', LAGOON, 4),
  boat(120, 90, INK, BUOY),
  line('M95 108q6.3-5 12.5 0t12.5 0 12.5 0 12.5 0', LAGOON, 3),
  line('M101 119h38', SHADE, 4),
].join('');

const bag = [
  shadow(120, 138, 72),
  line('M92 72c0-34 56-34 56 0', INK, 6),
  fill('M66 66h108c14 0 22 12 22 34s-8 36-22 36H66c-14 0-22-14-22-36s8-34 22-34z', SLICKER),
  fill(
    'M66 66c-14 0-22 12-22 34s8 36 22 36c8 0 12-14 12-36s-4-34-12-34zM174 66c14 0 22 12 22 34s-8 36-22 36c-8 0-12-14-12-36s4-34 12-34z',
    SLICKER_SHADE,
  ),
  fill('M90 66h9v70h-9zM141 66h9v70h-9z', INK),
  line('M104 78h32', INK, 3),
  fill('M150 92h22v15h-22z', PAPER),
  line('M154 99h14', LAGOON, 3),
].join('');

const board = [
  shadow(120, 140, 60),
  '<g transform="rotate(-24 120 88)">',
  fill('M22 90c14-24 44-30 98-30s88 8 102 30c-14 20-48 28-102 28S36 112 22 90z', PAPER),
  fill('M22 90c14-24 44-30 98-30s88 8 102 30z', SHADE),
  fill('M44 90c12-14 36-19 76-19s66 6 80 19c-14 12-40 17-80 17s-64-5-76-17z', SLICKER),
  fill('M100 72h40v34h-40z', SEA),
  line('M34 90h20M186 90h22', BUOY, 4),
  '</g>',
  line('M74 38l82 92', INK, 4),
  fill('M150 122c8-4 18 2 24 14 2 6-4 12-10 9-12-6-19-15-14-23z', BUOY),
  line('M68 43l11-10', INK, 5),
].join('');

const sleepingBag = [
  shadow(122, 132, 86),
  fill(
    'M44 60c-12 6-18 18-18 34s6 28 18 34c10 4 28 2 44 0h92c20 0 34-14 34-34s-14-34-34-34H88c-16-2-34-4-44 0z',
    PINE,
  ),
  fill('M214 94c0-20-14-34-34-34h-12c16 6 24 18 24 34s-8 28-24 34h12c20 0 34-14 34-34z', MOSS),
  fill('M48 70c-9 4-13 13-13 24s4 20 13 24c8 3 20 1 30-1 4-14 4-32 0-46-10-2-22-4-30-1z', PAPER),
  fill('M46 79c18-6 24-4 26 15s-8 21-26 15c-6-6-6-24 0-30z', SHADE),
  fill('M78 71c30 4 52 2 62 0-14 12-24 18-62 22z', PAPER),
  line('M78 94c40-5 52-12 66-24', SLICKER, 3.5),
  line('M108 128V98M140 128V80M168 126V64', MOSS, 2.5),
].join('');

const PACKING_ITEMS: Readonly<Record<string, string>> = {
  bluza: hoodie,
  koszulka: shirt,
  bagaz: bag,
  sup: board,
  spiwor: sleepingBag,
};

export const PACKING_ITEM_NAMES: readonly string[] = Object.keys(PACKING_ITEMS);

/** A self-contained SVG with the aspect ratio 3:2. Null for an unknown name. */
export const packingItemPicture = (name: string): string | null => {
  const drawn = Object.hasOwn(PACKING_ITEMS, name) ? PACKING_ITEMS[name] : undefined;
  if (drawn === undefined) return null;
  const stage = [
    `<rect width="240" height="160" fill="${SHALLOW}"/>`,
    `<circle cx="172" cy="62" r="46" fill="${SAND}"/>`,
    fill('M0 122q20-8 40 0t40 0 40 0 40 0 40 0 40 0v38H0z', '#b9dfe4'),
    fill('M0 140q20-8 40 0t40 0 40 0 40 0 40 0 40 0v20H0z', '#a3d3da'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" aria-hidden="true">${stage.join('')}${drawn}</svg>`;
};
