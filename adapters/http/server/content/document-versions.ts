import type { FastifyInstance } from 'fastify';
import type { DocumentPrinter } from '../../../../application/ports/papers.ts';
import type { Store } from '../../../../application/ports/store.ts';
import { pages } from '../../contract/pages.pl.ts';

type DocumentVersionsDeps = {
  readonly store: Pick<Store, 'documents'>;
  readonly printer: DocumentPrinter;
};

/** The file of a document version never changes, so browsers need not ask for it again. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A document version is public: its address contains the hash of its text (R38, W-054). */
export const mountDocumentVersions = (
  app: FastifyInstance,
  { store, printer }: DocumentVersionsDeps,
): void => {
  const { documents } = store;
  const fileOf = async (
    id: string,
  ): Promise<{ readonly name: string; readonly file: Uint8Array } | null> => {
    const document = await documents.get(id);
    if (document === null) return null;
    const { page, brand, version } = document;
    const name = `${page.document?.name ?? document.name}-${version}.pdf`;
    const stored = await documents.file(id);
    if (stored !== null) return { name, file: stored };
    await documents.keepFile(id, await printer.print(page, brand));
    const file = await documents.file(id);
    return file === null ? null : { name, file };
  };
  app.register(async (shop) => {
    shop.get<{ Params: { id: string } }>(pages.documentVersion, async ({ params }, reply) => {
      const found = await fileOf(params.id);
      if (found === null) return reply.callNotFound();
      reply
        .header('cache-control', IMMUTABLE)
        .header('content-disposition', `inline; filename="${found.name.replace(/[^\w.-]/g, '_')}"`);
      return reply.type('application/pdf').send(Buffer.from(found.file));
    });
  });
};
