import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentOf } from '../../../../application/content/content.ts';
import type { DocumentPrinter } from '../../../../application/ports/papers.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { documentFileUrl } from '../../contract/pages.pl.ts';
import { etagOf } from '../pipeline/page-cache.ts';

type DocumentsDeps = {
  readonly contentOf: ContentOf;
  readonly siteOf: (request: FastifyRequest) => number;
  readonly nameOf: (siteId: number) => string;
  readonly printer: DocumentPrinter;
};
type CachedFile = { readonly version: string; readonly file: Promise<Buffer> };

/** Makes a document's file at its first request. Caches it until texts or settings change. */
export const mountDocuments = (
  app: FastifyInstance,
  { contentOf, siteOf, nameOf, printer }: DocumentsDeps,
): void => {
  const files = new Map<string, CachedFile>();
  const fileOf = (siteId: number, pageId: string): Promise<Buffer> => {
    const content = contentOf(siteId);
    const version = content.version();
    const key = `${siteId} ${pageId}`;
    const cached = files.get(key);
    if (cached?.version === version) return cached.file;
    const file = content.page(pageId).then(async (page) => {
      if (page === null) throw new Error(`The content has no page ${pageId} any more`);
      return Buffer.from(await printer.print(page, nameOf(siteId)));
    });
    files.set(key, { version, file });
    file.catch(() => files.delete(key));
    return file;
  };
  for (const { pageId, document } of contentOf(SHOP_SITE).pages()) {
    if (document === null) continue;
    app.get(documentFileUrl(document.name), async (request, reply) => {
      const file = await fileOf(siteOf(request), pageId);
      const etag = etagOf(file);
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${document.name}.pdf"`)
        .send(file);
    });
  }
};
