// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Reservation } from '../../../adapters/http/contract/panel/reservation.ts';
import { tripPath } from '../../../ui/features/panel/state/trip-view-model.ts';
import { TripsTab } from '../../../ui/features/panel/trips/TripsTab.tsx';
import { sampleAccount } from '../account-samples.ts';
import { answerCalls, openScreen } from '../open-screen.tsx';
import { CANCELLED, PAST_TRIP, TRIP } from './trip-samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PAST = { ...PAST_TRIP, ReservationId: 'PAST2222', Name: 'Miniony rejs' };
const PAST_CANCELLED = {
  ...CANCELLED,
  ...{ ReservationId: 'GONE2222', Name: 'Odwołany rejs', IsHistorical: true },
};
const answerWith = (...Historic: readonly Reservation[]) => ({
  body: { Reservations: { Current: [TRIP], Historic } },
});
const LOST = 'Nie udało się wczytać wyjazdów';
const FAILED = { status: 500, body: { message: 'Failed' } };

const openTab = (path: string, search = '') => {
  const onLoggedOut = vi.fn();
  const { hook, searchHook } = memoryLocation({ path, searchPath: search });
  const screen = openScreen(
    <Router hook={hook} searchHook={searchHook}>
      <TripsTab account={sampleAccount()} onLoggedOut={onLoggedOut} />
    </Router>,
  );
  const open = (list: string) => screen.user.click(screen.getByRole('link', { name: list }));
  const names = () =>
    screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  return { ...screen, open, names, onLoggedOut };
};

describe('past trips, which the panel loads only when they are needed (A-132, issue 43)', () => {
  it('the tab loads current trips; the link ‘Minione’ loads past trips once and keeps the focus', async () => {
    const sent = answerCalls(answerWith(), answerWith(PAST));
    const { open, names, findByRole, getByRole } = openTab('/twoj-panel');
    await findByRole('heading', { level: 3, name: TRIP.Name });
    expect(sent).toEqual([{ historic: 0 }]);
    await open('Minione');
    await findByRole('heading', { level: 3, name: PAST.Name });
    expect(document.activeElement).toBe(getByRole('link', { name: 'Minione' }));
    await open('Bieżące');
    expect(names()).toEqual([TRIP.Name]);
    await open('Minione');
    expect(names()).toEqual([PAST.Name]);
    expect(sent).toEqual([{ historic: 0 }, { historic: 1 }]);
  });

  it('‘Minione’ first says that it is loading, and only then that there are no past trips', async () => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const { getByRole, findByText, queryByText } = openTab('/twoj-panel', 'lista=minione');
    const empty = 'Tutaj pojawią się Twoje historyczne wyjazdy';
    expect(getByRole('status', { name: 'Wczytywanie' })).toBeTruthy();
    expect(queryByText(empty)).toBeNull();
    answer.resolve(new Response(JSON.stringify(answerWith().body)));
    expect(await findByText(empty)).toBeTruthy();
  });

  it('if ‘Anulowane’ is opened by its page address, one call loads the cancelled past trips', async () => {
    const sent = answerCalls(answerWith(PAST, PAST_CANCELLED));
    const { findByRole, names } = openTab('/twoj-panel', 'lista=anulowane');
    await findByRole('heading', { level: 3, name: PAST_CANCELLED.Name });
    expect([names(), sent]).toEqual([[PAST_CANCELLED.Name], [{ historic: 1 }]]);
  });

  it('if loading past trips fails, it can be tried again, and ‘Bieżące’ still works (R57)', async () => {
    const sent = answerCalls(answerWith(), FAILED, FAILED, answerWith(PAST));
    const { open, user, findByRole, findByText, queryByText, names } = openTab('/twoj-panel');
    await findByRole('heading', { level: 3, name: TRIP.Name });
    await open('Minione');
    await findByText(LOST);
    expect(names()).toEqual([]);
    await open('Bieżące');
    expect([names(), queryByText(LOST)]).toEqual([[TRIP.Name], null]);
    await open('Minione');
    await user.click(await findByRole('button', { name: 'Spróbuj ponownie' }));
    await findByRole('heading', { level: 3, name: PAST.Name });
    expect(queryByText(LOST)).toBeNull();
    expect(sent.slice(1)).toEqual([{ historic: 1 }, { historic: 1 }, { historic: 1 }]);
  });

  it('if the session has ended, the customer is led to the login', async () => {
    answerCalls(answerWith(), { status: 401, body: { message: 'x', code: 'noSession' } });
    const { open, findByRole, findByText, onLoggedOut } = openTab('/twoj-panel');
    await findByRole('heading', { level: 3, name: TRIP.Name });
    await open('Minione');
    await findByText(LOST);
    expect(onLoggedOut).toHaveBeenCalledOnce();
  });

  it('the page address of a past trip opens the trip', async () => {
    const sent = answerCalls(answerWith(), answerWith(PAST));
    const { findByRole } = openTab(tripPath(PAST.ReservationId));
    expect(await findByRole('heading', { level: 2, name: PAST.Name })).toBeTruthy();
    expect(sent).toEqual([{ historic: 0 }, { historic: 1 }]);
  });

  it('a trip is reported missing only after past trips are loaded too; a current trip needs one call', async () => {
    const sent = answerCalls(answerWith(), answerWith(PAST), answerWith());
    const unknown = openTab(tripPath('NONE2222'));
    expect(await unknown.findByText('Nie ma takiego wyjazdu')).toBeTruthy();
    expect(sent).toHaveLength(2);
    unknown.unmount();
    const { findByRole } = openTab(tripPath(TRIP.ReservationId));
    expect(await findByRole('heading', { level: 2, name: TRIP.Name })).toBeTruthy();
    expect(sent.slice(2)).toEqual([{ historic: 0 }]);
  });
});
