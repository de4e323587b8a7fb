import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { customerActor, officeActor } from '../../../application/booking/actor.ts';
import { submitCommandAsActor } from '../../../application/booking/submit-command.ts';
import { createDailyOfficeMailWriter } from '../../../application/office/daily-letter.ts';
import type { NewMail } from '../../../application/ports/mail/outbox.ts';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { START } from '../../http/wizard/wizard-shop.ts';
import { steadyFigures } from '../../support/steady-figures.ts';
import { openOffice } from './office-shop.ts';

const TO = 'biuro@rejsy.example';

const openWithLetters = (officeLetters: 'each' | 'daily' | null) => {
  const office = openOffice();
  const settings = steadyFigures((siteId) => {
    const figures = DEMO_BRANDS.find((brand) => brand.siteId === siteId);
    return figures && { ...figures, officeLetters, office: { phone: null, email: TO } };
  });
  return { office, deps: { ...office.deps, settings } };
};

const lettersOf = async ({ shop }: ReturnType<typeof openOffice>): Promise<readonly NewMail[]> =>
  (await shop.kit.outbox.lease(1000, START + 9 * DAY_LENGTH, START + 10 * DAY_LENGTH)).filter(
    ({ to }) => to === TO,
  );

describe('mails to the office (R74)', () => {
  it('R74.1, R74.2: a customer’s request causes one mail without names; a clerk’s note causes none', async () => {
    const { office, deps } = openWithLetters('each');
    const id = await office.order(901, 601, 1);
    const { owner } = await office.booking(id);
    const caller = { visitorId: owner.visitorId, account: null, address: '198.51.100.99' };
    const request = await submitCommandAsActor(deps)(
      customerActor(caller),
      id,
      { type: 'requestCancel' },
      null,
    );
    const noted = await submitCommandAsActor(deps)(
      officeActor('Ewa'),
      id,
      { type: 'note', text: 'wie' },
      null,
    );
    expect([request.isOk(), noted.isOk()]).toEqual([true, true]);
    const [letter, ...more] = await lettersOf(office);
    expect(more).toEqual([]);
    expect(letter?.content).toMatchObject({
      kind: 'officeNews',
      events: [{ what: 'cancelAsked', bookingId: id }],
    });
    expect(JSON.stringify(letter)).not.toContain('Anna');
  });

  it('R74.1: one mail a day names the orders of the day before, and a second run adds no mail', async () => {
    const { office, deps } = openWithLetters('daily');
    const id = await office.order(901, 601, 2);
    await createDailyOfficeMailWriter(deps)();
    office.at(START + DAY_LENGTH);
    await createDailyOfficeMailWriter(deps)();
    await createDailyOfficeMailWriter(deps)();
    const letters = await lettersOf(office);
    expect(letters.map(({ content }) => content)).toEqual([
      expect.objectContaining({
        kind: 'officeNews',
        events: [expect.objectContaining({ what: 'order', bookingId: id, travellers: 2 })],
      }),
    ]);
  });

  it('R74.1: the daily mail is written at 6:00 also on a day on which the clocks change', async () => {
    const { office, deps } = openWithLetters('daily');
    const at = Date.parse('2027-03-28T04:00:00Z');
    office.at(at - DAY_LENGTH);
    await office.order(901, 601, 2);
    const write = createDailyOfficeMailWriter(deps);
    const lettersAt = async (moment: number) => {
      office.at(moment);
      await write();
      const mails = await office.shop.kit.outbox.lease(1000, moment, moment);
      return mails.filter(({ to }) => to === TO).length;
    };
    expect([await lettersAt(at - 1), await lettersAt(at)]).toEqual([0, 1]);
  });

  it('R74.1: a day without orders, and a brand that has not switched these mails on, cause no mail', async () => {
    const quiet = openWithLetters('daily');
    quiet.office.at(START + DAY_LENGTH);
    await createDailyOfficeMailWriter(quiet.deps)();
    const silent = openWithLetters(null);
    await silent.office.order(901, 601, 1);
    silent.office.at(START + DAY_LENGTH);
    await createDailyOfficeMailWriter(silent.deps)();
    expect([await lettersOf(quiet.office), await lettersOf(silent.office)]).toEqual([[], []]);
  });
});
