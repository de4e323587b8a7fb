import type { ComponentType } from 'react';
import type { HomeLayout, Layout } from '../../../../application/content/content.ts';
import { Html } from '../../../parts/words/Html.tsx';
import { CompanyTripForm, EnquiryForm, JobForm } from '../../../shared/contact/EnquiryForms.tsx';
import { ContentPicture } from '../../../shared/content/ContentPicture.tsx';
import { BillAsWaves } from './BillAsWaves.tsx';
import type { BlockProps } from './block.ts';
import { ChoicesBlock } from './ChoicesBlock.tsx';
import { GoodToKnowBlock } from './GoodToKnowBlock.tsx';
import { Instalments } from './Instalments.tsx';
import css from './layouts.module.css';
import {
  CardsBlock,
  DayPartsBlock,
  FactsBlock,
  NextPagesBlock,
  PictureListBlock,
  StepListBlock,
  TextRowsBlock,
} from './lists.tsx';
import { OfferCards } from './OfferCards.tsx';
import { GalleryBlock, Regions } from './Place.tsx';
import { PriceIncludesBlock } from './PriceIncludesBlock.tsx';
import { Questions } from './Questions.tsx';
import { Vessels } from './Vessels.tsx';

const Form = ({ data }: Pick<BlockProps, 'data'>) => {
  if (data.page.PageId === 'companyTrip') return <CompanyTripForm />;
  if (data.page.PageId === 'work') return <JobForm />;
  const vessels = data.page.Contents.filter(({ Layout }) => Layout === 'vessels').flatMap(
    ({ Contents }) => Contents.Boxes,
  );
  return (
    <EnquiryForm
      places={(data.frame?.destinations ?? []).map(({ name }) => name)}
      vessels={vessels.map(({ Title }) => Title)}
    />
  );
};

const Enquiry = ({ block, data }: BlockProps) => (
  <>
    <Html html={block.Contents.HTML} />
    <Form data={data} />
  </>
);

const Prose = ({ block }: BlockProps) => {
  const [image] = block.Contents.Images;
  if (image === undefined) return <Html html={block.Contents.HTML} />;
  return (
    <div className={css.beside}>
      <Html html={block.Contents.HTML} />
      <ContentPicture image={image} />
    </div>
  );
};

const Whole = ({ block }: BlockProps) => <Html html={block.Contents.HTML} size="whole" />;

const withTextAbove = (Parts: ComponentType<BlockProps>) => (props: BlockProps) => (
  <>
    <Html html={props.block.Contents.HTML} />
    <Parts {...props} />
  </>
);

const PARTS: Readonly<Record<Exclude<Layout, 'cover' | HomeLayout>, ComponentType<BlockProps>>> = {
  prose: Prose,
  table: Whole,
  html: Whole,
  action: Prose,
  facts: withTextAbove(FactsBlock),
  rows: withTextAbove(TextRowsBlock),
  pictures: withTextAbove(PictureListBlock),
  boxes: withTextAbove(CardsBlock),
  questions: withTextAbove(Questions),
  course: withTextAbove(StepListBlock),
  choices: withTextAbove(ChoicesBlock),
  price: withTextAbove(PriceIncludesBlock),
  days: withTextAbove(DayPartsBlock),
  way: withTextAbove(NextPagesBlock),
  offers: withTextAbove(OfferCards),
  vessels: withTextAbove(Vessels),
  waves: withTextAbove(BillAsWaves),
  know: withTextAbove(GoodToKnowBlock),
  regions: withTextAbove(Regions),
  gallery: withTextAbove(GalleryBlock),
  enquiry: Enquiry,
  instalments: (props) => (
    <>
      <Instalments {...props} />
      <Html html={props.block.Contents.HTML} />
    </>
  ),
};

const isShown = (layout: string): layout is keyof typeof PARTS => Object.hasOwn(PARTS, layout);

export const blockComponentOf = (layout: string): ComponentType<BlockProps> =>
  isShown(layout) ? PARTS[layout] : Prose;
