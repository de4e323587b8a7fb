import type { Settings } from '../../application/ports/settings.ts';
import { SHOP_SITE, SITES } from '../../domain/sites.ts';

/** The brands' public addresses, and the brand of a host. */
export type Addresses = {
  /** Addresses have no trailing slash; null means whatever host the request names. */
  of(siteId: number): string | null;
  /** Returns the brand with this host, or the shop's own brand. */
  siteAt(host: string): number;
  at(host: string): string | null;
};

const normalizeHost = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');

/** The shop's own address is PUBLIC_URL and the default; another brand's is one of its figures. */
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
