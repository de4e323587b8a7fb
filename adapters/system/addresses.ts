import type { Settings } from '../../application/ports/settings.ts';
import { SHOP_SITE, SITES } from '../../domain/sites.ts';

/** The brands' public addresses, and the brand of a host. */
export type Addresses = {
  /**
   * Returns a brand's public address without a trailing slash; null means whatever host the request
   * names.
   */
  of(siteId: number): string | null;
  /** Returns the brand with this host, or the shop's own brand if none has it. */
  siteAt(host: string): number;
  /** Returns the public address of the brand with this host. */
  at(host: string): string | null;
};

/** Normalizes a host: lower case, no default port. */
const normalizeHost = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');

/**
 * Current addresses of the brands. The shop's own is PUBLIC_URL, another brand's is one of its
 * figures. A brand without an address has the shop's.
 */
export const addressesOf = (settings: Settings, publicUrl: string | null): Addresses => {
  const own = publicUrl?.replace(/\/+$/, '') ?? null;
  let known: {
    readonly version: string;
    readonly sites: ReadonlyMap<number, string>;
    readonly hosts: ReadonlyMap<string, number>;
  } | null = null;
  // Cached per version of the settings, because every request needs it.
  const today = () => {
    const version = settings.version();
    if (known?.version === version) return known;
    const told = SITES.flatMap((siteId) => {
      const address = siteId === SHOP_SITE ? own : (settings.of(siteId)?.address ?? null);
      return address === null ? [] : [[siteId, address] as const];
    });
    known = {
      version,
      sites: new Map(told),
      // If two brands name the same host, the shop's own brand gets it.
      hosts: new Map(
        told
          .toReversed()
          .map(([siteId, address]) => [normalizeHost(new URL(address).host), siteId]),
      ),
    };
    return known;
  };
  const of = (siteId: number): string | null => today().sites.get(siteId) ?? own;
  const siteAt = (host: string): number => today().hosts.get(normalizeHost(host)) ?? SHOP_SITE;
  return { of, siteAt, at: (host) => of(siteAt(host)) };
};
