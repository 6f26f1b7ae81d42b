/// What to say of something that did not work: why the server refused it, or just that it failed.
import { ApiError } from '../wire/call';
import { errorLines, words } from '../words';
import { lookFor } from './look';

export const failureLines = (failure: unknown): readonly string[] =>
  failure instanceof ApiError ? errorLines(failure, lookFor().names) : [words().app.failed];

export const failureText = (failure: unknown): string => failureLines(failure).join(' ');
