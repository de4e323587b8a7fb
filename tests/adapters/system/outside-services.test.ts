import { describe, expect, it } from 'vitest';
import { mapTilesOf, readConfig } from '../../../adapters/system/config.ts';

const TILES = 'https://tile.example.org/{z}/{x}/{y}.png';

describe('optional external services', () => {
  it('R56: are off until they are configured', () => {
    expect(readConfig({})._unsafeUnwrap()).toMatchObject({ mapTiles: null });
  });

  it('the map’s copyright notice is configured; without one it names the host of MAP_TILES_URL', () => {
    expect(mapTilesOf(TILES, '© Kartografowie')._unsafeUnwrap()).toEqual({
      url: TILES,
      attribution: '© Kartografowie',
    });
    expect(mapTilesOf(TILES, null)._unsafeUnwrap()?.attribution).toBe('tile.example.org');
  });

  it.each([
    'http://tile.example.org/{z}/{x}/{y}.png',
    'https://{s}.tile.example.org/{z}/{x}/{y}.png',
    'https://tile.example.org/{z}/{x}.png',
    'https://user:secret@tile.example.org/{z}/{x}/{y}.png',
    'tiles',
  ])(
    'map address %s is refused: the security policy needs one https origin; {z}, {x}, {y} are required',
    (url) => {
      const error = mapTilesOf(url, null)._unsafeUnwrapErr();
      expect(error).toMatch(/^MAP_TILES_URL /);
      expect(error).not.toContain('secret');
    },
  );
});
