import { ContainerModule } from 'inversify';
import type { Content } from '../../application/content/content.ts';
import { shopDocuments } from '../../application/papers/shop-documents.ts';
import { tokensOf } from '../brand/brand-tokens.ts';
import { contentFolderOf } from '../content/content-folder.ts';
import { figuresToday } from '../content/figures-today.ts';
import { readTheme } from '../content/look/theme.ts';
import { filesContent } from '../content/pages/files-content.ts';
import { readContentFiles } from '../content/pages/read-files.ts';
import { pdfPrinter } from '../papers/printer.ts';
import {
  BRAND_TOKENS,
  CATALOGUE,
  CLOCK,
  COMMANDS,
  CONFIG,
  CONTENT,
  DOCUMENTS,
  IDS,
  PAPERS,
  SELLERS,
  SETTINGS,
  STORE,
  THEME,
} from './tokens.ts';

/** An invalid text prevents the start of the shop. */
export const contentModule = (readFiles = readContentFiles) =>
  new ContainerModule(({ bind }) => {
    bind(CONTENT)
      .toResolvedValue(
        async (config, settings, sellers, catalogue, clock) => {
          const files = await readFiles(contentFolderOf(config));
          if (files.isErr())
            throw new Error(`The content cannot be used:\n${files.error.join('\n')}`);
          const { value } = files;
          const contents = new Map<number, Content>();
          return (siteId) => {
            const content =
              contents.get(siteId) ??
              filesContent(
                value,
                figuresToday({ settings, catalogue, sellers, clock }, siteId, value.site),
              );
            contents.set(siteId, content);
            return content;
          };
        },
        [CONFIG, SETTINGS, SELLERS, CATALOGUE, CLOCK] as const,
      )
      .inSingletonScope();
    bind(THEME)
      .toResolvedValue(
        (config) =>
          readTheme(contentFolderOf(config)).match(
            (theme) => theme,
            (problems) => {
              throw new Error(`The content cannot be used:\n${problems.join('\n')}`);
            },
          ),
        [CONFIG] as const,
      )
      .inSingletonScope();
    bind(BRAND_TOKENS)
      .toResolvedValue(tokensOf, [THEME] as const)
      .inSingletonScope();
    bind(DOCUMENTS)
      .toResolvedValue(
        ({ store }, contentOf, settings, clock, ids) =>
          shopDocuments({
            store,
            contentOf,
            clock,
            ids,
            nameOf: (siteId) => settings.of(siteId)?.name ?? '',
          }),
        [STORE, CONTENT, SETTINGS, CLOCK, IDS] as const,
      )
      .inSingletonScope();
    bind(PAPERS)
      .toResolvedValue(
        ({ store, catalogue, settings, clock, ids }, sellers, documents, tokens) => ({
          store,
          catalogue,
          settings,
          clock,
          ids,
          sellers,
          documents,
          printer: pdfPrinter(tokens),
        }),
        [COMMANDS, SELLERS, DOCUMENTS, BRAND_TOKENS] as const,
      )
      .inSingletonScope();
  });
