import { disc, fill, INK, lighter, line, mirrored, oval, picture, rect } from './kit.ts';
import { glints, outlook } from './outlook.ts';
import type { Theme } from './themes.ts';
import { books, hat, oilskin, plant, reading } from './things.ts';

const pillow = (x: number, y: number, shade: string): string =>
  fill(`M${x} ${y}q6-22 28-22h132q24 0 28 22l8 56q2 22-22 24H${x + 14}q-24-2-20-26z`, '#fffdf6') +
  fill(`M${x - 6} ${y + 54}q0 24 20 26h160q22-2 22-24-18 12-102 12t-100-14z`, shade);

const reader = (x: number, y: number, side: 1 | -1, colour: string): string =>
  line(`M${x} ${y}q${18 * side}-2 ${26 * side} 14`, INK, 5) +
  fill(`M${x + 14 * side} ${y + 8}l${30 * side} 6 ${2 * side} 26 ${-40 * side} 0z`, colour) +
  disc(x, y, 9, INK) +
  oval(x + 26 * side, y + 62, 70, 44, '#fff3c4', 'opacity=".45"');

const skylight = (x: number, y: number, half: number, edge: string): string =>
  fill(`M${x - half + 26} ${y}h${2 * half - 52}l26 64h${-2 * half}z`, '#7fbfd6') +
  fill(
    `M${x - half + 26} ${y}h${Math.round(half * 0.7)}l-34 64h${-Math.round(half * 0.5)}z`,
    '#d9eef0',
  ) +
  line(`M${x - half + 26} ${y}h${2 * half - 52}l26 64h${-2 * half}z`, edge, 7);

const pane = (theme: Theme, id: string, shape: string, sunX: number, horizon: number): string =>
  `<clipPath id="${id}p"><path d="${shape}"/></clipPath><g clip-path="url(#${id}p)">${outlook(theme, { id, top: horizon - 160, horizon, foot: horizon + 120, sun: [sunX, horizon - (theme.time === 'day' ? 70 : 44), 24], ridge: 40 })}${glints(theme, sunX, horizon + 16, 80)}</g>${line(shape, '#fffdf8', 11)}${line(shape, theme.wall[2], 2)}`;

/**
 * The cabin under the cockpit: the ceiling slopes down towards the feet. One window is in the
 * hull, another opens to the cockpit.
 */
export const aftCabin = (theme: Theme): string => {
  const { wall, ceiling, wood, cloth, trim, accent } = theme;
  return picture([
    fill('M0 0h1200v800H0z', wall[0]) +
      fill('M0 0h1200L880 200H320z', ceiling) +
      fill('M0 0l320 200v300L0 740z', wall[1]) +
      fill('M1200 0L880 200v300l320 240z', wall[0]) +
      fill('M320 200h560v300H320z', wood[0]),
    line('M432 204v292M544 204v292M656 204v292M768 204v292', wood[2], 2.4, 'opacity=".6"'),
    pane(
      theme,
      'ac',
      'M40 214q-4-30 24-24l178 54q20 6 20 26v74q0 18-20 20L60 390q-20 2-20-20z',
      150,
      300,
    ),
    pane(
      theme,
      'ad',
      'M520 232q0-14 14-14h132q14 0 14 14v56q0 14-14 14H534q-14 0-14-14z',
      640,
      268,
    ),
    fill('M0 470l320-84v24L0 512z', wood[0]) +
      fill('M0 512l320-102v10L0 532z', wood[2]) +
      books(190, 420, [cloth[0], trim, accent]),
    line('M100 40L350 190M1100 40L850 190', wall[2], 4) +
      disc(600, 90, 18, '#fff8dc', 'opacity=".7"') +
      disc(600, 90, 9, '#fffdf2') +
      disc(420, 120, 7, '#fffdf2') +
      disc(780, 120, 7, '#fffdf2'),
    // a hanging net on the right, with a hat in it
    line(
      'M900 250q140 60 280 40M900 250l20 60M940 268l14 60M990 284l8 60M1040 292l2 62M1090 296l-6 62M1140 294l-14 60M920 310q120 60 240 40',
      '#c9b48c',
      3,
    ) + hat(1040, 336, trim, 0.9),
    reader(352, 330, 1, accent) + reader(848, 330, -1, accent),
    fill('M330 440h540l250 360H80z', '#fffdf6') +
      pillow(370, 406, wall[2]) +
      pillow(636, 406, wall[2]),
    rect(534, 428, 132, 66, 20, trim) +
      line('M562 430v62M586 429v64M612 429v64M638 430v62', '#ffffff', 5, 'opacity=".75"'),
    fill('M292 540q308 30 616 0l142 190q24 40 60 70H90q36-30 60-70z', cloth[0]) +
      fill('M292 540q308 30 616 0l22 30q-330 36-660 0z', '#fffdf6'),
    line('M228 632q372 46 744 0M204 664q396 48 792 0', '#ffffff', 6, 'opacity=".7"') +
      line('M470 590q-30 80-100 210M730 590q30 80 100 210', cloth[1], 3, 'opacity=".5"'),
    fill('M330 470l130 20 150 310H330z', '#fff2cf', 'opacity=".3"'),
    reading(770, 690),
    fill('M1110 800l90-60v60zM0 740l90 60H0z', wood[2]),
  ]);
};

/**
 * The cabin in the bow: the berth narrows to a point, with shelves along both sides and a hatch
 * above.
 */
export const foreCabin = (theme: Theme): string => {
  const { wall, ceiling, wood, cloth, trim, accent } = theme;
  const hull = [
    fill('M0 0h260L560 250v190L0 690z', wall[0]) + fill('M0 0h260L560 250v20L0 70z', wall[1]),
    pane(
      theme,
      'fa',
      'M60 236q-6-30 22-24l210 66q22 6 24 26l4 34q2 18-18 20L88 392q-24 2-26-22z',
      170,
      304,
    ),
    fill('M0 480l560-118v30L0 532z', wood[0]) +
      fill('M0 532l560-140v10L0 552z', wood[2]) +
      line('M0 452l560-104', wood[2], 4),
  ].join('');
  const right = hull.replaceAll('fak', 'fbk').replaceAll('fam', 'fbm').replaceAll('fap', 'fbp');
  return picture([
    fill('M0 0h1200v800H0z', wall[1]) + fill('M260 0h680L640 250h-80z', ceiling),
    hull + mirrored(right),
    fill('M556 246h88v200h-88z', wood[0]) +
      line('M600 250v190', wood[2], 2.4) +
      disc(600, 280, 7, '#fffdf2'),
    skylight(600, 60, 150, wall[2]) + fill('M520 100q60-16 130 0-70 16-130 0z', '#fff'),
    books(300, 420, [cloth[0], trim, accent]) + plant(930, 424, cloth[0]),
    // lamps, and the berth that narrows to a point
    reader(474, 334, 1, accent) + reader(726, 334, -1, accent),
    fill('M520 430h160l420 370H100z', '#fffdf6') +
      fill('M520 430h30L200 800H100z', wall[1], 'opacity=".7"'),
    pillow(404, 436, wall[2]) + pillow(606, 436, wall[2]),
    rect(540, 462, 120, 64, 20, trim) +
      line('M566 464v60M588 463v62M612 463v62M634 464v60', '#ffffff', 5, 'opacity=".75"'),
    fill('M352 574q248 30 496 0l190 160q30 40 70 66H92q40-26 70-66z', cloth[0]) +
      fill('M352 574q248 30 496 0l34 28q-282 36-564 0z', '#fffdf6'),
    fill(
      'M282 644q318 40 636 0l26 22q-344 44-688 0zM226 694q374 46 748 0l22 18q-396 52-792 0z',
      cloth[2],
    ) + line('M480 620q-40 70-110 180M720 620q40 70 110 180', cloth[1], 3, 'opacity=".5"'),
    fill('M560 470h90l130 330H470z', '#fff2cf', 'opacity=".25"'),
    reading(700, 690),
    fill('M980 300l220-60v560l-220-160z', wood[1]) +
      fill('M994 316l90-26v366l-90-58zM1098 286l102-30v470l-102-62z', wood[0]) +
      line('M1078 470v44M1108 476v48', INK, 6),
    oilskin(944, 330, 0.9),
  ]);
};

/**
 * A cabin with a free-standing bed, a window on each side, and a quilted wall behind the pillows.
 */
export const islandCabin = (theme: Theme): string => {
  const { wall, ceiling, wood, cloth, trim, accent } = theme;
  const side = [
    fill('M0 0l280 130v430L0 800z', wall[0]),
    pane(theme, 'ia', 'M0 176q6-14 26-10l200 54q20 6 20 24v86q0 18-20 18L0 372z', 120, 290),
    fill('M0 430l280-56v24L0 466z', wood[0]) + fill('M0 466l280-68v10L0 486z', wood[2]),
    fill('M0 600l280-110v70L0 800z', wood[1]) +
      line('M140 550v120M40 650l60-26M180 600l50-20', wood[2], 4),
  ].join('');
  const right = side.replaceAll('iak', 'ibk').replaceAll('iam', 'ibm').replaceAll('iap', 'ibp');
  const quilt = [360, 440, 520, 600, 680, 760, 840].map((x) => `M${x} 290v220`).join('');
  return picture([
    fill('M0 0h1200v800H0z', wall[1]) +
      fill('M0 0h1200L920 130H280z', ceiling) +
      side +
      mirrored(right),
    fill('M280 130h640v430H280z', wall[0]) +
      skylight(600, 30, 180, wall[2]) +
      fill('M520 66q60-14 150 0-90 14-150 0z', '#fff') +
      line('M600 96V84', INK, 5),
    line('M280 136h640', wood[1], 8) +
      [340, 460, 740, 860]
        .map((x) => disc(x, 106, 14, '#fff8dc', 'opacity=".6"') + disc(x, 106, 7, '#fffdf2'))
        .join(''),
    fill('M280 560h640l280 240H0z', wood[1]) +
      line('M330 560L90 800M870 560l240 240', lighter(wood[0]), 2.4, 'opacity=".6"'),
    rect(326, 276, 548, 250, 20, cloth[2]) +
      line(quilt, cloth[0], 4, 'opacity=".55"') +
      line('M340 360h520M340 440h520', cloth[0], 4, 'opacity=".35"') +
      rect(326, 276, 548, 250, 20, 'none', `stroke="${wood[2]}" stroke-width="6"`),
    rect(520, 166, 160, 84, 6, wood[2]) +
      rect(528, 174, 144, 68, 3, lighter(theme.cloth[2], 0.6)) +
      fill('M528 212h144v30H528z', cloth[0]) +
      fill('M560 214l44-34 26 34z', lighter(trim, 0.3)) +
      disc(640, 194, 9, accent),
    // bedside tables with lamps
    [300, 830]
      .map(
        (x) =>
          rect(x, 474, 70, 110, 6, wood[0]) +
          line(`M${x + 24} 520h22M${x} 528h70`, wood[2], 4) +
          line(`M${x + 35} 474v-46`, wood[2], 6) +
          fill(`M${x + 14} 428l8-46h26l8 46z`, accent) +
          oval(x + 35, 420, 62, 54, '#fff3c4', 'opacity=".4"'),
      )
      .join(''),
    fill('M376 496h448l150 304H226z', '#fffdf6') +
      pillow(404, 450, wall[2]) +
      pillow(600, 450, wall[2]),
    rect(538, 480, 124, 66, 20, trim) +
      line('M566 482v62M588 481v64M612 481v64M636 482v62', '#ffffff', 5, 'opacity=".75"'),
    fill('M350 586q250 28 500 0l110 214H240z', cloth[0]) +
      fill('M350 586q250 28 500 0l16 32q-266 32-532 0z', '#fffdf6'),
    fill('M276 716q324 36 648 0l30 62q-354 36-708 0z', trim, 'opacity=".9"') +
      line('M284 734q316 34 632 0M262 772q338 34 676 0', '#ffffff', 3, 'opacity=".6"'),
    line('M480 640q-20 70-60 160M720 640q20 70 60 160', cloth[1], 3, 'opacity=".5"'),
    fill('M300 600l130-60 110 260H360z', '#fff2cf', 'opacity=".25"'),
    reading(690, 676),
  ]);
};
