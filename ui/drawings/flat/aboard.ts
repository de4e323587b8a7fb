import {
  BUOY,
  BUOY_SHADE,
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
  shape,
  sheet,
  WOOD,
} from './kit.ts';

export const packedBag = (): string =>
  sheet(SAND, [
    fill('M700 110h380q50 0 50 50v270q0 50-50 50H700q-50 0-50-50V160q0-50 50-50z', SHALLOW),
    fill('M0 470q75-18 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v130H0z', SAND_DEEP),
    fill(
      'M80 480a270 16 0 0 1 540 0 270 16 0 0 1-540 0zM676 482a60 10 0 0 1 120 0 60 10 0 0 1-120 0zM846 454a150 10 0 0 1 300 0 150 10 0 0 1-300 0z',
      '#e7cf9b',
    ),
    placed(
      10,
      40,
      'scale(1.875)',
      line('M112 122c0-58 148-58 148 0', INK, 9) +
        `<rect x="40" y="104" width="292" height="132" rx="56" fill="${SEA}"/>` +
        fill(
          'M40 160c0-31 25-56 56-56h8v132h-8c-31 0-56-25-56-56zM332 160c0-31-25-56-56-56h-8v132h8c31 0 56-25 56-56z',
          '#084e66',
        ) +
        line('M106 122h160', SHALLOW, 3, ' stroke-dasharray="1 6"') +
        line('M268 122h14l4 9', SLICKER, 5) +
        fill('M112 104h18v132h-18zM242 104h18v132h-18z', PAPER) +
        fill('M112 150h18v8h-18zM242 150h18v8h-18z', BUOY) +
        line('M152 186q9-9 18 0t18 0 18 0 14 0M160 202q8-8 16 0t16 0 16 0', PAPER, 4) +
        fill('M186 140v34h-22c3-15 11-28 22-34zM191 145c10 7 16 17 18 29h-18z', PAPER),
    ),
    placed(
      6,
      34,
      'scale(1.875)',
      `<rect x="366" y="116" width="46" height="122" rx="14" fill="${LAGOON}"/>` +
        fill('M366 168h46v34h-46z', PAPER) +
        line('M373 180q5-5 10 0t10 0 10 0M373 190q5-5 10 0t10 0 10 0', SEA, 2.5) +
        fill('M374 98h30v20h-30z', INK) +
        line('M380 98c0-16 18-16 18 0', INK, 5),
    ),
    placed(
      -120,
      176,
      'scale(2.1)',
      fill('M468 128c2-62 92-64 100 0-22-8-74-8-100 0z', BUOY) +
        line('M520 80v40M496 88c-7 8-9 20-9 32M545 88c6 8 9 18 9 30', BUOY_SHADE, 2.5) +
        fill('M464 130c30-16 90-14 146-2-6 12-34 12-48 8-32-8-72-8-94-2-6 2-8-2-4-4z', BUOY_SHADE) +
        disc(520, 80, 5, BUOY_SHADE),
    ),
    // The cord runs behind the neck between the temples, so that the glasses do not fall
    // overboard.
    placed(
      -104,
      234,
      'scale(1.75)',
      line('M446 158c-34-12-44 26-4 38s140 10 186-8c26-12 10-40-14-32', LAGOON, 4) +
        line('M446 156h22M524 156q10-9 20 0M600 156h14', INK, 5) +
        fill('M466 146h60v12c0 32-56 32-60 0zM542 146h60c0 44-56 44-60 12z', INK) +
        line('M476 156q2 12 12 14M552 156q2 12 12 14', '#8cc4d6', 4),
    ),
  ]);

const tomato = (x: number, y: number, r: number): string =>
  shape(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0z`, BUOY, 3) +
  line(`M${x - 10} ${y - r + 4}l10 6 10-6M${x} ${y - r + 8}v-12`, PINE, 5);

export const gimballedStove = (): string =>
  sheet(SAND, [
    shape('M90 84h250q44 0 44 44v92q0 44-44 44H90q-44 0-44-44v-92q0-44 44-44z', SHALLOW, 5),
    fill('M49 190q42-18 84 0t84 0 84 0 80 0v30q0 41-41 41H90q-41 0-41-41z', LAGOON),
    fill('M200 178h70l-12 20h-48zM232 110v62h-34zM238 124v48h24z', PAPER),
    line('M90 84h250q44 0 44 44v92q0 44-44 44H90q-44 0-44-44v-92q0-44 44-44z', OAK, 13),
    fill('M0 372h1200v228H0z', WOOD),
    fill('M0 360h1200v26H0z', OAK),
    shape('M40 420h270v150H40zM920 420h240v150H920z', '#dbaa73'),
    line('M150 452h50M1016 452h50', INK, 8),
    // The opening is wider than the stove, because the stove swings between two pins.
    fill('M372 352h476v248H372z', INK),
    line('M384 420h58M778 420h58', STEEL, 14),
    disc(388, 420, 20, SLICKER),
    disc(832, 420, 20, SLICKER),
    shape('M432 384h356v176q0 14-14 14H446q-14 0-14-14z', STEEL),
    shape('M420 352h380v34H420z', PAPER),
    shape('M470 448h280v96H470z', INK_SOFT),
    line('M500 520l44-50M536 526l40-46', STEEL, 5),
    line('M500 432h220', INK, 8),
    ...[470, 520, 700, 750].map((x) => disc(x, 410, 12, INK)),
    line('M426 352v-54h368v54', INK, 6),
    shape('M482 216h220v114q0 20-20 20H502q-20 0-20-20z', BUOY),
    line('M500 246v70', '#e07a60', 8),
    shape('M466 232h-18q-14 0-14 14t14 14h34M718 232h18q14 0 14 14t-14 14h-34', 'none', 8),
    shape('M468 204q0-36 124-36t124 36v14H468z', BUOY_SHADE),
    shape('M566 168v-14h52v14z', INK),
    line(
      'M540 130q-24-28 0-54t0-52M600 120q-24-26 0-50t0-46M660 130q-24-28 0-54t0-52',
      SAND_SHADE,
      6,
    ),
    line('M820 40h360', OAK, 14),
    line('M852 40v46M1148 40v46', INK, 6),
    tomato(932, 190, 38),
    shape('M1060 150c40-20 66 10 52 46-10 30-60 40-72 14-6-20 0-50 20-60z', SLICKER, 3),
    line('M1076 146q2-16 16-18', PINE, 8),
    shape('M964 148c20-34 64-30 84-4 18 24 26 84-6 92-40 6-98-50-78-88z', '#5a3059', 3),
    line('M962 144q10-20 26-22', PINE, 10),
    tomato(1000, 230, 34),
    shape('M890 238q90 60 190 8-6 28-66 40-84 8-124-48z', PINE, 3),
    line('M852 86Q1000 190 1148 86M852 86C856 390 1144 390 1148 86', OAK, 6),
    line(
      'M866 150 1060 304M888 110 1108 270M946 128 1134 210M1134 150 940 304M1112 110 892 270M1054 128 866 210',
      OAK,
      3.5,
    ),
  ]);
