import { atom } from 'jotai';
import type { CallOptions } from '../../../adapters/http/client/call.ts';
import type { SentOf } from '../../../adapters/http/contract/routes.ts';
import { stepsOf } from './answers.ts';
import { saved } from './drafts.ts';
import { confirmPayload, type Shown } from './payloads.ts';
import { orderFaults, paymentOf, shownIn } from './payment.ts';
import { NOTHING_TYPED } from './typed.ts';
import { answersOf, goTo, type Onward, type Outside, pressEarlyAtom, refusedAs, wizardAtom } from './wizard.ts';

/** The last click's key, kept while its body stays the same: a repeat of it books once (contract, Common). */
const clickAtom = atom<{ readonly body: string; readonly key: string }>({ body: '', key: '' });

/** 'Rezerwuję i płacę': books at the price on the screen, or at `price`, which the customer has just accepted (R17). */
export const confirmAtom = atom(null, async (get, set, outside: Outside, price?: string): Promise<Onward> => {
  const now = get(wizardAtom);
  const seen = now.reservation?.Price;
  const wizard = now.busy === null ? now : await set(pressEarlyAtom);
  if (wizard === null) return null;
  const { reservation, id } = wizard;
  const answers = answersOf(wizard, 'summary');
  const step = reservation && stepsOf(reservation).summary;
  if (!reservation || !answers || !step) return null;
  // What was read after the press has another price: it is on the screen now, and nobody has agreed to it yet.
  if (seen?.CurrentPrice !== reservation.Price.CurrentPrice || seen.LeftToPay !== reservation.Price.LeftToPay) return null;
  const missing = orderFaults(answers);
  if (missing.length > 0) {
    set(wizardAtom, { ...wizard, faults: missing, attempt: wizard.attempt + 1 });
    return null;
  }
  set(wizardAtom, { ...wizard, busy: 'saving' });
  const chosen = { ...answers, booking: { ...answers.booking, ...paymentOf(answers.booking, step) } };
  const shown: Shown = price === undefined ? shownIn(reservation) : { ...shownIn(reservation), price, left: null };
  const payload: SentOf<'confirm'> = confirmPayload(id, chosen, shown);
  const body = JSON.stringify([payload, reservation.Version]);
  const click = get(clickAtom).body === body ? get(clickAtom) : { body, key: outside.newKey() };
  set(clickAtom, click);
  const options: CallOptions = { expectedVersion: reservation.Version, idempotencyKey: click.key };
  const answer = await outside.call('confirm', payload, options);
  if (answer.isErr()) {
    const refused = refusedAs(wizard, answer.error);
    set(wizardAtom, refused);
    return goTo(refused.trouble);
  }
  saved(outside.shelf, id, 'summary', reservation.Version, answer.value.Reservation.Version);
  set(wizardAtom, { ...wizard, reservation: answer.value.Reservation, typed: NOTHING_TYPED, trouble: null });
  return answer.value.PaymentUrl === null ? { to: 'thanks' } : { pay: answer.value.PaymentUrl };
});
