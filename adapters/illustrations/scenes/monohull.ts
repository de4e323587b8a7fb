import { type DrawnVessel, drawCrew, drawEnsign } from './crew.ts';
import { mixColoursInOklab, type Stage } from './paths.ts';

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
