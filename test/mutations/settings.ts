import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Settings that stop the start. */
export const settings: readonly Mutation[] = [
  {
    requirement: 'RUN-33',
    file: 'bff/config/contradictions.ts',
    find: 'isContradiction: syncTimeoutMs >= limit,',
    replace: 'isContradiction: syncTimeoutMs > limit,',
  },
  {
    requirement: 'RUN-33',
    file: 'bff/config/contradictions.ts',
    find: 'VALKEY_URL !== undefined && VALKEY_TIMEOUT_MS >= limit',
    replace: 'VALKEY_TIMEOUT_MS >= limit',
  },
  {
    requirement: 'RUN-33',
    file: 'bff/config/contradictions.ts',
    find: "set.has('SESSION_IDLE_HOURS') && ",
    replace: '',
  },
  {
    requirement: 'RUN-33',
    file: 'bff/config/values/numbers.ts',
    find: 'export const orderTimeoutMs = wholeNumber(1, 86_400_000)',
    replace: 'export const orderTimeoutMs = wholeNumber(1, INT32)',
  },
]
