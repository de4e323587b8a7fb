import { splitSceneSeed } from '../../http/contract/scenes.ts';
import {
  createArray,
  itemAt,
  lensShapedPath,
  opacityAttribute,
  path,
  roundWhole,
  type SceneOptions,
  type Stage,
} from './paths.ts';
import {
  chooseVesselPosition,
  paintOtherVessels,
  paintVesselAtRest,
  paintVesselCopies,
  paintVesselUnderSail,
  type VesselPosition,
} from './vessel.ts';

type Composition = {
  readonly zoom?: number;
  readonly bare?: boolean;
  readonly paint: (stage: Stage) => void;
  readonly front?: (stage: Stage) => void;
};

const underSail: Composition = {
  paint: (stage) => {
    const position = chooseVesselPosition(stage);
    paintOtherVessels(stage, position);
    paintVesselUnderSail(stage, position);
  },
};

const anchored: Composition = {
  zoom: 1.12,
  bare: true,
  paint: (stage) => paintVesselAtRest(stage, chooseVesselPosition(stage, 0.86)),
};

const flotilla: Composition = {
  paint: (stage) => {
    const position = chooseVesselPosition(stage, 0.72, 1.1);
    const { W, H, hy, random } = stage;
    const { between } = random('flotilla');
    const beside = (dx: number, dy: number, size: number): VesselPosition => ({
      ...position,
      x: position.x + W * dx,
      y: Math.max(hy + (H - hy) * 0.07, position.y - (H - hy) * dy),
      k: position.k * size,
    });
    paintVesselCopies(stage, [
      beside(between(0.36, 0.42), between(0.2, 0.24), 0.46),
      beside(between(0.17, 0.22), between(0.1, 0.14), 0.68),
      beside(-between(0.15, 0.18), between(0.16, 0.2), 0.56),
    ]);
    paintVesselUnderSail(stage, position);
  },
};

const distant: Composition = {
  zoom: 1.34,
  paint: (stage) => paintVesselUnderSail(stage, chooseVesselPosition(stage, 0.44, 0.55)),
};

const quayTop = ({ H, hy }: Stage): number => hy + (H - hy) * 0.7;

const moored: Composition = {
  paint: (stage) => {
    const { W, H, hy } = stage;
    const position = {
      ...chooseVesselPosition(stage, 0.92),
      y: quayTop(stage) - (H - hy) * 0.09,
      turn: 1,
    };
    const row = createArray(4, (i) => ({
      x: W * (0.56 + i * 0.12),
      y: hy + (H - hy) * 0.1,
      k: position.k * 0.3,
      turn: i % 2 === 0 ? 1 : -1,
    }));
    paintVesselCopies(stage, row);
    paintVesselAtRest(stage, position, false);
  },
  front: (stage) => {
    const { W, H, u, lit, put, stroke } = stage;
    const top = roundWhole(quayTop(stage));
    put(`M0 ${top}H${W}V${H}H0z`, lit('#cdbfa3'));
    put(path`M0 ${top}H${W}v${2.2 * u}H0z`, lit('#e6dac0'));
    stroke(
      createArray(
        5,
        (i) => path`M${W * (0.1 + i * 0.2)} ${top + 6 * u}l${(i - 2) * 4 * u} ${H - top}`,
      ).join(''),
      lit('#b3a283'),
      0.4 * u,
    );
    const bollard = (x: number): string =>
      path`M${x} ${top + 5 * u}v${-6 * u}q${2 * u} ${-2.4 * u} ${4 * u} 0v${6 * u}z`;
    put([0.18, 0.52, 0.86].map((at) => bollard(W * at)).join(''), lit('#24404d'));
  },
};

const seated = ({ u, lit }: Stage, x: number, y: number, shirt: string): string => {
  const at = (dx: number, dy: number): string => path`${x + dx * u} ${y + dy * u}`;
  return `<path d="M${at(-3, 0)}Q${at(-3, -8)} ${at(0, -8)}T${at(3, 0)}z" fill="${lit(shirt)}"/><path d="M${at(-1.9, -10)}a${roundWhole(1.9 * u)} ${roundWhole(2 * u)} 0 1 1 ${roundWhole(3.8 * u)} 0a${roundWhole(1.9 * u)} ${roundWhole(2 * u)} 0 1 1 ${roundWhole(-3.8 * u)} 0z" fill="${lit('#5b3b26')}"/>`;
};

const deck: Composition = {
  paint: (stage) => paintVesselUnderSail(stage, chooseVesselPosition(stage, 0.5, 0.5)),
  front: (stage) => {
    const { W, H, u, hy, lit, put, stroke, sheet, random } = stage;
    const tip = {
      x: roundWhole(W * random('deck').between(0.56, 0.62)),
      y: roundWhole(hy + (H - hy) * 0.34),
    };
    const edge = (side: number, out: number): string =>
      path`Q${tip.x + side * W * 0.2} ${tip.y + (H - tip.y) * 0.42} ${tip.x + side * W * out} ${H}`;
    put(
      path`M${tip.x} ${tip.y}${edge(-1, 0.42)}H${tip.x + W * 0.42}${path`Q${tip.x + W * 0.2} ${tip.y + (H - tip.y) * 0.42} ${tip.x} ${tip.y}`}z`,
      lit('#f4f1e8'),
    );
    stroke(path`M${tip.x} ${tip.y + 8 * u}V${H}`, lit('#d5cdbb'), 0.5 * u);
    put(
      path`M${tip.x - 7 * u} ${tip.y + 24 * u}h${14 * u}l${2 * u} ${9 * u}h${-18 * u}z`,
      lit('#27566b'),
    );
    const rail = (side: number): string =>
      path`M${tip.x} ${tip.y - 9 * u}Q${tip.x + side * W * 0.21} ${tip.y + (H - tip.y) * 0.2} ${tip.x + side * W * 0.45} ${H - 8 * u}M${tip.x + side * W * 0.1} ${tip.y + (H - tip.y) * 0.1}v${9 * u}M${tip.x + side * W * 0.24} ${tip.y + (H - tip.y) * 0.34}v${14 * u}`;
    stroke(path`${rail(-1)}${rail(1)}M${tip.x} ${tip.y}v${-9 * u}`, lit('#a9b7bb'), 0.7 * u);
    stroke(path`M${tip.x} ${tip.y}L${tip.x - 5 * u} 0`, lit('#6d7f88'), 0.5 * u);
    sheet.push(
      seated(stage, tip.x - 9 * u, tip.y + 17 * u, '#ffc93c'),
      seated(stage, tip.x + 8 * u, tip.y + 19 * u, '#e2553a'),
    );
  },
};

const rocks: Composition = {
  zoom: 1.1,
  paint: (stage) => paintVesselAtRest(stage, chooseVesselPosition(stage, 0.7, 0.8)),
  front: (stage) => {
    const { W, H, u, place, lit, put, sheet, random } = stage;
    const { between } = random('rocks');
    const top = H - between(22, 27) * u;
    const shape = (shift: number): string =>
      path`M${W} ${top + shift}q${-12 * u} ${-3 * u} ${-22 * u} ${3 * u}t${-20 * u} ${8 * u}q${-12 * u} 0 ${-18 * u} ${7 * u}T${W * 0.28} ${H}H${W}z`;
    put(shape(0), lit(place.rock));
    put(shape(9 * u), lit('#8d8371'), opacityAttribute(0.35));
    put(
      lensShapedPath(W - 26 * u, top + 12 * u, 26 * u, 2 * u),
      lit('#8d8371'),
      opacityAttribute(0.4),
    );
    sheet.push(seated(stage, W - 30 * u, top + 4.5 * u, '#2f8fb3'));
  },
};

const jetty: Composition = {
  paint: (stage) => paintVesselAtRest(stage, chooseVesselPosition(stage, 0.66, 0.7)),
  front: (stage) => {
    const { W, H, u, hy, lit, put, stroke, sheet } = stage;
    const end = { x: roundWhole(W * 0.66), y: roundWhole(hy + (H - hy) * 0.46) };
    const [far, near] = [roundWhole(9 * u), roundWhole(36 * u)];
    put(
      [0.15, 0.5, 0.85]
        .map(
          (t) =>
            path`M${end.x + t * (W * 0.78 - end.x)} ${end.y + t * (H - end.y)}v${(5 + 9 * t) * u}h${(1 + t) * u}v${-(5 + 9 * t) * u}z`,
        )
        .join(''),
      lit('#5b4632'),
    );
    put(
      path`M${end.x - far} ${end.y}h${far * 2}L${W * 0.82 + near} ${H}H${W * 0.82 - near}z`,
      lit('#b58a5c'),
    );
    stroke(
      createArray(6, (i) => {
        const t = ((i + 1) / 7) ** 1.5;
        const [x, y, half] = [
          end.x + t * (W * 0.82 - end.x),
          end.y + t * (H - end.y),
          far + t * (near - far),
        ];
        return path`M${x - half} ${y}h${half * 2}`;
      }).join(''),
      lit('#8d6740'),
      0.4 * u,
    );
    sheet.push(
      seated(stage, end.x - 4 * u, end.y + u, '#e2553a'),
      seated(stage, end.x + 4 * u, end.y + u, '#ffffff'),
    );
  },
};

const arch: Composition = {
  paint: (stage) => {
    const position = chooseVesselPosition(stage, 0.72, 0.8);
    paintVesselUnderSail(stage, { ...position, x: stage.W * 0.44 });
  },
  front: ({ W, H, u, place, lit, put }) => {
    const [left, right, spring] = [
      roundWhole(W * 0.13),
      roundWhole(W * 0.87),
      roundWhole(H * 0.42),
    ];
    const opening = path`M${left} ${H}V${spring}C${left} ${-H * 0.08} ${right} ${-H * 0.08} ${right} ${spring}V${H}z`;
    put(`M0 0H${W}V${H}H0z${opening}`, lit(place.wall), ' fill-rule="evenodd"');
    const inner = roundWhole(3.4 * u);
    put(
      path`${opening}M${left + inner} ${H}V${spring}C${left + inner} ${-H * 0.03} ${right - inner} ${-H * 0.03} ${right - inner} ${spring}V${H}z`,
      lit('#a18a6c'),
      ' fill-rule="evenodd"',
    );
    put(
      createArray(
        6,
        (i) =>
          path`M${(i % 2 ? 0.9 : 0.02) * W} ${H * (0.2 + 0.13 * i)}h${W * 0.07}v${0.7 * u}h${-W * 0.07}z`,
      ).join(''),
      lit('#a18a6c'),
      opacityAttribute(0.5),
    );
  },
};

/** All compositions. A seed contains the index of one of them (`splitSceneSeed`). */
const COMPOSITIONS: readonly Composition[] = [
  underSail,
  anchored,
  flotilla,
  distant,
  jetty,
  moored,
  deck,
  rocks,
  arch,
];

/**
 * Returns what the picture shows. A tall picture, a near view and a picture behind text show a
 * yacht under sail. For all other pictures, the seed decides.
 */
export const compositionOf = ({
  seed,
  quiet,
  portrait,
  country,
  width,
  height,
}: SceneOptions): Composition => {
  if (quiet === true || portrait === true || width < height * 1.2) return underSail;
  const chosen = itemAt(COMPOSITIONS, splitSceneSeed(seed).composition);
  const stoneless = country === 'mazury' || country === 'norway';
  return chosen === arch && stoneless ? jetty : chosen;
};
