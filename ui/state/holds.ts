import { atom } from 'jotai';
import { call } from '../../adapters/http/client/call.ts';
import type { HeldReservation } from '../../adapters/http/contract/wizard/held.ts';
import { browserShelf, ignoreErrors, type Shelf } from './browser-shelf.ts';

// Public pages are the same for everybody, so the browser asks which places its visitor holds (R8.16).

const KEY = 'kilwater.miejsca';

/** Notes that this browser may hold places. Only a browser with this note asks the shop. */
export const markHold = (shelf: Shelf): void =>
  ignoreErrors(() => shelf.setItem(KEY, '1'), undefined);
const mayHold = (shelf: Shelf): boolean => ignoreErrors(() => shelf.getItem(KEY) === '1', false);

/** Drafts of the visitor that hold places. Empty on the server and until the shop has answered. */
export const holdsAtom = atom<readonly HeldReservation[]>([]);

const askHoldsAtom = atom(null, async (_get, set): Promise<void> => {
  const shelf = browserShelf();
  if (!mayHold(shelf)) return set(holdsAtom, []);
  const answer = await call('reservationsHeld', {});
  // Without a session nothing is held. After any other failure the next page asks again.
  const held = answer.isOk() ? answer.value.Held : [];
  const settled = answer.isOk() || (answer.error.kind === 'refused' && answer.error.status === 401);
  if (settled && held.length === 0) ignoreErrors(() => shelf.removeItem(KEY), undefined);
  set(holdsAtom, held);
  // A later answer has holds of its own, which an older timer leaves alone.
  for (const lapsed of held)
    setTimeout(
      () => set(holdsAtom, (holds) => holds.filter((hold) => hold !== lapsed)),
      lapsed.HoldSeconds * 1000,
    );
});

const askedAtom = atom(false);

/** Asks once for each page, and again when the browser restores the page after Back: the visitor may come from the wizard. */
export const askHoldsOnceAtom = atom(null, (get, set): void => {
  if (get(askedAtom)) return;
  set(askedAtom, true);
  set(askHoldsAtom);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) set(askHoldsAtom);
  });
});
