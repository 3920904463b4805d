/** The service over HTTP. Paths are given without `/api`; what is refused comes as `ApiProblem`. */

import { service } from './online.svelte';
import type { Problem } from './protocol';
import { speech, words } from './words.svelte';
import shell from '../texts/shell';

/** What the service would not do: what is wrong, where, and what to do. Status 0: it could not be reached. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly because: string;
  readonly where: string;
  readonly advice: string;

  constructor(problem: { status: number; because: string; where?: string; advice?: string }) {
    super(problem.because);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.because = problem.because;
    this.where = problem.where ?? '';
    this.advice = problem.advice ?? '';
  }

  /** The service is away; trying again may help. */
  get away(): boolean {
    return this.status === 0;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function call(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': speech.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw away();
  }
  // A proxy in front of a service that is down answers in its place.
  if ([502, 503, 504].includes(answer.status)) throw away();
  service.answered();
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

function away(): ApiProblem {
  service.silent();
  const t = words(shell);
  return new ApiProblem({ status: 0, because: t.away.because, advice: t.away.advice });
}

async function problemOf(answer: Response): Promise<ApiProblem> {
  const t = words(shell);
  try {
    const said = (await answer.json()) as Partial<Problem>;
    if (typeof said.because === 'string')
      return new ApiProblem({ ...said, because: said.because, status: answer.status });
  } catch {
    // not JSON: something between us and the service spoke; the general sentence below says so
  }
  return new ApiProblem({
    status: answer.status,
    because: t.problem.unexpected(answer.status),
    advice: t.problem.again,
  });
}

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  return (text === '' ? null : JSON.parse(text)) as T;
}

export const api = {
  get: async <T>(path: string): Promise<T> => read<T>(await call('GET', path)),
  post: async <T>(path: string, body?: unknown): Promise<T> => read<T>(await call('POST', path, body)),
  put: async <T>(path: string, body?: unknown): Promise<T> => read<T>(await call('PUT', path, body)),
  patch: async <T>(path: string, body?: unknown): Promise<T> => read<T>(await call('PATCH', path, body)),
  delete: async <T = null>(path: string): Promise<T> => read<T>(await call('DELETE', path)),
  /** A plain text, such as a record. */
  text: async (path: string): Promise<string> => (await call('GET', path)).text(),
};

/** Whatever was thrown, as something that can be shown to people. What is no `ApiProblem` is our own bug, so it is logged too. */
export function asProblem(thrown: unknown): ApiProblem {
  if (thrown instanceof ApiProblem) return thrown;
  console.error(thrown);
  return new ApiProblem({ status: -1, because: words(shell).problem.ours, advice: words(shell).problem.again });
}
