import type { FastifyInstance } from 'fastify';
import { SCENES } from '../../contract/scenes.ts';
import { CachedResponse, SVG_TYPE } from '../pipeline/cached-response.ts';
import { sendRefusal } from '../pipeline/failures.ts';
import { refuseWith } from '../pipeline/refusal.ts';

export type SceneDrawer = (name: string) => string | null;

const MAX_CACHED = 200;

export const mountScenes = (app: FastifyInstance, draw: SceneDrawer): void => {
  const drawn = new Map<string, CachedResponse>();
  const sceneOf = (name: string) => {
    const cached = drawn.get(name);
    if (cached !== undefined) return cached;
    const svg = draw(name);
    if (svg === null) return null;
    const scene = new CachedResponse(SVG_TYPE, svg);
    const oldest = drawn.keys().next();
    if (drawn.size >= MAX_CACHED && oldest.done !== true) drawn.delete(oldest.value);
    drawn.set(name, scene);
    return scene;
  };
  app.get<{ Params: { file: string } }>(`${SCENES}/:file`, (request, reply) => {
    const { file } = request.params;
    const scene = file.endsWith('.svg') ? sceneOf(file.slice(0, -'.svg'.length)) : null;
    if (scene === null) return sendRefusal(reply, refuseWith('notFound'));
    return scene.send(request, reply.header('cache-control', 'public, max-age=86400'));
  });
};
