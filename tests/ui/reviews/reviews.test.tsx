import { describe, expect, it } from 'vitest';
import { publicMetadata } from '../../../ui/app/metadata/public-metadata.ts';
import { ReviewScreen } from '../../../ui/features/reviews/ReviewPage.tsx';
import { ReviewSection } from '../../../ui/shared/reviews/ReviewList.tsx';
import type { PageData, PageReviews } from '../../../ui/state/page-data.ts';
import { offerDetails } from '../offers/offer-samples.ts';
import { renderScreen } from '../offers/render-screen.tsx';

const review = {
  ...{ stars: 4, text: 'Dobry <b>tydzień</b>', firstName: 'Ola', from: '2026-07-04' },
  ...{ offerName: 'Bergen i wyspy', friendlyUrl: 'bergen-i-wyspy' },
};
const section = (more: Partial<PageReviews> = {}): string =>
  renderScreen(
    <ReviewSection shown={{ of: 'region', figure: null, count: 1, reviews: [review], ...more }} />,
  );

describe('reviews on a page (R72)', () => {
  it('R72.3: a review has stars, text, first name, cruise and month, and nothing else', () => {
    const html = section();
    expect(html).toContain('aria-label="4 gwiazdki"');
    expect(html).toContain('Dobry &lt;b&gt;tydzień&lt;/b&gt;');
    expect(html).toContain(
      '<figcaption><b>Ola</b>, <a href="/oferta/bergen-i-wyspy">Bergen i wyspy</a>, lipiec 2026</figcaption>',
    );
    expect(section({ of: 'offer' })).toContain('</b>, <span>Bergen i wyspy</span>, lipiec 2026');
  });

  it('R72.5, R72.6: the rating is shown if there is one; a link explains how reviews are collected', () => {
    expect(section()).not.toContain('/ 5');
    expect(section({ figure: { rating: 45, count: 20 } })).toContain('4,5 / 5 z 20 opinii');
    expect(section()).toContain('<a href="/opinie">Jak zbieramy i sprawdzamy opinie</a>');
    expect(section({ reviews: [], count: 0 })).toBe('');
  });
});

describe('structured data of an offer (R72)', () => {
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

  it('R72.5: an offer has a rating only if enough reviews are of the offer itself', () => {
    const figure = { rating: 48, count: 20 };
    expect(dataWith('offer', figure)).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.8,"bestRating":5,"worstRating":1,"reviewCount":20}',
    );
    expect(dataWith('region', figure)).not.toContain('aggregateRating');
    expect(dataWith('offer', null)).not.toContain('aggregateRating');
  });

  it('R72.5: an ended offer, which no list has, has structured data only with its own rating', () => {
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
const page = (data: PageData<'review'>): string => renderScreen(<ReviewScreen data={data} />);

describe('the review form (R72)', () => {
  it('R72.1: is a plain form of radio buttons and one text field, and keeps the typed values', () => {
    const html = page({
      ...{ kind: 'review', step: 'form', ...trip },
      ...{ fields: { stars: '3', text: 'Padało' }, errors: [] },
    });
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html.match(/type="radio"/g)).toHaveLength(5);
    expect(html).toMatch(/value="3"[^>]*checked|checked[^>]*value="3"/);
    expect(html).toMatch(/<textarea[^>]*maxLength="500"[^>]*>Padało<\/textarea>/i);
  });
});
