import { offerPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import type { PublicReview } from '../../../application/reviews/public-reviews.ts';
import { reviewsCopy } from '../../copy/reviews.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { Stars } from '../../parts/Stars.tsx';
import type { PageReviews } from '../../state/page-data.ts';
import css from './ReviewList.module.css';

type AuthorProps = { readonly review: PublicReview; readonly linked?: boolean };

export const ReviewAuthor = ({ review, linked = true }: AuthorProps) => (
  <>
    <b>{review.firstName}</b>
    {', '}
    {linked ? (
      <a href={offerPageUrl(review.friendlyUrl)}>{review.offerName}</a>
    ) : (
      <span>{review.offerName}</span>
    )}
    {`, ${reviewsCopy.month(review.from)}`}
  </>
);

export const ReviewStars = ({ count }: { readonly count: number }) => (
  <Stars count={count} outOf={5} label={reviewsCopy.stars(count)} />
);

const Review = ({ review, linked }: AuthorProps & { readonly linked: boolean }) => (
  <li className={css.review}>
    <figure>
      <ReviewStars count={review.stars} />
      <blockquote>
        <p>{joinShortWordsByNoBreakSpaces(review.text)}</p>
      </blockquote>
      <figcaption>
        <ReviewAuthor review={review} linked={linked} />
      </figcaption>
    </figure>
  </li>
);

/** The section of reviews is left out if there are no reviews and no rating (R72). */
export const ReviewSection = ({ shown }: { readonly shown: PageReviews | null | undefined }) => {
  if (!shown || (shown.reviews.length === 0 && shown.figure === null)) return null;
  const { of, figure, reviews } = shown;
  return (
    <section className="section" id="opinie">
      <div className="wrap">
        <div className={css.head}>
          <h2>{reviewsCopy.title[of]}</h2>
          {figure !== null && (
            <p className="lead">{reviewsCopy.figure(figure.rating, figure.count)}</p>
          )}
        </div>
        <ul className={css.list}>
          {reviews.map((review, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's reviews never changes
            <Review key={index} review={review} linked={of !== 'offer'} />
          ))}
        </ul>
        {of !== 'shop' && (
          <p className={css.about}>
            <a href={reviewsCopy.about.href}>{reviewsCopy.about.text}</a>
          </p>
        )}
      </div>
    </section>
  );
};
