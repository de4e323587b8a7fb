// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { publicMetadata } from '../../../ui/app/metadata/public-metadata.ts';
import { ReviewScreen } from '../../../ui/features/reviews/ReviewPage.tsx';
import { ReviewSection } from '../../../ui/shared/reviews/ReviewList.tsx';
import type { PageReviews } from '../../../ui/state/page-data.ts';
import { offerDetails } from '../offers/offer-samples.ts';
import { openPage } from '../offers/render-screen.tsx';

const review = {
  ...{ stars: 4, text: 'Dobry <b>tydzień</b>', firstName: 'Ola', from: '2026-07-04' },
  ...{ offerName: 'Bergen i wyspy', friendlyUrl: 'bergen-i-wyspy' },
};
const section = (more: Partial<PageReviews> = {}) =>
  openPage(
    <ReviewSection shown={{ of: 'region', figure: null, count: 1, reviews: [review], ...more }} />,
  );

describe('reviews on a page (R72)', () => {
  it('R72.3: a review shows its stars, text, first name, cruise and month, and nothing else', () => {
    const { getByRole } = section();
    const figure = getByRole('figure');
    expect(figure.textContent).toBe('Dobry <b>tydzień</b>Ola, Bergen i wyspy, lipiec 2026');
    expect(within(figure).getByRole('img', { name: '4 gwiazdki' })).toBeTruthy();
    const cruise = within(figure).getByRole('link', { name: 'Bergen i wyspy' });
    expect(cruise.getAttribute('href')).toBe('/oferta/bergen-i-wyspy');
    const ofOffer = within(section({ of: 'offer' }).getByRole('figure'));
    expect(ofOffer.getByText('Bergen i wyspy')).toBeTruthy();
    expect(ofOffer.queryByRole('link')).toBeNull();
  });

  it('R72.5, R72.6: has the rating, if there is one, and a link to how reviews are collected', () => {
    const { page, getByRole } = section();
    expect(page.textContent).not.toContain('/ 5');
    const about = getByRole('link', { name: 'Jak zbieramy i sprawdzamy opinie' });
    expect(about.getAttribute('href')).toBe('/opinie');
    expect(
      section({ figure: { rating: 45, count: 20 } }).getByText('4,5 / 5 z 20 opinii'),
    ).toBeTruthy();
    expect(section({ reviews: [], count: 0 }).page.textContent).toBe('');
  });
});

describe('structured data (JSON-LD) of an offer (R72)', () => {
  const dataWith = (of: PageReviews['of'], figure: PageReviews['figure'], Listed = true): string =>
    JSON.stringify(
      publicMetadata(
        {
          ...{ kind: 'offer', offer: offerDetails({ Listed }), similar: [], questions: [] },
          reviews: { of, figure, count: 20, reviews: [review] },
        },
        'https://shop.example',
      ).jsonLd,
    );

  it('R72.5: has a rating only if there are enough reviews of this offer', () => {
    const figure = { rating: 48, count: 20 };
    expect(dataWith('offer', figure)).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.8,"bestRating":5,"worstRating":1,"reviewCount":20}',
    );
    expect(dataWith('region', figure)).not.toContain('aggregateRating');
    expect(dataWith('offer', null)).not.toContain('aggregateRating');
  });

  it('R72.5: an offer that is in no list any more has structured data only if it has its own rating', () => {
    const figure = { rating: 48, count: 20 };
    expect(dataWith('offer', figure, false)).toContain('"ratingValue":4.8');
    for (const data of [dataWith('region', figure, false), dataWith('offer', null, false)])
      expect(data).toBe('[]');
  });
});

const trip = {
  ...{ offerName: 'Bergen i wyspy', from: '2026-07-04', to: '2026-07-11', until: '2026-09-09' },
  ...{ firstName: 'Ola', isDeclined: false },
};

describe('the form for a review (R72)', () => {
  it('R72.1: has radio buttons and one text field, works without JavaScript, keeps what was typed', () => {
    const { getByRole, getAllByRole } = openPage(
      <ReviewScreen
        data={{
          ...{ kind: 'review', step: 'form', ...trip },
          ...{ fields: { stars: '3', text: 'Padało' }, errors: [] },
        }}
      />,
    );
    expect(getAllByRole('radio')).toHaveLength(5);
    const stars = getByRole<HTMLInputElement>('radio', { checked: true });
    expect(stars).toMatchObject({ name: 'stars', value: '3' });
    expect(stars.form?.method).toBe('post');
    expect(getByRole('textbox')).toMatchObject({ value: 'Padało', name: 'text' });
  });
});
