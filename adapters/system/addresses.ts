import type { Settings } from '../../application/ports/system.ts';
import { SHOP_SITE, SITES } from '../../domain/sites.ts';

export type Addresses = {
  /** A brand's web address, without `/` at its end. Null: links use the host of the request. */
  of(siteId: number): string | null;
  /** Returns the brand of a host. For an unknown host: the shop's own brand. */
  siteAt(host: string): number;
  at(host: string): string | null;
};

const normalizeHost = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');

/** The web addresses of the brands: PUBLIC_URL for the shop, brand settings for another brand. */
export const brandWebAddressesOf = (settings: Settings, publicUrl: string | null): Addresses => {
  const publicAddress = publicUrl?.replace(/\/+$/, '') ?? null;
  let cached: {
    readonly version: string;
    readonly sites: ReadonlyMap<number, string>;
    readonly hosts: ReadonlyMap<string, number>;
  } | null = null;
  // Cache the brands' web addresses until the settings change, because every request needs them.
  const today = () => {
    const version = settings.version();
    if (cached?.version === version) return cached;
    const addressBySite = SITES.flatMap((siteId) => {
      const address = siteId === SHOP_SITE ? publicAddress : (settings.of(siteId)?.address ?? null);
      return address === null ? [] : [[siteId, address] as const];
    });
    cached = {
      version,
      sites: new Map(addressBySite),
      // If two brands have the same host, requests to this host go to the shop's own brand.
      hosts: new Map(
        addressBySite
          .toReversed()
          .map(([siteId, address]) => [normalizeHost(new URL(address).host), siteId]),
      ),
    };
    return cached;
  };
  const of = (siteId: number): string | null => today().sites.get(siteId) ?? publicAddress;
  const siteAt = (host: string): number => today().hosts.get(normalizeHost(host)) ?? SHOP_SITE;
  return { of, siteAt, at: (host) => of(siteAt(host)) };
};
