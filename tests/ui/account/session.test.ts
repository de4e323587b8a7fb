import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSession } from '../../../ui/state/account/session.ts';

const AUTH = { Auth: { IsAmbassador: false, HasNewMessages: true } };
const ACCOUNT = { Email: 'anna@example.com', FirstName: 'Anna' };

const answers = (auth: unknown, details: unknown): void => {
  vi.stubGlobal('document', { documentElement: { dataset: { site: '1' } } });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.startsWith('/v1/auth/') ? auth : details),
  );
};

afterEach(() => vi.unstubAllGlobals());

describe('what a page knows about the visitor’s session (A-030, A-113, R57)', () => {
  it('a logged-in customer has the details that the server stores', async () => {
    answers(AUTH, { Account: ACCOUNT });
    expect(await fetchSession()).toEqual({
      kind: 'customer',
      account: ACCOUNT,
      hasNewMessages: true,
      isAmbassador: false,
    });
  });

  it.each([[{}], [{ Account: null }]])(
    'account details without an account (%j) mean no session, so the panel leads to the login',
    async (details) => {
      answers(AUTH, details);
      expect(await fetchSession()).toEqual({ kind: 'anonymous' });
    },
  );

  it.each([
    ['a text instead of an object', AUTH, 'a page of a proxy'],
    ['an account without data', AUTH, { Account: {} }],
    ['no Auth', { Auth: null }, { Account: ACCOUNT }],
  ])(
    'a response with %s is reported as malformed, not as “no session”',
    async (_, auth, details) => {
      answers(auth, details);
      expect(await fetchSession()).toEqual({
        kind: 'away',
        failure: { kind: 'malformed', status: 200 },
      });
    },
  );

  it.each([
    [
      'with a technical message',
      Response.json({ message: 'Internal error', code: 'defect' }, { status: 500 }),
      'refused',
    ],
    ['with nothing at all', new Response('', { status: 500 }), 'malformed'],
    ['by a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'malformed'],
  ])(
    'a failure of the server (%s) is reported as a failure, not as “no session”',
    async (_, answer, kind) => {
      vi.stubGlobal('document', { documentElement: { dataset: { site: '1' } } });
      vi.stubGlobal('fetch', async () => answer);
      expect(await fetchSession()).toMatchObject({
        kind: 'away',
        failure: { kind, status: answer.status },
      });
    },
  );

  it('a response 401 means that the visitor is anonymous', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { site: '1' } } });
    vi.stubGlobal('fetch', async () =>
      Response.json({ message: 'No session', code: 'noSession' }, { status: 401 }),
    );
    expect(await fetchSession()).toEqual({ kind: 'anonymous' });
  });
});
