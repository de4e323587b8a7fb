import type { DrawnName } from '../../../adapters/http/contract/drawings.ts';
import {
  BUOY,
  disc,
  fill,
  INK,
  INK_SOFT,
  LAGOON,
  line,
  OAK,
  PAPER,
  PINE,
  placed,
  SAND,
  SAND_DEEP,
  SAND_SHADE,
  SEA,
  SHALLOW,
  SLICKER,
  STEEL,
  swells,
  WATER,
  WOOD,
} from '../flat/kit.ts';
import { bust, type Look } from './bust.ts';

/** A team member: the look, the background, and the things in front. */
type Portrait = {
  readonly look: Look;
  readonly ground: string;
  readonly behind: string;
  readonly before?: string;
};

const SUN = disc(460, 170, 96, '#ffe2a0');
const sea = (from: number, water: string = WATER): string =>
  fill(`M0 ${from}h600v${720 - from}H0z`, water);
const hills = (colour: string, d: string): string => fill(d, colour);

const PORTRAITS: Readonly<Record<DrawnName<'osoba'>, Portrait>> = {
  bartek: {
    look: {
      skin: 'olive',
      hair: 'curly',
      hue: 'black',
      wears: 'linen',
      beard: 'full',
      mouth: 'grin',
      lean: -3,
    },
    ground: '#fbe3c0',
    behind:
      SUN +
      hills('#8fb89a', 'M0 400q40-130 110-150 50 30 60 150zM150 420q30-90 80-100 40 30 50 100z') +
      sea(400, '#7fc9bf') +
      swells([
        [40, 470],
        [480, 500],
        [60, 600],
        [500, 640],
      ]) +
      line('M610 460Q560 240 470 60', OAK, 20) +
      line(
        'M470 60q-90-30-130 40M470 60q-60 20-70 110M470 60q70-60 130-10M470 60q60 20 80 100',
        PINE,
        20,
      ),
  },
  ewa: {
    look: { skin: 'pale', hair: 'bun', hue: 'copper', wears: 'apron', mouth: 'smile', lean: 3 },
    ground: SHALLOW,
    behind:
      fill('M0 0h600v420H0z', '#fbf1de') +
      `<rect x="50" y="90" width="190" height="190" rx="70" fill="${WATER}"/>` +
      fill('M50 200q48-16 95 0t95 0v10q0 70-70 70h-50q-70 0-70-70z', LAGOON) +
      `<rect x="50" y="90" width="190" height="190" rx="70" fill="none" stroke="${WOOD}" stroke-width="16"/>` +
      fill('M380 250h220v16H380z', OAK) +
      fill('M420 190h44v60h-44zM476 170h36v80h-36zM528 200h40v50h-40z', WOOD) +
      fill('M424 206h36v14h-36zM480 192h28v16h-28z', PAPER) +
      sea(420, '#f0e0c4'),
    before: placed(
      470,
      560,
      '',
      fill('M-56 60h112l-14 100h-84z', BUOY) +
        fill('M-64 52h128v26H-64z', '#8f230e') +
        fill(
          'M0 56c-60-10-80-60-60-80 30 6 44 20 50 40-10-40 6-70 30-76 14 30 6 54-6 76 16-26 40-36 62-30 0 40-36 66-76 70z',
          PINE,
        ),
    ),
  },
  hania: {
    look: {
      skin: 'fair',
      hair: 'long',
      hue: 'chestnut',
      wears: 'oilskin',
      worn: 'hood',
      mouth: 'smile',
      lean: -2,
    },
    ground: '#c9d9da',
    behind:
      hills('#8aa3a0', 'M0 330q60-60 150-40t160-30 150 20 140-30v120H0z') +
      fill(
        'M0 350l20-70 20 70zM50 350l22-90 22 90zM440 350l22-80 22 80zM500 350l26-100 26 100zM560 350l20-70 20 70z',
        PINE,
      ) +
      sea(350, '#7fa9ad') +
      line(
        'M60 60l-16 40M160 30l-16 40M90 170l-16 40M470 50l-16 40M560 110l-16 40M510 200l-16 40M40 260l-16 40M570 260l-16 40',
        PAPER,
        5,
      ) +
      swells(
        [
          [30, 430],
          [480, 460],
          [40, 560],
        ],
        '#a9cacb',
      ),
  },
  igor: {
    look: {
      skin: 'tanned',
      hair: 'quiff',
      hue: 'brown',
      wears: 'tshirt',
      worn: 'glasses',
      beard: 'moustache',
      mouth: 'smile',
      lean: 4,
    },
    ground: '#fde6cd',
    behind:
      SUN +
      hills('#cfa27c', 'M0 390q80-110 190-80t200-40 210 60v60H0z') +
      sea(390, '#8cc4d6') +
      fill('M430 388l60-130v130zM500 388V280l44 108z', PAPER) +
      fill('M424 392h124l-16 22h-92z', INK_SOFT) +
      swells([
        [40, 470],
        [470, 520],
        [70, 610],
      ]),
    before: placed(
      300,
      640,
      'rotate(-5)',
      line('M-120 20Q-150-120-70-180M120 20Q150-120 70-180', INK, 9) +
        `<rect x="-120" y="-30" width="240" height="120" rx="18" fill="${INK}"/>` +
        fill('M-60-54h70l12 26h-96z', INK) +
        fill('M-116 20h232v20h-232z', INK_SOFT) +
        disc(20, 30, 54, STEEL) +
        disc(20, 30, 42, INK) +
        disc(20, 30, 24, SEA) +
        disc(10, 20, 9, SHALLOW) +
        disc(-84, -6, 10, BUOY),
    ),
  },
  kasia: {
    look: {
      skin: 'fair',
      hair: 'ponytail',
      hue: 'blond',
      wears: 'stripes',
      worn: 'cord',
      mouth: 'grin',
      lean: -4,
    },
    ground: '#cdeaf3',
    behind:
      disc(120, 150, 74, '#fff3cd') +
      hills('#a9c3b4', 'M0 390q120-120 260-90t340 20v70H0z') +
      sea(390, '#6fbfd0') +
      fill('M40 388v-40l20-16 20 16v40zM90 388v-30h34v30zM126 388v-70h22v70z', '#f6e7cc') +
      fill('M36 350l24-20 24 20zM122 320l15-34 15 34zM86 360l20-14 20 14z', '#d9683f') +
      swells([
        [40, 460],
        [470, 440],
        [60, 590],
        [500, 610],
      ]),
  },
  michal: {
    look: {
      skin: 'pale',
      hair: 'cropped',
      hue: 'sand',
      wears: 'vest',
      beard: 'short',
      mouth: 'calm',
    },
    ground: '#dbe6e8',
    behind:
      hills('#b3c4c8', 'M0 380q90-40 200-30t180-20 220 10v60H0z') +
      sea(390, '#7ea9b3') +
      fill('M470 390l10-190h44l10 190z', PAPER) +
      fill('M476 280h52l2 40h-56z', BUOY) +
      fill('M466 200h72v-14h-72zM482 186v-36h40v36zM476 150l26-26 26 26z', INK) +
      fill('M440 390q62-30 130 0z', INK_SOFT) +
      swells([
        [30, 450],
        [60, 560],
        [480, 480],
        [470, 600],
      ]),
  },
  ola: {
    look: {
      skin: 'tanned',
      hair: 'bob',
      hue: 'brown',
      wears: 'dress',
      mouth: 'smile',
      eyes: 'laughing',
      lean: 3,
    },
    ground: SAND,
    behind:
      fill('M60 80h210v230H60z', PAPER) +
      line('M60 80h210v230H60z', WOOD, 12) +
      line('M90 250q40-60 70-30t80-90', LAGOON, 7) +
      disc(90, 250, 12, INK) +
      disc(158, 222, 12, INK) +
      disc(240, 130, 14, SLICKER) +
      fill(
        'M80 100q30 6 40 40t-10 60q-30-10-32-50zM200 210q30 0 50 30v50h-60q-10-40 10-80z',
        SAND_DEEP,
      ) +
      fill('M390 210h150v14H390z', OAK) +
      fill('M410 120h22v90h-22zM438 140h26v70h-26zM470 110h20v100h-20z', SEA) +
      fill('M505 150l24-6 8 66h-24z', BUOY) +
      sea(440, SAND_DEEP),
    before: placed(
      120,
      560,
      '',
      fill('M-50 20h100l-8 100q-2 18-20 18h-44q-18 0-20-18z', PAPER) +
        line('M50 44q44 0 36 36t-46 24', PAPER, 14) +
        line('M-26 96q12-10 24 0t24 0', LAGOON, 7) +
        line('M-16-4q-14-22 2-40t0-40M18-4q-14-22 2-40', SAND_SHADE, 6),
    ),
  },
  tomek: {
    look: {
      skin: 'tanned',
      hair: 'grey',
      hue: 'grey',
      wears: 'polo',
      worn: 'cap',
      beard: 'full',
      mouth: 'calm',
      lean: 2,
    },
    ground: '#f7dcc0',
    behind:
      disc(130, 210, 84, '#ffe9bd') +
      hills('#c9a58c', 'M0 380q100-80 220-50t180-20 200 30v60H0z') +
      sea(390, '#7fb4c1') +
      line('M40 390V150M80 390V190M500 390V120M546 390V170', INK_SOFT, 8) +
      line('M40 170l-30 210M80 200l40 190M500 140l-60 250M546 190l50 190', PAPER, 4) +
      fill('M0 388h170l-20 30H0zM420 388h180v30H440z', PAPER) +
      swells([
        [30, 480],
        [470, 500],
        [60, 600],
      ]),
  },
};

/** Returns the portrait of a team member, 600 × 720. */
export const portrait = (name: DrawnName<'osoba'>): string => {
  const { look, ground, behind, before = '' } = PORTRAITS[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 720" preserveAspectRatio="xMidYMid slice">${fill('M0 0h600v720H0z', ground)}${behind}${bust(look)}${before}</svg>`;
};
