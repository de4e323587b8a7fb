import type { PaperHead } from '../../../../application/ports/papers.ts';
import type { ShownDocument } from '../../../../domain/booking/documents.ts';
import { numberOf } from '../../../words/paper-number.pl.ts';
import { wireInstant } from '../../contract/codecs/texts.ts';
import { documentVersion } from '../../contract/pages.pl.ts';
import type { PaperList } from '../../contract/panel/papers.ts';
import type { ShownDocuments } from '../../contract/wizard/documents.ts';

/** Papers that may still be had. */
export const presentPapers = (papers: readonly PaperHead[]): PaperList =>
  papers
    .filter(({ open }) => open)
    .map((paper) => ({ Kind: paper.kind, Part: paper.part, Number: numberOf(paper), MadeAt: wireInstant(paper.madeAt) }));

/** Documents with the file of the version that was shown. */
export const presentDocuments = (documents: readonly ShownDocument[]): ShownDocuments =>
  documents.map(({ id, name, title, version, from }) => ({
    Id: id,
    Name: name,
    Title: title,
    Version: version,
    From: from,
    Path: documentVersion(id),
  }));
