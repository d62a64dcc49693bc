import type { TestProject } from 'vitest/node'
import { seedOnce } from './seeded-data.ts'
import { PATIENT, startShop } from './shop.ts'

/** URLs of the shop that all specification tests share. */
export interface SharedShop {
  readonly url: string
  readonly sandboxUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly shop: SharedShop
  }
}

/** Starts one shop with its sandbox for the whole run. No specification test may change its data. */
export default async function start(project: TestProject) {
  const removeSeeded = await seedOnce()
  const shop = await startShop({ env: { ...PATIENT, LOG_LEVEL: 'warn' } })
  project.provide('shop', { url: shop.url, sandboxUrl: shop.sandboxUrl ?? '' })
  return async () => {
    await shop.stop()
    removeSeeded()
  }
}
