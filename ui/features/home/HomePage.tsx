import type { ComponentType } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import type { HomeLayout } from '../../../application/content/content.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Html, renderUnbreakable } from '../../parts/words/Html.tsx';
import { ContentPicture } from '../../shared/content/ContentPicture.tsx';
import { newsletterPart } from '../../shared/newsletter/newsletter-part.ts';
import { MissingPage } from '../../shared/offers/MissingPage.tsx';
import { CardGrid, OfferCard } from '../../shared/offers/OfferCard.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import type { PageData } from '../../state/page-data.ts';
import { Band, type HomeProps } from './Band.tsx';
import { Hero } from './Hero.tsx';
import { Places } from './Places.tsx';
import { ClaimsRow, PartnerLogos, Slides, Squares, Steps, Styles } from './Rows.tsx';
import css from './Story.module.css';
import { Voices } from './Voices.tsx';

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
    <Band block={block}>
      <CardGrid compact>
        {data.featured.map((offer) => (
          <OfferCard key={offer.OfferId} offer={offer} />
        ))}
      </CardGrid>
    </Band>
  );

const Words = ({ block }: HomeProps) => (
  <Band block={block}>
    <Html html={block.Contents.HTML} />
  </Band>
);

const PARTS: Readonly<Record<HomeLayout | 'offers' | 'course', ComponentType<HomeProps>>> = {
  scenes: Hero,
  claims: ClaimsRow,
  story: Story,
  voices: Voices,
  destinations: Places,
  styles: Styles,
  offers: Featured,
  slides: Slides,
  course: Steps,
  letter: ({ block }) => <newsletterPart.Part title={block.Heading} lead={block.Lead} />,
  squares: Squares,
  signs: PartnerLogos,
};
const isShown = (layout: string): layout is keyof typeof PARTS => Object.hasOwn(PARTS, layout);

export const HomePage = () => {
  const data = usePageData('home');
  return data ? <HomeScreen {...data} /> : <MissingPage />;
};

export const HomeScreen = (data: PageData<'home'>) =>
  data.page === null ? (
    <MissingPage />
  ) : (
    <ShopPage over current={pages.home}>
      {data.page.Contents.map((block, index) => {
        const Part = isShown(block.Layout) ? PARTS[block.Layout] : Words;
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks never changes
        return <Part key={index} block={block} data={data} />;
      })}
    </ShopPage>
  );
