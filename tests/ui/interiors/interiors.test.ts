import { describe, expect, it } from 'vitest';
import { planUrl, vesselUrl } from '../../../adapters/http/contract/scenes.ts';
import type { UnitClass } from '../../../domain/catalogue/offer.ts';
import { interiorByName } from '../../../ui/interiors/interior-name.ts';
import { interior, ROOMS } from '../../../ui/interiors/interiors.ts';
import { faultsOfXml } from '../drawings/xml.ts';

const CLASSES: readonly UnitClass[] = [
  'premier',
  'superior',
  'luxury',
  'premierCatamaran',
  'superiorCatamaran',
  'luxuryCatamaran',
];
const rooms = CLASSES.flatMap((unitClass) => ROOMS.map((room) => ({ unitClass, room })));
const nameOf = (url: string): string => url.replace('/sceny/', '').replace('.svg', '');

describe('pictures of the vessels', () => {
  it('are four for each class, all different', () => {
    expect(rooms.length).toBe(24);
    expect(new Set(rooms.map(({ unitClass, room }) => interior(unitClass, room))).size).toBe(24);
  });

  it.each(rooms)(
    '$unitClass, $room: well-formed, at most 12 kB, without style or script',
    ({ unitClass, room }) => {
      const svg = interior(unitClass, room);
      expect(faultsOfXml(svg)).toEqual([]);
      expect(svg).not.toMatch(/style=|<style|<script|on\w+="|<text|NaN|Infinity|undefined/);
      expect(svg.length).toBeLessThanOrEqual(12_400);
    },
  );

  it.each(rooms)('$unitClass, $room is served at its address', ({ unitClass, room }) => {
    expect(interiorByName(nameOf(vesselUrl(unitClass, room)))).toBe(interior(unitClass, room));
  });

  it('include a plan at the address of its technical data, with or without a chosen place', () => {
    const figures = {
      unitClass: 'superiorCatamaran',
      cabins: 4,
      berths: 12,
      bathrooms: 4,
    } as const;
    const plain = interiorByName(nameOf(planUrl(figures))) ?? '';
    expect(plain).toContain('<svg');
    expect(plain).not.toContain('#ffc629');
    expect(interiorByName(nameOf(planUrl(figures, 2)))?.match(/#ffc629/g)?.length).toBe(1);
  });

  it.each([
    'wnetrze-jacht-premier-toaleta',
    'wnetrze-jacht-gold-mesa',
    'wnetrze-ponton-premier-mesa',
    'plan-jacht-9-40-2',
    'plan-jacht-4-3-2',
    'plan-jacht-4',
    'wnetrze-constructor-mesa',
    'plan-jacht-0-0-0',
  ])('do not exist for %j', (name) => {
    expect(interiorByName(name)).toBeNull();
  });
});
