import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PreviewDrawer } from '../../../adapters/http/server/pages/chart-drawer.ts';
import { mountPreviews } from '../../../adapters/http/server/pages/previews.ts';

/** One offer, whose price is told; its picture's address is made of that. */
const served = (draw: PreviewDrawer, priceOf: () => string = () => '2090') => {
  const app = Fastify();
  const details = ({ friendlyUrl }: { readonly friendlyUrl?: string }) => (friendlyUrl === 'korfu-i-paxos' ? { price: priceOf() } : null);
  const shown = { today: '2026-05-01', list: () => [], filters: () => ({}), details, cachedText: () => null };
  const priceIn = (data: object): string => JSON.stringify(data).match(/"price":"(\d+)"/)?.[1] ?? '';
  const previews = {
    previewOf: (data: object) => ({ price: priceIn(data) }),
    previewPath: (data: object) => `/podglad/oferta/korfu-i-paxos-${priceIn(data)}.png`,
    draw,
  };
  // The pages' shapes belong to their own tests: here a page is its price.
  const offers = { of: async () => shown, changed: () => undefined } as never;
  mountPreviews(app, { previews, offers, siteOf: () => 7, nameOf: () => '' });
  return app;
};
const png = async () => new Uint8Array([137, 80, 78, 71]);
const ADDRESS = '/podglad/oferta/korfu-i-paxos-2090.png';

describe('pictures of links over HTTP', () => {
  it('are drawn once and kept by browsers for good', async () => {
    let drawn = 0;
    const app = served(() => {
      drawn++;
      return png();
    });
    const [first, second] = [await app.inject(ADDRESS), await app.inject(ADDRESS)];
    expect([first.statusCode, first.headers['content-type'], second.statusCode, drawn]).toEqual([200, 'image/png', 200, 1]);
    expect(first.headers['cache-control']).toContain('immutable');
    const again = await app.inject({ url: ADDRESS, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('have another address when the price is another: the old one leads to it, and draws nothing', async () => {
    let drawn = 0;
    const app = served(
      () => {
        drawn++;
        return png();
      },
      () => '1990',
    );
    const old = await app.inject(ADDRESS);
    expect([old.statusCode, old.headers.location, drawn]).toEqual([302, '/podglad/oferta/korfu-i-paxos-1990.png', 0]);
    expect(old.headers['cache-control']).toBe('no-store');
  });

  it('ask to come back while too many wait, and are drawn afterwards', async () => {
    let full = true;
    const app = served(() => (full ? null : png()));
    const busy = await app.inject(ADDRESS);
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '5']);
    full = false;
    expect((await app.inject(ADDRESS)).statusCode).toBe(200);
  });

  it('are tried again after a drawing that failed', async () => {
    let calls = 0;
    const app = served(async () => {
      calls++;
      if (calls === 1) throw new Error('the thread fell over');
      return png();
    });
    expect((await app.inject(ADDRESS)).statusCode).toBe(500);
    expect((await app.inject(ADDRESS)).statusCode).toBe(200);
  });

  it.each([
    '/podglad/oferta/inny-2090.png',
    '/podglad/oferta/korfu-i-paxos-2090.svg',
    '/podglad/rejs/korfu-i-paxos-2090.png',
    '/podglad/blog/wpis-1.png',
  ])('there is none at %s', async (address) => {
    expect((await served(png).inject(address)).statusCode).toBe(404);
  });
});
