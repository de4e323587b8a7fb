import { describe, expect, it } from 'vitest';
import { chatUrlOf, mapTilesOf, readConfig } from '../../../adapters/system/config.ts';

const TILES = 'https://tile.example.org/{z}/{x}/{y}.png';

describe('optional external services', () => {
  it('R56: are off until they are configured', () => {
    expect(readConfig({})._unsafeUnwrap()).toMatchObject({ mapTiles: null, chatUrl: null });
  });

  it('MAP_TILES_URL has an attribution, by default the host', () => {
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
  ])('%s is refused, because the security policy needs exactly one origin', (url) => {
    const error = mapTilesOf(url, null)._unsafeUnwrapErr();
    expect(error).toMatch(/^MAP_TILES_URL /);
    expect(error).not.toContain('secret');
  });

  it.each(['http://chat.example.org', 'javascript:alert(1)', 'chat'])(
    'CHAT_URL %s is refused',
    (url) => {
      expect(chatUrlOf(url)._unsafeUnwrapErr()).toMatch(/^CHAT_URL /);
      expect(chatUrlOf('https://chat.example.org/kilwater')._unsafeUnwrap()).toBe(
        'https://chat.example.org/kilwater',
      );
    },
  );
});
