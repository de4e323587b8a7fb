import { atom } from 'jotai';
import { call } from '../../adapters/http/client/call.ts';
import type { HeldReservation } from '../../adapters/http/contract/wizard/order.ts';
import { type BrowserStorage, ignoreErrors, openBrowserStorage } from './browser-storage.ts';

// Public pages are the same for all visitors, so holds need their own request (R8.16).

const KEY = 'kilwater.miejsca';

/** Notes that this browser can have holds. Without this note, pages never request holds. */
export const rememberBrowserHasHold = (shelf: BrowserStorage): void =>
  ignoreErrors(() => shelf.setItem(KEY, '1'), undefined);
const mayHold = (shelf: BrowserStorage): boolean =>
  ignoreErrors(() => shelf.getItem(KEY) === '1', false);

export const holdsAtom = atom<readonly HeldReservation[]>([]);

const askHoldsAtom = atom(null, async (_get, set): Promise<void> => {
  const shelf = openBrowserStorage();
  if (!mayHold(shelf)) return set(holdsAtom, []);
  const answer = await call('reservationsHeld', {});
  // After any failure except a lost session, the next page sends the request again.
  const holds = answer.isOk() ? answer.value.Held : [];
  const settled = answer.isOk() || (answer.error.kind === 'refused' && answer.error.status === 401);
  if (settled && holds.length === 0) ignoreErrors(() => shelf.removeItem(KEY), undefined);
  set(holdsAtom, holds);
  // When a hold ends, its timer removes only this hold. If the holds were requested again
  // meanwhile, the newer response stays unchanged.
  for (const lapsed of holds)
    setTimeout(
      () => set(holdsAtom, (holds) => holds.filter((hold) => hold !== lapsed)),
      lapsed.HoldSeconds * 1000,
    );
});

const askedAtom = atom(false);

/**
 * Requests the holds once. If Back restores the page later, requests them again, because a hold can
 * have begun or ended in the wizard.
 */
export const requestHoldsOnceAtom = atom(null, (get, set): void => {
  if (get(askedAtom)) return;
  set(askedAtom, true);
  set(askHoldsAtom);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) set(askHoldsAtom);
  });
});
