import type { FastifyInstance } from 'fastify';
import type { DocumentPrinter } from '../../../../application/ports/documents.ts';
import type { Store } from '../../../../application/ports/store.ts';
import { pages } from '../../contract/pages.pl.ts';

type KeptDocumentsDeps = { readonly store: Pick<Store, 'documents'>; readonly printer: DocumentPrinter };

/** The same words for ever: a browser need not ask again. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Mounts the files of documents in the versions that orders were shown, whatever was laid in since (R38, W-054). They are no secret: their
 * addresses say the hash of their words. The first file that was printed stays, so that it is the same to the byte for everybody.
 */
export const mountKeptDocuments = (app: FastifyInstance, { store, printer }: KeptDocumentsDeps): void => {
  const { documents } = store;
  const fileOf = async (id: string): Promise<{ readonly name: string; readonly file: Uint8Array } | null> => {
    const document = await documents.get(id);
    if (document === null) return null;
    const { page, brand, version } = document;
    const name = `${page.document?.name ?? document.name}-${version}.pdf`;
    const known = await documents.file(id);
    if (known !== null) return { name, file: known };
    await documents.keepFile(id, await printer.print(page, brand));
    const file = await documents.file(id);
    return file === null ? null : { name, file };
  };
  app.register(async (shop) => {
    shop.get<{ Params: { id: string } }>(pages.documentVersion, async ({ params }, reply) => {
      const found = await fileOf(params.id);
      if (found === null) return reply.callNotFound();
      reply.header('cache-control', FOR_GOOD).header('content-disposition', `inline; filename="${found.name.replace(/[^\w.-]/g, '_')}"`);
      return reply.type('application/pdf').send(Buffer.from(found.file));
    });
  });
};
