import type { DocumentShelf, StoredDocument } from '../../../application/ports/documents.ts';
import type { ShownDocuments } from '../../../domain/booking/booking.ts';

export const memoryDocuments = (): DocumentShelf['documents'] => {
  const rows = new Map<
    string,
    { readonly document: StoredDocument; readonly file: Uint8Array | null }
  >();
  const shownDocuments = new Map<string, ShownDocuments>();
  return {
    get: async (id) => rows.get(id)?.document ?? null,
    keep: async (document) => {
      if (!rows.has(document.id)) rows.set(document.id, { document, file: null });
    },
    file: async (id) => rows.get(id)?.file ?? null,
    keepFile: async (id, file) => {
      const row = rows.get(id);
      if (row !== undefined && row.file === null) rows.set(id, { ...row, file });
    },
    lastShown: async (bookingId) => shownDocuments.get(bookingId) ?? null,
    saveShown: async (bookingId, last) => {
      shownDocuments.set(bookingId, last);
    },
  };
};
