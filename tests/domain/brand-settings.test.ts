import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { brandSettingsOf, SETTINGS } from '../arbitraries/offers.ts';

describe('brand settings', () => {
  it('R4.1, R4.2, R4.4: each brand has its own value of every setting: Kilwater and its sister brand', () => {
    expect(DEMO_BRANDS.map(({ siteId, boatTripMarker }) => [siteId, boatTripMarker])).toEqual([
      [1, 'KilwaterBoat'],
      [2, 'ZimaBoat'],
    ]);
    expect(SETTINGS.name).toBe('Kilwater');
    expect(brandSettingsOf(2).boatTripMarker).not.toBe(SETTINGS.boatTripMarker);
  });

  it('R4: rebate tables are in ascending order, so that the last step that applies is the largest', () => {
    for (const { loyalty, group } of DEMO_BRANDS) {
      expect(loyalty.map(({ trips }) => trips)).toEqual(
        [...loyalty.map(({ trips }) => trips)].sort((a, b) => a - b),
      );
      expect(group.map(({ travellers }) => travellers)).toEqual(
        [...group.map(({ travellers }) => travellers)].sort((a, b) => a - b),
      );
    }
  });
});
