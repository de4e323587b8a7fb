import type { FastifyRequest } from 'fastify';
import type { Addresses } from '../../../system/addresses.ts';
import { isLoopbackHost } from './net.ts';

export type OriginFacts = {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  readonly host: string;
  readonly publicUrl: string | null;
};

/** Returns the origins of PUBLIC_URL and of the host: HTTPS, locally also HTTP (R44.4). */
const ownOrigins = (host: string, publicUrl: string | null): readonly string[] => {
  const of = (scheme: string): string => URL.parse(`${scheme}://${host}`)?.origin ?? '';
  const named = publicUrl === null ? null : URL.parse(publicUrl);
  if (named !== null && of(named.protocol.slice(0, -1)) === named.origin) return [named.origin];
  const ofHost = isLoopbackHost(host) ? [of('https'), of('http')] : [of('https')];
  return named === null ? ofHost : [named.origin, ...ofHost];
};

/** True for calls of the shop's own pages, and of programs, which send no Origin header (R44). */
export const isOwnOrigin = ({ origin, secFetchSite, host, publicUrl }: OriginFacts): boolean => {
  if (secFetchSite === 'cross-site' || secFetchSite === 'same-site') return false;
  if (origin === undefined) return true;
  const from = URL.parse(origin);
  return (
    from !== null &&
    (from.protocol === 'http:' || from.protocol === 'https:') &&
    ownOrigins(host, publicUrl).includes(from.origin)
  );
};

export const secFetchSiteOf = ({ headers }: FastifyRequest): string | undefined => {
  const site = headers['sec-fetch-site'];
  return Array.isArray(site) ? site.join() : site;
};

export const isCallFromOwnSite = (
  request: FastifyRequest,
  addresses: Pick<Addresses, 'at'> | null,
): boolean => {
  const { headers, host } = request;
  return isOwnOrigin({
    origin: headers.origin,
    secFetchSite: secFetchSiteOf(request),
    host,
    publicUrl: addresses?.at(host) ?? null,
  });
};
