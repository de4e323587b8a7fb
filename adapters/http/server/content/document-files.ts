import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentOf } from '../../../../application/content/content.ts';
import type { DocumentPrinter } from '../../../../application/ports/documents.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { documentFile } from '../../contract/pages.pl.ts';
import { etagOf } from '../frame/etag.ts';

type DocumentsDeps = {
  readonly contentOf: ContentOf;
  readonly siteOf: (request: FastifyRequest) => number;
  readonly nameOf: (siteId: number) => string;
  readonly printer: DocumentPrinter;
};
type Kept = { readonly version: string; readonly file: Promise<Buffer> };

/** Mounts the file of every page that is a document: made once for the words and figures of the day, when somebody first asks for it. */
export const mountDocuments = (app: FastifyInstance, { contentOf, siteOf, nameOf, printer }: DocumentsDeps): void => {
  const files = new Map<string, Kept>();
  const fileOf = (siteId: number, pageId: string): Promise<Buffer> => {
    const content = contentOf(siteId);
    const version = content.version();
    const key = `${siteId} ${pageId}`;
    const known = files.get(key);
    if (known?.version === version) return known.file;
    const file = content.page(pageId).then(async (page) => {
      if (page === null) throw new Error(`The page ${pageId} is gone`);
      return Buffer.from(await printer.print(page, nameOf(siteId)));
    });
    files.set(key, { version, file });
    // What failed is tried again by the next who asks.
    file.catch(() => files.delete(key));
    return file;
  };
  for (const { pageId, document } of contentOf(SHOP_SITE).pages()) {
    if (document === null) continue;
    app.get(documentFile(document.name), async (request, reply) => {
      const file = await fileOf(siteOf(request), pageId);
      const etag = etagOf(file);
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${document.name}.pdf"`).send(file);
    });
  }
};
