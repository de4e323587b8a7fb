/** A problem with a file of the office. `file` is '' for input without a file. */
export type FileProblem = {
  readonly file: string;
  /** Lines count from 1; null if the problem concerns the whole file. */
  readonly line: number | null;
  /** A field is, for example, `offers[2].units[0].places`; '' for the whole file. */
  readonly field: string;
  readonly problem: string;
};

/** One line for the author of the file. An option of a command has no file to name. */
export const formatFileProblem = ({ file, line, field, problem }: FileProblem): string => {
  const place = file === '' ? '' : `${file}${line === null ? '' : `:${line}`}: `;
  return `${place}${field === '' ? '' : `${field} `}${problem}`;
};
