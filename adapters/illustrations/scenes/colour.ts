type Triple = readonly [number, number, number];

const toLinear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const toByte = (v: number): number =>
  Math.round(
    255 * Math.min(1, Math.max(0, v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)),
  );

const lab = (hex: string): Triple => {
  const part = (from: number): number => toLinear(Number.parseInt(hex.slice(from, from + 2), 16));
  const [red, green, blue] = [part(1), part(3), part(5)];
  const l = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const m = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const s = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
};

/** OKLab prevents grey mixtures. `part` 0 gives the first colour, 1 the second. */
export const mix = (from: string, to: string, part: number): string => {
  const a = lab(from);
  const b = lab(to);
  const L = a[0] + (b[0] - a[0]) * part;
  const x = a[1] + (b[1] - a[1]) * part;
  const y = a[2] + (b[2] - a[2]) * part;
  const l = (L + 0.3963 * x + 0.2158 * y) ** 3;
  const m = (L - 0.1056 * x - 0.0639 * y) ** 3;
  const s = (L - 0.0895 * x - 1.2915 * y) ** 3;
  const bytes = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
  return `#${bytes.map((v) => toByte(v).toString(16).padStart(2, '0')).join('')}`;
};
