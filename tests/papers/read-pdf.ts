import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export const pdfText = async (file: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(file)), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ');
};

export const pdfLines = async (file: Uint8Array): Promise<readonly string[]> =>
  (
    await extractText(await getDocumentProxy(Uint8Array.from(file)), { mergePages: true })
  ).text.split('\n');

/** Returns the first page's pieces of text with the x of their right edges, in points. */
export const pdfRightEdges = async (
  file: Uint8Array,
): Promise<readonly { readonly text: string; readonly right: number }[]> => {
  const page = await (await getDocumentProxy(Uint8Array.from(file))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? { text: item.str.replaceAll(/\s/g, ' '), right: Number(item.transform[4]) + item.width }
      : [],
  );
};

export const pdfPageCount = async (file: Uint8Array): Promise<number> =>
  (await getDocumentProxy(Uint8Array.from(file))).numPages;

export const pdfTitle = async (file: Uint8Array): Promise<unknown> =>
  (await getMeta(await getDocumentProxy(Uint8Array.from(file)))).info.Title;

export const pdfLinks = async (file: Uint8Array): Promise<readonly string[]> => {
  const pdf = await getDocumentProxy(Uint8Array.from(file));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  return annotations.flatMap(
    ({ url, unsafeUrl }: { url?: string; unsafeUrl?: string }) => url ?? unsafeUrl ?? [],
  );
};
