import { type DrawnVessel, drawCrew, drawEnsign } from './crew.ts';
import { mixColoursInOklab, type Stage } from './paths.ts';

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
