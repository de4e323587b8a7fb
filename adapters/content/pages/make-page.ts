import { chooseFaqQuestions } from '../../../application/content/choose-questions.ts';
import {
  type BlockType,
  type ContentBlock,
  type ContentBox,
  type ContentImage,
  type ContentPage,
  HOME_LAYOUTS,
  isHomeLayout,
  type Layout,
  type Question,
  type QuestionCategory,
} from '../../../application/content/content.ts';
import { filmUrl, movingSceneUrl } from '../../http/contract/scenes.ts';
import { addNoBreakSpaces } from '../../words/text.pl.ts';
import { type PictureFinder, renderMarkdown } from '../markdown.ts';
import { publicPageOf } from './public-page.ts';
import type { BlockFile, BoxFile, CategoryFile, PageFile, PictureFile } from './read-files.ts';

const SHAPES = {
  wide: [1440, 560],
  phone: [720, 540],
  card: [1200, 800],
  tile: [720, 600],
  upright: [720, 900],
} as const;
const FIRST_VIEW = [
  [1440, 860],
  [1100, 790],
  [1000, 960],
  [720, 1340],
] as const;

const sceneImage = (
  scene: string,
  alt: string,
  [width, height]: readonly [number, number],
  more = '',
): ContentImage => ({
  url: `/sceny/${scene}-${width}x${height}${more}.svg`,
  alt,
  width,
  height,
});

/**
 * Returns a picture in each size that its layout needs. The layout `scenes`, at the top of the home
 * page, needs four sizes. `cover` and `choices` need two sizes, other layouts one.
 */
const imagesOf = (picture: PictureFile, layout: Layout): readonly ContentImage[] => {
  if ('url' in picture) return [picture];
  const { scene, alt, film } = picture;
  if (layout === 'scenes')
    return FIRST_VIEW.map((shape, index) => {
      const still = sceneImage(scene, alt, shape, '-tytul');
      if (film === undefined) return { ...still, movie: movingSceneUrl(still.url) };
      if (index === 0) return { ...still, movie: filmUrl(film) };
      return index === FIRST_VIEW.length - 1
        ? { ...still, movie: filmUrl(`${film}-telefon`) }
        : still;
    });
  if (layout === 'destinations') return [sceneImage(scene, alt, SHAPES.tile)];
  if (layout === 'story') return [sceneImage(scene, alt, SHAPES.upright)];
  // Pages' covers and choices need wide pictures. A card's shape is too narrow for them: it would
  // cut off the yacht's sail.
  if (layout !== 'cover' && layout !== 'choices') return [sceneImage(scene, alt, SHAPES.card)];
  return [sceneImage(scene, alt, SHAPES.wide), sceneImage(scene, alt, SHAPES.phone)];
};

/** Cache of rendered Markdown, because most texts stay the same all day. Emptied when full. */
const rendered = new WeakMap<PictureFinder, Map<string, string>>();
const MOST_RENDERED = 4000;

const renderText = (drawingOf: PictureFinder, markdown = ''): string => {
  if (markdown.trim() === '') return '';
  const texts = rendered.get(drawingOf) ?? new Map<string, string>();
  rendered.set(drawingOf, texts);
  const cached = texts.get(markdown);
  if (cached !== undefined) return cached;
  if (texts.size >= MOST_RENDERED) texts.clear();
  const { html } = renderMarkdown(markdown, drawingOf);
  texts.set(markdown, html);
  return html;
};

const SIGNS: Readonly<Record<string, string>> = {
  '&#x26;': '&',
  '&#x3C;': '<',
  '&amp;': '&',
  '&lt;': '<',
  '&quot;': '"',
};

const linesOf = (markup: string): string =>
  markup
    .replace(/<\/(?:p|li|h\d|tr|dt|dd|figcaption)>/g, '\n')
    .replace(/<\/t[hd]>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&[#\w]+;/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();

const withoutEmptyLines = (lines: readonly (string | undefined)[]): readonly string[] =>
  lines.flatMap((line) => (line === undefined || line === '' ? [] : [line]));

const MINI_BOX_LAYOUTS: readonly Layout[] = [
  'facts',
  'rows',
  'boxes',
  'questions',
  'course',
  'choices',
  'price',
  'days',
  'vessels',
  'instalments',
  'know',
  'regions',
  'gallery',
  ...HOME_LAYOUTS.filter((layout) => layout !== 'letter'),
];

const typeOf = (layout: Layout): BlockType =>
  layout === 'html' ? 'HTML' : MINI_BOX_LAYOUTS.includes(layout) ? 'MiniBoxes' : 'TextWithImages';

const boxOf = (box: BoxFile, layout: Layout, drawingOf: PictureFinder): ContentBox => ({
  id: box.id ?? '',
  title: addNoBreakSpaces(box.title),
  label: addNoBreakSpaces(box.label ?? ''),
  text: addNoBreakSpaces(box.lead ?? ''),
  html: renderText(drawingOf, box.text),
  facts: (box.facts ?? []).map(({ name, value }) => ({
    name: addNoBreakSpaces(name),
    value: addNoBreakSpaces(value),
  })),
  images: (box.pictures ?? []).flatMap((picture) => imagesOf(picture, layout)),
  buttons: box.buttons ?? [],
});

const questionBox = ({ id, question, answer }: Question): ContentBox => ({
  id,
  title: question,
  label: '',
  text: linesOf(answer),
  html: answer,
  facts: [],
  images: [],
  buttons: [],
});

const questionsOf = (
  { questions }: BlockFile,
  categories: readonly QuestionCategory[],
): readonly Question[] => {
  if (questions === undefined) return [];
  const { ids = [], place, traits, country, most } = questions;
  const all = categories.flatMap((category) => category.questions);
  const named = ids.map((id) => {
    const found = all.find((question) => question.id === id);
    if (found === undefined) throw new Error(`No question of faq/ has the id ${id}`);
    return found;
  });
  if (place === undefined) return named;
  const chosen = chooseFaqQuestions(categories, {
    place,
    ...(traits === undefined ? {} : { traits }),
    ...(country === undefined ? {} : { countryId: country }),
    ...(most === undefined ? {} : { most }),
  });
  return [...named, ...chosen.filter(({ id }) => !ids.includes(id))];
};

const blockOf = (
  block: BlockFile,
  categories: readonly QuestionCategory[],
  drawingOf: PictureFinder,
): ContentBlock => {
  const { layout, anchor = '', heading = '', lead = '', offers } = block;
  const body = renderText(drawingOf, block.text);
  const boxes = [
    ...(block.boxes ?? []).map((box) => boxOf(box, layout, drawingOf)),
    ...questionsOf(block, categories).map(questionBox),
  ];
  const texts = boxes.flatMap((box) => [
    box.title,
    box.text,
    box.id !== '' && box.text !== '' ? '' : linesOf(box.html),
  ]);
  return {
    type: typeOf(layout),
    layout,
    ground: block.ground ?? 'foam',
    anchor,
    menu: block.menu ?? '',
    heading: addNoBreakSpaces(heading),
    lead: addNoBreakSpaces(lead),
    text: withoutEmptyLines([heading, lead, linesOf(body), ...texts]).join('\n'),
    html: body,
    images: (block.pictures ?? []).flatMap((picture) => imagesOf(picture, layout)),
    buttons: block.buttons ?? [],
    boxes,
    offers:
      offers === undefined
        ? null
        : {
            ids: offers.ids ?? [],
            urls: offers.urls ?? [],
            countries: offers.countries ?? [],
            types: offers.types ?? [],
            terms: offers.terms ?? [],
            most: offers.most ?? 3,
          },
  };
};

/** Builds a content page from its file. Throws if the Markdown or a block's layout is invalid. */
export const makePage = (
  file: PageFile,
  categories: readonly QuestionCategory[],
  findPicture: PictureFinder,
): ContentPage => {
  const [stray] =
    file.ownScreen === true ? [] : file.blocks.filter(({ layout }) => isHomeLayout(layout));
  if (stray !== undefined)
    throw new Error(`The layout ${stray.layout} is allowed only on the home page`);
  return {
    ...publicPageOf(file),
    shape: file.shape ?? 'plain',
    keywords: file.keywords ?? [],
    blocks: file.blocks.map((block) => blockOf(block, categories, findPicture)),
  };
};

export const makeCategory = (
  { id, name, questions }: CategoryFile,
  findPicture: PictureFinder,
): QuestionCategory => ({
  id,
  name: addNoBreakSpaces(name),
  questions: questions.map(
    ({ id: address, formerly, question, answer, places, traits, notTraits, countries }) => ({
      id: address,
      question: addNoBreakSpaces(question),
      answer: renderText(findPicture, answer),
      places: places ?? [],
      traits: traits ?? [],
      formerly: formerly ?? [],
      notTraits: notTraits ?? [],
      countries: countries ?? [],
    }),
  ),
});
