import type { DrawnName } from '../../../adapters/http/contract/drawings.ts';
import { fill } from '../flat/kit.ts';
import { bust, type Look } from './bust.ts';

/** A background colour and the look of a traveller. */
const HEADS: Readonly<Record<DrawnName<'glowa'>, readonly [string, Look]>> = {
  agata: [
    '#d7eef0',
    { skin: 'pale', hair: 'long', hue: 'brown', wears: 'knit', mouth: 'smile', lean: -4 },
  ],
  borys: [
    '#fbe3c0',
    {
      skin: 'fair',
      hair: 'short',
      hue: 'sand',
      wears: 'tshirt',
      worn: 'sunglasses',
      beard: 'short',
      mouth: 'grin',
      lean: 3,
    },
  ],
  celina: [
    '#f7dcc0',
    { skin: 'brown', hair: 'curly', hue: 'black', wears: 'dress', mouth: 'grin', lean: 4 },
  ],
  dawid: [
    '#cdeaf3',
    { skin: 'tanned', hair: 'short', hue: 'black', wears: 'stripes', mouth: 'smile', lean: -3 },
  ],
  ela: [
    '#fff1cf',
    {
      skin: 'fair',
      hair: 'bob',
      hue: 'white',
      wears: 'linen',
      worn: 'glasses',
      mouth: 'smile',
      eyes: 'laughing',
      lean: 2,
    },
  ],
  filip: [
    '#e2f3ea',
    {
      skin: 'pale',
      hair: 'quiff',
      hue: 'copper',
      wears: 'hoodie',
      worn: 'beanie',
      mouth: 'smile',
      lean: -2,
    },
  ],
  gosia: [
    '#d7eef0',
    {
      skin: 'tanned',
      hair: 'braid',
      hue: 'chestnut',
      wears: 'stripes',
      worn: 'hat',
      mouth: 'grin',
      lean: -5,
    },
  ],
  henryk: [
    '#e9dcc0',
    {
      skin: 'olive',
      hair: 'bald',
      hue: 'grey',
      wears: 'polo',
      beard: 'moustache',
      mouth: 'calm',
      lean: 3,
    },
  ],
};

/** Returns a drawing of a past traveller's head, 240 × 240. */
export const head = (name: DrawnName<'glowa'>): string => {
  const [ground, look] = HEADS[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="60 70 480 480">${fill('M60 70h480v480H60z', ground)}${bust(look)}</svg>`;
};
