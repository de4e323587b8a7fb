import { houseDrawingFunctions } from '../houses.ts';
import type { Random, Stage } from '../paths.ts';
import { ridgeDrawingFunctions } from '../ridges.ts';
import { treeDrawingFunctions } from '../trees.ts';

/** Functions that draw land. Ground, houses and trees use separate random numbers. */
export const landDrawingFunctions = (stage: Stage, bare: boolean) => {
  const random = stage.random('land');
  return {
    ...stage,
    ...random,
    ...ridgeDrawingFunctions(stage, stage.random('ground')),
    ...houseDrawingFunctions(stage, stage.random('houses'), bare),
    ...treeDrawingFunctions(stage, stage.random('trees')),
  } satisfies Stage | Random;
};

export type LandLayout = (tools: ReturnType<typeof landDrawingFunctions>) => void;
