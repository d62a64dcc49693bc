import { inject } from 'vitest'
import { PATIENT, type RunningShop, startShop } from './shop.ts'

/** Another shop on the shared platform, with some settings other than the shop's own. */
export const switchedShop = (env: Readonly<Record<string, string>>): Promise<RunningShop> =>
  startShop({ env: { ...PATIENT, PLATFORM_URL: inject('shop').sandboxUrl, PLAYGROUND: 'true', ...env } })
