import { finePath, type Random } from './paths.ts';

const SHIRTS = ['#ffc93c', '#e2553a', '#ffffff', '#2f8fb3', '#f08a5d', '#3c6e71'] as const;

export const drawCrew = (spots: readonly (readonly [number, number])[], { pick }: Random): string =>
  spots
    .map(([x, y]) => {
      const shirt = `<path d="M${x - 1.5} ${y}q.1-3.4 1.5-3.4t1.5 3.4z" fill="${pick(SHIRTS)}"/>`;
      return finePath`${shirt}<circle cx="${x}" cy="${y - 4.5}" r="1.15" fill="#b97a56"/>`;
    })
    .join('');

export const drawEnsign = (x: number, y: number, ink: string): string =>
  `<path d="M${x} ${y + 10}v-10" stroke="${ink}" stroke-width=".5"/><path d="M${x} ${y}h-8v2.6h8z" fill="#fff"/><path d="M${x} ${y + 2.6}h-8v2.6h8z" fill="#d42b3a"/>`;

/** A drawn yacht: bow to the right, waterline at y = 0, about 110 × 132 units. */
export type DrawnVessel = {
  readonly body: string;
  readonly shadow: string;
  readonly heel: number;
};
