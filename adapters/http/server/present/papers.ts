import type { PaperHead } from '../../../../application/ports/papers.ts';
import type { ShownDocument } from '../../../../domain/booking/booking.ts';
import { formatPaperNumber } from '../../../words/paper-number.pl.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import { documentVersionUrl } from '../../contract/pages.pl.ts';
import type { PaperList } from '../../contract/panel/papers.ts';
import type { ShownDocuments } from '../../contract/wizard/order.ts';

export const presentPapers = (papers: readonly PaperHead[]): PaperList =>
  papers
    .filter(({ open }) => open)
    .map((paper) => ({
      Kind: paper.kind,
      Part: paper.part,
      Number: formatPaperNumber(paper),
      MadeAt: toWireInstant(paper.madeAt),
    }));

export const presentDocuments = (documents: readonly ShownDocument[]): ShownDocuments =>
  documents.map(({ id, name, title, version, from }) => ({
    Id: id,
    Name: name,
    Title: title,
    Version: version,
    From: from,
    Path: documentVersionUrl(id),
  }));
