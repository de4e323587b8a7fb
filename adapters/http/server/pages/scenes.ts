import type { FastifyInstance } from 'fastify';
import { SCENES } from '../../contract/scenes.ts';
import { sendRefused } from '../frame/failures.ts';
import { KeptAnswer, SVG_TYPE } from '../frame/kept-answer.ts';
import { refuse } from '../frame/refused.ts';

/** Draws the scene of a file's name, `croatia-day-monohull-20418-1200x800` (without .svg); null where the name describes none. */
export type SceneDrawer = (name: string) => string | null;

/** A scene is drawn in a few milliseconds and asked for again and again: this many are kept. */
const KEPT = 200;

/** Mounts the drawn scenes at /sceny/NAME.svg. The same name is always the same drawing within a release. */
export const mountScenes = (app: FastifyInstance, draw: SceneDrawer): void => {
  const drawn = new Map<string, KeptAnswer>();
  const sceneOf = (name: string) => {
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const svg = draw(name);
    if (svg === null) return null;
    const scene = new KeptAnswer(SVG_TYPE, svg);
    const oldest = drawn.keys().next();
    if (drawn.size >= KEPT && oldest.done !== true) drawn.delete(oldest.value);
    drawn.set(name, scene);
    return scene;
  };
  app.get<{ Params: { file: string } }>(`${SCENES}/:file`, (request, reply) => {
    const { file } = request.params;
    const scene = file.endsWith('.svg') ? sceneOf(file.slice(0, -'.svg'.length)) : null;
    if (scene === null) return sendRefused(reply, refuse('notFound'));
    return scene.send(request, reply.header('cache-control', 'public, max-age=86400'));
  });
};
