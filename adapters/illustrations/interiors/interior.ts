import { mixColoursInOklab, randomFrom, roundWhole } from '../scenes/paths.ts';

const NAME =
  /^(wnetrze-(jacht|katamaran)-(premier|superior|luxury)-(?:kokpit|mesa|kabina))-([a-z0-9-]{1,60})$/;
/** Colours of seats and wood in each class's drawing. A model's own colours replace them. */
const COLOURS: Readonly<Record<string, { readonly seats: string; readonly woods: string }>> = {
  'jacht-premier': { seats: '#1f6f9c #5d92b5 #195d80', woods: '#d9ba86 #ecd7ae #bb9560 #a38255' },
  'jacht-superior': { seats: '#2f7d74 #679c95 #236665', woods: '#dcb07c #c8935c #a9733f' },
  'jacht-luxury': { seats: '#7d8ea6 #9ca9bc #5b7286', woods: '#b98257 #97633c #744726' },
  'katamaran-premier': { seats: '#2f8fc4 #6babd4 #23729b', woods: '#d9ba86 #ecd7ae #bb9560' },
  'katamaran-superior': { seats: '#2b7f96 #669eb0 #21677c', woods: '#dcb07c #c8935c #a9733f' },
  'katamaran-luxury': { seats: '#3d7f6d #6f9e8f #2d6860', woods: '#c9925b #ab743f #87572b' },
};
const SEATS = [
  '#2b7f96 #669eb0 #21677c',
  '#b78f55 #d2b486 #94713e',
  '#2f4f73 #647f9f #223a57',
  '#4f7f5d #86a88f #3a6047',
  '#76879a #a0acba #5a6a7c',
] as const;
const WOODS = [null, '#6b3f24', '#f6ecd8'] as const;
const DARKENING = 0.38;
const [WIDTH, HEIGHT] = [1200, 800];
const LONGEST_FEET = 56;

/**
 * Reads a model's length in feet from the end of its name: `40` is 40, `4-6` is 46, `410` is 41.
 */
const feetOf = (model: string): number => {
  const length = Number(/\d+$/.exec(model.replace(/(\d)-(\d)/, '$1$2'))?.[0] ?? 42);
  return length >= 100 ? length / 10 : length;
};

/** Adapts a class's drawing to a model: colours, mirroring, and a closer view of short yachts. */
const interiorOf = (svg: string, kind: string, model: string): string => {
  const { pick, chance } = randomFrom(`upholstery|${model}`);
  const { seats, woods } = COLOURS[kind] ?? { seats: '', woods: '' };
  const cloth = pick(SEATS).split(' ');
  const tone = pick(WOODS);
  const isMirrored = !chance(0.5);
  const colours = new Map([
    ...seats.split(' ').map((colour, at) => [colour, cloth[at] ?? colour] as const),
    ...woods
      .split(' ')
      .map(
        (colour) =>
          [colour, tone === null ? colour : mixColoursInOklab(colour, tone, DARKENING)] as const,
      ),
  ]);
  const inset = Math.max(0, Math.min(0.06, (LONGEST_FEET - feetOf(model)) / 400));
  const box = [inset * WIDTH, inset * HEIGHT, (1 - 2 * inset) * WIDTH, (1 - 2 * inset) * HEIGHT];
  const drawn = svg
    .replaceAll(/#[0-9a-f]{6}/g, (colour) => colours.get(colour) ?? colour)
    .replace(/viewBox="[^"]*"/, `viewBox="${box.map(roundWhole).join(' ')}"`);
  return isMirrored
    ? drawn
        .replace(/(<svg[^>]*>)/, `$1<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">`)
        .replace(/<\/svg>\s*$/, '</g></svg>')
    : drawn;
};

/** Returns a model's interior by name. `classDrawingSvg` finds the drawing of the model's class. */
export const interiorSvgByName = (
  name: string,
  classDrawingSvg: (name: string) => string | null,
): string | null => {
  const [, file = '', hull = '', unitClass = '', model] = NAME.exec(name) ?? [];
  const svg = model === undefined ? null : classDrawingSvg(file);
  return svg === null || model === undefined
    ? null
    : interiorOf(svg, `${hull}-${unitClass}`, model);
};
