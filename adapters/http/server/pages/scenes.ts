import type { FastifyInstance } from 'fastify';
import { SCENES } from '../../contract/scenes.ts';
import { etagOf } from '../frame/etag.ts';
import { sendRefused } from '../frame/failures.ts';
import { refuse } from '../frame/refused.ts';

/** Draws the scene of a file's name, `croatia-day-monohull-20418-1200x800` (without .svg); null where the name describes none. */
export type SceneDrawer = (name: string) => string | null;

/** A scene is drawn in a few milliseconds and asked for again and again: this many are kept. */
const KEPT = 200;

/** Mounts the drawn scenes at /sceny/NAME.svg. The same name is always the same drawing within a release. */
export const mountScenes = (app: FastifyInstance, draw: SceneDrawer): void => {
  const drawn = new Map<string, { readonly svg: string; readonly etag: string }>();
  const sceneOf = (name: string) => {
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const svg = draw(name);
    if (svg === null) return null;
    const scene = { svg, etag: etagOf(svg) };
    const oldest = drawn.keys().next();
    if (drawn.size >= KEPT && oldest.done !== true) drawn.delete(oldest.value);
    drawn.set(name, scene);
    return scene;
  };
  app.get<{ Params: { file: string } }>(`${SCENES}/:file`, (request, reply) => {
    const { file } = request.params;
    const scene = file.endsWith('.svg') ? sceneOf(file.slice(0, -'.svg'.length)) : null;
    if (scene === null) return sendRefused(reply, refuse('notFound'));
    reply.header('etag', scene.etag).header('cache-control', 'public, max-age=86400');
    if (request.headers['if-none-match'] === scene.etag) return reply.code(304).send();
    return reply.header('content-type', 'image/svg+xml; charset=utf-8').send(scene.svg);
  });
};
