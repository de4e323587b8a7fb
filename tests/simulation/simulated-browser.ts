import { createApiCaller } from '../../adapters/http/client/call.ts';

/** `onAnswer` gets the milliseconds from each request to its response. */
export const openBrowser = (
  base: string | (() => string),
  address: string,
  onAnswer: (milliseconds: number) => void = () => undefined,
) => {
  const at = typeof base === 'string' ? () => base : base;
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const began = performance.now();
    const response = await fetch(at() + path, { ...init, headers });
    onAnswer(performance.now() - began);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  return { call: createApiCaller({ fetch: send, base: '' }), send, cookies };
};

export type SimulatedBrowser = ReturnType<typeof openBrowser>;
