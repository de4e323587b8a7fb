import * as t from 'io-ts';
import { type Limits, USUAL_LIMITS } from '../../domain/limits.ts';
import { eachLimit } from '../codecs/each-limit.ts';

const Given = t.type(eachLimit(t.type({ events: t.number, minutes: t.number })));
const Some = t.partial(Given.props);

/** The limits of a brand; what an older export does not name was as usual. */
export const LimitsCodec = new t.Type<Limits, Limits, unknown>(
  'Limits',
  Given.is,
  (u, c) => {
    const named = Some.validate(u ?? {}, c);
    return named._tag === 'Left' ? named : t.success({ ...USUAL_LIMITS, ...definedOf(named.right) });
  },
  t.identity,
);

const definedOf = (named: t.TypeOf<typeof Some>): Partial<Limits> =>
  Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
