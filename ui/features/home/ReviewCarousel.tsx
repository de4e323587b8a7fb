import { reviewsCopy } from '../../copy/reviews.pl.ts';
import { keepWordsTogether } from '../../format.ts';
import { Carousel } from '../../parts/Carousel.tsx';
import { ReviewAuthor, ReviewStars } from '../../shared/reviews/ReviewList.tsx';
import { type HomeProps, HomeSection } from './HomeSection.tsx';
import css from './ReviewCarousel.module.css';

/**
 * Leaves out one review. The server sends `omittedNumber`, so that the browser omits the same review
 * (P-037).
 */
export const allButOne = <T,>(all: readonly T[], omittedNumber: number): readonly T[] => {
  const without = omittedNumber % Math.max(1, all.length);
  return all.length < 2 ? all : [...all.slice(without + 1), ...all.slice(0, without)];
};

const PACE = 1000;

/** Returns the company's claim, otherwise the shop's own rating, otherwise a fixed text (R72). */
const headingOf = ({ block, data: { claim, reviews } }: HomeProps): string => {
  if (claim) return reviewsCopy.claim(claim.rating, claim.reviews);
  const figure = reviews?.figure ?? null;
  return figure === null ? block.Heading : reviewsCopy.figure(figure.rating, figure.count);
};

/** Each page view shows seven of the newest eight reviews of the shop's own bookings (P-037). */
export const ReviewCarousel = (props: HomeProps) => {
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
            <figure key={index} className={css.voice}>
              <ReviewStars count={review.stars} />
              <blockquote>
                <p>{keepWordsTogether(review.text)}</p>
              </blockquote>
              <figcaption>
                <ReviewAuthor review={review} />
              </figcaption>
            </figure>
          ))}
        </Carousel>
      )}
      <p className={css.note}>
        {data.claim && figure !== null && `${reviewsCopy.collected(figure.rating, figure.count)} `}
        <a href={reviewsCopy.about.href}>{reviewsCopy.about.text}</a>
      </p>
    </HomeSection>
  );
};
