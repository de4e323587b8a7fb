import * as t from 'io-ts';
import { NullableType } from './nullable.ts';

type ShapeCheck = (u: unknown) => boolean;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (u: unknown): u is Fields =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

const PLAIN: ReadonlyMap<unknown, ShapeCheck> = new Map<unknown, ShapeCheck>([
  [t.string, (u) => typeof u === 'string'],
  [t.number, (u) => typeof u === 'number'],
  [t.boolean, (u) => typeof u === 'boolean'],
  [t.undefined, (u) => u === undefined],
  [t.null, (u) => u === null],
  [t.Int, (u) => Number.isInteger(u)],
]);

/** Codecs of plain types, for which a `typeof` comparison replaces a call of the codec. */
const TYPES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [t.string, 'string'],
  [t.number, 'number'],
  [t.boolean, 'boolean'],
]);

const checkFields = (props: t.Props, absent: boolean): ShapeCheck | null => {
  const plain: { readonly name: string; readonly type: string }[] = [];
  const checked: { readonly name: string; readonly fits: ShapeCheck }[] = [];
  for (const [name, codec] of Object.entries(props)) {
    const check = buildShapeCheck(codec);
    if (check === null) return null;
    const type = absent ? undefined : TYPES.get(codec);
    if (type !== undefined) plain.push({ name, type });
    else checked.push({ name, fits: absent ? (u) => u === undefined || check(u) : check });
  }
  return (u) => {
    if (!isFields(u)) return false;
    for (const { name, type } of plain) if (typeof u[name] !== type) return false;
    for (const { name, fits } of checked) if (!fits(u[name])) return false;
    return true;
  };
};

const checkList = (item: t.Any): ShapeCheck | null => {
  const fit = buildShapeCheck(item);
  return fit === null ? null : (u) => Array.isArray(u) && u.every(fit);
};

const literalOf = (codec: unknown): unknown =>
  codec instanceof t.LiteralType ? codec.value : undefined;

const tagOf = (members: readonly unknown[]): string | null => {
  const [first] = members;
  if (!(first instanceof t.InterfaceType)) return null;
  const tags = Object.keys(first.props).filter((name) =>
    members.every(
      (member) => member instanceof t.InterfaceType && literalOf(member.props[name]) !== undefined,
    ),
  );
  return tags[0] ?? null;
};

const checkUnion = (members: readonly t.Any[]): ShapeCheck | null => {
  const fits = members.map(buildShapeCheck);
  if (fits.some((fit) => fit === null)) return null;
  const all = fits.filter((fit) => fit !== null);
  const tag = tagOf(members);
  if (tag === null) return (u) => all.some((each) => each(u));
  const byTag = new Map(
    members.map((member, index) => [
      member instanceof t.InterfaceType ? literalOf(member.props[tag]) : null,
      all[index],
    ]),
  );
  return (u) => isFields(u) && byTag.get(u[tag])?.(u) === true;
};

/**
 * Returns a fast check that a value fits the codec. Returns null if this codec has no fast check;
 * the codec itself must then check the value.
 */
export const buildShapeCheck = (codec: unknown): ShapeCheck | null => {
  const plain = PLAIN.get(codec);
  if (plain !== undefined) return plain;
  if (codec instanceof t.LiteralType) return (u) => u === codec.value;
  if (codec instanceof t.KeyofType)
    return (u) => typeof u === 'string' && Object.hasOwn(codec.keys, u);
  if (codec instanceof NullableType) {
    const inner = buildShapeCheck(codec.inner);
    return inner === null ? null : (u) => u === null || inner(u);
  }
  if (codec instanceof t.InterfaceType) return checkFields(codec.props, false);
  if (codec instanceof t.PartialType) return checkFields(codec.props, true);
  if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType)
    return checkList(codec.type);
  if (codec instanceof t.UnionType) return checkUnion(codec.types);
  if (codec instanceof t.DictionaryType && codec.domain === t.string) {
    const value = buildShapeCheck(codec.codomain);
    return value === null ? null : (u) => isFields(u) && Object.values(u).every(value);
  }
  return null;
};
