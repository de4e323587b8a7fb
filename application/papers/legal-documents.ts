import type { ShownDocument } from '../../domain/booking/booking.ts';
import type { ContentOf, ContentPage } from '../content/content.ts';
import type { LegalDocuments, StoredDocument } from '../ports/papers.ts';
import type { PortDeps } from '../ports/ports.ts';

export type LegalDocumentDeps = PortDeps<{ store: 'documents'; clock: true; ids: 'hashOf' }> & {
  readonly contentOf: (siteId: number) => Pick<ReturnType<ContentOf>, 'version' | 'page'>;
  readonly nameOf: (siteId: number) => string;
};

export const INFORMATION_FORM = 'informationForm';

/**
 * Pages that step 6 shows. Customers accept some of them with the order; the others they must get
 * before the order (R38, W-054).
 */
const SHOWN_PAGES = [
  INFORMATION_FORM,
  'tripTerms',
  'siteTerms',
  'privacy',
  'insuranceTerms',
  'cancellationInsurance',
] as const;

const shownOf = ({ name, title, version, from, id }: StoredDocument): ShownDocument => ({
  name,
  title,
  version,
  from,
  id,
});

/** The id of a document is the hash of its text, so that each accepted text can be found (R38). */
export const createLegalDocuments = ({
  store,
  contentOf,
  nameOf,
  clock,
  ids,
}: LegalDocumentDeps): LegalDocuments => {
  const documentsOf = new Map<
    number,
    { readonly version: string; readonly documents: Promise<readonly ShownDocument[]> }
  >();

  const keepPage = async (siteId: number, page: ContentPage): Promise<readonly ShownDocument[]> => {
    const { document, blocks, pageId } = page;
    if (document === null) return [];
    const brand = nameOf(siteId);
    const id = ids.hashOf(JSON.stringify([siteId, brand, page]));
    const title = blocks[0]?.heading ?? page.title;
    const entry: StoredDocument = {
      id,
      siteId,
      brand,
      title,
      page,
      name: pageId,
      version: document.version,
      from: document.from,
      keptAt: clock.now(),
    };
    await store.documents.keep(entry);
    return [shownOf(entry)];
  };

  const keepAll = async (siteId: number): Promise<readonly ShownDocument[]> => {
    const pages = await Promise.all(SHOWN_PAGES.map((pageId) => contentOf(siteId).page(pageId)));
    const documents = await Promise.all(
      pages.map((page) => (page === null ? [] : keepPage(siteId, page))),
    );
    return documents.flat();
  };

  return {
    current: (siteId) => {
      const version = `${contentOf(siteId).version()} ${nameOf(siteId)}`;
      const cached = documentsOf.get(siteId);
      if (cached?.version === version) return cached.documents;
      const documents = keepAll(siteId);
      documentsOf.set(siteId, { version, documents });
      // If the documents could not be stored, forget them, so that the next call tries to store
      // them again.
      documents.catch(() => documentsOf.delete(siteId));
      return documents;
    },
    lastShown: (bookingId) => store.documents.lastShown(bookingId),
    saveShown: (bookingId, documents) => store.documents.saveShown(bookingId, documents),
    known: async (id) => {
      const document = await store.documents.get(id);
      return document === null ? null : shownOf(document);
    },
  };
};
