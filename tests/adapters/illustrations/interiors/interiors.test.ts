import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../../adapters/demo-catalogue/demo-catalogue.ts';
import { unitInteriorUrl } from '../../../../adapters/http/server/present/interiors.ts';
import { drawingByName } from '../../../../adapters/illustrations/drawing-by-name.ts';
import { faultsOfXml } from '../drawings/xml.ts';

const rooms = ['jacht', 'katamaran'].flatMap((hull) =>
  ['premier', 'superior', 'luxury'].flatMap((unitClass) =>
    ['zewnatrz', 'kokpit', 'mesa', 'kabina'].map((room) => `wnetrze-${hull}-${unitClass}-${room}`),
  ),
);

const nameOf = (url: string): string => url.slice('/sceny/'.length, -'.svg'.length);

describe('pictures of yachts and catamarans', () => {
  it('show each yacht class in four pictures, all different', () => {
    expect(new Set(rooms.map(drawingByName)).size).toBe(24);
  });

  it.each(rooms)(
    'the picture %s is well-formed, has at most 12 kB and neither style nor script',
    (name) => {
      const svg = drawingByName(name) ?? '';
      expect(svg).toMatch(/^<svg /);
      expect(faultsOfXml(svg)).toEqual([]);
      expect(svg).not.toMatch(/style=|<style|<script|on\w+="|<text|NaN|Infinity|undefined/);
      expect(svg.length).toBeLessThanOrEqual(12_400);
    },
  );

  it('differ between models, so that no two models of a class have the same saloon', () => {
    const models = new Map<string, Set<string>>();
    for (const { offer, content } of demoCatalogue('2028-01-01'))
      for (const { unitId, images } of content.units) {
        const unit = offer.units.find(({ id }) => id === unitId);
        const url = unitInteriorUrl(images[2]?.url ?? '', unit?.name ?? '');
        models.set(images[2]?.url ?? '', (models.get(images[2]?.url ?? '') ?? new Set()).add(url));
      }
    expect(models.size).toBe(6);
    for (const [plain, urls] of models) {
      const drawn = [...urls].map((url) => drawingByName(nameOf(url)) ?? '');
      expect(new Set([...drawn, drawingByName(nameOf(plain))]).size).toBe(urls.size + 1);
      expect(drawn.flatMap(faultsOfXml)).toEqual([]);
    }
    expect(
      unitInteriorUrl('/sceny/wnetrze-jacht-premier-mesa.svg', 'Sun Odyssey 410 dla Anny'),
    ).toBe('/sceny/wnetrze-jacht-premier-mesa-sun-odyssey-410.svg');
    expect(unitInteriorUrl('/zdjecia/mesa.jpg', 'Bavaria 40')).toBe('/zdjecia/mesa.jpg');
  });

  it('include a deck plan; its name gives cabins, berths, bathrooms and, if a berth is chosen, that berth', () => {
    const plain = drawingByName('plan-katamaran-4-12-4') ?? '';
    expect(plain).toContain('<svg');
    expect(plain).not.toContain('#ffc629');
    expect(drawingByName('plan-katamaran-4-12-4-2')?.match(/#ffc629/g)?.length).toBe(1);
  });

  it.each([
    'wnetrze-jacht-premier-toaleta',
    'wnetrze-jacht-gold-mesa',
    'wnetrze-ponton-premier-mesa',
    'plan-jacht-9-40-2',
    'plan-jacht-4-3-2',
    'plan-jacht-4',
    'wnetrze-constructor-mesa',
    'wnetrze-jacht-gold-mesa-bavaria-40',
    'wnetrze-jacht-premier-toaleta-bavaria-40',
    'plan-jacht-0-0-0',
  ])('do not exist for the invalid name %j', (name) => {
    expect(drawingByName(name)).toBeNull();
  });
});
