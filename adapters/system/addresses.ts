import type { Settings } from '../../application/ports/settings.ts';
import { SHOP_SITE, SITES } from '../../domain/sites.ts';

/** Where the brands' pages are, and which brand a host belongs to. */
export type Addresses = {
  /** The public address of a brand without a slash at its end; null: wherever somebody asks for its pages. */
  of(siteId: number): string | null;
  /** The brand whose own address has this host; the shop's where none has (contract). */
  siteAt(host: string): number;
  /** The public address that a host belongs to. */
  at(host: string): string | null;
};

/** As an address has it: small letters, no default port. */
const plain = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');

/**
 * The addresses of the brands as they are now: the shop's own is where it was set up to be (PUBLIC_URL), another's is a figure of the brand.
 * A brand without one of its own has the shop's.
 */
export const addressesOf = (settings: Settings, publicUrl: string | null): Addresses => {
  const own = publicUrl?.replace(/\/+$/, '') ?? null;
  let known: { readonly version: string; readonly sites: ReadonlyMap<number, string>; readonly hosts: ReadonlyMap<string, number> } | null =
    null;
  // Asked for with every request: the brands are looked through once for each version.
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
      // Where two name the same, the shop's own comes first.
      hosts: new Map(told.toReversed().map(([siteId, address]) => [plain(new URL(address).host), siteId])),
    };
    return known;
  };
  const of = (siteId: number): string | null => today().sites.get(siteId) ?? own;
  const siteAt = (host: string): number => today().hosts.get(plain(host)) ?? SHOP_SITE;
  return { of, siteAt, at: (host) => of(siteAt(host)) };
};
