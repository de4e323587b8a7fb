import { atom } from 'jotai';
import type { CallOptions } from '../../../../adapters/http/client/call.ts';
import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import { moveDraftsToVersion } from '../../../state/reservation/drafts.ts';
import { stepsOf } from '../../../state/reservation/steps-of.ts';
import { confirmPayload, type DisplayedAmounts } from './payloads.ts';
import { displayedAmountsOf, offeredPayment, orderFaults } from './payment.ts';
import {
  dispatchAtom,
  type Onward,
  onwardFrom,
  pressWhileLoadingAtom,
  wizardAtom,
  wizardDepsAtom,
} from './wizard.ts';
import { answersOf, failureIn, isIdle, stepRefusal } from './wizard-state.ts';

/** The idempotency key stays while the order's body is the same, so a retry books only once. */
const clickAtom = atom<{ readonly body: string; readonly key: string }>({ body: '', key: '' });

/** `price` is a new price that the customer has accepted (R17). */
export const confirmAtom = atom(null, async (get, set, price?: string): Promise<Onward> => {
  const deps = get(wizardDepsAtom);
  const current = get(wizardAtom);
  const seen = current.reservation?.Price;
  const wizard = isIdle(current) ? current : await set(pressWhileLoadingAtom);
  if (wizard === null) return null;
  const { reservation, id } = wizard;
  const answers = answersOf(wizard, 'summary');
  const step = reservation && stepsOf(reservation).summary;
  if (!reservation || !answers || !step) return null;
  if (
    seen?.CurrentPrice !== reservation.Price.CurrentPrice ||
    seen.LeftToPay !== reservation.Price.LeftToPay
  )
    return null;
  const missing = orderFaults(answers);
  if (missing.length > 0) {
    set(dispatchAtom, { type: 'notSent', faults: missing });
    return null;
  }
  set(dispatchAtom, { type: 'sent' });
  const chosen = {
    ...answers,
    booking: { ...answers.booking, ...offeredPayment(answers.booking, step) },
  };
  const displayed: DisplayedAmounts =
    price === undefined
      ? displayedAmountsOf(reservation)
      : { ...displayedAmountsOf(reservation), price, left: null };
  const payload: SentOf<'confirm'> = confirmPayload(id, chosen, displayed);
  const body = JSON.stringify([payload, reservation.Version]);
  const click = get(clickAtom).body === body ? get(clickAtom) : { body, key: deps.newKey() };
  set(clickAtom, click);
  const options: CallOptions = {
    expectedVersion: reservation.Version,
    idempotencyKey: click.key,
  };
  const answer = await deps.call('confirm', payload, options);
  if (answer.isErr()) {
    const refusal = stepRefusal(wizard, answer.error);
    return onwardFrom(failureIn(set(dispatchAtom, { type: 'refused', refusal })));
  }
  moveDraftsToVersion(
    deps.shelf,
    id,
    'summary',
    reservation.Version,
    answer.value.Reservation.Version,
  );
  set(dispatchAtom, { type: 'placed', reservation: answer.value.Reservation });
  return answer.value.PaymentUrl === null ? { to: 'thanks' } : { pay: answer.value.PaymentUrl };
});
