import { houseDrawingFunctions } from '../houses.ts';
import type { Stage } from '../paths.ts';
import { ridgeDrawingFunctions } from '../ridges.ts';
import { treeDrawingFunctions } from '../trees.ts';

/** Functions that draw land. Ground, houses and trees use separate random numbers. */
export const landDrawingFunctions = (stage: Stage, bare: boolean) => ({
  ...stage,
  ...stage.random('land'),
  bare,
  ground: ridgeDrawingFunctions(stage, stage.random('ground')),
  houses: houseDrawingFunctions(stage, stage.random('houses'), bare),
  trees: treeDrawingFunctions(stage, stage.random('trees')),
});

export type LandTools = ReturnType<typeof landDrawingFunctions>;
export type LandLayout = (tools: LandTools) => void;
