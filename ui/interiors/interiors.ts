import type { UnitClass } from '../../domain/catalogue/offer.ts';
import { scene } from '../scenes/scene.ts';
import { catamaranCabin } from './catamaran-cabin.ts';
import { catamaranCockpit } from './catamaran-cockpit.ts';
import { catamaranSaloon } from './catamaran-saloon.ts';
import { THEMES, type Theme } from './themes.ts';
import { aftCabin, foreCabin, islandCabin } from './yacht-cabin.ts';
import { yachtCockpit } from './yacht-cockpit.ts';
import { yachtSaloon } from './yacht-saloon.ts';

/** The four pictures of a vessel: the outside and three rooms. */
export const ROOMS = ['outside', 'cockpit', 'saloon', 'cabin'] as const;
export type RoomName = (typeof ROOMS)[number];

type Rooms = Readonly<Record<Exclude<RoomName, 'outside'>, (theme: Theme) => string>> & {
  readonly seed: number;
};

/**
 * The drawing options that distinguish the classes. The portrait of a vessel uses the same seed.
 */
const VESSELS: Readonly<Record<UnitClass, Rooms>> = {
  premier: {
    seed: 39,
    cockpit: (theme) => yachtCockpit(theme, { over: 'sprayhood', table: 'breakfast', wheels: 1 }),
    saloon: (theme) => yachtSaloon(theme, { windows: 'three', bulkhead: 'clock', table: 'map' }),
    cabin: aftCabin,
  },
  superior: {
    seed: 45,
    cockpit: (theme) => yachtCockpit(theme, { over: 'bimini', table: 'games', wheels: 2 }),
    saloon: (theme) => yachtSaloon(theme, { windows: 'two', bulkhead: 'picture', table: 'games' }),
    cabin: foreCabin,
  },
  luxury: {
    seed: 52,
    cockpit: (theme) => yachtCockpit(theme, { over: 'awning', table: 'supper', wheels: 2 }),
    saloon: (theme) => yachtSaloon(theme, { windows: 'long', bulkhead: 'mirror', table: 'wine' }),
    cabin: islandCabin,
  },
  premierCatamaran: {
    seed: 40,
    cockpit: (theme) => catamaranCockpit(theme, { roof: 'canvas', table: 'games' }),
    saloon: (theme) => catamaranSaloon(theme, { panes: 3, lamp: 'spots', table: 'games' }),
    cabin: (theme) =>
      catamaranCabin(theme, { sea: 'right', blanket: 'plain', hung: 'hat', wide: false }),
  },
  superiorCatamaran: {
    seed: 42,
    cockpit: (theme) => catamaranCockpit(theme, { roof: 'hard', table: 'breakfast' }),
    saloon: (theme) => catamaranSaloon(theme, { panes: 4, lamp: 'shade', table: 'map' }),
    cabin: (theme) =>
      catamaranCabin(theme, { sea: 'left', blanket: 'bands', hung: 'oilskin', wide: false }),
  },
  luxuryCatamaran: {
    seed: 48,
    cockpit: (theme) => catamaranCockpit(theme, { roof: 'slats', table: 'supper' }),
    saloon: (theme) => catamaranSaloon(theme, { panes: 5, lamp: 'globe', table: 'wine' }),
    cabin: (theme) =>
      catamaranCabin(theme, { sea: 'left', blanket: 'waves', hung: 'bag', wide: true }),
  },
};

/**
 * Returns a picture of a vessel of the class, 1200 × 800. The windows of its rooms show the same
 * coast and time of day as the outside picture.
 */
export const interior = (unitClass: UnitClass, room: RoomName): string => {
  const theme = THEMES[unitClass];
  const vessel = VESSELS[unitClass];
  if (room !== 'outside') return vessel[room](theme);
  const { country, time } = theme;
  const hull = unitClass.endsWith('Catamaran') ? 'catamaran' : 'monohull';
  return scene({
    country,
    time,
    vessel: hull,
    seed: vessel.seed,
    width: 1200,
    height: 800,
    portrait: true,
    leaf: false,
  });
};
