/** A problem in a company's file. `file` is '' if the text does not come from a file. */
export type FileProblem = {
  readonly file: string;
  /** Line number, from 1. Null if the problem concerns the whole file. */
  readonly line: number | null;
  /** A field such as `offers[2].units[0].places`; '' for the whole file. */
  readonly field: string;
  readonly problem: string;
};

/** Formats a problem as one line for the author of the file. Omits the file's name if it is ''. */
export const formatFileProblem = ({ file, line, field, problem }: FileProblem): string => {
  const place = file === '' ? '' : `${file}${line === null ? '' : `:${line}`}: `;
  return `${place}${field === '' ? '' : `${field} `}${problem}`;
};
