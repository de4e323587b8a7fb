// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consents } from '../../../adapters/http/contract/consents.pl.ts';
import { metadataOf } from '../../../ui/app/metadata/metadata-of-page.ts';
import { newsletterCopy, newsletterPageCopy } from '../../../ui/copy/newsletter.pl.ts';
import { NewsletterPage } from '../../../ui/features/newsletter/NewsletterPage.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { Newsletter } from '../../../ui/shared/newsletter/Newsletter.tsx';
import { openPage } from '../offers/render-screen.tsx';

const plain = (html: string): string => html.replace(/\u00a0/g, ' ');

describe('the form and the pages of the newsletter', () => {
  it('has an e-mail field, and a consent in the same words that the server stores (P-043, P-149)', () => {
    const { page, getByRole } = openPage(<Newsletter />);
    expect(getByRole('textbox').getAttribute('type')).toBe('email');
    expect(page.textContent).toContain(consents.newsletter);
  });

  it('P-160, P-161, P-162: show the texts of the published documents', () => {
    expect([newsletterCopy.invalid, newsletterCopy.already, newsletterCopy.done]).toEqual([
      'Niepoprawny adres email',
      'Podany email jest już w naszej bazie',
      'Dziękujemy za zapis',
    ]);
  });

  it.each([
    ['on', 200, { message: 'subscribed' }, 'Dziękujemy za zapis'],
    [
      'on',
      409,
      { message: 'already subscribed', code: 'alreadySubscribed' },
      'Podany email jest już w naszej bazie',
    ],
    [
      'on',
      400,
      { message: 'E-mail is invalid', errors: [{ field: 'email', code: 'invalid' }] },
      'Niepoprawny adres email',
    ],
    [undefined, 400, null, 'Zaznacz zgodę'],
  ])(
    'P-147, P-148, P-160 to P-162: without JavaScript a page shows the result of consent %s and status %i',
    (consent, status, body, words) => {
      const answer = {
        status,
        retryAfter: null,
        body,
        fields: { email: 'anna@example.pl', ...(consent && { consent }) },
      };
      const { page, getByRole, queryAllByRole } = openPage(
        <PageDataProvider value={{ kind: 'newsletter', step: 'signUp', answer }}>
          <NewsletterPage />
        </PageDataProvider>,
      );
      expect(page.textContent).toContain(words);
      expect(getByRole('heading', { level: 1 }).id).toBe('newsletter-tytul');
      const isDone = status === 200;
      const fields = [...queryAllByRole('textbox'), ...queryAllByRole('checkbox')];
      if (isDone) {
        expect(getByRole('status').textContent).toContain('Dziękujemy za zapis');
        expect(fields).toEqual([]);
        return;
      }
      expect(page.textContent).not.toContain('Dziękujemy za zapis');
      expect(fields.filter((field) => field.getAttribute('aria-invalid') === 'true')).toHaveLength(
        1,
      );
      const email = getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });
      expect(email.value).toBe('anna@example.pl');
      expect(email.form?.getAttribute('action')).toBe('/newsletter');
    },
  );

  it.each(['confirm', 'leave', 'confirmed', 'left', 'unknown'] as const)(
    'the page “%s” has a message or a button that works without JavaScript, and is not indexed',
    (step) => {
      const { getByRole } = openPage(
        <PageDataProvider value={{ kind: 'newsletter', step }}>
          <NewsletterPage />
        </PageDataProvider>,
      );
      const hasButton = step === 'confirm' || step === 'leave';
      const buttons = within(getByRole('main')).queryAllByRole<HTMLButtonElement>('button');
      expect(buttons.map(({ form }) => form?.method)).toEqual(hasButton ? ['post'] : []);
      expect(getByRole('heading', { level: 1 }).textContent).toBe(
        plain(newsletterPageCopy[step].title),
      );
      expect(
        metadataOf({ kind: 'newsletter', step }, '/newsletter', 'https://kilwater.example').noIndex,
      ).toBe(true);
    },
  );
});
