import type { Variables } from './netcdf.ts';

export type ShorePoint = readonly [number, number];
/** Closed lines of [longitude, latitude] in either orientation. Islands are separate rings. */
export type Rings = readonly (readonly ShorePoint[])[];
type Chain = { readonly points: ShorePoint[]; readonly polygon: number };

const COLUMNS = 360;
const STEPS = 65_535;
const LAND = 1;
const LAKE = 2;
const NO_SIDE = 4;

const key = ([x, y]: ShorePoint): string => `${Math.round(x * STEPS)} ${Math.round(y * STEPS)}`;

const piecesOf = (
  read: Variables,
  west: number,
  south: number,
  level: number,
): { readonly closed: Chain[]; readonly open: Chain[] } => {
  const bin = (89 - south) * COLUMNS + ((west + 360) % 360);
  const first = read('Id_of_first_segment_in_a_bin')[bin] ?? 0;
  const count = read('N_segments_in_a_bin')[bin] ?? 0;
  const closed: Chain[] = [];
  const open: Chain[] = [];
  for (let segment = first; segment < first + count; segment++) {
    const about = read('Embedded_npts_levels_exit_entry_for_a_segment')[segment] ?? 0;
    if (((about >> 6) & 7) !== level) continue;
    const from = read('Id_of_first_point_in_a_segment')[segment] ?? 0;
    const points = Array.from(
      { length: about >>> 9 },
      (_, i): ShorePoint => [
        west + (read('Relative_longitude_from_SW_corner_of_bin')[from + i] ?? 0) / STEPS,
        south + (read('Relative_latitude_from_SW_corner_of_bin')[from + i] ?? 0) / STEPS,
      ],
    );
    ((about & 7) === NO_SIDE ? closed : open).push({
      points,
      polygon: read('Id_of_GSHHS_ID')[segment] ?? 0,
    });
  }
  return { closed, open };
};

const joinChains = (pieces: readonly Chain[]): ShorePoint[][] => {
  const starts = new Map<string, ShorePoint[][]>();
  for (const { points } of pieces) {
    const at = key(points[0] ?? [0, 0]);
    starts.set(at, [...(starts.get(at) ?? []), points]);
  }
  const used = new Set<ShorePoint[]>();
  const grown = pieces.map(({ points }) => points);
  const next = (points: readonly ShorePoint[]): ShorePoint[] | undefined =>
    starts.get(key(points.at(-1) ?? [0, 0]))?.find((other) => !used.has(other));
  const hasBefore = new Set(pieces.map(({ points }) => key(points.at(-1) ?? [0, 0])));
  const chains: ShorePoint[][] = [];
  const follow = (begin: ShorePoint[]): void => {
    const line = [...begin];
    used.add(begin);
    for (let more = next(line); more !== undefined; more = next(line)) {
      used.add(more);
      line.push(...more.slice(1));
    }
    chains.push(line);
  };
  for (const begin of grown) if (!hasBefore.has(key(begin[0] ?? [0, 0]))) follow(begin);
  for (const begin of grown) if (!used.has(begin)) follow(begin);
  return chains;
};

/** Anticlockwise from the south-west corner of a window of whole degrees. */
const positionOnBorder = ([x, y]: ShorePoint, [w, s, e, n]: Window): number => {
  const near = 1e-6;
  if (Math.abs(y - s) < near) return x - w;
  if (Math.abs(x - e) < near) return e - w + (y - s);
  if (Math.abs(y - n) < near) return e - w + (n - s) + (e - x);
  return 2 * (e - w) + (n - s) + (n - y);
};
type Window = readonly [number, number, number, number];

/** Shores have their land on the left, so the chains follow the border anticlockwise. */
const closeChains = (chains: readonly ShorePoint[][], window: Window): ShorePoint[][] => {
  const [w, s, e, n] = window;
  const round = 2 * (e - w + n - s);
  const corners = (
    [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ] as const
  ).map((point) => ({ point, at: positionOnBorder(point, window) % round }));
  const begins = chains.map((chain) => ({
    chain,
    at: positionOnBorder(chain[0] ?? [w, s], window),
  }));
  const ahead = (from: number, to: number): number => (((to - from) % round) + round) % round;
  const remaining = new Set(chains);
  const rings: ShorePoint[][] = [];
  for (const start of chains) {
    if (!remaining.has(start)) continue;
    const ring: ShorePoint[] = [];
    for (
      let chain: ShorePoint[] | undefined = start;
      chain !== undefined && remaining.has(chain);
    ) {
      remaining.delete(chain);
      ring.push(...chain);
      const end = positionOnBorder(chain.at(-1) ?? [w, s], window);
      const onward = begins.toSorted((a, b) => ahead(end, a.at) - ahead(end, b.at))[0];
      if (onward === undefined) break;
      const passed = corners
        .filter(({ at }) => ahead(end, at) < ahead(end, onward.at))
        .toSorted((a, b) => ahead(end, a.at) - ahead(end, b.at));
      ring.push(...passed.map(({ point }): ShorePoint => [point[0], point[1]]));
      chain = onward.chain;
    }
    rings.push(ring);
  }
  return rings;
};

/** With `lakes`, returns instead the lakes that lie completely inside the window. */
export const shoresIn = (read: Variables, window: Window, lakes = false): Rings => {
  const [w, s, e, n] = window;
  const bins = Array.from({ length: (e - w) * (n - s) }, (_, i) =>
    piecesOf(read, w + (i % (e - w)), s + Math.floor(i / (e - w)), lakes ? LAKE : LAND),
  );
  const chains = joinChains(bins.flatMap(({ open }) => open));
  const isRing = (chain: readonly ShorePoint[]): boolean =>
    chain.length > 2 && key(chain[0] ?? [0, 0]) === key(chain.at(-1) ?? [0, 1]);
  const cut = chains.filter((chain) => !isRing(chain));
  return [
    ...bins.flatMap(({ closed }) => closed.map(({ points }) => points)),
    ...chains.filter(isRing),
    ...(lakes ? [] : closeChains(cut, window)),
  ];
};
