import type {
  ContentBlock as Block,
  ContentBox as Box,
  ContentButton as Button,
  QuestionCategory as Category,
  ContentPage as Page,
} from '../../../../application/content/content.ts';
import type {
  ContentBlock,
  ContentBox,
  ContentPage,
  QuestionCategory,
} from '../../contract/offers/content.ts';
import { documentFileUrl } from '../../contract/pages.pl.ts';

const presentButton = ({ label, link }: Button) => ({ Label: label, Link: link });

const presentBox = ({ id, title, label, text, html, facts, images, buttons }: Box): ContentBox => ({
  Id: id,
  Title: title,
  Label: label,
  Text: text,
  HTML: html,
  Facts: facts.map(({ name, value }) => ({ Name: name, Value: value })),
  Images: [...images],
  Buttons: buttons.map(presentButton),
});

const presentBlock = (block: Block): ContentBlock => ({
  Type: block.type,
  Layout: block.layout,
  Ground: block.ground,
  Anchor: block.anchor,
  Menu: block.menu,
  Heading: block.heading,
  Lead: block.lead,
  Offers: block.offers && {
    Ids: [...block.offers.ids],
    Urls: [...block.offers.urls],
    Countries: [...block.offers.countries],
    Types: [...block.offers.types],
    Terms: [...block.offers.terms],
    Most: block.offers.most,
  },
  Contents: {
    Text: block.text,
    HTML: block.html,
    Images: [...block.images],
    Buttons: block.buttons.map(presentButton),
    Boxes: block.boxes.map(presentBox),
  },
});

export const presentPage = (page: Page): ContentPage => ({
  PageId: page.pageId,
  Route: page.route,
  Shape: page.shape,
  Changed: page.changed,
  Listed: page.listed,
  META: { Title: page.title, Description: page.description, Keywords: page.keywords.join(', ') },
  Contents: page.blocks.map(presentBlock),
  Document: page.document && {
    File: documentFileUrl(page.document.name),
    Version: page.document.version,
    From: page.document.from,
    Sample: page.document.sample,
  },
});

export const presentQuestions = (categories: readonly Category[]): QuestionCategory[] =>
  categories.map(({ id, name, questions }) => ({
    Id: id,
    Name: name,
    QuestionsList: questions.map(
      ({ id: address, formerly, question, answer, places, traits, notTraits, countries }) => ({
        Id: address,
        Formerly: [...formerly],
        Question: question,
        Answer: answer,
        Places: [...places],
        Traits: [...traits],
        NotTraits: [...notTraits],
        Countries: [...countries],
      }),
    ),
  }));
