import * as t from 'io-ts';

/** A value or null. Null is looked at first, so that reading one does not begin with a failure of the other. */
export const nullable = <C extends t.Mixed>(codec: C) =>
  new t.Type<t.TypeOf<C> | null, t.OutputOf<C> | null, unknown>(
    `${codec.name} | null`,
    (u): u is t.TypeOf<C> | null => u === null || codec.is(u),
    (u, context) => (u === null ? t.success(null) : codec.validate(u, context)),
    (value) => (value === null ? null : codec.encode(value)),
  );
