export type Variables = (name: string) => readonly number[] | Int32Array | Uint16Array;

const TYPES = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 4, 6: 8 } as const;
const padToFour = (bytes: number): number => Math.ceil(bytes / 4) * 4;
const isType = (code: number): code is keyof typeof TYPES => code in TYPES;

/** GSHHG uses 32-bit integers, and 16-bit integers as unsigned. */
export const readClassic = (file: Buffer): Variables => {
  let at = 8;
  const int = (): number => {
    at += 4;
    return file.readInt32BE(at - 4);
  };
  const name = (): string => {
    const length = int();
    at += padToFour(length);
    return file.toString('utf8', at - padToFour(length), at - padToFour(length) + length);
  };
  const sizeOf = (code: number): number => {
    if (!isType(code)) throw new Error(`no netCDF type: ${code}`);
    return TYPES[code];
  };
  const skipAttributes = (): void => {
    int();
    for (let remaining = int(); remaining > 0; remaining--) {
      name();
      const bytes = sizeOf(int()) * int();
      at += padToFour(bytes);
    }
  };
  if (file.toString('latin1', 0, 3) !== 'CDF') throw new Error('not a classic netCDF file');
  const wide = file[3] === 2;
  int();
  const dimensions = Array.from({ length: int() }, () => {
    name();
    return int();
  });
  skipAttributes();
  int();
  const variables = new Map<
    string,
    { readonly type: number; readonly count: number; readonly begin: number }
  >();
  for (let remaining = int(); remaining > 0; remaining--) {
    const called = name();
    const count = Array.from({ length: int() }, int).reduce(
      (all, dimension) => all * (dimensions[dimension] ?? 0),
      1,
    );
    skipAttributes();
    const type = int();
    int();
    if (wide) int();
    variables.set(called, { type, count, begin: int() });
  }
  return (called) => {
    const found = variables.get(called);
    if (found === undefined) throw new Error(`the file has no ${called}`);
    const { type, count, begin } = found;
    if (type === 3)
      return Uint16Array.from({ length: count }, (_, i) => file.readUInt16BE(begin + 2 * i));
    return Int32Array.from({ length: count }, (_, i) => file.readInt32BE(begin + 4 * i));
  };
};
