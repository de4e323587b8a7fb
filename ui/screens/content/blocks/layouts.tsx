import type { ComponentType } from 'react';
import type { HomeLayout, Layout } from '../../../../application/content/content.ts';
import { Html } from '../../../parts/words/Html.tsx';
import { Picture } from '../Picture.tsx';
import type { BlockProps } from './block.ts';
import { Choices } from './Choices.tsx';
import { Enquiry } from './Enquiry.tsx';
import { Instalments } from './Instalments.tsx';
import { Know } from './Know.tsx';
import css from './layouts.module.css';
import { Boxes, Course, Days, Facts, Pictures, Rows, Way } from './lists.tsx';
import { OfferCards } from './OfferCards.tsx';
import { Gallery, Regions } from './Place.tsx';
import { Price } from './Price.tsx';
import { Questions } from './Questions.tsx';
import { Vessels } from './Vessels.tsx';
import { Waves } from './Waves.tsx';

/** Running text, with a picture beside it where it has one. */
const Prose = ({ block }: BlockProps) => {
  const [image] = block.Contents.Images;
  if (image === undefined) return <Html html={block.Contents.HTML} />;
  return (
    <div className={css.beside}>
      <Html html={block.Contents.HTML} />
      <Picture image={image} />
    </div>
  );
};

const Whole = ({ block }: BlockProps) => <Html html={block.Contents.HTML} size="whole" />;

/** Words of a block stand above what its layout makes of its parts. */
const above = (Parts: ComponentType<BlockProps>) => (props: BlockProps) => (
  <>
    <Html html={props.block.Contents.HTML} />
    <Parts {...props} />
  </>
);

/** How each layout of the content looks. A cover is shown by the page itself, and some stand on the home page alone. */
const PARTS: Readonly<Record<Exclude<Layout, 'cover' | HomeLayout>, ComponentType<BlockProps>>> = {
  prose: Prose,
  table: Whole,
  html: Whole,
  action: Prose,
  facts: above(Facts),
  rows: above(Rows),
  pictures: above(Pictures),
  boxes: above(Boxes),
  questions: above(Questions),
  course: above(Course),
  choices: above(Choices),
  price: above(Price),
  days: above(Days),
  way: above(Way),
  offers: above(OfferCards),
  vessels: above(Vessels),
  waves: above(Waves),
  know: above(Know),
  regions: above(Regions),
  gallery: above(Gallery),
  enquiry: Enquiry,
  // The plan first, what is special about it below.
  instalments: (props) => (
    <>
      <Instalments {...props} />
      <Html html={props.block.Contents.HTML} />
    </>
  ),
};

const isShown = (layout: string): layout is keyof typeof PARTS => Object.hasOwn(PARTS, layout);

/** The part that shows a layout; a layout that is unknown here is shown as its words. */
export const partOf = (layout: string): ComponentType<BlockProps> => (isShown(layout) ? PARTS[layout] : Prose);
