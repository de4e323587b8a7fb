/** West, south, east, north in degrees. The tolerance is in degrees of latitude. */
export type CoastSheet = {
  readonly name: string;
  readonly window: readonly [number, number, number, number];
  readonly tolerance: number;
  /** Waterways that GSHHG lacks, drawn by hand, as [longitude, latitude]. */
  readonly canals?: readonly (readonly (readonly [number, number])[])[];
};

const sheet = (
  name: string,
  west: number,
  south: number,
  east: number,
  north: number,
  tolerance = 0.0005,
): CoastSheet => ({
  name,
  window: [west, south, east, north],
  tolerance,
});

/** The canals and straits between the Great Masurian Lakes, from north to south. */
const MAZURIAN = [
  [
    [21.712, 54.198],
    [21.722, 54.206],
    [21.742, 54.213],
  ],
  [
    [21.706, 54.123],
    [21.697, 54.128],
    [21.684, 54.131],
  ],
  [
    [21.7196, 54.032],
    [21.729, 54.039],
    [21.748, 54.037],
    [21.765, 54.031],
    [21.773, 54.024],
  ],
  [
    [21.748, 53.951],
    [21.751, 53.946],
    [21.759, 53.941],
  ],
  [
    [21.666, 53.895],
    [21.645, 53.889],
    [21.621, 53.884],
    [21.595, 53.88],
    [21.563, 53.874],
    [21.544, 53.865],
  ],
  [
    [21.535, 53.926],
    [21.541, 53.931],
    [21.5475, 53.937],
  ],
  [
    [21.556, 53.821],
    [21.562, 53.812],
    [21.572, 53.802],
    [21.574, 53.794],
  ],
  [
    [21.5615, 53.672],
    [21.557, 53.655],
    [21.551, 53.634],
  ],
  [
    [21.756, 53.67],
    [21.775, 53.662],
    [21.8, 53.651],
    [21.818, 53.643],
  ],
] as const;

/** The dredged canal past the town of Lefkada, from the bridge to the inland sea. */
const LEFKADA = [
  [
    [20.718, 38.855],
    [20.722, 38.845],
    [20.716, 38.832],
    [20.722, 38.812],
    [20.729, 38.79],
    [20.738, 38.77],
  ],
] as const;

/** The strait of Verige between the inner and the outer bay of Kotor, 300 m wide. */
const VERIGE = [
  [
    [18.68, 42.463],
    [18.684, 42.469],
    [18.688, 42.478],
    [18.692, 42.486],
  ],
] as const;

/** The Krka from Šibenik to Skradin; Mala Proversa between Dugi Otok and Katina. */
const STRAITS = [
  [
    ...([
      [15.846, 43.718],
      [15.856, 43.725],
      [15.868, 43.7265],
      [15.88, 43.7285],
      [15.887, 43.735],
      [15.875, 43.747],
      [15.853, 43.76],
    ] as const),
    ...([
      [15.852, 43.775],
      [15.86, 43.795],
      [15.878, 43.806],
      [15.9, 43.8085],
      [15.9239, 43.8175],
    ] as const),
  ],
  [
    [15.205, 43.8855],
    [15.2115, 43.8878],
    [15.2185, 43.8888],
    [15.225, 43.893],
  ],
] as const;

/** The waters of the demo's routes, the whole Adriatic (P-078), and the seas around. */
export const SHEETS: readonly CoastSheet[] = [
  sheet('adriatic', 10.5, 39, 23, 46.3, 0.0025),
  { ...sheet('dalmatia', 14.2, 42.1, 19.1, 44.5), canals: STRAITS },
  sheet('istria', 13, 44, 15.6, 45.7),
  { ...sheet('kotor', 17.8, 41.7, 19.8, 42.9, 0.0003), canals: VERIGE },
  sheet('cyclades', 23.2, 35.8, 27.4, 38.2),
  sheet('saronic', 22.6, 36.8, 24.4, 38.3),
  { ...sheet('ionian', 18.1, 37.3, 22.6, 40.4), canals: LEFKADA },
  sheet('sicily', 11.7, 37.4, 16.2, 39.3),
  sheet('sardinia', 8.2, 40.3, 10.6, 41.9),
  sheet('naples', 13.2, 40.1, 15.2, 41.3, 0.0004),
  sheet('balearics', 0.6, 38.1, 4.6, 40.4),
  sheet('canaries', -19.2, 26.2, -14.5, 29.9),
  sheet('lycia', 26.6, 35.8, 30.9, 37.4),
  sheet('lofoten', 11.5, 67.2, 16.8, 69.2, 0.0006),
  sheet('fjords', 4, 59.6, 8.2, 61.8),
  sheet('andaman', 97.6, 7, 99.7, 9),
  sheet('seychelles', 53.3, -6.6, 58, -2.4, 0.0003),
  sheet('cape-verde', -27.4, 14.7, -22.5, 19),
  sheet('grenadines', -64, 11.5, -58, 15.6),
  sheet('virgin-islands', -65.5, 17.5, -63.6, 19, 0.0003),
  { ...sheet('mazury', 20.8, 53.3, 22.7, 54.5, 0.0004), canals: MAZURIAN },
  // No route of the demo catalogue uses this sheet, but the map of the office does.
  sheet('gdansk', 17.4, 53.95, 19.9, 55.1, 0.0003),
  // Maps that are zoomed out show these wide surroundings (adapters/http/contract/chart-frame.ts).
  sheet('europe', -1, 30.2, 35.3, 53.8, 0.012),
  sheet('aegean', 19.8, 32.8, 32.4, 40.8, 0.004),
  sheet('ionian-sea', 13.5, 34.1, 27.1, 43.6, 0.004),
  sheet('tyrrhenian', 6.7, 36.2, 18.2, 43, 0.004),
  sheet('west-mediterranean', -2.5, 35.9, 6.6, 42.3, 0.004),
  { ...sheet('masuria', 19.2, 52.6, 24.1, 55.4, 0.001), canals: MAZURIAN },
  sheet('norway-south', -0.8, 57.6, 13.2, 63.8, 0.006),
  sheet('norway-north', 9, 66.4, 18.6, 69.7, 0.004),
  sheet('andaman-sea', 96.2, 5.9, 100.9, 10.1, 0.002),
  sheet('east-caribbean', -69, 6.6, -53.2, 20.5, 0.005),
];
