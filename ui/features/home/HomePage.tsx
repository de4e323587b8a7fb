import type { ComponentType } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import type { HomeLayout } from '../../../application/content/content.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Html, renderUnbreakable } from '../../parts/words/Html.tsx';
import { ContentPicture } from '../../shared/content/ContentPicture.tsx';
import { optionalNewsletter } from '../../shared/newsletter/newsletter-part.ts';
import { CardGrid, OfferCard } from '../../shared/offers/OfferCard.tsx';
import { PageLoadFailure } from '../../shared/offers/PageLoadFailure.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import type { PageData } from '../../state/page-data.ts';
import { DestinationTiles } from './DestinationTiles.tsx';
import { Hero } from './Hero.tsx';
import { type HomeProps, HomeSection } from './HomeSection.tsx';
import { ReviewCarousel } from './ReviewCarousel.tsx';
import {
  ClaimsRow,
  CruiseStyles,
  PartnerLogos,
  SlidesRow,
  SquarePicturesRow,
  StepsRow,
} from './Rows.tsx';
import css from './Story.module.css';

const Story = ({ block }: HomeProps) => (
  <section className={joinClasses('section', css.story)} id={block.Anchor}>
    <div className={`wrap ${css.columns}`}>
      <div className={css.words}>
        <h2>{block.Heading}</h2>
        <p className="lead">{renderUnbreakable(block.Lead)}</p>
        <div className={css.more}>
          <Html html={block.Contents.HTML} />
        </div>
        {block.Contents.Buttons.map(({ Label, Link }) => (
          <p key={Link}>
            <ButtonLink kind="line" href={Link}>
              {Label}
            </ButtonLink>
          </p>
        ))}
      </div>
      <ol className={css.day}>
        {block.Contents.Boxes.map(({ Title, Label, Text, Images: [picture] }) => (
          <li key={Title}>
            {picture !== undefined && <ContentPicture image={picture} />}
            <p className={css.hour}>{renderUnbreakable(Label)}</p>
            <h3>{Title}</h3>
            <p>{renderUnbreakable(Text)}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

/** The server has already removed featured offers that cannot be booked (P-041). */
const Featured = ({ block, data }: HomeProps) =>
  data.featured.length === 0 ? null : (
    <HomeSection block={block}>
      <CardGrid compact>
        {data.featured.map((offer) => (
          <OfferCard key={offer.OfferId} offer={offer} />
        ))}
      </CardGrid>
    </HomeSection>
  );

const Words = ({ block }: HomeProps) => (
  <HomeSection block={block}>
    <Html html={block.Contents.HTML} />
  </HomeSection>
);

const PARTS: Readonly<Record<HomeLayout | 'offers' | 'course', ComponentType<HomeProps>>> = {
  scenes: Hero,
  claims: ClaimsRow,
  story: Story,
  voices: ReviewCarousel,
  destinations: DestinationTiles,
  styles: CruiseStyles,
  offers: Featured,
  slides: SlidesRow,
  course: StepsRow,
  letter: ({ block }) => <optionalNewsletter.Part title={block.Heading} lead={block.Lead} />,
  squares: SquarePicturesRow,
  signs: PartnerLogos,
};
const isShown = (layout: string): layout is keyof typeof PARTS => Object.hasOwn(PARTS, layout);

export const HomePage = () => {
  const data = usePageData('home');
  return data ? <HomeScreen {...data} /> : <PageLoadFailure />;
};

export const HomeScreen = (data: PageData<'home'>) =>
  data.page === null ? (
    <PageLoadFailure />
  ) : (
    <ShopPage over current={pages.home}>
      {data.page.Contents.map((block, index) => {
        const Part = isShown(block.Layout) ? PARTS[block.Layout] : Words;
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks never changes
        return <Part key={index} block={block} data={data} />;
      })}
    </ShopPage>
  );
