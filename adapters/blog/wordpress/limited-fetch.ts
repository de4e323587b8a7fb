import { err, ok, type Result } from 'neverthrow';

export type FetchLimits = { readonly milliseconds: number; readonly bytes: number };

export type FetchedContent = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

const readAtMost = async (
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/** Fetches with limits for time and size. Follows no redirect. Errors are English sentences. */
export const fetchWithinLimits = async (
  url: string,
  request: RequestInit,
  limits: FetchLimits,
): Promise<Result<FetchedContent, string>> => {
  try {
    const answer = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(limits.milliseconds),
    });
    if (!answer.ok || answer.body === null) {
      await answer.body?.cancel();
      return err(`answered with the HTTP status ${answer.status}`);
    }
    const bytes = await readAtMost(answer.body, limits.bytes);
    return bytes === null
      ? err(`answered with more than ${limits.bytes} bytes`)
      : ok({ type: answer.headers.get('content-type') ?? '', bytes });
  } catch (error) {
    const late = error instanceof DOMException && error.code === DOMException.TIMEOUT_ERR;
    return err(late ? `did not answer in ${limits.milliseconds} ms` : 'could not be reached');
  }
};
