import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../../../domain/calendar.ts';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

const openWithReview = async () => {
  const office = openOffice();
  const id = await office.order(901, 601, 1);
  const end = office.deps.catalogue.byId(1, 901)?.offer.to ?? '';
  office.at(startOfDay(addDays(end, 5)));
  await office.byCustomer(id, { type: 'giveReview', stars: 2, text: 'Nudno' });
  return { office, id };
};

describe('the office commands `reviews list`, `reviews hide` and `reviews show` (R72)', () => {
  it('R72.4: the office lists reviews, hides a review for a reason, and shows the review again', async () => {
    const { office, id } = await openWithReview();
    expect((await office.run(['reviews', 'list'])).out).toMatch(
      new RegExp(`${id} +\\S+ \\S+ +2 +Anna +.*public +Nudno`),
    );
    const hidden = await office.run(['reviews', 'hide', id, '--reason', 'Nie o rejsie', ...BY]);
    expect(hidden).toMatchObject({ code: 0, out: expect.stringContaining('is hidden') });
    expect(await office.booking(id)).toMatchObject({
      review: { text: 'Nudno', hidden: { reason: 'Nie o rejsie', by: 'Anna Nowak' } },
    });
    expect(JSON.parse((await office.run(['reviews', 'list', '--json'])).out)).toMatchObject({
      reviews: [{ bookingId: id, stars: 2, hidden: { reason: 'Nie o rejsie' } }],
    });
    expect(await office.run(['reviews', 'hide', id, '--reason', 'Znowu', ...BY])).toMatchObject({
      code: 1,
    });
    expect(await office.run(['reviews', 'show', id, ...BY])).toMatchObject({ code: 0 });
    expect((await office.run(['reviews', 'list'])).out).toContain('public');
  });

  it('refuse a booking without a review, and a command without a reason or a clerk’s name', async () => {
    const office = openOffice();
    const other = await office.order(901, 601, 1);
    expect(await office.run(['reviews', 'show', other, ...BY])).toMatchObject({ code: 1 });
    expect(await office.run(['reviews', 'hide', other, ...BY])).toMatchObject({ code: 2 });
    expect(await office.run(['reviews', 'hide', other, '--reason', 'X'])).toMatchObject({
      code: 2,
    });
  });
});
