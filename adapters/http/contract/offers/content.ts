import type * as t from 'io-ts';
import { list, nullable, object, oneOfCodec, withName } from '../codecs/shapes.ts';
import { identifierCodec } from '../codecs/texts.ts';
import { Bool, Int, SiteId, Text } from '../codecs/values.ts';

export const PageRequest = object({ pageId: identifierCodec(200), siteId: SiteId });

const ContentImage = object({ url: Text, alt: Text, width: Int, height: Int }, { movie: Text });
const ContentButton = object({ Label: Text, Link: Text });

const ContentBox = withName(
  'ContentBox',
  object({
    Id: Text,
    Title: Text,
    Label: Text,
    Text,
    HTML: Text,
    Facts: list(object({ Name: Text, Value: Text })),
    Images: list(ContentImage),
    Buttons: list(ContentButton),
  }),
);
export type ContentBox = t.TypeOf<typeof ContentBox>;

const ContentBlock = withName(
  'ContentBlock',
  object({
    Type: oneOfCodec('TextWithImages', 'MiniBoxes', 'HTML'),
    Layout: Text,
    Ground: oneOfCodec('foam', 'paper', 'sand'),
    Anchor: Text,
    Menu: Text,
    Heading: Text,
    Lead: Text,
    Offers: nullable(
      object({
        Ids: list(Int),
        Urls: list(Text),
        Countries: list(Int),
        Types: list(Int),
        Terms: list(Int),
        Most: Int,
      }),
    ),
    Contents: object({
      Text,
      HTML: Text,
      Images: list(ContentImage),
      Buttons: list(ContentButton),
      Boxes: list(ContentBox),
    }),
  }),
);
export type ContentBlock = t.TypeOf<typeof ContentBlock>;

export const ContentPage = withName(
  'ContentPage',
  object({
    PageId: Text,
    Route: Text,
    Shape: oneOfCodec('plain', 'guide', 'place'),
    Changed: Text,
    Listed: Bool,
    META: object({ Title: Text, Description: Text, Keywords: Text }),
    Contents: list(ContentBlock),
    Document: nullable(object({ File: Text, Version: Text, From: Text, Sample: Bool })),
  }),
);
export type ContentPage = t.TypeOf<typeof ContentPage>;
export const PageAnswer = object({ Page: ContentPage });

const Question = object({
  Id: Text,
  Formerly: list(Text),
  Question: Text,
  Answer: Text,
  Places: list(Text),
  Traits: list(Text),
  NotTraits: list(Text),
  Countries: list(Int),
});
const QuestionCategory = object({ Id: Text, Name: Text, QuestionsList: list(Question) });
export type QuestionCategory = t.TypeOf<typeof QuestionCategory>;
export const FaqAnswer = object({ FAQ: list(QuestionCategory) });
