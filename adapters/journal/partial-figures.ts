import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { DatedFigures } from '../../domain/shop-changes/commands.ts';
import { SettingsCodec } from './world-codecs.ts';

type Figures = DatedFigures['figures'];

const { siteId: _, ...PROPS } = SettingsCodec.props;
const CODECS: Readonly<Record<string, t.Mixed>> = PROPS;

const isFields = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

const validate: t.Validate<unknown, Figures> = (u, context) => {
  if (!isFields(u)) return t.failure(u, context);
  const errors: t.Errors = [];
  const figures: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(u)) {
    const codec = Object.hasOwn(CODECS, key) ? CODECS[key] : undefined;
    const here = t.appendContext(context, key, codec ?? t.undefined, value);
    const read = codec === undefined ? t.failure(value, here) : codec.validate(value, here);
    if (isLeft(read)) errors.push(...read.left);
    else figures[key] = read.right;
  }
  return errors.length > 0 ? t.failures(errors) : t.success(figures);
};

/** Codec of exported settings. Missing settings get no default, and unknown names are refused. */
export const PartialFiguresCodec = new t.Type<Figures, Figures, unknown>(
  'figures',
  (u): u is Figures => isFields(u),
  validate,
  t.identity,
);
