import { houseTools } from '../houses.ts';
import type { Random, Stage } from '../paths.ts';
import { ridgeTools } from '../ridges.ts';
import { treeTools } from '../trees.ts';

/** Functions that draw land. Ground, houses and trees use separate random numbers. */
export const landDrawingFunctions = (stage: Stage, bare: boolean) => {
  const random = stage.random('land');
  return {
    ...stage,
    ...random,
    ...ridgeTools(stage, stage.random('ground')),
    ...houseTools(stage, stage.random('houses'), bare),
    ...treeTools(stage, stage.random('trees')),
  } satisfies Stage | Random;
};

export type LandLayout = (tools: ReturnType<typeof landDrawingFunctions>) => void;
