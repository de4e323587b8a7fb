import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { metadataOf } from '../../../ui/app/metadata/metadata-of-page.ts';
import { accountFailureCopy } from '../../../ui/copy/account.pl.ts';
import { ContactPage } from '../../../ui/features/contact/ContactPage.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { missingFields, toContactErrors } from '../../../ui/shared/contact/contact-faults.ts';
import type { PageData } from '../../../ui/state/page-data.ts';

const dataWith = (Email: string | null, Phone: string | null = null): PageData<'contact'> => ({
  kind: 'contact',
  page: null,
  town: null,
  about: null,
  contact: {
    ...{ OfficeHours: 'pn.–pt. 10:00–15:00', Phone, Email },
    Company: {
      Name: 'Kilwater sp. z o.o.',
      Address: 'ul. Portowa 8',
      Zip: '81-350',
      City: 'Gdynia',
      Nip: '5861001009',
    },
  },
});

const rendered = (data: PageData): string =>
  renderToStaticMarkup(
    <Router ssrPath="/kontakt">
      <PageDataProvider value={data}>
        <ContactPage />
      </PageDataProvider>
    </Router>,
  );

describe('the page of the office (A-029)', () => {
  it('P-007: shows office hours and the company without a script, and has the form with eight rows', () => {
    const html = rendered(dataWith(null));
    for (const words of [
      '<h1>Kontakt</h1>',
      '<span class="nowrap">pn.–pt.</span> <span class="nowrap">10:00–15:00</span>',
      'Kilwater sp. z o.o.',
      '81-350 Gdynia',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/<input [^>]*type="email"/);
    expect(html).toMatch(/<textarea [^>]*rows="8"/);
    expect(html).not.toContain('style=');
  });

  it('P-112: starts the message with the yacht or cruise that the visitor came from', () => {
    const about = { name: 'Jacht klasy Premier', days: null };
    expect(rendered({ ...dataWith(null), about })).toContain('>Pytam o: Jacht klasy Premier.');
    const cruise = { name: 'Wyspy Dalmacji', days: { from: '2027-08-02', to: '2027-08-09' } };
    expect(rendered({ ...dataWith(null), about: cruise })).toMatch(
      />Pytam o: Wyspy Dalmacji, [^<]*09\.08\.2027\./,
    );
  });

  it('P-112: shows the office on a drawn map, and no map if the brand settings name no town', () => {
    expect(rendered({ ...dataWith(null), town: 'Gdynia' })).toMatch(
      /<img src="\/mapy\/biuro-phone\.svg"[^>]* alt="Mapa: [^"]*Gdynia/,
    );
    expect(rendered(dataWith(null))).not.toContain('/mapy/');
  });

  it('has a honeypot that people neither see nor reach by keyboard', () => {
    expect(rendered(dataWith(null))).toMatch(
      /aria-hidden="true"><label>[^<]*<input[^>]*(?=[^>]*tabindex="-1")(?=[^>]*name="leaveEmpty")/i,
    );
  });

  it('A-029: links the brand’s own phone and e-mail, and no others', () => {
    expect(rendered(dataWith(null))).not.toContain('mailto:');
    expect(rendered(dataWith('biuro@rejsy.example'))).toContain(
      'href="mailto:biuro@rejsy.example"',
    );
    expect(rendered(dataWith('biuro@rejsy.example'))).not.toContain('tel:');
    expect(rendered(dataWith(null, '+48 22 555 01 02'))).toContain('href="tel:+48225550102"');
  });

  it('can be found: title, description, canonical address and breadcrumb', () => {
    expect(
      metadataOf(
        { ...dataWith(null), site: { id: 1, name: 'Kilwater', brands: {} } },
        '/kontakt',
        'https://rejsy.example',
      ),
    ).toEqual({
      title: 'Kontakt – Kilwater',
      canonical: 'https://rejsy.example/kontakt',
      image: expect.stringContaining('https://rejsy.example/podglad/'),
      jsonLd: [expect.objectContaining({ '@type': 'BreadcrumbList' })],
    });
  });
});

describe('errors of the contact form', () => {
  it('name the empty fields; spaces count as empty', () => {
    expect(missingFields({ email: ' ', contents: 'Pytam' })).toEqual({
      email: 'Podaj swój e-mail',
    });
    expect(missingFields({ email: 'a@b.pl', contents: 'Pytam' })).toEqual({});
  });

  it('come from the fields of a 400; other refusals have their own texts (R57)', () => {
    const refused = (status: number, ...errors: { field: string; code: string }[]) =>
      toContactErrors({ kind: 'refused', status, message: '', code: null, errors, body: {} });
    expect(
      refused(400, { field: 'email', code: 'invalid' }, { field: 'contents', code: 'required' }),
    ).toEqual({
      errors: {
        email: 'Sprawdź adres e-mail, na przykład jan@poczta.pl',
        contents: 'Napisz, o co chodzi',
      },
    });
    const broken = {
      failureMessage: { title: accountFailureCopy.brokenTitle, text: accountFailureCopy.broken },
    };
    expect([refused(400), refused(403, { field: 'email', code: 'invalid' })]).toEqual([
      broken,
      broken,
    ]);
    expect(
      toContactErrors({ kind: 'tooMany', retryAfterSeconds: 60, message: '' }).failureMessage
        ?.title,
    ).toBe(accountFailureCopy.tooManyTitle);
  });

  it('P-163, P-164: without a script the page confirms sending, or shows errors beside the typed values', () => {
    const typed = { email: 'anna@', contents: 'Czy mogę zabrać psa?' };
    const answered = (status: number, body: object) =>
      rendered({ ...dataWith(null), answer: { status, retryAfter: null, body, fields: typed } });
    expect(rendered(dataWith(null))).toMatch(/<form[^>]* action="\/kontakt"[^>]*>/);
    expect(answered(200, { message: 'sent' })).toContain('Wiadomość została wysłana');
    const refused = answered(400, {
      message: 'Invalid email',
      errors: [{ field: 'email', code: 'invalid' }],
    });
    for (const words of [
      'Uzupełnij wszystkie pola',
      'Sprawdź adres',
      'value="anna@"',
      '>Czy mogę zabrać psa?</textarea>',
    ])
      expect(refused).toContain(words);
  });
});
