import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentOf } from '../../../../application/content/content.ts';
import type { BlogOf } from '../../../../application/ports/blog.ts';
import type { PageContent } from '../../../../application/ports/page-renderer.ts';
import { PREVIEWS } from '../../contract/previews.ts';
import { presentPage } from '../content/present-content.ts';
import { etagOf } from '../frame/etag.ts';
import { sendRefused } from '../frame/failures.ts';
import { countedAddress } from '../frame/net.ts';
import { refuse } from '../frame/refused.ts';
import type { CachedOffers } from '../offers/public-offers.ts';
import type { PreviewDrawer } from './chart-drawer.ts';

/** What the built pages say of the pictures of links (ui/previews): what one shows, and its address, which changes with it. */
export type Previews = {
  readonly previewOf: (data: object) => object | null;
  readonly previewPath: (data: object) => string | null;
  readonly draw: PreviewDrawer;
};
type PreviewsDeps = {
  readonly previews: Previews;
  readonly offers: CachedOffers;
  readonly siteOf: (request: FastifyRequest) => number;
  readonly nameOf: (siteId: number) => string;
  readonly blogOf?: BlogOf | undefined;
  readonly contentOf?: ContentOf | undefined;
};

/** Some 130 kB each. */
const KEPT = 100;
const NAME = /^(.+)-[a-z0-9]+\.png$/;

type Kept = { readonly png: Buffer; readonly etag: string };

/** Mounts the pictures of links at /podglad/oferta/korfu-i-paxos-1x2y3z.png. Only what a page says of itself is drawn, once for each state of it. */
export const mountPreviews = (app: FastifyInstance, { previews, offers, siteOf, nameOf, blogOf, contentOf }: PreviewsDeps): void => {
  /** What the page that an address speaks of is made of; null where there is none. */
  const contentsOf = async (siteId: number, kind: string, name: string, visitor: string): Promise<PageContent | null> => {
    const shown = await offers.of(siteId);
    if (shown === null) return null;
    if (kind === 'oferta') {
      const offer = shown.details({ friendlyUrl: name });
      return offer === null ? null : { kind: 'offer', offer, similar: [] };
    }
    if (kind === 'blog') {
      const post = await blogOf?.(siteId).post(name, visitor);
      return post?.isOk() && post.value !== null ? { kind: 'post', post: post.value, next: [], offers: [] } : null;
    }
    if (kind === 'strona') {
      const page = (await contentOf?.(siteId).page(name)) ?? null;
      return page === null ? null : { kind: 'page', today: shown.today, page: presentPage(page), offers: [], faq: [] };
    }
    return kind === 'sklep' ? { kind: 'contact' } : null;
  };
  const pageOf = async (siteId: number, kind: string, name: string, visitor: string): Promise<PageContent | null> => {
    const page = await contentsOf(siteId, kind, name, visitor);
    return page === null ? null : { ...page, site: { id: siteId, name: nameOf(siteId) } };
  };

  const pictures = new Map<string, Promise<Kept>>();
  /** Null while too many drawings wait. */
  const drawn = (path: string, preview: object): Promise<Kept> | null => {
    const known = pictures.get(path);
    if (known !== undefined) return known;
    const drawing = previews.draw(preview);
    if (drawing === null) return null;
    const made = drawing.then((bytes) => ({ png: Buffer.from(bytes), etag: etagOf(path) }));
    const [oldest] = pictures.keys();
    if (pictures.size >= KEPT && oldest !== undefined) pictures.delete(oldest);
    pictures.set(path, made);
    made.catch(() => pictures.delete(path));
    return made;
  };

  app.get<{ Params: { kind: string; file: string } }>(`${PREVIEWS}/:kind/:file`, async (request, reply) => {
    const { kind, file } = request.params;
    const [, name = ''] = NAME.exec(file) ?? [];
    const page = await pageOf(siteOf(request), kind, name, countedAddress(request.ip));
    const [preview, path] = page === null ? [null, null] : [previews.previewOf(page), previews.previewPath(page)];
    if (preview === null || path === null) return sendRefused(reply, refuse('notFound'));
    // An address of yesterday's price leads to today's.
    if (decodeURIComponent(path) !== `${PREVIEWS}/${kind}/${file}`) return reply.header('cache-control', 'no-store').redirect(path, 302);
    const made = drawn(path, preview);
    return made === null ? busy(reply) : send(request, reply, await made);
  });
};

const busy = (reply: FastifyReply): FastifyReply => reply.code(503).header('retry-after', 5).header('cache-control', 'no-store').send('');

const send = (request: FastifyRequest, reply: FastifyReply, { png, etag }: Kept): FastifyReply => {
  reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.header('content-type', 'image/png').send(png);
};
