import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { drawSinglePositionChart } from '../../../adapters/illustrations/charts/place-chart.ts';
import {
  createDrawingFinder,
  inCompanyColours,
} from '../../../adapters/illustrations/drawing-by-name.ts';
import { brandTokensIn, DEMO_TOKENS } from '../../support/brand-tokens.ts';

const SECOND = join(import.meta.dirname, '..', '..', 'fixtures', 'second-company', 'content');
const PLAN = 'plan-katamaran-4-12-4-2';

it('issue 44: charts and deck plans use the company’s colours; the demo keeps its own colours', () => {
  const demo = DEMO_TOKENS.colours;
  const second = brandTokensIn(SECOND).colours;
  const chart = drawSinglePositionChart({ name: 'Gdynia', at: [18.548, 54.517] }, 'page');
  const plan = createDrawingFinder(CONTENT_FOLDER)(PLAN) ?? '';
  expect(inCompanyColours(chart, demo)).toBe(chart);
  expect(createDrawingFinder(CONTENT_FOLDER, demo)(PLAN)).toBe(plan);
  for (const [first, other] of [
    [chart, inCompanyColours(chart, second)],
    [plan, createDrawingFinder(SECOND, second)(PLAN) ?? ''],
  ] as const)
    for (const name of ['ink', 'slicker'] as const) {
      expect(first).toContain(demo[name]);
      expect(other).not.toContain(demo[name]);
      expect(other).toContain(second[name]);
    }
});
