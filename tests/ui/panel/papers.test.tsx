// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Papers } from '../../../ui/features/panel/trips/papers/Papers.tsx';
import { answerCalls, openScreen } from '../open-screen.tsx';
import { actions } from './trip-page.tsx';
import { TRIP } from './trip-samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('R38.11: the trip is loaded again for a new advance invoice, so that the invoice stays in the list', async () => {
  answerCalls({ body: { FileReady: true, DownloadURL: '/v1/documents/file?token=x' } });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const reload = vi.fn(actions.reload);
  const trip = { ...TRIP, May: { ...TRIP.May, AskForAdvance: true } };
  const { user, getByRole } = openScreen(<Papers {...actions} reload={reload} trip={trip} />);
  await user.click(getByRole('button', { name: 'Wystaw fakturę zaliczkową' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/v1/documents/file?token=x'));
  expect(reload).toHaveBeenCalledTimes(1);
});
