import { inject } from 'vitest'
import { PATIENT, type RunningShop, startShop } from './shop.ts'

/**
 * Starts another shop on the shared platform in its own process, for tests that read its log. Others start an `httpShop`, which is faster.
 * A render thread would load the pages' code a second time.
 */
export const switchedShop = (env: Readonly<Record<string, string>>): Promise<RunningShop> =>
  startShop({ env: { ...PATIENT, PLATFORM_URL: inject('shop').sandboxUrl, PLAYGROUND: 'true', RENDER_THREADS: '0', ...env } })
