import * as t from 'io-ts';
import { DEFAULT_LIMITS, type Limits } from '../../domain/limits.ts';
import { eachLimit } from '../codecs/each-limit.ts';

const AllLimitsCodec = t.type(eachLimit(t.type({ events: t.number, minutes: t.number })));
const SomeLimitsCodec = t.partial(AllLimitsCodec.props);

/** Codec of a brand's limits. A limit that an older export lacks gets its default. */
export const LimitsCodec = new t.Type<Limits, Limits, unknown>(
  'Limits',
  AllLimitsCodec.is,
  (u, c) => {
    const named = SomeLimitsCodec.validate(u ?? {}, c);
    return named._tag === 'Left'
      ? named
      : t.success({ ...DEFAULT_LIMITS, ...definedOf(named.right) });
  },
  t.identity,
);

const definedOf = (named: t.TypeOf<typeof SomeLimitsCodec>): Partial<Limits> =>
  Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
