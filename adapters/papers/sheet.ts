import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { isColour } from '../content/look/colours.ts';
import type { PaperBlock, PaperSheet, PaperSide, Pdf } from './blocks.ts';
import { drawQrCodeBlock, qrCodeBlockHeight } from './code-block.ts';
import { paperCopy } from './copy.pl.ts';
import { drawField, fieldHeight, initPdfForm } from './form-fields.ts';
import { HEAD_PICTURE, renderPaperHeadPicture } from './head-picture.ts';
import { breakTextBetweenWords, chooseFontAndTransliterate, type Face } from './letters.ts';

const require = createRequire(import.meta.url);
const OWN: Face = {
  regular: readFileSync(
    require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  ),
  bold: readFileSync(require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')),
};
let wide: Face | undefined;
/** Reads the font with Latin, Greek and Cyrillic letters when a paper first needs it. */
const wideFace = (): Face => {
  wide ??= {
    regular: readFileSync(
      require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    ),
    bold: readFileSync(
      require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    ),
  };
  return wide;
};

// Margins in points: 72 points are an inch, and an A4 sheet is 595 by 842.
const MARGIN = { top: 56, bottom: 72, left: 56, right: 56 };
type Colour = keyof BrandTokens['colours'];
const [INK, QUIET, SEA]: readonly [Colour, Colour, Colour] = ['ink', 'inkSoft', 'sea'];
const LOGO = 30;
const ROUNDING = 8;
const BODY = 10;
const SMALL = 8.5;
const GAP = 6;
/**
 * In points. HEADING: height of a heading. HEADED: height that must at least be left on a page to
 * begin a heading there.
 */
const [HEADING, HEADED] = [32, 80];
const TABLE_START_SPACE = 60;

type Parent = PDFKit.PDFStructureElement;
type Style = {
  readonly bold?: boolean;
  readonly size?: number;
  readonly colour?: Colour;
  readonly href?: string;
};
type Place = { readonly x: number; readonly width: number; readonly align?: 'left' | 'right' };

const innerArea = (pdf: Pdf): Place => ({
  x: MARGIN.left,
  width: pdf.page.width - MARGIN.left - MARGIN.right,
});

const applyStyle = (pdf: Pdf, { bold = false, size = BODY, colour = INK }: Style): Pdf =>
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(pdf.tokens.colours[colour]);

const inLines = (pdf: Pdf, text: string, style: Style, width: number): string => {
  applyStyle(pdf, style);
  const widthOf = (word: string) => pdf.widthOfString(word, { features: ['tnum'] });
  // pdfkit adds the width of the line break to each line, so make the lines shorter by this width.
  return breakTextBetweenWords(text, width - widthOf('\n'), widthOf);
};

const heightOf = (pdf: Pdf, text: string, style: Style, width: number): number =>
  applyStyle(pdf, style).heightOfString(inLines(pdf, text, style, width), {
    width,
    features: ['tnum'],
  });

const fitsPage = (pdf: Pdf, height: number): boolean =>
  pdf.y + height <= pdf.page.height - MARGIN.bottom;

const ensureRoom = (pdf: Pdf, height: number): void => {
  if (!fitsPage(pdf, height)) pdf.addPage();
};

/** Draws a text with its PDF type, such as a heading, which screen readers say aloud. */
const drawText = (
  pdf: Pdf,
  parent: Parent,
  type: string,
  text: string,
  style: Style,
  place: Place,
  y: number,
): void => {
  const { x, width, align = 'left' } = place;
  const { href } = style;
  const put = (link: { readonly link?: string }) => () =>
    applyStyle(pdf, style).text(inLines(pdf, text, style, width), x, y, {
      width,
      align,
      features: ['tnum'],
      ...link,
    });
  parent.add(
    href === undefined
      ? pdf.struct(type, {}, put({}))
      : pdf.struct(type, {}, [pdf.struct('Link', { alt: text }, put({ link: href }))]),
  );
};

const drawRule = (pdf: Pdf, y: number): void => {
  const { x, width } = innerArea(pdf);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(pdf.tokens.colours.line)
    .stroke();
  pdf.endMarkedContent();
};

type Cell = {
  readonly text: string;
  readonly type: 'TH' | 'TD' | 'P';
  readonly style: Style;
  readonly place: Place;
};

const rowHeight = (pdf: Pdf, cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ text, style, place }) => heightOf(pdf, text, style, place.width)));

const drawRow = (pdf: Pdf, parent: Parent, cells: readonly Cell[], type: 'TR' | 'Div'): void => {
  const height = rowHeight(pdf, cells);
  ensureRoom(pdf, height + GAP);
  const y = pdf.y;
  const line = pdf.struct(type);
  parent.add(line);
  for (const { text, type: cell, style, place } of cells)
    drawText(pdf, line, cell, text, style, place, y);
  line.end();
  pdf.y = y + height + GAP;
};

const columns = (pdf: Pdf, widths: readonly number[]): readonly Place[] => {
  const { x, width } = innerArea(pdf);
  const shares = widths.reduce((sum, share) => sum + share, 0);
  let at = x;
  return widths.map((share, index) => {
    const place: Place = { x: at, width: (width * share) / shares - 12, align: 'left' };
    at += (width * share) / shares;
    return index === widths.length - 1
      ? { x: place.x, width: place.width + 12, align: 'right' }
      : place;
  });
};

const sideBlock = (pdf: Pdf, parent: Parent, sides: readonly [PaperSide, PaperSide]): void => {
  const places = columns(pdf, [1, 1]).map((place) => ({ ...place, align: 'left' as const }));
  const top = pdf.y;
  let bottom = top;
  for (const [index, { title, lines }] of sides.entries()) {
    const place = places[index] ?? innerArea(pdf);
    pdf.y = top;
    drawText(pdf, parent, 'P', title, { size: SMALL, colour: QUIET }, place, pdf.y);
    for (const [at, line] of lines.entries())
      if (typeof line === 'string')
        drawText(pdf, parent, 'P', line, { bold: at === 0 }, place, pdf.y + 2);
      else
        drawText(pdf, parent, 'P', line.text, { colour: SEA, href: line.href }, place, pdf.y + 2);
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.y = bottom + GAP;
};

/** Repeats the head of a table on its next page. Screen readers skip the repeated head. */
const repeatTableHead = (pdf: Pdf, cells: readonly Cell[]): void => {
  const y = pdf.y;
  const height = rowHeight(pdf, cells);
  pdf.markContent('Artifact', { type: 'Pagination' });
  for (const { text, style, place } of cells)
    applyStyle(pdf, style).text(text, place.x, y, {
      width: place.width,
      align: place.align ?? 'left',
      features: ['tnum'],
    });
  pdf.endMarkedContent();
  pdf.y = y + height + GAP;
};

const AMOUNT = /^(?:[-−]?\d[\d\s]*(?:,\d\d)?(?: ?(?:PLN|EUR|%))?|–|)$/;

const tableBlock = (
  pdf: Pdf,
  parent: Parent,
  { head, widths, rows, words }: Extract<PaperBlock, { kind: 'table' }>,
): void => {
  const places = columns(pdf, widths).map((place, index) => ({
    ...place,
    ...(words
      ? { align: 'left' as const }
      : index > 0 &&
        rows.every((cells) => AMOUNT.test(cells[index] ?? '')) && { align: 'right' as const }),
  }));
  const table = pdf.struct('Table');
  parent.add(table);
  const cells = (texts: readonly string[], type: Cell['type'], style: Style): readonly Cell[] =>
    places.map((place, index) => ({ text: texts[index] ?? '', type, style, place }));
  ensureRoom(pdf, TABLE_START_SPACE);
  if (head.length > 0) drawRow(pdf, table, cells(head, 'TH', { size: SMALL, colour: QUIET }), 'TR');
  for (const each of rows) {
    const line = cells(each, 'TD', {});
    if (head.length > 0 && !fitsPage(pdf, rowHeight(pdf, line) + GAP)) {
      pdf.addPage();
      repeatTableHead(pdf, cells(head, 'TH', { size: SMALL, colour: QUIET }));
    }
    drawRule(pdf, pdf.y - GAP / 2);
    drawRow(pdf, table, line, 'TR');
  }
  drawRule(pdf, pdf.y - GAP / 2);
  table.end();
  pdf.y += GAP;
};

const pointBlock = (
  pdf: Pdf,
  parent: Parent,
  { mark, text }: Extract<PaperBlock, { kind: 'point' }>,
): void => {
  const { x, width } = innerArea(pdf);
  const place: Place = { x: x + 18, width: width - 18 };
  ensureRoom(pdf, heightOf(pdf, text, {}, place.width));
  const y = pdf.y;
  const point = pdf.struct('LI');
  parent.add(point);
  drawText(pdf, point, 'Lbl', mark, {}, { x, width: 18 }, y);
  drawText(pdf, point, 'LBody', text, {}, place, y);
  point.end();
  pdf.y += 3;
};

const heightWithTableStart = (pdf: Pdf, text: string, next: PaperBlock | undefined): number =>
  heightOf(pdf, text, {}, innerArea(pdf).width) +
  (next?.kind === 'table' ? GAP + TABLE_START_SPACE : 0);

/**
 * Returns the height, in points, that must be left on a page to begin a heading there. What follows
 * must be on the same page: facts with a QR code, or a text.
 */
const headingSpace = (pdf: Pdf, following: readonly (PaperBlock | undefined)[]): number => {
  const [facts, code] = following;
  if (facts?.kind === 'text')
    return Math.max(HEADED, HEADING + heightWithTableStart(pdf, facts.text, code));
  if (facts?.kind !== 'facts') return HEADED;
  const [name, value] = columns(pdf, [1, 2]);
  const rows = facts.rows.map(
    ([label, text]) =>
      Math.max(
        heightOf(pdf, label, {}, name?.width ?? 0),
        heightOf(pdf, text, {}, value?.width ?? 0),
      ) + GAP,
  );
  return Math.max(
    HEADED,
    HEADING +
      rows.reduce((sum, height) => sum + height, 0) +
      (code?.kind === 'code' ? qrCodeBlockHeight() : 0),
  );
};

const drawBlocks = (pdf: Pdf, root: Parent, blocks: readonly PaperBlock[]): void => {
  let list: Parent | null = null;
  for (const [index, piece] of blocks.entries()) {
    if (piece.kind === 'heading')
      ensureRoom(pdf, headingSpace(pdf, blocks.slice(index + 1, index + 3)));
    if (piece.kind === 'text')
      ensureRoom(pdf, heightWithTableStart(pdf, piece.text, blocks[index + 1]));
    if (piece.kind !== 'point' && list !== null) {
      list.end();
      list = null;
      pdf.y += 3;
    } else if (piece.kind === 'point' && list === null) {
      list = pdf.struct('L');
      root.add(list);
    }
    block(pdf, list ?? root, piece);
  }
  list?.end();
};

const block = (pdf: Pdf, parent: Parent, piece: PaperBlock): void => {
  const whole = innerArea(pdf);
  switch (piece.kind) {
    case 'heading':
      pdf.y += 10;
      drawText(pdf, parent, 'H2', piece.text, { bold: true, size: 12, colour: SEA }, whole, pdf.y);
      pdf.y += GAP;
      return;
    case 'text':
      drawText(pdf, parent, 'P', piece.text, {}, whole, pdf.y);
      pdf.y += GAP;
      return;
    case 'point':
      pointBlock(pdf, parent, piece);
      return;
    case 'field':
      ensureRoom(pdf, fieldHeight(piece));
      drawField(pdf, parent, piece, whole);
      return;
    case 'sides':
      sideBlock(pdf, parent, piece.sides);
      return;
    case 'facts': {
      const [name, value] = columns(pdf, [1, 2]);
      if (name === undefined || value === undefined) return;
      for (const [label, text] of piece.rows) {
        const quiet = { text: label, type: 'P', style: { colour: QUIET }, place: name } as const;
        drawRow(
          pdf,
          parent,
          [quiet, { text, type: 'P', style: {}, place: { ...value, align: 'left' } }],
          'Div',
        );
      }
      return;
    }
    case 'table':
      tableBlock(pdf, parent, piece);
      return;
    case 'code':
      ensureRoom(pdf, qrCodeBlockHeight());
      drawQrCodeBlock(pdf, parent, piece, whole);
      return;
    case 'annex':
      pdf.addPage();
      drawText(pdf, parent, 'P', piece.label, { bold: true, colour: SEA }, whole, pdf.y);
      drawText(pdf, parent, 'H1', piece.title, { bold: true, size: 16 }, whole, pdf.y + 6);
      for (const line of piece.lines)
        drawText(pdf, parent, 'P', line, { colour: QUIET }, whole, pdf.y + 2);
      pdf.y += 12;
      return;
    case 'total': {
      const [name, value] = columns(pdf, [2, 1]);
      if (name === undefined || value === undefined) return;
      const style = { bold: true, size: 12 };
      drawRow(
        pdf,
        parent,
        [
          { text: piece.name, type: 'P', style, place: name },
          { text: piece.value, type: 'P', style, place: value },
        ],
        'Div',
      );
      pdf.y += GAP;
      return;
    }
  }
};

const stampPage = (pdf: Pdf, stamp: string): void => {
  const { width, height } = pdf.page;
  pdf.save().rotate(-35, { origin: [width / 2, height / 2] });
  applyStyle(pdf, { bold: true, size: 150, colour: SEA })
    .fillOpacity(0.09)
    .text(stamp, 0, height / 2 - 90, { width, align: 'center', lineBreak: false });
  pdf.restore();
};

const footers = (pdf: Pdf, footer: string, stamp: string | undefined): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    const { x, width } = innerArea(pdf);
    const y = pdf.page.height - MARGIN.bottom + 24;
    // The footer is below the margin, where pdfkit would begin a new page. So set the margin to 0.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (stamp !== undefined) stampPage(pdf, stamp);
    applyStyle(pdf, { size: SMALL, colour: QUIET })
      .text(footer, x, y, { width: width - 90, lineBreak: false })
      .text(paperCopy.page(page + 1, count), x, y, { width, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = MARGIN.bottom;
  }
};

type LogoPath = {
  readonly d: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
};

const attribute = (element: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? null;
const paint = (value: string | null): string | null =>
  value !== null && isColour(value) ? value : null;

/** Returns the logo's paths. None if it also has other shapes: the paths alone would look wrong. */
const logoPaths = (svg: string): readonly LogoPath[] => {
  const elements = svg.match(/<(?!\/|svg\b)[^>]*>/g) ?? [];
  return elements.every((element) => element.startsWith('<path '))
    ? elements.map((element) => ({
        d: attribute(element, 'd') ?? '',
        fill: paint(attribute(element, 'fill')),
        stroke: paint(attribute(element, 'stroke')),
        width: Number(attribute(element, 'stroke-width') ?? 1),
      }))
    : [];
};

const drawPicture = (pdf: Pdf, picture: Buffer): void => {
  const { x, width } = innerArea(pdf);
  const height = (HEAD_PICTURE.height * width) / HEAD_PICTURE.width;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .save()
    .roundedRect(x, pdf.y, width, height, ROUNDING)
    .clip()
    .image(picture, x, pdf.y, { width, height })
    .restore();
  pdf.endMarkedContent();
  pdf.y += height;
};

const drawHead = (pdf: Pdf, root: Parent, brand: string, picture: Buffer | null): void => {
  const { x, width } = innerArea(pdf);
  const top = pdf.y;
  const logo = pdf.tokens.logo ?? '';
  const paths = logoPaths(logo);
  const units = Number(/viewBox="0 0 ([\d.]+) /.exec(logo)?.[1] ?? 34);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .save()
    .translate(x, top - 4)
    .scale(LOGO / units);
  for (const { d, fill, stroke, width: thickness } of paths) {
    if (fill !== null) pdf.path(d).fill(fill);
    if (stroke !== null) pdf.path(d).lineWidth(thickness).lineCap('round').stroke(stroke);
  }
  pdf.restore();
  pdf.endMarkedContent();
  const indent = paths.length === 0 ? 0 : LOGO + 8;
  const place: Place = { x: x + indent, width: width - indent };
  drawText(pdf, root, 'P', brand, { bold: true, size: 17 }, place, top + 2);
  pdf.y = top + LOGO + 6;
  if (picture === null) drawRule(pdf, pdf.y);
  else drawPicture(pdf, picture);
};

/** Draws an A4 paper as PDF/A-2a with embedded fonts. Equal papers have equal bytes. */
export const drawPaperPdf = async (
  tokens: BrandTokens,
  requested: PaperSheet,
): Promise<Uint8Array> => {
  const { sheet, face } = chooseFontAndTransliterate(requested, OWN, wideFace);
  const { brand, title, lines, blocks, stamp, footer, madeAt, scene } = sheet;
  const picture = scene === undefined ? null : await renderPaperHeadPicture(scene);
  const filled = blocks.some(({ kind }) => kind === 'field');
  const document = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7',
    // A form with fillable fields cannot be PDF/A, because the fields' font is not embedded.
    ...(filled ? {} : { subset: 'PDF/A-2a' as const }),
    tagged: true,
    displayTitle: true,
    lang: paperCopy.language,
    info: { Title: `${title} ${lines[0] ?? ''}`, Author: brand, CreationDate: new Date(madeAt) },
  });
  const pdf: Pdf = Object.assign(document, { tokens });
  const bytes: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) =>
    pdf
      .on('data', (piece: Uint8Array) => bytes.push(piece))
      .on('end', resolve)
      .on('error', reject),
  );
  pdf.registerFont('regular', face.regular).registerFont('bold', face.bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const whole = innerArea(pdf);
  drawHead(pdf, root, brand, picture);
  drawText(pdf, root, 'H1', title, { bold: true, size: 20 }, whole, pdf.y + 18);
  for (const line of lines) drawText(pdf, root, 'P', line, { colour: QUIET }, whole, pdf.y + 2);
  pdf.y += 18;
  if (filled) initPdfForm(pdf);
  drawBlocks(pdf, root, blocks);
  root.end();
  footers(pdf, footer, stamp);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(bytes));
};
