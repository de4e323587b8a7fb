import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDocumentPdfPrinter } from '../../adapters/papers/document.ts';
import type { ContentPage } from '../../application/content/content.ts';
import { allPages } from '../adapters/content/demo-content.ts';
import { DEMO_TOKENS } from '../support/brand-tokens.ts';
import { pdfText, pdfTitle } from './read-pdf.ts';

type Made = {
  readonly page: ContentPage;
  readonly document: NonNullable<ContentPage['document']>;
  readonly file: Uint8Array;
};
let documents: readonly Made[];
beforeAll(async () => {
  documents = await Promise.all(
    (await allPages()).flatMap((page) =>
      page.document === null
        ? []
        : [
            createDocumentPdfPrinter(DEMO_TOKENS)
              .print(page, 'Kilwater')
              .then((file) => ({ page, document: page.document ?? expect.fail(), file })),
          ],
    ),
  );
});
const documentNamed = (name: string): Made =>
  documents.find(({ document }) => document.name === name) ??
  expect.fail(`There is no document ${name}`);

const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x26;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
const letters = (text: string): string => text.replace(/(?<=^|\s)\d+\.(?=\s|$)|[\s•|]/g, '');

describe('the shop’s PDF documents (P-117)', () => {
  it('R38.7: they are nine documents and the standard information form, all with different texts', async () => {
    expect(documents.map(({ document }) => document.name).toSorted()).toEqual([
      'formularz-informacyjny',
      'gwarancja',
      'izba-turystyki',
      'polityka-prywatnosci',
      'regulamin-serwisu',
      'ubezpieczenie-kosztow-rezygnacji',
      'warunki-ubezpieczenia',
      'warunki-uczestnictwa',
      'zezwolenie',
      'zgloszenie-szkody',
    ]);
    const texts = await Promise.all(documents.map(({ file }) => pdfText(file)));
    expect(new Set(texts).size).toBe(10);
  });

  it('have the whole text of their pages, with version and date', async () => {
    for (const { page, document, file } of documents) {
      const contents = letters(await pdfText(file));
      for (const { heading, html } of page.blocks) {
        expect(contents, document.name).toContain(letters(heading));
        for (const [, paragraph = ''] of html.matchAll(/<(?:p|li|td)[^>]*>(.*?)<\/(?:p|li|td)>/gs))
          expect(contents, document.name).toContain(letters(words(paragraph)));
      }
      const day = document.from.split('-').reverse().join('.');
      expect(contents).toContain(letters(`Wersja ${document.version}, obowiązuje od ${day}`));
      expect(await pdfTitle(file)).toContain(page.blocks[0]?.heading);
    }
  });

  it('are tagged PDFs in Polish: assistive technology finds headings, lists and tables', async () => {
    for (const { document, file } of documents) {
      const pdf = await getDocumentProxy(Uint8Array.from(file));
      expect(await pdf.getMarkInfo(), document.name).toMatchObject({ Marked: true });
      expect((await pdf.getMetadata()).info, document.name).toMatchObject({ Language: 'pl-PL' });
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
      expect(tree, document.name).toContain('"role":"H1"');
    }
    const terms = await getDocumentProxy(
      Uint8Array.from(documentNamed('warunki-uczestnictwa').file),
    );
    const trees = await Promise.all(
      Array.from({ length: terms.numPages }, async (_, n) =>
        JSON.stringify(await (await terms.getPage(n + 1)).getStructTree()),
      ),
    );
    for (const role of ['H2', 'L', 'LI', 'LBody', 'Table', 'TH', 'TD'])
      expect(trees.join()).toContain(`"role":"${role}"`);
  });

  it('only documents that each seller must replace by its own are marked as samples („WZÓR”)', async () => {
    for (const { document, file } of documents)
      expect([document.name, /WZÓR/.test(await pdfText(file))]).toEqual([
        document.name,
        ['zezwolenie', 'gwarancja', 'izba-turystyki'].includes(document.name),
      ]);
  });

  it('include a form for reporting damage; its fields can be filled in and have accessible names', async () => {
    const { document, file } = documentNamed('zgloszenie-szkody');
    const pdf = await getDocumentProxy(Uint8Array.from(file));
    const fields = document.fields.flatMap((group) => group.fields);
    const found = await pdf.getFieldObjects();
    expect(Object.keys(found ?? {}).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
    for (const [each] of Object.values(found ?? {}))
      expect(each).toMatchObject({ type: 'text', editable: true });
    const widgets = (
      await Promise.all(
        Array.from({ length: pdf.numPages }, async (_, n) =>
          (await pdf.getPage(n + 1)).getAnnotations(),
        ),
      )
    ).flat();
    for (const { name, label, lines } of fields) {
      const widget = widgets.find(({ fieldName }) => fieldName === name);
      expect([name, widget?.alternativeText, widget?.multiLine]).toEqual([name, label, lines > 1]);
    }
  });

  it('include a claim form that can be filled in by hand: each field has a box on the page', async () => {
    const { document, file } = documentNamed('zgloszenie-szkody');
    const { OPS } = await getResolvedPDFJS();
    const pdf = await getDocumentProxy(Uint8Array.from(file));
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, n) =>
        (await pdf.getPage(n + 1)).getOperatorList(),
      ),
    );
    const strokes = pages.flatMap(({ fnArray, argsArray }) =>
      fnArray.flatMap((fn, index) =>
        fn === OPS.constructPath && argsArray[index]?.[0] === OPS.stroke ? [index] : [],
      ),
    );
    expect(strokes.length).toBeGreaterThanOrEqual(
      document.fields.flatMap((group) => group.fields).length,
    );
  });

  it('have the same bytes each time if the text is the same', async () => {
    const { page, file } = documentNamed('gwarancja');
    expect(await createDocumentPdfPrinter(DEMO_TOKENS).print(page, 'Kilwater')).toEqual(file);
  });
});
