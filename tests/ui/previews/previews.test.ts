import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { headOf } from '../../../ui/heads/headOf.ts';
import { drawPreview } from '../../../ui/previews/drawPreview.ts';
import { type Preview, previewOf, previewPath } from '../../../ui/previews/preview.ts';
import { faultsOfXml } from '../drawings/xml.ts';
import { details } from '../offers/samples.ts';

const offer = { kind: 'offer', offer: details(), similar: [], questions: [] } as const;
const dearer = { ...offer, offer: { ...offer.offer, Prices: { ...offer.offer.Prices, From: '9999.00' } } };

describe('the picture of a link', () => {
  it('shows an offer’s name, days and price, on its own scene', () => {
    const { Name, Availability, CoverImg } = offer.offer;
    const preview = previewOf(offer);
    expect(preview).toMatchObject({ title: Name, price: expect.stringMatching(/^od [\d ]+ PLN$/) });
    expect(preview?.line).toContain(Availability.To.slice(0, 4));
    expect(CoverImg.url).toContain(`-${preview?.scene.seed}-`);
  });

  it('has another address when the price is another, and the head names it', () => {
    expect(previewPath(dearer)).not.toBe(previewPath(offer));
    expect(headOf(offer, '/', 'https://kilwater.pl').image).toBe(`https://kilwater.pl${previewPath(offer)}`);
  });

  it('is none for pages of one person and for those that there are not', () => {
    for (const kind of ['client', 'missing', 'away'] as const) expect(headOf({ kind }, '/', 'https://kilwater.pl').image).toBeUndefined();
  });

  const scene = { country: 'greece', time: 'golden', vessel: 'monohull', seed: 107 } as const;
  const preview: Preview = {
    key: 'oferta/x',
    brand: 'Kilwater',
    title: 'Korfu i Paxos',
    line: '12.09–19.09.2026',
    price: 'od 2 090 PLN',
    per: 'za osobę',
    scene,
  };
  const LONG = 'Wspólna kasa, czyli ile naprawdę kosztuje tydzień na jachcie i kto płaci za paliwo, cumy i ostatnią kolację';

  it.each(['Korfu i Paxos', LONG])('is 1200 × 630 without a font, every word of %j on it', (title) => {
    const svg = drawPreview({ ...preview, title });
    expect(faultsOfXml(svg)).toEqual([]);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    expect([image.width, image.height]).toEqual([1200, 630]);
    // The plate stays white at its right edge: no title runs into the price.
    const [row, column] = [462, 1190];
    expect([...image.pixels.subarray((row * 1200 + column) * 4, (row * 1200 + column) * 4 + 3)]).toEqual([255, 255, 255]);
  });
});
