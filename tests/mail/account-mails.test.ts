import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { createMailRenderer } from '../../adapters/mail/render.ts';
import { settingsOf } from '../../adapters/system/settings.ts';
import type { MailContent } from '../../application/ports/mail/content.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Limit } from '../../domain/limits.ts';
import { DEMO_TOKENS } from '../support/brand-tokens.ts';

const render = (content: MailContent, siteId = 1, brands: readonly BrandSettings[] = DEMO_BRANDS) =>
  createMailRenderer({
    tokens: DEMO_TOKENS,
    settings: settingsOf(brands),
    addressOf: () => 'https://rejsy.example',
    sceneOf: () => null,
  })({ id: 'row-7', siteId, to: 'anna@example.pl', content, createdAt: 5 }, 10);

describe('mails about an account (R39, R43)', () => {
  it('a password reset mail has the link, its expiry, and advice for those who did not request it', () => {
    const { subject, text, html } = render({
      kind: 'passwordReset',
      firstName: 'Anna',
      token: 'abc_-1',
      until: Date.parse('2027-03-01T10:30:00Z'),
    });
    expect(subject).toBe('Nowe hasło w Kilwater');
    for (const phrase of [
      'Ahoj, Anna!',
      'https://rejsy.example/Password/abc_-1',
      'Link działa do 01.03.2027, 11:30 i tylko raz.',
      'To nie Ty?',
    ])
      expect(text).toContain(phrase);
    expect(html).toContain('href="https://rejsy.example/Password/abc_-1"');
  });

  it('R43.1, R4: for both brands, a reset mail says when the shop’s limit allows another one', () => {
    const textFor = (resetOfEmail: Limit) =>
      render(
        { kind: 'passwordReset', firstName: '', token: 'x' },
        2,
        DEMO_BRANDS.map((brand) => ({ ...brand, limits: { ...brand.limits, resetOfEmail } })),
      ).text;
    for (const [limit, words] of [
      [{ events: 1, minutes: 24 * 60 }, 'O następny link możesz poprosić po 24 godzinach.'],
      [{ events: 1, minutes: 60 }, 'O następny link możesz poprosić po 1 godzinie.'],
      [{ events: 1, minutes: 90 }, 'O następny link możesz poprosić po 90 minutach.'],
      [{ events: 1, minutes: 7 * 24 * 60 }, 'O następny link możesz poprosić po 7 dniach.'],
      [
        { events: 3, minutes: 24 * 60 },
        'O link możesz poprosić najwyżej 3 razy w ciągu 24 godzin.',
      ],
      [{ events: 2, minutes: 60 }, 'O link możesz poprosić najwyżej 2 razy w ciągu 1 godziny.'],
    ] as const)
      expect(textFor(limit)).toContain(
        `${words} Gdy ten link wykorzystasz albo gdy wygaśnie, możesz poprosić wcześniej.`,
      );
  });

  it('R43.1: an activation mail says when its link expires, unless an older release stored no time', () => {
    const until = Date.parse('2027-03-08T09:00:00Z');
    expect(render({ kind: 'activation', token: 'abc', until }).text).toContain(
      'Link działa do 08.03.2027, 10:00 i tylko raz.',
    );
    expect(render({ kind: 'activation', token: 'abc' }).text).not.toMatch(/\d+ (?:dni|godzin)/);
  });

  it('a mail about a changed password says how to undo it and contains no password or login link', () => {
    const { subject, text } = render({ kind: 'passwordChanged', firstName: '' }, 2);
    expect(subject).toBe('Twoje hasło w Kilwater Zima zostało zmienione');
    for (const phrase of ['Ahoj!', 'Wylogowaliśmy', 'https://rejsy.example/reset-hasla'])
      expect(text).toContain(phrase);
  });

  it('a mail about a deleted account has no personal data', () => {
    const { subject, text } = render({ kind: 'accountDeleted' });
    expect(subject).toBe('Twoje konto w Kilwater zostało usunięte');
    expect(text).toContain('prawo podatkowe');
  });

  it('R43.5: an activation mail has the link ‘To nie ja’ in addition to its button', () => {
    const { text, html } = render({ kind: 'activation', token: 'abc' });
    expect(text).toContain('To nie ja:\nhttps://rejsy.example/Activate/abc?nie-ja');
    expect(html).toContain('href="https://rejsy.example/Activate/abc?nie-ja"');
    expect(text.indexOf('/Activate/abc\n')).toBeLessThan(text.indexOf('?nie-ja'));
  });
});
