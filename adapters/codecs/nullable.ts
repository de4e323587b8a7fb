import * as t from 'io-ts';

/** A codec that also accepts null. It checks for null first, because a failed decoding is slow. */
export class NullableType<C extends t.Mixed> extends t.Type<
  t.TypeOf<C> | null,
  t.OutputOf<C> | null,
  unknown
> {
  readonly inner: C;

  constructor(inner: C) {
    super(
      `${inner.name} | null`,
      (u): u is t.TypeOf<C> | null => u === null || inner.is(u),
      (u, context) => (u === null ? t.success(null) : inner.validate(u, context)),
      (value) => (value === null ? null : inner.encode(value)),
    );
    this.inner = inner;
  }
}

export const nullable = <C extends t.Mixed>(codec: C): NullableType<C> => new NullableType(codec);
