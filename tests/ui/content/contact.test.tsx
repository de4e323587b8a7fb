// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { metadataOf } from '../../../ui/app/metadata/metadata-of-page.ts';
import { accountFailureCopy } from '../../../ui/copy/account.pl.ts';
import { ContactPage } from '../../../ui/features/contact/ContactPage.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import {
  missingFieldTexts,
  toContactErrors,
} from '../../../ui/shared/contact/use-contact-message.ts';
import type { PageData } from '../../../ui/state/page-data.ts';
import { openPage } from '../offers/render-screen.tsx';

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

const open = (data: PageData) =>
  openPage(
    <PageDataProvider value={data}>
      <ContactPage />
    </PageDataProvider>,
  );
const officeLinks = (data: PageData): readonly (string | null)[] =>
  open(data)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => /^(?:mailto|tel):/.test(href ?? ''));

describe('the contact page of the office (A-029)', () => {
  it('P-007: shows office hours and company without JavaScript; the message field is eight lines high', () => {
    const { page, getByRole } = open(dataWith(null));
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Kontakt');
    for (const words of ['pn.–pt. 10:00–15:00', 'Kilwater sp. z o.o.', '81-350 Gdynia'])
      expect(page.textContent).toContain(words);
    expect(getByRole('textbox', { name: /e-mail/i })).toMatchObject({ type: 'email' });
    expect(getByRole('textbox', { name: 'Wiadomość' }).getAttribute('rows')).toBe('8');
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('P-112: the message starts with the yacht or cruise from whose page the visitor came', () => {
    const messageAbout = (about: PageData<'contact'>['about']) =>
      open({ ...dataWith(null), about }).getByRole<HTMLTextAreaElement>('textbox', {
        name: 'Wiadomość',
      }).value;
    expect(messageAbout({ name: 'Jacht klasy Premier', days: null })).toMatch(
      /^Pytam o: Jacht klasy Premier\./,
    );
    const days = { from: '2027-08-02', to: '2027-08-09' };
    expect(messageAbout({ name: 'Wyspy Dalmacji', days })).toMatch(
      /^Pytam o: Wyspy Dalmacji, .*09\.08\.2027\./,
    );
  });

  it('P-112: shows the office on a drawn map, or no map if the brand settings name no town', () => {
    const inTown = open({ ...dataWith(null), town: 'Gdynia' });
    expect(inTown.getByRole('img', { name: /^Mapa wybrzeża.*Gdynia/ }).getAttribute('src')).toBe(
      '/mapy/biuro-phone.svg',
    );
    expect(open(dataWith(null)).queryByRole('img', { name: /^Mapa/ })).toBeNull();
  });

  it('has a honeypot field that people can neither see nor reach by keyboard', () => {
    const honeypot = open(dataWith(null)).page.querySelector<HTMLInputElement>('[name=leaveEmpty]');
    expect(honeypot?.tabIndex).toBe(-1);
    expect(honeypot?.closest('[aria-hidden=true]')).toBeTruthy();
  });

  it('A-029: has links only to the brand’s own phone and e-mail', () => {
    expect(officeLinks(dataWith(null))).toEqual([]);
    expect(new Set(officeLinks(dataWith('biuro@rejsy.example')))).toEqual(
      new Set(['mailto:biuro@rejsy.example']),
    );
    expect(new Set(officeLinks(dataWith(null, '+48 22 555 01 02')))).toEqual(
      new Set(['tel:+48225550102']),
    );
  });

  it('has title, description, canonical address and breadcrumb for search engines', () => {
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

describe('error texts of the contact form', () => {
  it('say which fields are empty; a field with only spaces counts as empty', () => {
    expect(missingFieldTexts({ email: ' ', contents: 'Pytam' })).toEqual({
      email: 'Podaj swój e-mail',
    });
    expect(missingFieldTexts({ email: 'a@b.pl', contents: 'Pytam' })).toEqual({});
  });

  it('R57: a 400 response with field errors gives a text per field; any other refusal gives a general text', () => {
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
    const { brokenTitle: title, broken: text, answersKept } = accountFailureCopy;
    const broken = { failureMessage: { title, text: `${text} ${answersKept}` } };
    expect([refused(400), refused(403, { field: 'email', code: 'invalid' })]).toEqual([
      broken,
      broken,
    ]);
    expect(
      toContactErrors({ kind: 'tooMany', retryAfterSeconds: 60, message: '' }).failureMessage
        ?.title,
    ).toBe(accountFailureCopy.tooManyTitle);
  });

  it('P-163, P-164: without JavaScript the page confirms sending, or has errors beside the typed values', () => {
    const typed = { email: 'anna@', contents: 'Czy mogę zabrać psa?' };
    const answered = (status: number, body: object) =>
      open({ ...dataWith(null), answer: { status, retryAfter: null, body, fields: typed } });
    const { form } = open(dataWith(null)).getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Wiadomość',
    });
    expect(form?.getAttribute('action')).toBe('/kontakt');
    const sent = answered(200, { message: 'sent' });
    expect(sent.page.textContent).toContain('Wiadomość została wysłana');
    const { page, getByRole, getByDisplayValue } = answered(400, {
      message: 'Invalid email',
      errors: [{ field: 'email', code: 'invalid' }],
    });
    expect(page.textContent).toContain('Uzupełnij wszystkie pola');
    const email = getByRole('textbox', { name: /e-mail/i, description: /Sprawdź adres/ });
    expect(email).toMatchObject({ value: 'anna@' });
    expect(getByDisplayValue('Czy mogę zabrać psa?')).toBeTruthy();
  });
});
