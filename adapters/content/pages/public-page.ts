import type { PageDocument, PublicPage } from '../../../application/content/content.ts';
import { addNoBreakSpaces } from '../../words/text.pl.ts';
import type { PageFile } from './read-files.ts';

const documentOf = ({
  name,
  version,
  from,
  sample,
  fields,
}: NonNullable<PageFile['document']>): PageDocument => ({
  name,
  version,
  from,
  sample: sample ?? false,
  fields: (fields ?? []).map((group) => ({
    title: addNoBreakSpaces(group.title),
    fields: group.fields.map((field) => ({
      name: field.name,
      label: addNoBreakSpaces(field.label),
      lines: field.lines ?? 1,
    })),
  })),
});

export const publicPageOf = ({
  pageId,
  route,
  title,
  description,
  changed,
  listed,
  ownScreen,
  document,
}: PageFile): PublicPage => ({
  pageId,
  route,
  title,
  description,
  changed,
  listed: listed ?? true,
  ownScreen: ownScreen ?? false,
  document: document === undefined ? null : documentOf(document),
});
