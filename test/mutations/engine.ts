import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Search engines behind the sandbox and the shop. */
export const engine: readonly Mutation[] = [
  {
    requirement: 'ENGINE-1',
    file: 'sandbox/search/load-catalog.ts',
    find: 'if (named.some((index) => !index.startsWith(PREFIX))) return false',
    replace: '',
  },
  {
    requirement: 'ENGINE-1',
    file: 'sandbox/search/load-catalog.ts',
    find: ', mappings: readSchema(target.entity)',
    replace: ', mappings: {}',
  },
  {
    requirement: 'ENGINE-2',
    file: 'sandbox/search/load-catalog.ts',
    find: 'if (!isComplete) await mark(cluster, state)',
    replace: '',
  },
  {
    requirement: 'ENGINE-2',
    file: 'sandbox/search/load-catalog.ts',
    find: 'if (catalog.version() !== version)',
    replace: 'if (catalog.version() === null)',
  },
  {
    requirement: 'ENGINE-2',
    file: 'sandbox/search/cluster-search.ts',
    find: '      isLost = true\n',
    replace: '',
  },
  {
    requirement: 'ENGINE-3',
    file: 'sandbox/search/cluster-search.ts',
    find: '{ _source_includes: _source_include }',
    replace: '{ _source_include }',
  },
  {
    requirement: 'ENGINE-3',
    file: 'sandbox/api/app.ts',
    find: '{ code: 500, result: error.result }',
    replace: '{ code: 500, result: error.message }',
  },
  {
    requirement: 'ENGINE-4',
    file: 'sandbox/search/cluster-search.ts',
    find: '      isWaiting = true\n',
    replace: '',
  },
  {
    requirement: 'ENGINE-4',
    file: 'sandbox/search/cluster-error.ts',
    find: 'return PASSING.includes(this.status)',
    replace: 'return this.status === null',
  },
  {
    requirement: 'ENGINE-5',
    file: 'bff/platform/search/adapter.ts',
    find: '`/${encodeURIComponent(index)}_${entity}`',
    replace: '`/${encodeURIComponent(index)}/${entity}`',
  },
  {
    requirement: 'ENGINE-5',
    file: 'bff/platform/platform.ts',
    find: ', groups: own }',
    replace: ', groups: cluster && engine ? { http: engine, adapter: cluster.path } : own }',
  },
  {
    requirement: 'ENGINE-6',
    file: 'bff/platform/http/client.ts',
    find: '...(settings.authorization && { authorization: settings.authorization.reveal() }),',
    replace: '',
  },
  {
    requirement: 'ENGINE-6',
    file: 'bff/config/values/cluster-url.ts',
    find: 'return [url.username, url.password].every(isEncoded)',
    replace: 'return true',
  },
  {
    requirement: 'ENGINE-7',
    file: 'bff/platform/search/failure.ts',
    find: 'new Set([401, 403, 429])',
    replace: 'new Set([])',
  },
  {
    requirement: 'ENGINE-7',
    file: 'bff/platform/search/search.ts',
    find: '(isOutage(error) && !isNotAllowed(error))',
    replace: 'isOutage(error)',
  },
  {
    requirement: 'ENGINE-8',
    file: 'bff/platform/search/cluster.ts',
    find: 'if (status >= 400)',
    replace: 'if (status >= 500)',
  },
  {
    requirement: 'ENGINE-8',
    file: 'bff/http/health.ts',
    find: '...(catalogState && { catalog: catalogState })',
    replace: '',
  },
]
