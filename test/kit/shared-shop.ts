import type { TestProject } from 'vitest/node'
import { seedOnce } from './seeded-data.ts'
import { PATIENT, startShop } from './shop.ts'

/** Addresses of the shop that all tests of the specification share. */
export interface SharedShop {
  readonly url: string
  readonly sandboxUrl: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly shop: SharedShop
  }
}

/** One shop with its sandbox for a whole run: nothing in the specification's tests changes its data. */
export default async function start(project: TestProject) {
  const removeSeeded = await seedOnce()
  const shop = await startShop({ env: { ...PATIENT, LOG_LEVEL: 'warn' } })
  project.provide('shop', { url: shop.url, sandboxUrl: shop.sandboxUrl ?? '' })
  return async () => {
    await shop.stop()
    removeSeeded()
  }
}
