import type { Country } from '../../http/contract/scenes.ts';

export type Place = {
  readonly water: string;
  readonly green: string;
  readonly rock: string;
  readonly far: string;
  readonly wall: string;
  readonly roof: string;
  readonly leaf: 'olive' | 'pine' | 'palm' | 'birch' | null;
};

export const PLACES = {
  croatia: {
    water: '#1187b0',
    green: '#4f7d5a',
    rock: '#e6dfce',
    far: '#8fa3a8',
    wall: '#f6e7cc',
    roof: '#d9683f',
    leaf: 'olive',
  },
  greece: {
    water: '#0f7fc0',
    green: '#a99a63',
    rock: '#e2cfa6',
    far: '#a89f94',
    wall: '#ffffff',
    roof: '#2f74c0',
    leaf: 'olive',
  },
  montenegro: {
    water: '#1f8198',
    green: '#3f6b5c',
    rock: '#c9cfc8',
    far: '#6d8791',
    wall: '#f3e4cb',
    roof: '#cf6a45',
    leaf: 'pine',
  },
  italy: {
    water: '#1580ae',
    green: '#6d8a4d',
    rock: '#d8c4a3',
    far: '#8a93a8',
    wall: '#f9dfae',
    roof: '#d8694a',
    leaf: 'pine',
  },
  spain: {
    water: '#0f8fb4',
    green: '#708a4f',
    rock: '#e0ab78',
    far: '#b09a8e',
    wall: '#fffaf0',
    roof: '#d5774a',
    leaf: 'pine',
  },
  turkey: {
    water: '#0f97a8',
    green: '#3f7458',
    rock: '#dcc6a2',
    far: '#7d97a0',
    wall: '#fbf3e4',
    roof: '#c9623f',
    leaf: 'pine',
  },
  norway: {
    water: '#1d6674',
    green: '#47695a',
    rock: '#71808a',
    far: '#8ba2b1',
    wall: '#c2382e',
    roof: '#3c3b43',
    leaf: null,
  },
  thailand: {
    water: '#15a79c',
    green: '#3f8a5b',
    rock: '#d9cbb0',
    far: '#7fa8a2',
    wall: '#c98d55',
    roof: '#7a4b32',
    leaf: 'palm',
  },
  seychelles: {
    water: '#12b0b4',
    green: '#3c8a58',
    rock: '#c7a892',
    far: '#6ea39a',
    wall: '#f2e2c4',
    roof: '#8a5a3c',
    leaf: 'palm',
  },
  caribbean: {
    water: '#12b5c0',
    green: '#4a9460',
    rock: '#f4e3bd',
    far: '#6f9fa3',
    wall: '#ffd66b',
    roof: '#e2574c',
    leaf: 'palm',
  },
  mazury: {
    water: '#3b7f8c',
    green: '#3f6e4a',
    rock: '#cdbf8c',
    far: '#6f9480',
    wall: '#f0e3c8',
    roof: '#b5543a',
    leaf: 'birch',
  },
} as const satisfies Record<Country, Place>;

/** True if the country's water is so clear that the bottom is visible. */
export const isTropical = (country: Country): boolean =>
  ['thailand', 'seychelles', 'caribbean'].includes(country);
/** True if the country's water is sheltered: low swell, long reflections. */
export const isSheltered = (country: Country): boolean =>
  ['mazury', 'norway', 'montenegro'].includes(country);
