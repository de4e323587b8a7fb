import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentOf } from '../../../../application/content/content.ts';
import type { BlogOf } from '../../../../application/ports/blog.ts';
import type { PageContent } from '../../../../application/ports/page-renderer.ts';
import { createRecentCache } from '../../../system/recent-cache.ts';
import { PREVIEWS } from '../../contract/previews.ts';
import { presentPageOffers } from '../content/page-offers.ts';
import type { CachedOffers } from '../offers/public-offers.ts';
import { refuseWith, sendRefusal } from '../pipeline/failures.ts';
import { rateLimitKeyOfAddress } from '../pipeline/net.ts';
import { CachedResponse } from '../pipeline/page-cache.ts';
import type { PreviewDrawer } from './charts.ts';
import { presentPageFrame } from './site-frame.ts';

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

/** Maximum number of cached previews; each has about 130 kB. */
const MAX_CACHED = 100;
const NAME = /^(.+)-[a-z0-9]+\.png$/;

type PreviewedPage = {
  readonly siteId: number;
  readonly kind: string;
  readonly name: string;
  readonly visitor: string;
};

export const mountLinkPreviewPictures = (
  app: FastifyInstance,
  { previews, offers, siteOf, nameOf, blogOf, contentOf }: PreviewsDeps,
): void => {
  const contentsOf = async (previewed: PreviewedPage): Promise<PageContent | null> => {
    const { siteId, kind, name, visitor } = previewed;
    const publicOffers = await offers.of(siteId);
    if (publicOffers === null) return null;
    if (kind === 'oferta') {
      const offer = publicOffers.details({ friendlyUrl: name });
      return offer === null ? null : { kind: 'offer', offer, similar: [] };
    }
    if (kind === 'blog') {
      const post = await blogOf?.(siteId).post(name, visitor);
      return post?.isOk() && post.value !== null
        ? { kind: 'post', post: post.value, next: [], offers: [] }
        : null;
    }
    if (kind === 'strona') {
      const page = (await contentOf?.(siteId).page(name)) ?? null;
      const { today } = publicOffers;
      return page && { kind: 'page', today, ...presentPageOffers(page, () => []), faq: [] };
    }
    return kind === 'sklep' ? { kind: 'contact' } : null;
  };
  const pageOf = async (previewed: PreviewedPage): Promise<PageContent | null> => {
    const page = await contentsOf(previewed);
    if (page === null) return null;
    const { siteId } = previewed;
    const content = contentOf?.(siteId);
    const frame = content === undefined ? {} : { frame: presentPageFrame({ content, page }) };
    return { ...page, site: { id: siteId, name: nameOf(siteId) }, ...frame };
  };

  const pictures = createRecentCache<Promise<CachedResponse>>(MAX_CACHED);
  const drawn = (path: string, preview: object): Promise<CachedResponse> | null =>
    pictures(
      path,
      () => previews.draw(preview)?.then((bytes) => new CachedResponse('image/png', bytes)) ?? null,
    );

  app.get<{ Params: { kind: string; file: string } }>(
    `${PREVIEWS}/:kind/:file`,
    async (request, reply) => {
      const { kind, file } = request.params;
      const [, name = ''] = NAME.exec(file) ?? [];
      const visitor = rateLimitKeyOfAddress(request.ip);
      const page = await pageOf({ siteId: siteOf(request), kind, name, visitor });
      const [preview, path] =
        page === null ? [null, null] : [previews.previewOf(page), previews.previewPath(page)];
      if (preview === null || path === null) return sendRefusal(reply, refuseWith('notFound'));
      if (decodeURIComponent(path) !== `${PREVIEWS}/${kind}/${file}`)
        return reply.header('cache-control', 'no-store').redirect(path, 302);
      const picture = drawn(path, preview);
      if (picture === null)
        return reply.code(503).headers({ 'retry-after': 5, 'cache-control': 'no-store' }).send('');
      return (await picture).send(
        request,
        reply.header('cache-control', 'public, max-age=31536000, immutable'),
      );
    },
  );
};
