import { finePath, mixColoursInOklab, type Random, type Stage } from './paths.ts';
import vessels from './vessels.json' with { type: 'json' };

const SHIRTS = ['#ffc93c', '#e2553a', '#ffffff', '#2f8fb3', '#f08a5d', '#3c6e71'] as const;

const drawCrew = (spots: readonly (readonly number[])[], { pick }: Random): string =>
  spots
    .map(([x = 0, y = 0]) => {
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

type Shape = Readonly<Record<string, string | undefined>>;

/**
 * Draws shapes of `vessels.json`. A shape contains names of colours, such as `hull`; `colours`
 * gives the colour for each name.
 */
const drawShapes =
  (colours: Readonly<Record<string, string>>) =>
  (shapes: readonly Shape[]): string =>
    shapes
      .map((shape) => {
        const attributes = Object.entries(shape).map(
          ([name, value = '']) => ` ${name}="${colours[value] ?? value}"`,
        );
        return `<path${attributes.join('')}/>`;
      })
      .join('');

const coloursOfVessel = ({ light, lit, id }: Stage) => ({
  canvas: `url(#${id}s)`,
  hull: lit('#ffffff'),
  ink: lit('#0e3a4f'),
  mast: lit('#6d7f88'),
  sail: light.sail,
  sailShade: light.sailShade,
  shade: mixColoursInOklab(light.sailShade, light.ambient, 0.35),
});

/**
 * Draws a yacht of about 40 feet. Four of ten yachts under sail have a gennaker, a striped sail.
 */
export const drawMonohull = (stage: Stage, underSail: boolean): DrawnVessel => {
  const { light, lit, options, random } = stage;
  const { pick, chance } = random('sails');
  const { monohull: yacht } = vessels;
  const colours = {
    ...coloursOfVessel(stage),
    stripe: lit(pick(['#0e5a78', '#d8452f', '#0b3c54', '#f2b632'])),
    gennaker: mixColoursInOklab(
      pick(['#f2b632', '#e2553a', '#1f8fa8', '#f08a5d']),
      light.ambient,
      light.shade * 0.4,
    ),
    glass: lit('#27566b'),
    pennant: lit('#e2553a'),
  };
  const draw = drawShapes(colours);
  const crew = drawCrew(yacht.crew, random('crew'));
  const sails = underSail
    ? [yacht.mainsail, chance(0.42) ? yacht.gennaker : yacht.jib]
    : [yacht.furled];
  return {
    body: [
      ...[yacht.mast, ...sails, yacht.deck].map(draw),
      crew,
      draw(yacht.sides),
      drawEnsign(-48, -20, colours.ink),
      draw(yacht.pennant),
    ].join(''),
    heel: underSail ? (options.time === 'day' || options.time === 'golden' ? 5 : 2.5) : 0,
    shadow: draw(underSail ? yacht.shadowUnderSail : yacht.shadowAtRest),
  };
};

export const drawCatamaran = (stage: Stage, underSail: boolean): DrawnVessel => {
  const { lit, random } = stage;
  const { catamaran: yacht } = vessels;
  const colours = {
    ...coloursOfVessel(stage),
    glass: lit('#21495d'),
    accent: lit(random('sails').pick(['#f2b632', '#e2553a', '#1f8fa8', '#0b3c54'])),
  };
  const draw = drawShapes(colours);
  const people = random('crew');
  return {
    body: [
      ...[yacht.mast, underSail ? yacht.sails : yacht.furled, yacht.farHull].map(draw),
      drawCrew(yacht.crewOnNet, people),
      draw(yacht.saloon),
      drawCrew(yacht.crewInCockpit, people),
      draw(yacht.sides),
      drawEnsign(-56, -15, colours.ink),
      draw(yacht.pennant),
    ].join(''),
    heel: underSail ? 1 : 0,
    shadow: draw(underSail ? yacht.shadowUnderSail : yacht.shadowAtRest),
  };
};
