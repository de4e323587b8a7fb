import type * as t from 'io-ts';
import { list, object } from '../codecs/shapes.ts';
import { Day } from '../codecs/texts.ts';
import { Text } from '../codecs/values.ts';

/** Documents in the version that an order was shown; Path is that version's file, whatever is laid in later (R38, W-054). */
export const ShownDocuments = list(object({ Id: Text, Name: Text, Title: Text, Version: Text, From: Day, Path: Text }));
export type ShownDocuments = t.TypeOf<typeof ShownDocuments>;
