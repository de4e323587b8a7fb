import type { TimeOfDay } from '../../http/contract/scenes.ts';

/** `sky`: colours from the zenith to the horizon. `sea`: from the horizon to the viewer. */
export type Light = {
  readonly sky: readonly [string, string, string, string];
  readonly sea: readonly [string, string, string];
  readonly sun: string;
  readonly halo: string;
  readonly tint: number;
  /** `ambient` is a colour that is mixed into everything on land. `shade`: its part, 0 to 1. */
  readonly ambient: string;
  readonly shade: number;
  readonly sail: string;
  readonly sailShade: string;
  readonly glint: string;
  readonly cloud: string;
  readonly sunY: readonly [number, number];
  readonly sunRadius: number;
};

// biome-ignore format: a block is an hour; its colours are in the order of the type
export const LIGHTS = {
  dawn: {
    sky: ['#7fb0cf', '#c3d3dc', '#f6d3c6', '#fde8cf'], sea: ['#f0d5c8', '#8fb9c4', '#3f7f96'], sun: '#fff4d6', halo: '#ffe3c2', tint: 0.34,
    ambient: '#8d7fa6', shade: 0.36, sail: '#fff6ea', sailShade: '#e9c9bf', glint: '#fff3e0', cloud: '#fff1e6', sunY: [0.34, 0.44], sunRadius: 6,
  },
  day: {
    sky: ['#3f9fd2', '#7fc6e4', '#bfe5ee', '#eef8f2'], sea: ['#a9dfe2', '#2b9db8', '#0c5f84'], sun: '#fffbe2', halo: '#ffffff', tint: 0.62,
    ambient: '#2b7fae', shade: 0.06, sail: '#ffffff', sailShade: '#cfe2ea', glint: '#ffffff', cloud: '#ffffff', sunY: [0.1, 0.2], sunRadius: 5,
  },
  golden: {
    sky: ['#6aaec8', '#d3dccb', '#fdd596', '#ffb066'], sea: ['#fdc684', '#58a0a4', '#0f5a74'], sun: '#fff8dc', halo: '#ffe7a8', tint: 0.32,
    ambient: '#a8552f', shade: 0.22, sail: '#fffaea', sailShade: '#f3c98a', glint: '#fff2c0', cloud: '#fff0cf', sunY: [0.3, 0.42], sunRadius: 8,
  },
  dusk: {
    sky: ['#27376b', '#6d5a97', '#e4857c', '#ffc98a'], sea: ['#f0a184', '#6b5f96', '#1c2c58'], sun: '#ffdca0', halo: '#ffb27a', tint: 0.16,
    ambient: '#33356f', shade: 0.54, sail: '#ffe9d6', sailShade: '#c98f96', glint: '#ffd9a8', cloud: '#f7a58c', sunY: [0.47, 0.55], sunRadius: 10,
  },
} as const satisfies Record<TimeOfDay, Light>;
