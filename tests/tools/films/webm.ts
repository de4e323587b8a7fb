// Minimal WebM for one track of VP9 frames: EBML elements, one cluster per key frame.

/** `at` is in milliseconds. */
export type CodedFrame = { readonly bytes: Uint8Array; readonly key: boolean; readonly at: number };
type Film = {
  readonly width: number;
  readonly height: number;
  readonly milliseconds: number;
  readonly frames: readonly CodedFrame[];
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const sizeOf = (length: number): Uint8Array =>
  bytesOf(`01${length.toString(16).padStart(14, '0')}`);
const element = (id: string, ...contents: readonly Uint8Array[]): Uint8Array => {
  const content = joined(contents);
  return joined([bytesOf(id), sizeOf(content.length), content]);
};
const number = (id: string, value: number): Uint8Array =>
  element(id, bytesOf(value.toString(16).padStart(8, '0')));
const text = (id: string, value: string): Uint8Array =>
  element(id, new TextEncoder().encode(value));
const real = (id: string, value: number): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  return element(id, new Uint8Array(bytes.buffer));
};

const header = (): Uint8Array =>
  element(
    '1A45DFA3',
    number('4286', 1),
    number('42F7', 1),
    number('42F2', 4),
    number('42F3', 8),
    text('4282', 'webm'),
    number('4287', 4),
    number('4285', 2),
  );

const block = ({ bytes, key, at }: CodedFrame, from: number): Uint8Array =>
  element(
    'A3',
    bytesOf('81'),
    bytesOf((at - from).toString(16).padStart(4, '0')),
    bytesOf(key ? '80' : '00'),
    bytes,
  );

const clustersOf = (frames: readonly CodedFrame[]): readonly Uint8Array[] => {
  const clusters: CodedFrame[][] = [];
  for (const frame of frames) {
    const open = clusters.at(-1);
    if (frame.key || open === undefined) clusters.push([frame]);
    else open.push(frame);
  }
  return clusters.map((cluster) => {
    const from = cluster[0]?.at ?? 0;
    return element('1F43B675', number('E7', from), ...cluster.map((frame) => block(frame, from)));
  });
};

export const webm = ({ width, height, milliseconds, frames }: Film): Uint8Array => {
  const info = element(
    '1549A966',
    number('2AD7B1', 1_000_000),
    real('4489', milliseconds),
    text('4D80', 'kilwater'),
    text('5741', 'kilwater'),
  );
  const video = element('E0', number('B0', width), number('BA', height));
  const track = element(
    'AE',
    number('D7', 1),
    number('73C5', 1),
    number('83', 1),
    text('86', 'V_VP9'),
    video,
  );
  return joined([
    header(),
    element('18538067', info, element('1654AE6B', track), ...clustersOf(frames)),
  ]);
};
