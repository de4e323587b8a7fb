import type { FastifyRequest } from 'fastify';
import type { Addresses } from '../../../system/addresses.ts';

const hostOf = (origin: string): string | null => {
  const url = URL.parse(origin);
  return url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') ? null : url.host;
};

// A Host header may name the default port, an Origin never does.
const sameHost = (originHost: string, host: string): boolean => {
  const plain = host.toLowerCase();
  return originHost === plain || originHost === plain.replace(/:(80|443)$/, '');
};

export type OriginFacts = {
  readonly origin: string | undefined;
  readonly secFetchSite: string | undefined;
  /** The Host that the call names. */
  readonly host: string;
  /** The public address of the brand whose host was asked; null where none is configured. */
  readonly publicUrl: string | null;
};

/**
 * Whether a call that changes something comes from the shop's own pages or from a program (R44): a foreign Origin and a Sec-Fetch-Site of
 * another site are refused; a call with neither header passes.
 */
export const isOwnOrigin = ({ origin, secFetchSite, host, publicUrl }: OriginFacts): boolean => {
  if (secFetchSite === 'cross-site' || secFetchSite === 'same-site') return false;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  if (from === null) return false;
  return sameHost(from, host) || (publicUrl !== null && URL.parse(origin)?.origin === URL.parse(publicUrl)?.origin);
};

/** What a browser says of the page that a call comes from; undefined where it says nothing. */
export const secFetchSiteOf = ({ headers }: FastifyRequest): string | undefined => {
  const site = headers['sec-fetch-site'];
  return Array.isArray(site) ? site.join() : site;
};

/** Whether a request comes from the shop's own pages or from a program (R44). */
export const isOwnCall = (request: FastifyRequest, addresses: Pick<Addresses, 'at'> | null): boolean => {
  const { headers, host } = request;
  return isOwnOrigin({ origin: headers.origin, secFetchSite: secFetchSiteOf(request), host, publicUrl: addresses?.at(host) ?? null });
};
