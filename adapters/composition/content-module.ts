import { ContainerModule } from 'inversify';
import type { Content } from '../../application/content/content.ts';
import { createLegalDocuments } from '../../application/papers/legal-documents.ts';
import { brandTokensOf } from '../brand/brand-tokens.ts';
import { contentFolderOf } from '../content/content-folder.ts';
import { figuresToday } from '../content/figures-today.ts';
import { readTheme } from '../content/look/theme.ts';
import { contentFromFiles } from '../content/pages/files-content.ts';
import { readContentFiles } from '../content/pages/read-files.ts';
import { pdfPrinter } from '../papers/printer.ts';
import {
  BRAND_TOKENS,
  CATALOGUE,
  CLOCK,
  COMMANDS,
  CONFIG,
  CONTENT,
  CONTENT_FILES,
  DOCUMENTS,
  IDS,
  PAPERS,
  SELLERS,
  SETTINGS,
  STORE,
  THEME,
} from './tokens.ts';

const refuse = (problems: readonly string[]): never => {
  throw new Error(`The content cannot be used:\n${problems.join('\n')}`);
};

/** Provides the texts of the site. If one text is invalid, the shop does not start. */
export const contentModule = (readFiles = readContentFiles) =>
  new ContainerModule(({ bind }) => {
    bind(CONTENT_FILES).toResolvedValue(
      async (config) => (await readFiles(contentFolderOf(config))).match((files) => files, refuse),
      [CONFIG] as const,
    );
    bind(CONTENT).toResolvedValue(
      (files, settings, sellers, catalogue, clock) => {
        const contents = new Map<number, Content>();
        return (siteId) => {
          const content =
            contents.get(siteId) ??
            contentFromFiles(
              files,
              figuresToday({ settings, catalogue, sellers, clock }, siteId, files.site),
            );
          contents.set(siteId, content);
          return content;
        };
      },
      [CONTENT_FILES, SETTINGS, SELLERS, CATALOGUE, CLOCK] as const,
    );
    bind(THEME).toResolvedValue(
      (config) => readTheme(contentFolderOf(config)).match((theme) => theme, refuse),
      [CONFIG] as const,
    );
    bind(BRAND_TOKENS).toResolvedValue(brandTokensOf, [THEME] as const);
    bind(DOCUMENTS).toResolvedValue(
      ({ store }, contentOf, settings, clock, ids) =>
        createLegalDocuments({
          store,
          contentOf,
          clock,
          ids,
          nameOf: (siteId) => settings.of(siteId)?.name ?? '',
        }),
      [STORE, CONTENT, SETTINGS, CLOCK, IDS] as const,
    );
    bind(PAPERS).toResolvedValue(
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
    );
  });
