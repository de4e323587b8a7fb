/**
 * Makes a cache of the values (`maxEntries` of them) that were used last. Null is not cached. A
 * promise that fails is removed, so that the next call makes the value again.
 */
export const createRecentCache = <V>(maxEntries: number) => {
  const values = new Map<string, V>();
  return <M extends V | null>(key: string, make: () => M): V | M => {
    const cached = values.get(key);
    const value = cached ?? make();
    if (value === null) return value;
    values.delete(key);
    values.set(key, value);
    if (cached === undefined && value instanceof Promise) value.catch(() => values.delete(key));
    const [oldest] = values.keys();
    if (values.size > maxEntries && oldest !== undefined) values.delete(oldest);
    return value;
  };
};
