import type { PaperBlock, Pdf } from './blocks.ts';

type Field = Extract<PaperBlock, { kind: 'field' }>;

const LINE = 18;
const LABEL = 14;
const GAP = 8;
const LABEL_SIZE = 9;
const WRITING_SIZE = 10;

export const fieldHeight = ({ lines }: Field): number => LABEL + lines * LINE + GAP;

/**
 * Prepares the form fields. They use Helvetica, because a reader can type any character, and the
 * embedded font has only few.
 */
export const initPdfForm = (pdf: Pdf): void => {
  pdf.font('Helvetica').initForm();
};

/**
 * Draws a form field with a name for screen readers. pdfkit's functions for fields accept no such
 * name, so this adds it in `annotate`, which they call.
 */
const drawNamedField = (
  pdf: Pdf,
  label: string,
  structParent: PDFKit.PDFStructureElement,
  draw: () => void,
): void => {
  const { annotate } = pdf;
  pdf.annotate = (x, y, width, height, widget) =>
    // In the PDF, the label must be a PDF string. pdfkit writes a String object as a PDF string,
    // but an ordinary JavaScript string as a PDF name.
    annotate.call(pdf, x, y, width, height, { ...widget, TU: Object(label), structParent });
  draw();
  pdf.annotate = annotate;
};

/** Draws the box of a field on the page, because some programs print fields without a border. */
const drawBox = (
  pdf: Pdf,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void => {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(x, y, width, height).lineWidth(0.5).strokeColor(pdf.tokens.colours.inkSoft).stroke();
  pdf.endMarkedContent();
};

export const drawField = (
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  field: Field,
  at: { readonly x: number; readonly width: number },
): void => {
  const { name, label, lines } = field;
  const top = pdf.y;
  parent.add(
    pdf.struct('P', {}, () =>
      pdf
        .font('regular')
        .fontSize(LABEL_SIZE)
        .fillColor(pdf.tokens.colours.inkSoft)
        .text(label, at.x, top, { width: at.width }),
    ),
  );
  const y = top + LABEL;
  const height = lines * LINE;
  drawBox(pdf, { x: at.x, y, width: at.width, height });
  const form = pdf.struct('Form', { alt: label });
  parent.add(form);
  pdf.font('Helvetica');
  drawNamedField(pdf, label, form, () =>
    pdf.formText(name, at.x, y, at.width, height, { multiline: lines > 1, fontSize: WRITING_SIZE }),
  );
  form.end();
  pdf.y = y + height + GAP;
};
