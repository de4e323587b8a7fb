import { disc, faint, fill, INK, line, PAPER, SEA, SHALLOW, SLICKER, STEEL } from '../flat/kit.ts';

/** Returns the hair in two layers: behind the head and in front of it. */
type Hair = (
  colour: string,
  shade: string,
) => { readonly behind?: string; readonly before: string };

const SHORT =
  'M198 262c-10-92 38-136 108-132 66 4 104 48 98 132-8-34-20-58-44-70-50 18-92 12-116-6-24 14-36 40-46 76z';
const discs = (at: readonly (readonly [number, number, number])[], colour: string): string =>
  at.map(([x, y, r]) => disc(x, y, r, colour)).join('');

/** Hair styles that fit the head of face.ts. */
export const HAIR = {
  short: (colour) => ({ before: fill(SHORT, colour) }),
  quiff: (colour, shade) => ({
    before:
      fill(
        'M198 262c-8-70 14-104 44-116-6-14 4-30 22-32 70-12 148 20 140 148-8-34-18-56-34-70-54 10-96 2-126-12-22 16-36 46-46 82z',
        colour,
      ) + line('M252 152q40 26 104 20', shade, 5),
  }),
  cropped: (colour) => ({
    before: fill(
      'M204 244c0-70 40-102 97-102s97 32 97 102c-10-32-18-46-30-54-40-16-94-16-134 0-12 8-20 22-30 54z',
      colour,
    ),
  }),
  long: (colour, shade) => ({
    behind:
      fill(
        'M176 520C206 440 178 350 184 262 190 160 240 118 302 118s114 42 118 144c4 88-20 178 8 258-60 26-190 26-252 0z',
        colour,
      ) + fill('M406 300c10 80-8 150 22 220-24 10-52 16-82 18 40-60 52-150 60-238z', shade),
    before: fill(
      'M196 280c-8-106 42-146 106-146s112 42 104 146c-10-50-34-84-84-104-42 44-94 66-126 104z',
      colour,
    ),
  }),
  bob: (colour, shade) => ({
    behind:
      fill(
        'M172 396c14-40 4-90 10-140C190 160 240 122 302 122s110 38 118 134c6 50-4 100 10 140-40 26-80 30-128 30s-90-4-130-30z',
        colour,
      ) + fill('M410 300c4 44 4 70 20 96-20 14-46 22-70 26 30-30 46-70 50-122z', shade),
    before:
      fill(
        'M194 290c-14-110 40-158 108-158s120 48 106 158c-2-46-14-72-30-88-60 10-120 10-152 0-18 20-28 44-32 88z',
        colour,
      ) +
      fill(
        'M196 230c-20 60-24 120-16 180q28 6 46-12c-20-50-24-100-14-160zM406 230c20 60 26 120 18 180q-28 6-46-12c20-50 24-100 14-160z',
        colour,
      ),
  }),
  bun: (colour, shade) => ({
    behind: disc(306, 106, 46, colour) + line('M276 122q30 18 62 0', shade, 6),
    before:
      fill(
        'M196 266c-8-92 40-134 106-134s112 42 104 134c-14-54-48-84-104-84s-92 30-106 84z',
        colour,
      ) + line('M250 166q52-28 104 2', shade, 4),
  }),
  braid: (colour, shade) => ({
    behind: fill('M186 280C182 160 240 122 302 122s124 38 116 158l-10 90H196z', colour),
    before:
      fill(
        'M196 276c-8-102 40-142 106-142s112 40 104 142c-16-44-46-74-88-92-34 38-88 52-122 92z',
        colour,
      ) +
      fill(
        'M392 330c30 10 34 40 20 54 20 12 20 40 4 52 18 14 14 40-2 50 8 20-4 36-20 44-16-12-20-30-10-44-16-14-16-36-2-50-14-14-12-40 6-52-12-14-12-36 4-54z',
        colour,
      ) +
      line('M392 384q12 8 22 0M390 436q12 8 26 0M388 486q12 8 24 0', shade, 5) +
      line('M388 516h22', SLICKER, 9),
  }),
  curly: (colour, shade) => ({
    behind: discs(
      [
        [190, 300, 44],
        [412, 300, 44],
        [180, 240, 46],
        [422, 240, 46],
        [196, 352, 34],
        [406, 352, 34],
      ],
      shade,
    ),
    before: discs(
      [
        [208, 196, 40],
        [252, 156, 42],
        [304, 142, 44],
        [356, 156, 42],
        [396, 198, 40],
        [236, 196, 26],
        [288, 178, 26],
        [336, 184, 26],
      ],
      colour,
    ),
  }),
  grey: (colour, shade) => ({
    before:
      fill(
        'M198 272c-16-60-4-104 30-120 14-26 66-40 110-24 44 10 76 54 66 144-10-30-16-44-26-54-20-8-34-24-40-44-40 20-90 18-118 14-8 22-14 44-22 84z',
        colour,
      ) + line('M262 140q50-14 100 20', shade, 5),
  }),
  bald: (colour) => ({
    before: fill(
      'M196 292c-14-50-2-84 16-96-2 30 0 60-2 96zM406 292c14-50 2-84-16-96 2 30 0 60 2 96z',
      colour,
    ),
  }),
  ponytail: (colour, shade) => ({
    behind: fill(
      'M388 190c60-10 84 44 70 104-6 40 14 70-8 112-30-20-44-60-44-104s-8-80-18-112z',
      shade,
    ),
    before:
      fill(
        'M196 262c-8-90 38-130 106-130s112 40 104 130c-16-46-40-72-68-80-50 22-108 28-142 80z',
        colour,
      ) + line('M270 148q56 4 112 44', shade, 4),
  }),
} as const satisfies Record<string, Hair>;
export type HairName = keyof typeof HAIR;

/** Things worn on head or face, drawn over the hair. */
export const WORN = {
  nothing: () => '',
  glasses: () =>
    line(
      'M228 278a34 30 0 1 0 68 0 34 30 0 1 0-68 0zM306 278a34 30 0 1 0 68 0 34 30 0 1 0-68 0zM228 274l-26-8M374 274l26-8',
      INK,
      6,
    ),
  // Glasses with a cord, as sailors wear them.
  cord: () =>
    line('M198 270C150 330 190 420 250 450M402 270c52 60 12 150-50 180', '#bf3418', 5) +
    line(
      'M230 278a33 28 0 1 0 66 0 33 28 0 1 0-66 0zM306 278a33 28 0 1 0 66 0 33 28 0 1 0-66 0zM230 274l-30-6M372 274l30-6',
      SEA,
      6,
    ),
  sunglasses: () =>
    fill('M226 258h72v16q0 34-36 34t-36-34zM304 258h72v16q0 34-36 34t-36-34z', INK) +
    line('M226 262h150M226 264l-24-4M376 264l24-4', INK, 6) +
    line('M240 272l14 16M318 272l14 16', '#5d8696', 5),
  // Sunglasses pushed up into the hair.
  pushedUp: () =>
    fill('M222 176h72l-4 16q-8 20-34 20t-32-22zM306 176h72l-2 14q-6 22-32 22t-34-20z', INK) +
    line('M218 178h164M238 186l10 12M322 186l10 12', '#5d8696', 4),
  cap: () =>
    fill('M194 226c-10-84 38-120 108-120s114 36 106 120q-106-34-214 0z', SEA) +
    fill('M190 222q112-42 222 0c46 4 62 22 64 34-70-26-200-40-290-10-4-8-2-18 4-24z', INK) +
    fill('M284 132h36l-8 22h-20zM300 128v-22h4v22z', PAPER),
  beanie: () =>
    fill('M192 234c-8-100 40-144 110-144s118 44 110 144z', '#bf3418') +
    fill('M184 206h236q8 0 8 10v26q0 10-8 10H184q-8 0-8-10v-26q0-10 8-10z', '#8f230e') +
    line(
      'M200 214v30M226 214v30M252 214v30M278 214v30M304 214v30M330 214v30M356 214v30M382 214v30M406 214v30',
      '#bf3418',
      5,
    ),
  hat: () =>
    fill('M120 214q90-34 182-34t180 34q14 24-36 24H156q-50 0-36-24z', '#f0d79b') +
    fill('M204 196c-2-70 30-106 98-106s100 36 98 106q-98-26-196 0z', '#f6e3b4') +
    fill('M203 176q99-28 198 0v22q-99-28-198 0z', '#bf3418'),
  headscarf: () =>
    fill('M194 236c-6-92 40-126 108-126s114 34 108 126q-30-44-108-44t-108 44z', '#17889b') +
    fill('M404 196q50-6 62 30-26 4-40-4 24 24 10 58-30-16-36-48z', '#0a6480') +
    discs(
      [
        [236, 176, 6],
        [270, 144, 6],
        [310, 168, 6],
        [348, 140, 6],
        [376, 182, 6],
      ],
      SHALLOW,
    ),
  hood: () =>
    `<path d="M174 470C150 330 150 90 302 90s152 240 128 380q-24 12-50 0C420 400 420 160 302 160s-118 240-78 310q-26 12-50 0z" fill="${SLICKER}" stroke="#e0a400" stroke-width="6"/>` +
    line('M214 460v70M390 460v70', STEEL, 6),
} as const satisfies Record<string, () => string>;
export type WornName = keyof typeof WORN;

const BEARDS = {
  none: () => '',
  full: (colour: string) =>
    fill(
      'M204 270c0 110 36 160 97 160s97-50 97-160c-8 38-18 52-40 56-26-16-88-16-114 0-22-4-32-18-40-56zM268 344q33 22 66 0-6 24-33 24t-33-24z',
      colour,
      ' fill-rule="evenodd"',
    ),
  short: (colour: string) =>
    faint(
      fill(
        'M206 290c4 92 40 132 95 132s91-40 95-132c-10 28-18 40-34 46-30-16-92-16-122 0-16-6-24-18-34-46zM266 342q35 22 70 0-6 28-35 28t-35-28z',
        colour,
        ' fill-rule="evenodd"',
      ),
      0.75,
    ),
  moustache: (colour: string) =>
    fill('M246 340q10-24 54-18 44-6 56 18-20 4-36-2-18 4-38 0-16 6-36 2z', colour),
} as const;
export type Beard = keyof typeof BEARDS;
export const beard = (name: Beard, colour: string): string => BEARDS[name](colour);
