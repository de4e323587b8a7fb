import { finePath, mixColoursInOklab, type Random, type Stage } from './paths.ts';

const SHIRTS = ['#ffc93c', '#e2553a', '#ffffff', '#2f8fb3', '#f08a5d', '#3c6e71'] as const;

const drawCrew = (spots: readonly (readonly [number, number])[], { pick }: Random): string =>
  spots
    .map(([x, y]) => {
      const shirt = `<path d="M${x - 1.5} ${y}q.1-3.4 1.5-3.4t1.5 3.4z" fill="${pick(SHIRTS)}"/>`;
      return finePath`${shirt}<circle cx="${x}" cy="${y - 4.5}" r="1.15" fill="#b97a56"/>`;
    })
    .join('');

const drawEnsign = (x: number, y: number, ink: string): string =>
  `<path d="M${x} ${y + 10}v-10" stroke="${ink}" stroke-width=".5"/><path d="M${x} ${y}h-8v2.6h8z" fill="#fff"/><path d="M${x} ${y + 2.6}h-8v2.6h8z" fill="#d42b3a"/>`;

/** A drawn yacht: bow to the right, waterline at y = 0, about 110 × 132 units. */
export type DrawnVessel = {
  readonly body: string;
  readonly shadow: string;
  readonly heel: number;
};

/** Draws a yacht of about 40 feet. Four of ten yachts under sail have a gennaker, a striped sail. */
export const drawMonohull = (
  { light, lit, id, options, random }: Stage,
  underSail: boolean,
): DrawnVessel => {
  const { pick, chance } = random('sails');
  const hull = lit('#ffffff');
  const ink = lit('#0e3a4f');
  const stripe = lit(pick(['#0e5a78', '#d8452f', '#0b3c54', '#f2b632']));
  const colour = mixColoursInOklab(
    pick(['#f2b632', '#e2553a', '#1f8fa8', '#f08a5d']),
    light.ambient,
    light.shade * 0.4,
  );
  const gennaker = [
    `<path d="M6-118C52-112 76-66 62-26 40-34 20-34 2-24 22-54 18-90 6-118z" fill="${colour}"/>`,
    `<path d="M6-118C34-104 48-66 44-31 34-33 24-32 16-29 30-58 24-92 6-118z" fill="${light.sail}" opacity=".85"/>`,
    `<path d="M62-26 52-13" stroke="${ink}" stroke-width=".5"/>`,
  ];
  const jib = [
    `<path d="M52-14 5-117C3-80-1-46-9-25 14-19 36-16 52-14z" fill="${light.sail}"/>`,
    `<path d="M5-117C3-80-1-46-9-25 2-22 12-20 20-18 13-50 10-88 5-117z" fill="${light.sailShade}" opacity=".55"/>`,
  ];
  const mast = [
    `<path d="M52-14 4-121M4-126-47-10" stroke="${ink}" stroke-width=".4" fill="none"/>`,
    `<path d="M3-13h2l-.5-114h-1z" fill="${lit('#6d7f88')}"/>`,
  ];
  const furled = [
    `<path d="M-43-25q24-4 46-1v4h-46z" fill="${stripe}"/>`,
    `<path d="M51-16 6-113l1.4-.4L53-16z" fill="${light.sail}"/>`,
  ];
  const mainsail = [
    `<path d="M2.6-124C-18-98-36-60-42-23-26-20-10-21 2.6-23z" fill="url(#${id}s)"/>`,
    `<path d="M-8-105 3-101M-20-82 3-77M-30-60 3-54M-37-41 3-36" stroke="${light.sailShade}" stroke-width=".7" fill="none"/>`,
    `<path d="M-44-22 4-21v-1.6L-44-23.4z" fill="${ink}"/>`,
  ];
  const deck = [
    `<path d="M-24-9c1-6 5-8 9-8 14-2 30 0 42 6l3 2z" fill="${hull}"/>`,
    `<path d="M-12-14.2c14-1.4 26-.4 36 3.4l-38 .2z" fill="${lit('#27566b')}"/>`,
    `<path d="M-26-10c0-7 3-10 10-10l3 4-3 6z" fill="${stripe}"/>`,
  ];
  const people = drawCrew(
    [
      [-43, -9],
      [-36.5, -9.6],
      [-31, -9.4],
      [30, -11.5],
    ],
    random('crew'),
  );
  const sides = [
    `<path d="M-49-10.5C-15-8 25-9.5 55-15 51-6 46 0 40 4H-42C-46 2-48-4-49-10.5z" fill="${hull}"/>`,
    `<path d="M-48.3-6C-15-4 25-5 52-9l-1.6 2.8C24-2.4-15-1.6-48-3.8z" fill="${stripe}"/>`,
    `<path d="M-47-1.6C-15 .6 25 0 48-4 45-.4 43 2 40 4H-42C-45 3-46 1-47-1.6z" fill="${mixColoursInOklab(light.sailShade, light.ambient, 0.35)}" opacity=".7"/>`,
  ];
  const pennant = `<path d="M4.4-127l-9-1.8 9-1.8z" fill="${lit('#e2553a')}"/>`;
  const sails = underSail ? [...mainsail, ...(chance(0.42) ? gennaker : jib)] : furled;
  return {
    body: [...mast, ...sails, ...deck, people, ...sides, drawEnsign(-48, -20, ink), pennant].join(
      '',
    ),
    heel: underSail ? (options.time === 'day' || options.time === 'golden' ? 5 : 2.5) : 0,
    shadow: underSail
      ? `<path d="M2-124C-18-98-36-60-42-23L-49-10 40 4 52-14z" fill="${light.sail}"/>`
      : `<path d="M-49-10.5 55-15 40 4H-42z" fill="${light.sail}"/>`,
  };
};

export const drawCatamaran = (
  { light, lit, id, random }: Stage,
  underSail: boolean,
): DrawnVessel => {
  const hull = lit('#ffffff');
  const ink = lit('#0e3a4f');
  const glass = lit('#21495d');
  const accent = lit(random('sails').pick(['#f2b632', '#e2553a', '#1f8fa8', '#0b3c54']));
  const shade = mixColoursInOklab(light.sailShade, light.ambient, 0.35);
  const people = random('crew');
  const mast = `<path d="M52-11 9-116" stroke="${ink}" stroke-width=".4"/><path d="M8-22h2.2l-.5-109H8.6z" fill="${lit('#6d7f88')}"/>`;
  const furled = [
    `<path d="M-44-34q28-4 52-1v5l-52-2z" fill="${accent}"/>`,
    `<path d="M50-13 10-108l1.4-.4L52-13z" fill="${light.sail}"/>`,
  ];
  const sails = [
    `<path d="M8-128H-3C-24-98-38-64-43-33L8-31z" fill="url(#${id}s)"/>`,
    `<path d="M-13-112 8-108M-24-92 8-86M-32-70 8-64M-39-49 8-45" stroke="${light.sailShade}" stroke-width=".7"/>`,
    `<path d="M-45-30.4 10-29v-2L-45-32.6z" fill="${ink}"/>`,
    `<path d="M51-13 9.5-113C9-78 7-46 2-24 20-19 36-15 51-13z" fill="${light.sail}"/>`,
    `<path d="M9.5-113C9-78 7-46 2-24c7 2 12 3 18 5C15-50 12-84 9.5-113z" fill="${light.sailShade}" opacity=".55"/>`,
  ];
  const onNet = drawCrew(
    [
      [34, -10.6],
      [40, -10.8],
      [45, -11],
    ],
    people,
  );
  const saloon = [
    `<path d="M-34-9-28-23c14-2 30-2 38 0L28-9.6z" fill="${hull}"/>`,
    `<path d="M-28-20.4c14-1.6 28-1.6 36 .2L17-13.4-30-14z" fill="${glass}"/>`,
    `<path d="M-10-21.4-11-13.6M3-21.2 6-13.5" stroke="${hull}" stroke-width=".9"/>`,
  ];
  const inCockpit = drawCrew(
    [
      [-45, -9],
      [-39, -9.5],
      [-33, -9.6],
    ],
    people,
  );
  const sides = [
    `<path d="M-50-25.5C-30-28.5-6-28.5 10-25L11-23.4C-6-25.4-30-25.4-50-23.6z" fill="${accent}"/>`,
    `<path d="M-47-24v15M-30-24v14" stroke="${hull}" stroke-width="1"/>`,
    `<path d="M-58-3.4h5l1-3h4l1-3.4C-10-9.2 20-9.8 53-12.6c1.6 0 2 1 1.6 2L50 4H-50z" fill="${hull}"/>`,
    `<path d="M-46-6.4C-10-6 22-6.6 53.4-8.8l-.8 2.4C22-4-10-3.6-46.6-4z" fill="${accent}"/>`,
    `<path d="M-22-3.2h7v1.8h-7zM-8-3.3H-1v1.8h-7zM6-3.6h7v1.8H6zM20-4.2h7v1.8h-7z" fill="${glass}"/>`,
    `<path d="M-56-1C-20 1 20 .6 51.6-1.4L50 4H-50z" fill="${shade}" opacity=".7"/>`,
  ];
  const farHull = `<path d="M-40-8 58-12 62-13 57 0H-40z" fill="${shade}"/>`;
  const pennant = `<path d="M9-131l-9-1.8 9-1.8z" fill="${accent}"/>`;
  return {
    body: [
      mast,
      ...(underSail ? sails : furled),
      farHull,
      onNet,
      ...saloon,
      inCockpit,
      ...sides,
      drawEnsign(-56, -15, ink),
      pennant,
    ].join(''),
    heel: underSail ? 1 : 0,
    shadow: underSail
      ? `<path d="M8-128C-24-98-38-64-50-25L-58-3 50 4 54-12z" fill="${light.sail}"/>`
      : `<path d="M-58-3-34-24 28-10 54-12 50 4z" fill="${light.sail}"/>`,
  };
};
