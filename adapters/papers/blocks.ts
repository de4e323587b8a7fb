import type { BrandTokens } from '../brand/brand-tokens.ts';
import type { BlockList } from '../words/block-list.ts';

export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'point'; readonly mark: string; readonly text: string }
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly label: string;
      readonly lines: number;
    }
  | { readonly kind: 'sides'; readonly sides: readonly [PaperSide, PaperSide] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** `widths`: fractions of the page. `words`: all columns are texts, so none is right-aligned. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
      readonly words?: true;
    }
  | { readonly kind: 'total'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly alt: string;
      readonly title: string;
      readonly lines: readonly string[];
    }
  | {
      readonly kind: 'annex';
      readonly label: string;
      readonly title: string;
      readonly lines: readonly string[];
    };

export type PaperBlocks = BlockList<PaperBlock>;

export type LinkedLine = { readonly text: string; readonly href: string };
export type PaperSide = {
  readonly title: string;
  readonly lines: readonly (string | LinkedLine)[];
};

export type PaperSheet = {
  readonly brand: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly blocks: readonly PaperBlock[];
  readonly stamp?: string;
  readonly scene?: string;
  readonly footer: string;
  readonly madeAt: number;
};

/** The title of a paper, the lines below it, and the rest of the paper. */
export type PaperText = Pick<PaperSheet, 'title' | 'lines'> & { readonly blocks: PaperBlocks };

/** A PDF document that is drawn in the colours of one company. */
export type Pdf = PDFKit.PDFDocument & { readonly tokens: BrandTokens };
