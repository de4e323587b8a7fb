import type { Block } from './blocks.ts';

type Pdf = PDFKit.PDFDocument;
type Field = Extract<Block, { kind: 'field' }>;

const LINE = 18;
const LABEL = 14;
const GAP = 8;
const LABEL_SIZE = 9;
const WRITING_SIZE = 10;
const INK_SOFT = '#4d5c64';

/** Points that a field takes with its name above it. */
export const fieldHeight = ({ lines }: Field): number => LABEL + lines * LINE + GAP;

/** Lets a paper have fields. Readers write in a face of their own: the paper's holds only the letters that stand on it. */
export const openForm = (pdf: Pdf): void => {
  pdf.font('Helvetica').initForm();
};

/**
 * Draws a field that has a name for whoever listens and a place in the paper's structure: pdfkit's fields pass neither on, but make
 * their widget by `annotate`, which takes both.
 */
const named = (pdf: Pdf, label: string, structParent: PDFKit.PDFStructureElement, draw: () => void): void => {
  const { annotate } = pdf;
  pdf.annotate = (x, y, width, height, widget) =>
    // A String object is how pdfkit tells a text from a name.
    annotate.call(pdf, x, y, width, height, { ...widget, TU: Object(label), structParent });
  draw();
  pdf.annotate = annotate;
};

/** Where to write stands on the paper itself: programs that print fields, or show none, draw no border of their own. */
const box = (pdf: Pdf, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(INK_SOFT).stroke();
  pdf.endMarkedContent();
};

/** A field with its name above it; the name is also told to whoever listens (Tab leads from one to the next). */
export const drawField = (
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  field: Field,
  at: { readonly x: number; readonly width: number },
): void => {
  const { name, label, lines } = field;
  const top = pdf.y;
  parent.add(
    pdf.struct('P', {}, () => pdf.font('regular').fontSize(LABEL_SIZE).fillColor(INK_SOFT).text(label, at.x, top, { width: at.width })),
  );
  const y = top + LABEL;
  const height = lines * LINE;
  box(pdf, { x: at.x, y, width: at.width, height });
  const form = pdf.struct('Form', { alt: label });
  parent.add(form);
  pdf.font('Helvetica');
  named(pdf, label, form, () => pdf.formText(name, at.x, y, at.width, height, { multiline: lines > 1, fontSize: WRITING_SIZE }));
  form.end();
  pdf.y = y + height + GAP;
};
