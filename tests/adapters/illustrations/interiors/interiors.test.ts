import { describe, expect, it } from 'vitest';
import { drawingByName } from '../../../../adapters/illustrations/drawing-by-name.ts';
import { faultsOfXml } from '../drawings/xml.ts';

const rooms = ['jacht', 'katamaran'].flatMap((hull) =>
  ['premier', 'superior', 'luxury'].flatMap((unitClass) =>
    ['zewnatrz', 'kokpit', 'mesa', 'kabina'].map((room) => `wnetrze-${hull}-${unitClass}-${room}`),
  ),
);

describe('pictures of the vessels', () => {
  it('are four for each class, all different', () => {
    expect(new Set(rooms.map(drawingByName)).size).toBe(24);
  });

  it.each(rooms)('%s: well-formed, at most 12 kB, without style or script', (name) => {
    const svg = drawingByName(name) ?? '';
    expect(svg).toMatch(/^<svg /);
    expect(faultsOfXml(svg)).toEqual([]);
    expect(svg).not.toMatch(/style=|<style|<script|on\w+="|<text|NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThanOrEqual(12_400);
  });

  it('include a plan at the address of its technical data, with or without a chosen place', () => {
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
    'plan-jacht-0-0-0',
  ])('do not exist for %j', (name) => {
    expect(drawingByName(name)).toBeNull();
  });
});
