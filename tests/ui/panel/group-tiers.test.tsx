// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { presentSite } from '../../../adapters/http/server/offers/present-site.ts';
import { DEFAULT_LIMITS } from '../../../domain/limits.ts';
import { GroupRebateTiers } from '../../../ui/features/panel/trips/group/GroupPanel.tsx';
import { textOfScreen } from '../offers/render-screen.tsx';

const [settings] = DEMO_BRANDS;
if (settings === undefined) throw new Error('No brand');
const text = (rebates: Parameters<typeof GroupRebateTiers>[0]): string =>
  textOfScreen(<GroupRebateTiers {...rebates} />);

describe('the table of group rebates that the panel shows beside a group code (A-196, R21, R23)', () => {
  it('lists each group size with its rebate, and the limit for the sum of all rebates', () => {
    expect(text(presentSite(settings, DEFAULT_LIMITS.resetOfEmail).Rebates)).toBe(
      '6–8 osób 40 PLN 9–12 osób 60 PLN 13–15 osób 80 PLN 16 osób i więcej 100 PLN ' +
        'Tyle mniej płaci każdy uczestnik. Rabaty łączą się do 120 PLN na osobę, z Second Minute do 200 PLN, a z First Minute do 300 PLN.',
    );
  });

  it('takes all amounts from the brand settings (R4)', () => {
    const other = {
      ...settings,
      group: [{ travellers: 4, rebate: 70_00 }],
      cap: { ...settings.cap, otherwise: 150_00 },
    };
    expect(text(presentSite(other, DEFAULT_LIMITS.resetOfEmail).Rebates)).toMatch(
      /^4 osób i więcej 70 PLN .* do 150 PLN na osobę/,
    );
  });
});
