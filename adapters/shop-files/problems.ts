/** What is wrong with a file of the office ('' for what was told without one): which file, the line where it stands, the field, and what is asked of it. */
export type FileProblem = {
  readonly file: string;
  /** From 1; null where the whole file is meant. */
  readonly line: number | null;
  /** As `offers[2].units[0].places`; '' for the whole file. */
  readonly field: string;
  readonly problem: string;
};

/** A problem as one line for whoever wrote the file; of an option of a command there is no file to name. */
export const sayProblem = ({ file, line, field, problem }: FileProblem): string => {
  const place = file === '' ? '' : `${file}${line === null ? '' : `:${line}`}: `;
  return `${place}${field === '' ? '' : `${field} `}${problem}`;
};
