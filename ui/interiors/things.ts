import {
  CLOTH,
  disc,
  fill,
  INK,
  LEAF,
  LEAF_DARK,
  line,
  moved,
  oval,
  rect,
  STEEL,
  shaded,
  turned,
} from './kit.ts';

// Things that a crew leaves in a room; interiors show no people. Each is drawn with its base at
// (0, 0).

export const mug = (x: number, y: number, colour: string): string =>
  moved(
    x,
    y,
    fill('M-15-26h30l-3 32q-12 6-24 0z', colour) +
      oval(0, -26, 15, 5, '#5a3d2b') +
      line('M14-18q12 2 8 10-3 6-10 6', colour, 4),
  );

export const plate = (x: number, y: number, scale: number, shade: string): string =>
  moved(
    x,
    y,
    oval(0, 3, 46, 13, shade, 'opacity=".4"') +
      oval(0, 0, 46, 13, CLOTH) +
      oval(0, 0, 30, 8, '#f0e4cd'),
    scale,
  );

export const fruit = (
  x: number,
  y: number,
  bowl: string,
  colours: readonly [string, string, string],
  scale = 1,
): string =>
  moved(
    x,
    y,
    fill('M-60-46q60 26 120 0-4 36-34 38h-52q-30-2-34-38z', bowl) +
      disc(-26, -54, 17, colours[0]) +
      disc(4, -62, 19, colours[1]) +
      disc(32, -52, 16, colours[2]) +
      fill('M-60-46q60 24 120 0l-1 8q-58 22-118 0z', shaded(bowl, 0.3)) +
      fill('M4-80q12-12 24-6-8 12-24 6z', LEAF),
    scale,
  );

/** A coffee maker. */
export const moka = (x: number, y: number): string =>
  moved(
    x,
    y,
    fill('M-20 0h34l6-40q-22-12-46 0z', '#7d8f96') +
      fill('M-26-40q22-16 46 0l-4 6q-18-8-38 0z', '#5d727b') +
      line('M18-34q22 2 18 18-4 10-20 10', INK, 5) +
      disc(-3, -52, 4, INK) +
      fill('M-26-32l-14-8 4 18 13 6z', '#7d8f96'),
  );

export const bread = (x: number, y: number, board: string): string =>
  moved(
    x,
    y,
    turned(
      -7,
      0,
      0,
      rect(-48, -8, 96, 18, 6, board) +
        fill('M-40-6q2-26 24-26 34-4 54 2 14 4 12 24z', '#e3a455') +
        line('M-20-28l-4 18M0-30l-3 22M20-29l-2 22', '#b8763a', 3),
    ),
  );

/** A chart with a course. */
export const map = (x: number, y: number, course: string): string =>
  moved(
    x,
    y,
    turned(
      -4,
      0,
      0,
      fill('M-80 16l24-36 66 6 64-8 20 36-82 6z', '#d7eef0') +
        fill('M-56-4q24-14 40-4t26-2l4 26-84-2z', '#f6e7cc') +
        line('M-30 4q20 10 40-2t44 2', course, 3, 'stroke-dasharray="2 8"') +
        line('M10-14l2 34', '#8fb9c4', 2),
    ),
  );

export const plant = (x: number, y: number, pot: string, scale = 1): string =>
  moved(
    x,
    y,
    fill('M-20 0q-6-28 8-30h16q14 2 8 30z', pot) +
      fill('M-4-28c-18-8-24-30-18-44 12 10 16 22 18 34 0-22 4-38 18-50 8 20-2 44-16 60z', LEAF) +
      fill('M-4-28c10-16 24-22 34-20-4 14-16 22-34 22z', LEAF_DARK),
    scale,
  );

export const kettle = (x: number, y: number, colour: string): string =>
  moved(
    x,
    y,
    fill('M-34 0q-4-44 34-44t34 44z', colour) +
      line('M-26-38q26-34 52 0', INK, 5) +
      disc(0, -48, 5, INK) +
      fill('M-34-20l-22-16 2 18 20 14z', colour) +
      line('M-40 3h84', '#3b4c55', 5),
  );

/** A bottle and two glasses. */
export const wine = (x: number, y: number): string =>
  moved(
    x,
    y,
    fill('M-8 0v-48q0-10 5-14v-20h10v20q5 4 5 14V0z', '#3f6248') +
      rect(-7, -40, 18, 20, 2, '#fff3d8') +
      [34, 66]
        .map(
          (dx) =>
            fill(`M${dx - 11}-50h22q2 24-11 26-13-2-11-26z`, '#f3d8c0') +
            fill(`M${dx - 10}-40h20q0 14-10 16-10-2-10-16z`, '#c8503f') +
            line(`M${dx}-24v22M${dx - 9}-1h18`, '#e8d8c4', 3),
        )
        .join(''),
  );

/** A fish on a dish. */
export const fish = (x: number, y: number): string =>
  moved(
    x,
    y,
    oval(0, 2, 84, 20, '#e9ecec') +
      fill('M-58 0q30-24 74-10 20 6 30 10-10 4-30 8-44 12-74-8zM40-2l26-12-6 14 8 12z', '#8fb3bd') +
      fill('M-50 0q26 10 60 6-30 12-60-6z', '#d7e6e8') +
      disc(-40, -3, 3, INK) +
      disc(10, 12, 9, '#f6d04a') +
      fill('M50 12q14-10 24-2-10 10-24 2z', LEAF),
  );

export const cards = (x: number, y: number, back: string): string =>
  moved(
    x,
    y,
    turned(-14, 0, 0, rect(-34, -10, 30, 20, 3, CLOTH)) +
      turned(6, 0, 0, rect(-8, -12, 30, 20, 3, CLOTH)) +
      disc(-20, 0, 4, '#d42b3a') +
      fill('M4-6l5 7-5 6-5-6z', INK) +
      rect(34, -8, 30, 18, 3, back),
  );

export const hat = (x: number, y: number, ribbon: string, scale = 1): string =>
  moved(
    x,
    y,
    oval(0, 0, 58, 17, '#e9c27c') +
      fill('M-36-4c2-42 70-42 74 0-20 12-54 12-74 0z', '#f3d493') +
      fill('M-36-6c22 12 52 12 74 0l1 9c-22 12-54 12-76 0z', ribbon),
    scale,
  );

export const guitar = (x: number, y: number, wood: readonly [string, string, string]): string =>
  moved(
    x,
    y,
    turned(
      -24,
      0,
      0,
      fill('M-6-28L-2-150h10l2 122z', wood[2]) +
        fill(
          'M-34 6q-8-26 14-30 18-2 24-2t24 2q22 6 14 30 16 20 4 42-12 18-42 18t-42-18q-10-22 4-42z',
          wood[0],
        ) +
        disc(4, 14, 14, INK) +
        line('M-12 44h32', wood[2], 5) +
        line('M2 44V-140', '#fff3d8', 1.5),
    ),
  );

export const towel = (stripe: string): string =>
  fill('M1000 536l110 28q20 6 30 30l26 74-40 14-34-66q-8-12-24-16l-84-22z', '#fff3d8') +
  fill('M1020 541l20 5-4 36-22-6zM1062 552l20 5-6 38-22-6zM1108 576l18-6 30 84-20 8z', stripe);

/** A yellow oilskin on its hook. */
export const oilskin = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    line('M0-12V0', INK, 6) +
      fill('M-14 0q14-8 28 0l26 24 10 150-22 14 2 66q-30 12-62 0l2-66-20-14 8-150z', '#ffc93c') +
      line('M0 0v254', '#a56a00', 4) +
      line('M-20 74l-4 90M24 74l4 90', '#d99a12', 4) +
      fill('M-12 0q12-22 26 0-12 16-26 0z', '#e0a313'),
    scale,
  );

export const books = (
  x: number,
  y: number,
  colours: readonly [string, string, string],
  scale = 1,
): string =>
  moved(
    x,
    y,
    fill('M-50 0v-54h18V0zM-14 0v-48H6V0z', colours[0]) +
      fill('M-30 0v-64h14V0z', colours[1]) +
      fill('M9 0L23-50l14 4L25 0z', colours[2]),
    scale,
  );

/** An open book and a pair of glasses. */
export const reading = (x: number, y: number): string =>
  moved(
    x,
    y,
    turned(
      10,
      0,
      0,
      fill('M-70-14q36-14 70 2 34-16 70-2l8 44q-40-10-78 4-38-14-78-4z', CLOTH) +
        line('M0-12v44', '#dfc9a6', 3) +
        line('M-56-2q24-6 44 2M-56 10q24-6 44 2M14 0q22-8 44-2M14 12q22-8 44-2', '#b7a384', 2.4),
    ),
  );

/** The flag at the stern. All yachts of the fleet have the same one. */
export const flag = (x: number, y: number): string =>
  moved(
    x,
    y,
    line('M0 0v-192', INK, 5) +
      fill('M0-190q30-14 56 0t52-2v34q-26 12-52 2t-56 0z', '#fff') +
      fill('M0-158q30-10 56 0t52-2v34q-26 12-52 2t-56 0z', '#d42b3a'),
  );

export const tap = (x: number, y: number): string =>
  line(`M${x} ${y}v-46q0-16 18-16t18 16v6`, STEEL, 6);

/** A striped or plain cushion with its middle at the given point. */
export const cushion = (
  x: number,
  y: number,
  degrees: number,
  colour: string,
  stripe?: string,
): string =>
  turned(
    degrees,
    x,
    y,
    rect(x - 38, y - 31, 76, 62, 12, colour) +
      (stripe === undefined
        ? ''
        : line(`M${x - 18} ${y - 29}v58M${x} ${y - 30}v60M${x + 18} ${y - 29}v58`, stripe, 5)),
  );
