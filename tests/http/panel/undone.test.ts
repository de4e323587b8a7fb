import { expect, it } from 'vitest';
import { MAIL_WORKER, TIME_WORKER } from '../../../adapters/composition/tokens.ts';
import { officeActor } from '../../../application/booking/actor.ts';
import {
  type CommandDeps,
  submitCommandAsActor,
} from '../../../application/booking/submit-command.ts';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { at } from '../wizard/wizard-shop.ts';
import {
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  orderInWizard,
  panelCustomer,
  values,
} from './panel-shop.ts';

const undo = (deps: CommandDeps, bookingId: string, paymentId: string) =>
  submitCommandAsActor(deps)(
    officeActor('Ola'),
    bookingId,
    { type: 'undoPayment', paymentId },
    null,
  );

it('R31.10, R63: if the office undoes a payment, the mail has amount, due day and payment method', async () => {
  const panel = await openPanel();
  const ewa = await panelCustomer(panel, 'ewa@example.com');
  const id = await orderInWizard(ewa, undefined, {
    paymentOption: 'installment',
    paymentType: 'wired',
  });
  await panel.registerTransfer(id, zloty(1500), 'p1');
  expect(values(await onlyTrip(ewa), 'Price.Paid', 'StatusCode')).toEqual(['1500', 'confirmed']);
  panel.clock.pass(2 * DAY_LENGTH);
  await logInToPanel(panel, 'ewa@example.com', ewa);
  (await undo(panel.commands, id, 'p1'))._unsafeUnwrap();
  expect(values(await onlyTrip(ewa), 'Price.Paid', 'StatusCode', 'FirstDue')).toEqual([
    '0',
    'awaitingPayment',
    '2027-01-13T10:00:00.000Z',
  ]);
  const letter = async (subject: string) => {
    await (await panel.container.getAsync(TIME_WORKER)).drain();
    await (await panel.container.getAsync(MAIL_WORKER)).drain();
    const letters = await panel.kit.mailbox.list('ewa@example.com');
    return letters.find((mail) => mail.subject.startsWith(subject));
  };
  panel.clock.pass(9 * MINUTE);
  expect(await letter('Wpłata wycofana')).toBe(undefined);
  panel.clock.pass(MINUTE);
  const mail = await letter('Wpłata wycofana');
  for (const words of [
    '1 500 PLN',
    '10.01.2027',
    'do 13.01.2027',
    'I rata',
    '1 000 PLN',
    '61 1090',
    '18.01.2027 włącznie',
  ])
    expect([words, mail?.text.replaceAll(' ', ' ').includes(words)]).toEqual([words, true]);
  const [message] = [at(await mustSucceed(ewa, 'accountMessages'), 'Messages')].flat();
  expect(at(message, 'Title')).toBe(`Wpłata wycofana: rezerwacja ${id}`);
  await panel.registerTransfer(id, zloty(1000), 'p2');
  panel.clock.pass(DAY_LENGTH);
  await panel.byOffice(id, { type: 'cancel', reason: 'organiser' });
  panel.clock.pass(DAY_LENGTH);
  await panel.byOffice(id, {
    type: 'registerPayment',
    paymentId: 'r1',
    method: 'refund',
    amount: zloty(1000),
  });
  (await undo(panel.commands, id, 'r1'))._unsafeUnwrap();
  panel.clock.pass(10 * MINUTE);
  const letterText = await letter('Zwrot jeszcze nie wyszedł');
  expect(letterText?.text).toMatch(/Do zwrotu: *1.000 PLN/);
});
