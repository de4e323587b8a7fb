import { describe, expect, it } from 'vitest';
import { consents } from '../../../adapters/http/contract/consents.pl.ts';
import { newsletterCopy, newsletterPageCopy } from '../../../ui/copy/newsletter.pl.ts';
import { headOf } from '../../../ui/heads/headOf.ts';
import { PageDataProvider } from '../../../ui/hooks/usePageData.ts';
import { Newsletter } from '../../../ui/screens/newsletter/Newsletter.tsx';
import { NewsletterPage } from '../../../ui/screens/newsletter/NewsletterPage.tsx';
import { rendered } from '../offers/render.tsx';

const plain = (html: string): string => html.replace(/\u00a0/g, ' ');

describe('the newsletter’s form and pages', () => {
  it('asks for an e-mail by its input type and for the consent in the words that are recorded (P-043, P-149)', () => {
    const html = plain(rendered(<Newsletter />));
    expect(html).toContain('type="email"');
    expect(html).toContain(consents.newsletter);
  });

  it('says what the documents say (P-160, P-161, P-162)', () => {
    expect([newsletterCopy.invalid, newsletterCopy.already, newsletterCopy.done]).toEqual([
      'Niepoprawny adres email',
      'Podany email jest już w naszej bazie',
      'Dziękujemy za zapis',
    ]);
  });

  it.each([
    ['on', 200, { message: 'subscribed' }, 'Dziękujemy za zapis'],
    ['on', 409, { message: 'already subscribed', code: 'alreadySubscribed' }, 'Podany email jest już w naszej bazie'],
    ['on', 400, { message: 'E-mail is invalid', errors: [{ field: 'email', code: 'invalid' }] }, 'Niepoprawny adres email'],
    [undefined, 400, null, 'Zaznacz zgodę'],
  ])('P-147, P-148, P-160 to P-162: sent without a script (consent %s, %i) it has a page that says so', (consent, status, body, words) => {
    const answer = { status, retryAfter: null, body, fields: { email: 'anna@example.pl', ...(consent && { consent }) } };
    const html = rendered(
      <PageDataProvider value={{ kind: 'newsletter', step: 'signUp', answer }}>
        <NewsletterPage />
      </PageDataProvider>,
    );
    expect(plain(html)).toContain(words);
    expect(html).toContain('<h1 id="newsletter-tytul">');
    expect(html.includes('action="/newsletter"')).toBe(status !== 200);
    expect(html.includes('value="anna@example.pl"')).toBe(status !== 200);
    expect([html.includes('notice good'), html.includes('aria-invalid="true"')]).toEqual([status === 200, status !== 200]);
  });

  it.each(['confirm', 'leave', 'confirmed', 'left', 'unknown'] as const)(
    'the page that says „%s” asks by a button that works without a script, or tells, and is not to be found',
    (step) => {
      const html = rendered(
        <PageDataProvider value={{ kind: 'newsletter', step }}>
          <NewsletterPage />
        </PageDataProvider>,
      );
      expect(html.includes('<form method="post">')).toBe(step === 'confirm' || step === 'leave');
      expect(plain(html)).toContain(plain(newsletterPageCopy[step].title));
      expect(headOf({ kind: 'newsletter', step }, '/newsletter', 'https://kilwater.example').noIndex).toBe(true);
    },
  );
});
