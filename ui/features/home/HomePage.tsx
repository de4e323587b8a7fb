import type { ComponentType } from 'react';
import { offerListUrl } from '../../../adapters/http/contract/list-query.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import type { HomeLayout } from '../../../application/content/content.ts';
import { nouns } from '../../copy/offers.pl.ts';
import { reviewsCopy } from '../../copy/reviews.pl.ts';
import { joinShortWordsByNoBreakSpaces, pluralize } from '../../format.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Carousel } from '../../parts/Carousel.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Html, renderUnbreakableParts } from '../../parts/words/Html.tsx';
import { ContentPicture } from '../../shared/content/ContentPicture.tsx';
import { lazyNewsletterForm } from '../../shared/newsletter/newsletter-part.ts';
import { CardGrid, OfferCard } from '../../shared/offers/OfferCard.tsx';
import { PageLoadFailure } from '../../shared/offers/PageLoadFailure.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { ReviewAuthor, ReviewStars } from '../../shared/reviews/ReviewList.tsx';
import type { PageData } from '../../state/page-data.ts';
import { homeCopy } from './copy/home.pl.ts';
import tilesCss from './DestinationTiles.module.css';
import { Hero } from './Hero.tsx';
import { type HomeProps, HomeSection } from './HomeSection.tsx';
import reviewCss from './ReviewCarousel.module.css';
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
        <p className="lead">{renderUnbreakableParts(block.Lead)}</p>
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
            <p className={css.hour}>{renderUnbreakableParts(Label)}</p>
            <h3>{Title}</h3>
            <p>{renderUnbreakableParts(Text)}</p>
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

/**
 * On each tile, the country's name links to the country's page. The number of cruises links to the
 * list of these cruises (P-038, P-039).
 */
const DestinationTiles = ({ block, data }: HomeProps) => {
  const tileOf = (name: string) => block.Contents.Boxes.find(({ Title }) => Title === name);
  const countries = data.frame?.destinations ?? [];
  const tiles = countries.filter(({ name }) => tileOf(name) !== undefined);
  const otherCountries = countries.filter(({ name }) => tileOf(name) === undefined);
  return (
    <HomeSection block={block}>
      <ul className={tilesCss.places}>
        {tiles.map(({ name, link }) => {
          const [picture] = tileOf(name)?.Images ?? [];
          const country = data.filters.Countries.find(({ Name }) => Name === name);
          return (
            <li key={name}>
              {picture !== undefined && <ContentPicture image={{ ...picture, alt: '' }} />}
              <p className={tilesCss.plate}>
                <a className={tilesCss.name} href={link}>
                  {name}
                </a>
                {country !== undefined && country.OffersCount > 0 && (
                  <a
                    className={tilesCss.count}
                    href={offerListUrl({ destination: [country.CountryId] })}
                  >
                    {pluralize(country.OffersCount, nouns.cruises)}
                    <span className="vh">{`, ${name}`}</span>
                  </a>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {otherCountries.length > 0 && (
        <p className={tilesCss.others}>
          <span>{homeCopy.alsoTo}</span>
          {otherCountries.map(({ name, link }) => (
            <a key={name} href={link}>
              {name}
            </a>
          ))}
        </p>
      )}
    </HomeSection>
  );
};

/**
 * Returns all reviews except one, so that different page views show different reviews (P-037).
 * `randomNumber` comes from the server, so that server and browser leave out the same review. A
 * single review stays.
 */
export const allButOne = <T,>(all: readonly T[], randomNumber: number): readonly T[] => {
  const without = randomNumber % Math.max(1, all.length);
  return all.length < 2 ? all : [...all.slice(without + 1), ...all.slice(0, without)];
};

const PACE = 1000;

/**
 * The heading shows the rating that the company states in its claim. If there is no claim, the
 * heading shows the rating by the shop's own reviews. If there is no such rating either, the page
 * shows the content's heading (R72).
 */
const headingOf = ({ block, data: { claim, reviews } }: HomeProps): string => {
  if (claim) return reviewsCopy.claim(claim.rating, claim.reviews);
  const figure = reviews?.figure ?? null;
  return figure === null ? block.Heading : reviewsCopy.figure(figure.rating, figure.count);
};

/** Each page view shows seven of the newest eight reviews of the shop's own bookings (P-037). */
const ReviewCarousel = (props: HomeProps) => {
  const { block, data } = props;
  const { reviews: voices = [], figure = null } = data.reviews ?? {};
  if (voices.length === 0 && figure === null && !data.claim) return null;
  const heading = headingOf(props);
  return (
    <HomeSection
      block={{ ...block, Heading: heading, Lead: voices.length === 0 ? '' : block.Lead }}
    >
      {voices.length > 0 && (
        <Carousel label={heading} size="whole" pace={PACE}>
          {allButOne(voices, data.hand).map((review, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's reviews never changes
            <figure key={index} className={reviewCss.voice}>
              <ReviewStars count={review.stars} />
              <blockquote>
                <p>{joinShortWordsByNoBreakSpaces(review.text)}</p>
              </blockquote>
              <figcaption>
                <ReviewAuthor review={review} />
              </figcaption>
            </figure>
          ))}
        </Carousel>
      )}
      <p className={reviewCss.note}>
        {data.claim && figure !== null && `${reviewsCopy.collected(figure.rating, figure.count)} `}
        <a href={reviewsCopy.about.href}>{reviewsCopy.about.text}</a>
      </p>
    </HomeSection>
  );
};

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
  letter: ({ block }) => <lazyNewsletterForm.Part title={block.Heading} lead={block.Lead} />,
  squares: SquarePicturesRow,
  signs: PartnerLogos,
};
const isShown = (layout: string): layout is keyof typeof PARTS => Object.hasOwn(PARTS, layout);
