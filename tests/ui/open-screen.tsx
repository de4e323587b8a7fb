import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { Router } from 'wouter';

// On a busy machine, a screen can need longer than the default second (in milliseconds).
configure({ asyncUtilTimeout: 5_000 });

/** Returns queries of this document. `screen` would search the document of the first test file. */
export const openScreen = (screen: ReactNode) => ({
  user: userEvent.setup(),
  ...render(<Router>{screen}</Router>),
});

type ScriptedAnswer = { readonly status?: number; readonly body: object };

/** Answers the screen's calls in this order, then with 500. Returns the bodies of the requests. */
export const answerCalls = (...answers: readonly ScriptedAnswer[]): readonly object[] => {
  const sent: object[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (_url: string, { body: request }: RequestInit) => {
    sent.push(JSON.parse(String(request)));
    const { status = 200, body } = left.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
};
