/** A problem with a file of the office. `file` is '' for input without a file. */
export type FileProblem = {
  readonly file: string;
  /** Line number from 1; null if the problem concerns the whole file. */
  readonly line: number | null;
  /** A field such as `offers[2].units[0].places`; '' for the whole file. */
  readonly field: string;
  readonly problem: string;
};

/** Formats a problem as one line for the file's author; without a file only the field is named. */
export const formatFileProblem = ({ file, line, field, problem }: FileProblem): string => {
  const place = file === '' ? '' : `${file}${line === null ? '' : `:${line}`}: `;
  return `${place}${field === '' ? '' : `${field} `}${problem}`;
};
