// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import { ListScreen } from '../../../ui/features/offers/list/ListPage.tsx';
import { answerCalls, openScreen } from '../open-screen.tsx';
import { BLANK_FRAME } from '../page-frames.ts';
import { offerFilters, offerItem } from './offer-samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/rejsy-morskie');
});

const cruise = (OfferId: number) =>
  offerItem({ OfferId, Name: `Rejs ${OfferId}`, FriendlyUrl: `rejs-${OfferId}` });
const pageOf = (number: number, ...ids: readonly number[]) => ({
  Offers: ids.map(cruise),
  Page: { Number: number, Pages: 2, Count: 3 },
});

const openFirstPage = () => {
  const { Offers, Page } = pageOf(1, 1, 2);
  const screen = openScreen(
    <ListScreen
      kind="list"
      offers={Offers}
      page={Page}
      filters={offerFilters}
      frame={BLANK_FRAME}
      query={readOffersQuery('')}
    />,
  );
  return {
    ...screen,
    more: () => screen.getByRole('link', { name: /Pokaż kolejne|Szukam rejsów/ }),
    names: () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent),
  };
};

it('„Pokaż kolejne” adds the next page of offers once, repeats none, and moves the focus to them', async () => {
  const sent = answerCalls({ body: pageOf(2, 2, 3) });
  const { user, more, names, queryByRole } = openFirstPage();
  const link = more();
  await Promise.all([user.click(link), user.click(link)]);
  await waitFor(() => expect(names()).toEqual(['Rejs 1', 'Rejs 2', 'Rejs 3']));
  expect(sent).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('Rejs 3');
  expect(queryByRole('link', { name: 'Pokaż kolejne' })).toBeNull();
});

it('while the next page of offers loads, „Pokaż kolejne” says so and keeps the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const { user, more, names } = openFirstPage();
  await user.click(more());
  expect([more().getAttribute('aria-busy'), more().getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ]);
  expect(document.activeElement).toBe(more());
  resolve(new Response(JSON.stringify(pageOf(2, 3))));
  await waitFor(() => expect(names()).toHaveLength(3));
});

it('if loading the next page of offers fails, the list stays, and „Pokaż kolejne” can retry', async () => {
  answerCalls({ status: 503, body: {} }, { body: pageOf(2, 3) });
  const { user, more, names, findByRole, getByText } = openFirstPage();
  await user.click(more());
  const retry = await findByRole('link', { name: 'Spróbuj ponownie' });
  expect(document.activeElement).toBe(retry);
  expect(getByText('Nie udało się wczytać rejsów').closest('[role=status]')).not.toBeNull();
  expect(names()).toEqual(['Rejs 1', 'Rejs 2']);
  await user.click(retry);
  await waitFor(() => expect(names()).toEqual(['Rejs 1', 'Rejs 2', 'Rejs 3']));
});

it('if the visitor changes a filter, a next page of offers that still loads is ignored', async () => {
  const late = Promise.withResolvers<Response>();
  const answers = [late.promise, Promise.resolve(new Response(JSON.stringify(pageOf(1, 7))))];
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/filters')
      ? Promise.resolve(new Response(JSON.stringify(offerFilters)))
      : answers.shift(),
  );
  const { user, more, names } = openFirstPage();
  await user.click(more());
  history.pushState(null, '', '/rejsy-morskie?type=2');
  await waitFor(() => expect(names()).toEqual(['Rejs 7']));
  late.resolve(new Response(JSON.stringify(pageOf(2, 3))));
  await late.promise;
  await waitFor(() => expect(more().hasAttribute('aria-busy')).toBe(false));
  expect(names()).toEqual(['Rejs 7']);
});

it('a retry of a failed filter moves the focus to the list, because its button disappears', async () => {
  const failed = { status: 503, body: {} };
  answerCalls(failed, failed, { body: pageOf(1, 7) }, { body: offerFilters });
  const { user, names, findByRole } = openFirstPage();
  history.pushState(null, '', '/rejsy-morskie?type=2');
  await user.click(await findByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(names()).toEqual(['Rejs 7']));
  expect(document.activeElement?.textContent).toBe('Lista rejsów');
});
