import { qrCodeOutlineOf } from '../transfer-code/code-outline.ts';
import type { PaperBlock, Pdf } from './blocks.ts';

type Code = Extract<PaperBlock, { kind: 'code' }>;

/** Size of the QR code in points: a little over 3 cm, so that telephones can read it. */
const SIZE = 92;
const GAP = 14;
const BODY = 10;
const SMALL = 8.5;

export const qrCodeBlockHeight = (): number => SIZE + GAP;

export const drawQrCodeBlock = (
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  { code, alt, title, lines }: Code,
  at: { readonly x: number; readonly width: number },
): void => {
  const { ink, inkSoft } = pdf.tokens.colours;
  const top = pdf.y;
  const { size, path } = qrCodeOutlineOf(code);
  parent.add(
    pdf.struct('Figure', { alt }, () => {
      pdf
        .save()
        .translate(at.x, top)
        .scale(SIZE / size)
        .path(path)
        .fill(ink)
        .restore();
    }),
  );
  const [x, width] = [at.x + SIZE + GAP, at.width - SIZE - GAP];
  let y = top + GAP;
  for (const [index, text] of [title, ...lines].entries()) {
    const draw = () =>
      pdf
        .font(index === 0 ? 'bold' : 'regular')
        .fontSize(index === 0 ? BODY : SMALL)
        .fillColor(index === 0 ? ink : inkSoft)
        .text(text, x, y, { width });
    parent.add(pdf.struct('P', {}, draw));
    y = pdf.y + 3;
  }
  pdf.y = Math.max(pdf.y, top + SIZE) + GAP / 2;
};
