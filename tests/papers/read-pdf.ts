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
