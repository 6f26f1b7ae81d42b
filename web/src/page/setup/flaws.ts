/// What the server finds wrong with a setup.
import type { Flaw } from '../../state/setup';
import type { Names } from '../../theme/themes';
import type { ApiError } from '../../wire/call';
import { problemsOf } from '../../wire/problems';
import { errorLines, problemLines } from '../../words';

export function flawsOf(error: ApiError, names: Names): readonly Flaw[] {
  const problems = problemsOf(error);
  if (problems.length === 0) return errorLines(error, names).map((text) => ({ text }));
  return problems.map((problem) => {
    const { square } = problem.params;
    return { text: problemLines([problem], names).join(), ...(typeof square === 'string' ? { square } : {}) };
  });
}
