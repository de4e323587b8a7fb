import type * as t from 'io-ts';
import { list, object } from '../codecs/shapes.ts';
import { Day } from '../codecs/texts.ts';
import { Text } from '../codecs/values.ts';

/** Documents that the customer saw. Path is the file of that version (R38, W-054). */
export const ShownDocuments = list(
  object({ Id: Text, Name: Text, Title: Text, Version: Text, From: Day, Path: Text }),
);
export type ShownDocuments = t.TypeOf<typeof ShownDocuments>;
