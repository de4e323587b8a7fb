import { describe, expect, it } from 'vitest';
import { countryPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import { redirectTarget } from '../../../adapters/http/server/pages/redirects.ts';

const PAGES = [
  '/',
  '/rejsy-morskie',
  '/rejsy-morskie/chorwacja',
  '/jak-to-dziala',
  '/sailandparty',
  '/oferta/adriatyk',
].concat('/rejsy-morskie/wlochy', '/rezerwacja', '/twoj-panel');
const exists = (path: string): boolean => PAGES.includes(path) || /^\/oferta\/[^/]+$/.test(path);

describe('redirects from alternative page addresses', () => {
  it.each([
    ['/rejsy', '/rejsy-morskie'],
    ['/rejsy/?destination=1', '/rejsy-morskie?destination=1'],
    ['/Rejsy', '/rejsy-morskie'],
    ['/znizki', '/partnerzy'],
    ['/rejsy-morskie/', '/rejsy-morskie'],
    ['/Rejsy-Morskie/Chorwacja/', '/rejsy-morskie/chorwacja'],
    ['/rejsy-morskie/?type=1', '/rejsy-morskie?type=1'],
    ['/Jak-To-Dziala', '/jak-to-dziala'],
    ['/SailAndParty', '/jak-to-dziala/jak-wybrac-rejs#sail-and-party'],
    ['/SailAndChill/', '/jak-to-dziala/jak-wybrac-rejs#sail-and-chill'],
    ['/SAILANDPARTY', '/sailandparty'],
    ['/Sailandparty/', '/sailandparty'],
    ['/SAILANDEXPLORE', '/jak-to-dziala/jak-wybrac-rejs#sail-and-explore'],
    ['/rejsy-morskie/włochy', '/rejsy-morskie/wlochy'],
    ['/rejsy-morskie/W%C5%82ochy/', '/rejsy-morskie/wlochy'],
    ['/oferta', '/rejsy-morskie'],
    ['/oferta/', '/rejsy-morskie'],
    ['/Rezerwacja?oferta=101', '/rezerwacja?oferta=101'],
    ['/TWOJ-PANEL/', '/twoj-panel'],
  ])('P-008, P-016, P-017: %s redirects to %s', (from, to) =>
    expect(redirectTarget(from, exists)).toBe(to),
  );

  it.each([
    '/nie-ma',
    '/nie-ma/',
    '/Activate/Ab',
    '/Password/aB/',
    '/rejsy-morskie',
    '/rejsy-morskie/%E0%A4%A',
    '/oferta/a%0d%0ab',
    '/oferta/a%3Fb',
    '/twoj-panel/wyjazd/aB',
  ])('the page address %s does not redirect', (from) =>
    expect(redirectTarget(from, exists)).toBeNull(),
  );
});

describe('addresses of country pages', () => {
  it.each([
    ['Włochy', '/rejsy-morskie/wlochy'],
    ['Czarnogóra', '/rejsy-morskie/czarnogora'],
    ['Wielka Brytania', '/rejsy-morskie/wielka-brytania'],
  ])('P-024, R56.2: the page of the country %s has the page address %s', (name, address) =>
    expect(countryPageUrl(name)).toBe(address),
  );
});
