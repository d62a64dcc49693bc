import { describe, expect, inject, it } from 'vitest'
import type { AttackContext } from '../../scripts/attack/attack.types.ts'
import { ATTACKS, runAttack } from '../../scripts/attack/attacks.ts'
import { startShopInProcess } from '../../scripts/attack/shop-in-process.ts'

// LOAD-6
// `npm run attack` runs all of it, in some minutes.
describe('a sample of the attack runs', () => {
  it.each(Object.entries(ATTACKS))('finds nothing in %s', { timeout: 120_000 }, async (_, attack) => {
    const { sandboxUrl } = inject('shop')
    const context: AttackContext = { sandboxUrl, seed: 1, isSample: true, startShop: startShopInProcess }
    expect((await runAttack(attack, context)).findings).toEqual([])
  })
})
