import { validGuarantee } from '../../domain/shop-changes/commands.ts';
import { contentFileNames, contentText } from './content-folder.ts';
import { NO_FIGURE } from './example-figures.ts';
import { type FigureSources, figureKeysIn, fillFigures } from './figures.ts';
import { withoutGuarantee } from './pages/files-content.ts';
import { type PageFile, readContentFiles } from './pages/read-files.ts';

type Sources = Omit<FigureSources, 'site'>;

/** A bill leaves out a part without an amount, so a missing figure there is not shown. */
const withoutEmptyParts = ({ blocks, ...page }: PageFile, sources: FigureSources): PageFile => ({
  ...page,
  blocks: blocks.map((block) =>
    block.layout !== 'waves' || block.boxes === undefined
      ? block
      : {
          ...block,
          boxes: block.boxes.filter(({ facts = [] }) =>
            facts.every(
              ({ name, value }) => name !== 'PLN' || Number(fillFigures(value, sources)) > 0,
            ),
          ),
        },
  ),
});

/**
 * Lists the figures for which pages, questions and posts show a dash, because no setting, seller or
 * offer of a brand has a value. Lists the problems of the files if they cannot be read.
 */
export const findMissingFigures = async (
  folder: string,
  brands: readonly Sources[],
): Promise<readonly string[]> => {
  const files = await readContentFiles(folder);
  if (files.isErr()) return files.error;
  const posts = contentFileNames(folder, 'blog', '.md').map((name) => `blog/${name}`);
  const { site, pages, categories } = files.value;
  const found = brands.flatMap((brand) => {
    const sources = { ...brand, site };
    const guaranteed = validGuarantee(brand.seller, brand.today) !== null;
    const texts = [
      { name: 'site.yaml', value: [site.styles, site.newWay] },
      ...pages.map(({ name, file }) => ({
        name,
        value: withoutEmptyParts(guaranteed ? file : withoutGuarantee(file), sources),
      })),
      ...categories.map(({ name, file }) => ({ name, value: file })),
      ...posts.map((name) => ({ name, value: contentText(folder, name) })),
    ];
    const fees = brand.brand.cancellation.terms.length;
    return texts.flatMap(({ name, value }) => {
      const keys = figureKeysIn(JSON.stringify(value));
      const named = keys.filter((key) => /^cancel\.\d\.percent$/.test(key)).length;
      const unnamed =
        named > 0 && named < fees
          ? [
              `${name} names ${named} of ${fees} cancellation fees. Write {{cancel.rows}} or {{cancel.steps}} instead.`,
            ]
          : [];
      const dashes = keys
        .filter((key) => fillFigures(`{{${key}}}`, sources) === NO_FIGURE)
        .map((key) => {
          const lines = (contentText(folder, name) ?? '').split('\n');
          const line = lines.findIndex((each) => figureKeysIn(each).includes(key));
          return `${name}:${line + 1} shows a dash for {{${key}}}: no setting, seller or offer has a value. Change the text, or add the value.`;
        });
      return [...unnamed, ...dashes];
    });
  });
  return [...new Set(found)];
};
