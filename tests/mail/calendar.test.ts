import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { tripCalendarUid } from '../../adapters/http/contract/screen-rules.ts';
import { createMailRenderer } from '../../adapters/mail/render.ts';
import { settingsOf } from '../../adapters/system/settings.ts';
import type { MailContent } from '../../application/ports/mail/content.ts';
import { DEMO_TOKENS } from '../support/brand-tokens.ts';
import { ALL_MAILS, MAILS } from './fixtures.ts';

const WRITTEN = Date.parse('2027-03-01T23:30:00Z');
const render = createMailRenderer({
  tokens: DEMO_TOKENS,
  settings: settingsOf(DEMO_BRANDS),
  addressOf: () => 'https://rejsy.example',
  sceneOf: () => null,
});
const fileOf = (content: MailContent) =>
  render(
    { id: 'row-7', siteId: 1, to: 'anna@example.pl', content, createdAt: WRITTEN },
    WRITTEN + 90_000,
  ).files?.[0] ?? null;

const entryOf = (content: MailContent) => {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(content)?.text ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => String(event?.getFirstPropertyValue(name) ?? '');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: value('sequence'),
    stamp: value('dtstamp'),
    days: [value('dtstart'), value('dtend')],
    status: value('status'),
    summary: value('summary'),
    place: value('location'),
  };
};

const [placed = expect.fail()] = MAILS.bookingPlaced;
const [cancelled = expect.fail()] = MAILS.bookingCancelled;

describe('the calendar entry of a mail', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(['Europe/Warsaw', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'has the trip as whole days; the days do not shift if the server’s time zone is %s',
    (place) => {
      process.env.TZ = place;
      expect(entryOf(placed)).toEqual({
        method: 'PUBLISH',
        uid: tripCalendarUid('ABCDEFGH', 'Kilwater'),
        sequence: '9',
        stamp: '2027-03-01T23:30:00Z',
        days: ['2027-07-31', '2027-08-08'],
        status: 'CONFIRMED',
        summary: 'Split & wyspy <środkowej> Dalmacji',
        place: 'Kaštela',
      });
    },
  );

  it('issue 44: a company’s calendar file has that company’s name and no words of the demo company', () => {
    const [content = expect.fail()] = MAILS.bookingPlaced;
    const { files = [] } = createMailRenderer({
      tokens: DEMO_TOKENS,
      settings: settingsOf(DEMO_BRANDS.map((brand) => ({ ...brand, name: 'Morenka' }))),
      addressOf: () => 'https://morenka.example',
      sceneOf: () => null,
    })({ id: 'row-7', siteId: 1, to: 'anna@example.pl', content, createdAt: WRITTEN }, WRITTEN);
    const [file = expect.fail()] = files;
    expect(file.text).toMatch(/PRODID:.*Morenka/);
    expect(`${file.name} ${file.text}`).not.toMatch(/kilwater/i);
  });

  it('later mails replace the entry, and a cancellation removes it: same UID, higher sequence', () => {
    const [changed = expect.fail()] = MAILS.bookingChanged;
    const later = [entryOf({ ...changed, version: 11 }), entryOf({ ...cancelled, version: 12 })];
    expect(
      later.map(({ method, uid, sequence, status }) => [method, uid, sequence, status]),
    ).toEqual([
      ['PUBLISH', tripCalendarUid('ABCDEFGH', 'Kilwater'), '11', 'CONFIRMED'],
      ['CANCEL', tripCalendarUid('ABCDEFGH', 'Kilwater'), '12', 'CANCELLED'],
    ]);
  });

  it('is in mails about an order, moving up, a change and a cancellation, not about a sign-up or draft', () => {
    const kinds = ALL_MAILS.filter((content) => fileOf(content) !== null).map(({ kind }) => kind);
    expect([...new Set(kinds)].sort()).toEqual([
      'bookingCancelled',
      'bookingChanged',
      'bookingMovedUp',
      'bookingPlaced',
    ]);
    expect(fileOf({ ...placed, reserveList: true })).toBeNull();
    expect(fileOf({ ...cancelled, reserveList: true })).toBeNull();
    expect(fileOf({ ...cancelled, unfinished: true })).toBeNull();
  });

  it('is missing in a mail that was stored long ago without the booking’s version', () => {
    const { version: _version, ...older } = placed;
    expect(fileOf(older)).toBeNull();
  });
});
