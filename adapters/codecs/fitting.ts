import * as t from 'io-ts';
import { NullableType } from './nullable.ts';

/** Whether a value is of a codec's shape as it stands, so that reading it would give it back unchanged. */
type Fits = (u: unknown) => boolean;

/** A question about the value of an expression, as a program's text. */
type Question = (value: string) => string;

const ofType =
  (type: string): Question =>
  (value) =>
    `typeof ${value} === '${type}'`;

const PLAIN: ReadonlyMap<unknown, Question> = new Map<unknown, Question>([
  [t.string, ofType('string')],
  [t.number, ofType('number')],
  [t.boolean, ofType('boolean')],
  [t.undefined, (value) => `${value} === undefined`],
  [t.null, (value) => `${value} === null`],
  [t.Int, (value) => `Number.isInteger(${value})`],
]);

const IS_FIELDS = "typeof u === 'object' && u !== null && !Array.isArray(u)";

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

/** Writes the program that looks: a function of its own for every shape, so that the engine learns what is found at each place. */
const writing = () => {
  const functions: string[] = [];
  const known = new Map<unknown, Question | null>();
  const named = (body: string): Question => {
    const name = `fits${functions.length}`;
    functions.push(`const ${name} = (u) => { ${body} };`);
    return (value) => `${name}(${value})`;
  };
  const ofFields = (props: t.Props, absent: boolean): Question | null => {
    const fields = Object.entries(props).map(([name, codec]) => ({ name: JSON.stringify(name), question: questionOf(codec) }));
    const looks: string[] = [];
    for (const { name, question } of fields) {
      if (question === null) return null;
      looks.push(`v = u[${name}]; if (!(${absent ? 'v === undefined || ' : ''}${question('v')})) return false;`);
    }
    return named(`if (!(${IS_FIELDS})) return false; let v; ${looks.join(' ')} return true;`);
  };
  const ofEach = (item: t.Any, begin: string, values: string): Question | null => {
    const question = questionOf(item);
    return question === null
      ? null
      : named(`if (!(${begin})) return false; for (const v of ${values}) if (!(${question('v')})) return false; return true;`);
  };
  const ofUnion = (members: readonly t.Any[]): Question | null => {
    const questions = members.map(questionOf);
    if (questions.some((question) => question === null)) return null;
    const all = questions.filter((question) => question !== null);
    const tag = tagOf(members);
    if (tag === null) return (value) => `(${all.map((question) => question(value)).join(' || ')})`;
    const cases = members.map(
      (member, index) =>
        `case ${JSON.stringify(member instanceof t.InterfaceType ? literalOf(member.props[tag]) : null)}: return ${all[index]?.('u')};`,
    );
    return named(`if (!(${IS_FIELDS})) return false; switch (u[${JSON.stringify(tag)}]) { ${cases.join(' ')} default: return false; }`);
  };
  const written = (codec: unknown): Question | null => {
    const plain = PLAIN.get(codec);
    if (plain !== undefined) return plain;
    if (codec instanceof t.LiteralType) return (value) => `${value} === ${JSON.stringify(codec.value)}`;
    if (codec instanceof t.KeyofType)
      return (value) =>
        `(${Object.keys(codec.keys)
          .map((key) => `${value} === ${JSON.stringify(key)}`)
          .join(' || ')})`;
    if (codec instanceof NullableType) {
      const inner = questionOf(codec.inner);
      return inner === null ? null : (value) => `(${value} === null || ${inner(value)})`;
    }
    if (codec instanceof t.InterfaceType) return ofFields(codec.props, false);
    if (codec instanceof t.PartialType) return ofFields(codec.props, true);
    if (codec instanceof t.ArrayType || codec instanceof t.ReadonlyArrayType) return ofEach(codec.type, 'Array.isArray(u)', 'u');
    if (codec instanceof t.UnionType) return ofUnion(codec.types);
    if (codec instanceof t.DictionaryType && codec.domain === t.string) return ofEach(codec.codomain, IS_FIELDS, 'Object.values(u)');
    return null;
  };
  const questionOf = (codec: unknown): Question | null => {
    const had = known.get(codec);
    if (had !== undefined) return had;
    const made = written(codec);
    known.set(codec, made);
    return made;
  };
  return { questionOf, functions };
};

/**
 * A quick answer to whether a value can be taken as it stands, made once of a codec: for shapes that only look and change nothing. Null for
 * every other codec. What does not fit is for the codec itself to read or to refuse, so that nothing gets through that it would not let.
 * A loop over names would ask every object of a recording at one place, where the engine learns nothing: it takes three times as long.
 */
export const fitting = (codec: unknown): Fits | null => {
  const { questionOf, functions } = writing();
  const question = questionOf(codec);
  if (question === null) return null;
  // Made of the codecs' own names and words alone, never of what is read.
  const fits: unknown = new Function(`${functions.join('\n')}\nreturn (u) => ${question('u')};`)();
  return typeof fits === 'function' ? (u) => fits(u) === true : null;
};
