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
  {
    requirement: 'RUN-34',
    file: 'sandbox/store/data-folder.ts',
    find: 'const UNUSABLE = [3, 8, 10, 11, FULL, 14, 26]',
    replace: 'const UNUSABLE = [3, 8, 10, 11, 14, 26]',
  },
  {
    requirement: 'RUN-34',
    file: 'sandbox/store/data-folder.ts',
    find: 'if (database.isTransaction) database',
    replace: 'database',
  },
  {
    requirement: 'RUN-35',
    file: 'scripts/command-line.ts',
    find: 'if (!(error instanceof UsageError)) throw error',
    replace: 'throw error',
  },
  {
    requirement: 'RUN-35',
    file: 'package.json',
    find: '"node scripts/codegen.ts"',
    replace: '"node scripts/codegen.ts && node scripts/count-lines.ts"',
  },
  {
    requirement: 'RUN-36',
    file: 'bff/session/sign-ins/open-sign-ins.ts',
    find: 'if (file === null || ',
    replace: 'if (file !== null || ',
  },
  {
    requirement: 'LOAD-15',
    file: 'bff/server-options.ts',
    find: ', connectionsCheckingInterval: Math.ceil(ms / 6)',
    replace: '',
  },
  {
    requirement: 'RUN-39',
    file: 'bff/start-failure.ts',
    find: ' || error instanceof NoBuild',
    replace: '',
  },
  {
    requirement: 'RUN-39',
    file: 'bff/http/pages/renderer/built-renderer.ts',
    find: 'await access(entry)',
    replace: '',
  },
  {
    requirement: 'RUN-45',
    file: 'scripts/contract/reach.ts',
    find: ' && (status ?? 0) < SERVER_ERROR',
    replace: '',
  },
]
