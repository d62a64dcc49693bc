import type { RequestSummary } from './request-summary.ts'

/** The fields of a request's log line. Fields without a value are left out. */
export function logFields(
  { event, route, operation, client, cache, bytes }: RequestSummary,
  storeView: string,
  release: string | null,
) {
  const { screen, codes, calls, callCount, platformMs, renderMs } = event
  return {
    route,
    storeView,
    ...(screen !== null && { screen }),
    ...(operation !== null && { operation }),
    ...(client !== null && { client }),
    ...(cache !== null && { cache }),
    ...(renderMs !== null && { renderMs: Math.round(renderMs) }),
    ...(callCount > 0 && {
      platform: {
        calls: callCount,
        ms: Math.round(platformMs),
        list: calls.map(({ name, ms, code }) => ({ call: name, ms: Math.round(ms), code })),
      },
    }),
    ...(codes.length > 0 && { codes }),
    bytes,
    ...(release !== null && { release }),
  }
}
