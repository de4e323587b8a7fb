import * as t from 'io-ts';
import {
  isLayout,
  LAYOUTS,
  type Layout,
  QUESTION_PLACES,
  type QuestionPlace,
} from '../../../application/content/content.ts';
import { isDay } from '../../../domain/calendar.ts';

const matching = <A extends string>(name: string, is: (text: string) => text is A): t.Type<A> => {
  const fits = (u: unknown): u is A => typeof u === 'string' && is(u);
  return new t.Type<A>(
    name,
    fits,
    (u, c) => (fits(u) ? t.success(u) : t.failure(u, c)),
    t.identity,
  );
};

const Line = matching('one line of text', (text): text is string => /^\S(?:[^\n]*\S)?$/.test(text));
const Anchor = matching('lower-case words joined by hyphens', (text): text is string =>
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text),
);
const Link = matching('an address', (text): text is string =>
  /^(?:\/|#|https:\/\/|mailto:|tel:)\S*$/.test(text),
);
const DayCodec = matching('a day', (text): text is string => isDay(text));
const LayoutCodec: t.Type<Layout> = matching(`a layout: ${LAYOUTS.join(', ')}`, isLayout);
const Place: t.Type<QuestionPlace> = matching(
  'a place of questions',
  (text): text is QuestionPlace => QUESTION_PLACES.some((place) => place === text),
);
const Route = matching('an address of the shop', (text): text is string =>
  /^\/[^\s?#]*$/.test(text),
);
const Numbers = t.readonlyArray(t.number);

const Picture = t.union([
  t.intersection([t.strict({ scene: Line, alt: Line }), t.exact(t.partial({ film: Anchor }))]),
  t.strict({ url: Route, alt: Line, width: t.number, height: t.number }),
]);
const Button = t.strict({ label: Line, link: Link });

const shared = {
  text: t.string,
  pictures: t.readonlyArray(Picture),
  buttons: t.readonlyArray(Button),
};

const Box = t.intersection([
  t.strict({ title: Line }),
  t.exact(
    t.partial({
      id: Anchor,
      label: Line,
      lead: Line,
      facts: t.readonlyArray(t.strict({ name: Line, value: Line })),
      ...shared,
    }),
  ),
]);

const QuestionsCodec = t.exact(
  t.partial({
    place: Place,
    traits: t.readonlyArray(Line),
    country: t.number,
    most: t.number,
    ids: t.readonlyArray(Anchor),
  }),
);

const Block = t.intersection([
  t.strict({ layout: LayoutCodec }),
  t.exact(
    t.partial({
      ground: t.union([t.literal('foam'), t.literal('paper'), t.literal('sand')]),
      anchor: Anchor,
      menu: Line,
      heading: Line,
      lead: Line,
      boxes: t.readonlyArray(Box),
      questions: QuestionsCodec,
      offers: t.exact(
        t.partial({
          ids: Numbers,
          urls: t.readonlyArray(Anchor),
          countries: Numbers,
          types: Numbers,
          terms: Numbers,
          most: t.number,
        }),
      ),
      ...shared,
    }),
  ),
]);

const PageDocument = t.intersection([
  t.strict({ name: Anchor, version: Line, from: DayCodec }),
  t.exact(
    t.partial({
      sample: t.boolean,
      fields: t.readonlyArray(
        t.strict({
          title: Line,
          fields: t.readonlyArray(
            t.intersection([
              t.strict({ name: Anchor, label: Line }),
              t.exact(t.partial({ lines: t.number })),
            ]),
          ),
        }),
      ),
    }),
  ),
]);

export const PageCodec = t.intersection([
  t.strict({
    pageId: Line,
    route: Route,
    title: Line,
    description: Line,
    changed: DayCodec,
    blocks: t.readonlyArray(Block),
  }),
  t.exact(
    t.partial({
      keywords: t.readonlyArray(Line),
      shape: t.union([t.literal('plain'), t.literal('guide'), t.literal('place')]),
      listed: t.boolean,
      ownScreen: t.boolean,
      document: PageDocument,
    }),
  ),
]);
export type PageFile = t.TypeOf<typeof PageCodec>;
export type BlockFile = PageFile['blocks'][number];
export type BoxFile = NonNullable<BlockFile['boxes']>[number];
export type PictureFile = t.TypeOf<typeof Picture>;

export const CategoryCodec = t.strict({
  id: Anchor,
  name: Line,
  order: t.number,
  questions: t.readonlyArray(
    t.intersection([
      t.strict({ id: Anchor, question: Line, answer: t.string }),
      t.exact(
        t.partial({
          formerly: t.readonlyArray(Anchor),
          places: t.readonlyArray(Place),
          traits: t.readonlyArray(Line),
          notTraits: t.readonlyArray(Line),
          countries: Numbers,
        }),
      ),
    ]),
  ),
});
export type CategoryFile = t.TypeOf<typeof CategoryCodec>;
