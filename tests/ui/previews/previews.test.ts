import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import type { LinkPreview } from '../../../adapters/http/contract/previews.ts';
import { drawLinkPreviewPicture } from '../../../adapters/illustrations/draw-preview.ts';
import { linkPreviewImagePath, linkPreviewOf } from '../../../ui/app/metadata/link-preview.ts';
import { metadataOf } from '../../../ui/app/metadata/metadata-of-page.ts';
import { faultsOfXml } from '../../adapters/illustrations/drawings/xml.ts';
import { DEMO_TOKENS } from '../../support/brand-tokens.ts';
import { offerDetails } from '../offers/offer-samples.ts';

const offer = { kind: 'offer', offer: offerDetails(), similar: [], questions: [] } as const;
const dearer = {
  ...offer,
  offer: { ...offer.offer, Prices: { ...offer.offer.Prices, From: '9999.00' } },
};

describe('the picture that other sites show beside a link to the shop', () => {
  it('has an offer’s name, days and price on the offer’s own drawing', () => {
    const { Name, Availability, CoverImg } = offer.offer;
    const preview = linkPreviewOf(offer);
    expect(preview).toMatchObject({ title: Name, price: expect.stringMatching(/^od [\d ]+ PLN$/) });
    expect(preview?.line).toContain(Availability.To.slice(0, 4));
    expect(CoverImg.url).toContain(`-${preview?.scene.seed}-`);
  });

  it('gets a new URL when the price changes; the page’s metadata has that URL', () => {
    expect(linkPreviewImagePath(dearer)).not.toBe(linkPreviewImagePath(offer));
    expect(metadataOf(offer, '/', 'https://kilwater.pl').image).toBe(
      `https://kilwater.pl${linkPreviewImagePath(offer)}`,
    );
  });

  it('does not exist for pages of a customer and for unknown pages', () => {
    for (const kind of ['client', 'missing', 'away'] as const)
      expect(metadataOf({ kind }, '/', 'https://kilwater.pl').image).toBeUndefined();
  });

  const scene = { country: 'greece', time: 'golden', vessel: 'monohull', seed: 107 } as const;
  const preview: LinkPreview = {
    key: 'oferta/x',
    brand: 'Kilwater',
    title: 'Korfu i Paxos',
    line: '12.09–19.09.2026',
    price: 'od 2 090 PLN',
    per: 'za osobę',
    scene,
  };
  const LONG =
    'Wspólna kasa, czyli ile naprawdę kosztuje tydzień na jachcie i kto płaci za paliwo, cumy i ostatnią kolację';

  it.each(['Korfu i Paxos', LONG])(
    'is 1200 × 630, needs no fonts on the machine, and has every word of the title %j',
    (title) => {
      const svg = drawLinkPreviewPicture(DEMO_TOKENS, { ...preview, title });
      expect(faultsOfXml(svg)).toEqual([]);
      expect(svg).not.toMatch(/<text|NaN|undefined/);
      const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
      expect([image.width, image.height]).toEqual([1200, 630]);
      const [row, column] = [462, 1190];
      expect([
        ...image.pixels.subarray((row * 1200 + column) * 4, (row * 1200 + column) * 4 + 3),
      ]).toEqual([255, 255, 255]);
    },
  );
});
