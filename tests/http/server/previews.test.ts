import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { PreviewDrawer } from '../../../adapters/http/server/pages/charts.ts';
import { mountLinkPreviewPictures } from '../../../adapters/http/server/pages/previews.ts';

const servePreviews = (draw: PreviewDrawer, priceOf: () => string = () => '2090') => {
  const app = Fastify();
  const details = ({ friendlyUrl }: { readonly friendlyUrl?: string }) =>
    friendlyUrl === 'korfu-i-paxos' ? { price: priceOf() } : null;
  const offerList = {
    today: '2026-05-01',
    list: () => [],
    filters: () => ({}),
    details,
    cachedText: () => null,
  };
  const priceIn = (data: object): string =>
    JSON.stringify(data).match(/"price":"(\d+)"/)?.[1] ?? '';
  const previews = {
    previewOf: (data: object) => ({ price: priceIn(data) }),
    previewPath: (data: object) => `/podglad/oferta/korfu-i-paxos-${priceIn(data)}.png`,
    draw,
  };
  const offers = { of: async () => offerList, changed: () => undefined } as never;
  mountLinkPreviewPictures(app, { previews, offers, siteOf: () => 7, nameOf: () => '' });
  return app;
};
const png = async () => new Uint8Array([137, 80, 78, 71]);
const ADDRESS = '/podglad/oferta/korfu-i-paxos-2090.png';

describe('link preview pictures over HTTP', () => {
  it('a picture is drawn once, and browsers are allowed to cache it forever', async () => {
    let drawn = 0;
    const app = servePreviews(() => {
      drawn++;
      return png();
    });
    const [first, second] = [await app.inject(ADDRESS), await app.inject(ADDRESS)];
    expect([first.statusCode, first.headers['content-type'], second.statusCode, drawn]).toEqual([
      200,
      'image/png',
      200,
      1,
    ]);
    expect(first.headers['cache-control']).toContain('immutable');
    const again = await app.inject({
      url: ADDRESS,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('a price change gives the picture a new URL; the old URL redirects and draws nothing', async () => {
    let drawn = 0;
    const app = servePreviews(
      () => {
        drawn++;
        return png();
      },
      () => '1990',
    );
    const oldResponse = await app.inject(ADDRESS);
    expect([oldResponse.statusCode, oldResponse.headers.location, drawn]).toEqual([
      302,
      '/podglad/oferta/korfu-i-paxos-1990.png',
      0,
    ]);
    expect(oldResponse.headers['cache-control']).toBe('no-store');
  });

  it('if too many requests wait, a new one gets 503 with Retry-After; a retry later gets its picture', async () => {
    let full = true;
    const app = servePreviews(() => (full ? null : png()));
    const busy = await app.inject(ADDRESS);
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '5']);
    full = false;
    expect((await app.inject(ADDRESS)).statusCode).toBe(200);
  });

  it('if drawing a picture fails, the next request draws it again', async () => {
    let calls = 0;
    const app = servePreviews(async () => {
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
  ])('the unknown page address %s gets 404', async (address) => {
    expect((await servePreviews(png).inject(address)).statusCode).toBe(404);
  });
});
