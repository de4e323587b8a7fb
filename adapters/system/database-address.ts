/** Database address. Hosts are tried in order. `pooled`: a transaction pooler is in front. */
export type Address = {
  readonly urls: readonly [string, ...string[]];
  readonly pooled: boolean;
};

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/;

/** Parses `postgres://user:password@one:5432,other:5432/shop?pooler=transaction`. Null: invalid. */
export const parseDatabaseUrl = (text: string): Address | null => {
  const [, start = '', hosts = '', path = '', query = ''] = PARTS.exec(text) ?? [];
  const [first, ...otherHosts] = hosts.split(',').map((host) => {
    const url = URL.parse(`${start}${host}${path}?${query}`);
    const pooler = url?.searchParams.get('pooler') ?? null;
    url?.searchParams.delete('pooler');
    return url === null || (pooler !== null && pooler !== 'transaction')
      ? null
      : { url: url.href, pooled: pooler !== null };
  });
  if (start === '' || first == null) return null;
  const urls = otherHosts.flatMap((other) => (other === null ? [] : [other.url]));
  return urls.length < otherHosts.length
    ? null
    : { urls: [first.url, ...urls], pooled: first.pooled };
};

/**
 * Returns the address of the database. Throws if the URL is invalid. In a running shop the URL is
 * always valid, because the start refuses an invalid one.
 */
export const requireDatabaseAddress = (databaseUrl: string): Address => {
  const address = parseDatabaseUrl(databaseUrl);
  if (address === null) throw new Error('DATABASE_URL is not a PostgreSQL address');
  return address;
};
