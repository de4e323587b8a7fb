export const CHART = {
  ink: '#0b3442',
  soft: '#34596a',
  sea: '#0a6480',
  lagoon: '#17889b',
  slicker: '#ffc629',
  edge: '#a56a00',
  open: '#c3e4e8',
  /**
   * Zones of water, from the deep sea to the shore. `width`: width of the line along the coast that
   * paints the zone. `edge`: colour of the zone's border. `water`: colour of the zone.
   */
  shelves: [
    { width: 84, edge: '#b3dade', water: '#cdeaec' },
    { width: 52, edge: '#bfe2e4', water: '#daf0f0' },
    { width: 26, edge: '#cfe9e8', water: '#e9f7f4' },
  ],
  land: '#fbeed0',
  coast: '#d3b273',
  relief: '#e7cf9b',
  country: '#8a6a2c',
} as const;
