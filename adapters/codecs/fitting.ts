import * as t from 'io-ts';
import { NullableType } from './nullable.ts';

/** Whether a value is of a codec's shape as it stands, so that reading it would give it back unchanged. */
type Fits = (u: unknown) => boolean;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (u: unknown): u is Fields => typeof u === 'object' && u !== null && !Array.isArray(u);

const PLAIN: ReadonlyMap<unknown, Fits> = new Map<unknown, Fits>([
  [t.string, (u) => typeof u === 'string'],
  [t.number, (u) => typeof u === 'number'],
  [t.boolean, (u) => typeof u === 'boolean'],
  [t.undefined, (u) => u === undefined],
  [t.null, (u) => u === null],
  [t.Int, (u) => Number.isInteger(u)],
]);

/** What the fields of these codecs are by `typeof`: most fields are looked at by that alone, without a call for each. */
const TYPES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [t.string, 'string'],
  [t.number, 'number'],
  [t.boolean, 'boolean'],
]);

/** Whether each field of these fits; one that is missing is looked at as undefined. */
const fieldsFit = (props: t.Props, absent: boolean): Fits | null => {
  const plain: { readonly name: string; readonly type: string }[] = [];
  const others: { readonly name: string; readonly fits: Fits }[] = [];
  for (const [name, codec] of Object.entries(props)) {
    const known = fitting(codec);
    if (known === null) return null;
    const type = absent ? undefined : TYPES.get(codec);
    if (type !== undefined) plain.push({ name, type });
    else others.push({ name, fits: absent ? (u) => u === undefined || known(u) : known });
  }
  return (u) => {
    if (!isFields(u)) return false;
    for (const { name, type } of plain) if (typeof u[name] !== type) return false;
    for (const { name, fits } of others) if (!fits(u[name])) return false;
    return true;
  };
};

const listFits = (item: t.Any): Fits | null => {
  const fit = fitting(item);
  return fit === null ? null : (u) => Array.isArray(u) && u.every(fit);
};

const literalOf = (codec: unknown): unknown => (codec instanceof t.LiteralType ? codec.value : undefined);

/** The field by whose literal the members of a union are told apart; null where there is none. */
const tagOf = (members: readonly unknown[]): string | null => {
  const [first] = members;
  if (!(first instanceof t.InterfaceType)) return null;
  const tags = Object.keys(first.props).filter((name) =>
    members.every((member) => member instanceof t.InterfaceType && literalOf(member.props[name]) !== undefined),
  );
  return tags[0] ?? null;
};

const unionFits = (members: readonly t.Any[]): Fits | null => {
  const fits = members.map(fitting);
  if (fits.some((fit) => fit === null)) return null;
  const all = fits.filter((fit) => fit !== null);
  const tag = tagOf(members);
  if (tag === null) return (u) => all.some((each) => each(u));
  const byTag = new Map(
    members.map((member, index) => [member instanceof t.InterfaceType ? literalOf(member.props[tag]) : null, all[index]]),
  );
  return (u) => isFields(u) && byTag.get(u[tag])?.(u) === true;
};

/**
 * A quick answer to whether a value can be taken as it stands, made once of a codec: for shapes that only look and change nothing. Null for
 * every other codec. What does not fit is for the codec itself to read or to refuse, so that nothing gets through that it would not let.
 */
export const fitting = (codec: unknown): Fits | null => {
  const plain = PLAIN.get(codec);
  if (plain !== undefined) return plain;
  if (codec instanceof t.LiteralType) return (u) => u === codec.value;
  if (codec instanceof t.KeyofType) return (u) => typeof u === 'string' && Object.hasOwn(codec.keys, u);
  if (codec instanceof NullableType) {
    const inner = fitting(codec.inner);
    return inner === null ? null : (u) => u === null || inner(u);
  }
  if (codec instanceof t.InterfaceType) return fieldsFit(codec.props, false);
  if (codec instanceof t.PartialType) return fieldsFit(codec.props, true);
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return listFits(codec.type);
  if (codec instanceof t.UnionType) return unionFits(codec.types);
  if (codec instanceof t.DictionaryType && codec.domain === t.string) {
    const value = fitting(codec.codomain);
    return value === null ? null : (u) => isFields(u) && Object.values(u).every(value);
  }
  return null;
};
