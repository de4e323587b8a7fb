import type { FastifyInstance } from 'fastify';
import type { Content } from '../../../../application/content/content.ts';
import type { DocumentPrinter } from '../../../../application/ports/document-printer.ts';
import { documentFile } from '../../contract/pages.pl.ts';
import { etagOf } from '../frame/etag.ts';

type DocumentsDeps = { readonly content: Content; readonly printer: DocumentPrinter; readonly brand: string };
type Kept = { readonly version: string; readonly file: Promise<Buffer> };

/** Mounts the file of every page that is a document: made once for the words and figures of the day, when somebody first asks for it. */
export const mountDocuments = (app: FastifyInstance, { content, printer, brand }: DocumentsDeps): void => {
  const kept = new Map<string, Kept>();
  const fileOf = (pageId: string): Promise<Buffer> => {
    const version = content.version();
    const known = kept.get(pageId);
    if (known?.version === version) return known.file;
    const file = content.page(pageId).then(async (page) => {
      if (page === null) throw new Error(`The page ${pageId} is gone`);
      return Buffer.from(await printer.print(page, brand));
    });
    kept.set(pageId, { version, file });
    // What failed is tried again by the next who asks.
    file.catch(() => kept.delete(pageId));
    return file;
  };
  for (const { pageId, document } of content.pages()) {
    if (document === null) continue;
    app.get(documentFile(document.name), async (request, reply) => {
      const file = await fileOf(pageId);
      const etag = etagOf(file);
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${document.name}.pdf"`).send(file);
    });
  }
};
