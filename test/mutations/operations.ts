import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Faults, start and stop, rate limits, and what platforms refuse. */
export const operations: readonly Mutation[] = [
  {
    requirement: 'RUN-1',
    file: 'bff/warm-up.ts',
    find: 'if (isWhole(reply)) return true',
    replace: 'return true',
  },
  {
    requirement: 'RUN-1',
    file: 'bff/http/health.ts',
    find: "if (phase() !== 'ready') return",
    replace: "if (phase() === 'stopping') return",
  },
  {
    requirement: 'RUN-11',
    file: 'bff/http/telemetry/request-event.ts',
    find: 'if (this.calls.length < MOST_CALLS) this.calls.push(call)',
    replace: '',
  },
  {
    requirement: 'RUN-12',
    file: 'bff/http/telemetry/request-summary.ts',
    find: 'route: request.routeOptions.url ?? UNMATCHED',
    replace: 'route: request.url',
  },
  {
    requirement: 'RUN-2',
    file: 'bff/http/health.ts',
    find: "return 'unreachable'",
    replace: 'throw error',
  },
  {
    requirement: 'RUN-3',
    file: 'bff/http/requests/connections.ts',
    find: "if (isStopping()) reply.header('connection', 'close')",
    replace: '',
  },
  {
    requirement: 'RUN-3',
    file: 'bff/app.ts',
    find: "  await app.register(closeConnections, { isStopping: () => phase() === 'stopping' })\n",
    replace: '',
    test: 'test/fault/stopping.spec.ts › a shop that is told to stop answers each request, closes each connection with its answer, and then ends',
  },
  {
    requirement: 'RUN-4',
    file: 'bff/cache/cache-headers.ts',
    find: '...(ageSeconds === undefined ? {} : { age: String(ageSeconds) }),',
    replace: '',
  },
  {
    requirement: 'RUN-5',
    file: 'bff/platform/http/client.ts',
    find: 'await work(ask, deadline)',
    replace: 'await work((signal) => breaker.run(() => ask(signal), deadline), deadline)',
  },
  {
    requirement: 'RUN-6',
    file: 'bff/platform/http/breaker.ts',
    find: 'if (wait > 0 && wait < deadline.remainingMs()) await pause(wait, undefined, { signal: deadline.signal })',
    replace: '',
  },
  {
    requirement: 'RUN-7',
    file: 'bff/platform/http/breaker.ts',
    find: 'consecutive: 5,',
    replace: 'consecutive: 50,',
  },
  {
    requirement: 'RUN-8',
    file: 'bff/config/platform.ts',
    find: 'env.PLATFORM_URL === undefined ? EMBEDDED : ELSEWHERE',
    replace: 'ELSEWHERE',
  },
  {
    requirement: 'RUN-9',
    file: 'sandbox/api/storage-full.ts',
    find: "('errcode' in error && error.errcode === SQLITE_FULL)",
    replace: 'false',
  },
  {
    requirement: 'RUN-10',
    file: 'bff/logger.ts',
    find: "['variables', 'query', 'extensions'].map(spelt).join('|')",
    replace: "['variables', 'query', 'extensions'].join('|')",
  },
  {
    requirement: 'RATE-1',
    file: 'bff/http/requests/rate-limits.ts',
    find: 'const name = account === null ? null : foldAccount(account)',
    replace: 'const name = account',
  },
  {
    requirement: 'RATE-2',
    file: 'bff/http/requests/client-address.ts',
    find: '    { name: `${prefix(3)}::/48`, times: ACCOUNTS_OF_A_SITE },\n',
    replace: '',
  },
  {
    requirement: 'RATE-3',
    file: 'bff/http/requests/client-address.ts',
    find: 'const address = v4 ?? v6 ?? value',
    replace: 'const address = value',
  },
  {
    requirement: 'RATE-4',
    file: 'bff/http/requests/attempts.ts',
    find: 'const WIDTH = 2 ** 18',
    replace: 'const WIDTH = 2 ** 10',
  },
  {
    requirement: 'RATE-5',
    file: 'bff/services/customer/sign-in.ts',
    find: "  if (result.customer) await scope.rateLimits.forgive('signIn', input.email)\n",
    replace: '',
  },
  {
    requirement: 'RATE-6',
    file: 'bff/http/requests/rate-limits.ts',
    find: 'devices.idFor(request, name)',
    replace: 'null',
  },
  {
    requirement: 'RATE-7',
    file: 'bff/services/cart/quote/open-quote.ts',
    find: "!(await scope.rateLimits.allows('cart', null))",
    replace: 'false',
  },
  {
    requirement: 'CART-45',
    file: 'bff/services/scope/loaders.ts',
    find: 'new DataLoader(currentStock)',
    replace: 'new DataLoader(currentStock, { maxBatchSize: 1 })',
  },
  {
    requirement: 'URL-8',
    file: 'bff/services/urls/route.ts',
    find: 'if (!(error instanceof PlatformError)) throw error',
    replace: 'throw error',
  },
]
