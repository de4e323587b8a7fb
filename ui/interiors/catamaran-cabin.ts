import { disc, fill, INK, line, mirrored, oval, picture, rect } from './kit.ts';
import { glints, outlook } from './outlook.ts';
import type { Theme } from './themes.ts';
import { books, hat, oilskin, plant, reading } from './things.ts';

/**
 * The differences between the cabins of the classes: the side of the window, the blanket, and the
 * small things.
 */
export type CatamaranCabin = {
  readonly sea: 'left' | 'right';
  readonly blanket: 'bands' | 'plain' | 'waves';
  readonly hung: 'oilskin' | 'hat' | 'bag';
  readonly wide: boolean;
};

const seaWindow = (theme: Theme, wide: boolean): string => {
  const { wall } = theme;
  const frame = wide
    ? 'M20 168q-6-32 20-24l224 60q20 6 20 24v122q0 18-18 18L44 402q-24 0-24-26z'
    : 'M34 176q-6-30 18-22l196 58q22 6 22 26v106q0 18-20 18L58 380q-24 0-24-26z';
  const view = outlook(theme, {
    id: 'cb',
    top: 120,
    horizon: 282,
    foot: 410,
    sun: [176, theme.time === 'day' ? 206 : 236, 26],
    ridge: 40,
  });
  return `<clipPath id="cbp"><path d="${frame}"/></clipPath><g clip-path="url(#cbp)">${view}${glints(theme, 176, 298, 90)}${fill('M0 350q60-22 130 0t170-4v70H0z', '#0f5a74', 'opacity=".45"')}</g>${line(frame, '#fffdf8', 12)}${line(frame, wall[2], 2)}`;
};

const blanketOf = ({ cloth, trim }: Theme, { blanket }: CatamaranCabin): string => {
  const folds = line('M470 626q-30 70-90 174M730 626q30 70 90 174', cloth[1], 3, 'opacity=".5"');
  if (blanket === 'plain') return fill('M276 598q324 36 648 0l12 16q-336 38-672 0z', trim) + folds;
  if (blanket === 'waves')
    return (
      line(
        'M240 660q40-16 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0M196 716q44-18 88 0t88 0 88 0 88 0 88 0 88 0 88 0 88 0 88 0',
        cloth[2],
        7,
      ) + folds
    );
  return (
    fill(
      'M222 672q378 44 756 0l16 22q-394 46-788 0zM190 718q410 48 820 0l10 14q-420 48-840 0z',
      cloth[2],
    ) + folds
  );
};

/**
 * A cabin in a hull of a catamaran: a bed across the whole width, a window just above the water,
 * and a hatch above.
 */
export const catamaranCabin = (theme: Theme, cabin: CatamaranCabin): string => {
  const { wall, ceiling, wood, cloth, trim, accent } = theme;
  const pillow = (x: number): string =>
    fill(`M${x} 430q6-24 30-24h150q26 0 30 24l8 62q2 24-24 26H${x + 14}q-26-2-22-28z`, '#fffdf6') +
    fill(`M${x - 8} 490q-2 26 22 28h180q24-2 24-26-20 14-112 14t-114-16z`, wall[2]);
  const lamp = (x: number, m: number): string =>
    line(`M${x} 372q${18 * m}-2 ${26 * m} 14`, INK, 5) +
    fill(`M${x + 14 * m} 380l${30 * m} 6 ${2 * m} 26 ${-40 * m} 0z`, accent) +
    disc(x, 372, 9, INK) +
    oval(x + 26 * m, 440, 74, 46, '#fff3c4', 'opacity=".5"');
  const onHook =
    cabin.hung === 'oilskin'
      ? oilskin(920, 226)
      : cabin.hung === 'hat'
        ? line('M920 214v12', INK, 6) + hat(920, 262, trim)
        : line('M920 200v40', INK, 4) +
          fill('M892 240h56l-8 70h-40z', accent) +
          line('M892 240q28-30 56 0', INK, 3);
  const body = [
    fill('M0 0h1200v800H0z', wall[0]) +
      fill('M0 0h1200L900 124H300z', ceiling) +
      fill('M0 0l300 124v430L0 800z', wall[1]) +
      fill('M1200 0L900 124v430l300 246z', wood[0]) +
      fill('M300 124h600v430H300z', wall[0]),
    seaWindow(theme, cabin.wide),
    fill('M0 470l300-60v22L0 506z', wood[0]) + fill('M0 506l300-74v10L0 524z', wood[2]),
    fill('M470 30h260l-30 62H500z', '#7fbfd6') +
      fill('M470 30h110l-40 62h-40z', '#d9eef0') +
      fill('M560 74q50-12 110 0-60 12-110 0z', '#fff') +
      line('M470 30h260l-30 62H500z', wall[2], 7) +
      line('M600 92V80', INK, 5),
    disc(360, 90, 8, '#fffdf2') + disc(840, 90, 8, '#fffdf2'),
    fill('M330 322h540v232H330z', wood[0]) +
      line('M465 326v140M600 326v140M735 326v140', wood[2], 2.4, 'opacity=".7"') +
      fill('M318 306h564v20H318z', '#fffdf8') +
      fill('M318 324h564v6H318z', wall[2]),
    books(454, 306, [cloth[0], trim, accent]),
    rect(556, 196, 88, 78, 6, wood[1]) +
      rect(564, 204, 72, 62, 3, '#bfe5ee') +
      fill('M564 244h72v22h-72z', cloth[0]) +
      fill('M596 246v-34l-20 32zM600 246v-30l14 28z', '#fffaea'),
    plant(764, 306, cloth[0]),
    lamp(372, 1) + lamp(828, -1),
    fill('M340 478h520l238 322H102z', '#fffdf6') +
      fill('M340 478h36L190 800h-88z', wall[1], 'opacity=".7"'),
    pillow(372) + pillow(618),
    rect(540, 452, 120, 74, 22, trim) +
      line('M566 454v70M588 453v72M612 453v72M634 454v70', '#ffffff', 5, 'opacity=".75"'),
    fill('M300 566q300 34 600 0l120 160q40 50 78 74H102q40-24 78-74z', cloth[0]) +
      fill('M300 566q300 34 600 0l24 32q-324 36-648 0z', '#fffdf6'),
    blanketOf(theme, cabin),
    fill('M330 520l150-4 190 284H340z', '#fff2cf', 'opacity=".3"'),
    reading(760, 660),
    fill('M960 100l190-78v620l-190-118z', wood[1]) +
      fill('M972 112l82-32v480l-82-50zM1064 76l80-32v590l-80-50z', wood[0]) +
      line('M1042 300v48M1076 304v52', INK, 6),
    onHook,
    fill('M1096 800l104-74v74zM0 800h102L0 690z', wood[2]) +
      fill('M0 690l102 110 8-10L0 672z', wall[2]),
  ].join('');
  return picture([cabin.sea === 'left' ? body : mirrored(body)]);
};
