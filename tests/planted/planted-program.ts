import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { executeCommand } from '../../application/booking/execute-command.ts';
import type { executeCodeCommand } from '../../application/codes/submit-code-command.ts';
import type { replay } from '../../application/replay/replay.ts';
import { PLANTS, type Plant } from './plants.ts';

const root = join(import.meta.dirname, '..', '..');

/** Throws unless the replaced text occurs exactly once. */
export const plantBug = (
  { file, old, now }: Plant,
  text = readFileSync(join(root, file), 'utf8'),
): string => {
  const parts = text.split(old);
  if (parts.length !== 2) throw new Error(`${file}: ${parts.length - 1} places are "${old}"`);
  return parts.join(now);
};

const numberIn = (url: string | undefined): string | null =>
  url === undefined ? null : new URL(url).searchParams.get('plant');

/** A module imported with `?plant=N` is loaded with that bug, and so are its imports. */
export const loadPlantedModules = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const number = numberIn(context.parentURL);
      if (
        number === null ||
        !resolved.url.startsWith(pathToFileURL(root).href) ||
        resolved.url.includes('/node_modules/')
      )
        return resolved;
      return { ...resolved, url: `${resolved.url.split('?')[0]}?plant=${number}` };
    },
    load: (url, context, next) => {
      const number = numberIn(url.startsWith('file:') ? url : undefined);
      const plant = number === null ? undefined : PLANTS[Number(number)];
      const loaded = next(url, context);
      if (plant === undefined || fileURLToPath(url.split('?')[0] ?? url) !== join(root, plant.file))
        return loaded;
      return { ...loaded, source: plantBug(plant) };
    },
  });
};

export type PlantedProgram = {
  readonly executeCommand: typeof executeCommand;
  readonly executeCodeCommand: typeof executeCodeCommand;
  readonly replay: typeof replay;
};

export const programWith = async (plant: number | null): Promise<PlantedProgram> => {
  const query = plant === null ? '' : `?plant=${plant}`;
  const part = (path: string) => import(pathToFileURL(join(root, path)).href + query);
  const [booking, code, whole] = await Promise.all([
    part('application/booking/execute-command.ts'),
    part('application/codes/submit-code-command.ts'),
    part('application/replay/replay.ts'),
  ]);
  return {
    executeCommand: booking.executeCommand,
    executeCodeCommand: code.executeCodeCommand,
    replay: whole.replay,
  };
};
