import { houseTools } from '../houses.ts';
import type { Random } from '../random.ts';
import { ridgeTools } from '../ridges.ts';
import type { Stage } from '../stage.ts';
import { treeTools } from '../trees.ts';

/** Everything a country's shore is painted with; ground, houses and trees draw from streams of their own. */
export const landTools = (stage: Stage) => {
  const random = stage.random('land');
  return {
    ...stage,
    ...random,
    ...ridgeTools(stage, stage.random('ground')),
    ...houseTools(stage, stage.random('houses')),
    ...treeTools(stage, stage.random('trees')),
  } satisfies Stage | Random;
};

/** One way a country's shore may lie. */
export type Layout = (tools: ReturnType<typeof landTools>) => void;
