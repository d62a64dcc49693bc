import { describe, expect, it } from 'vitest'
import { type Fault, FaultPlan, type FaultRule } from './fault-plan.ts'

function planOf(...rules: FaultRule[]): FaultPlan {
  const plan = new FaultPlan()
  plan.set(rules)
  return plan
}

const struck = (plan: FaultPlan, calls: readonly string[]) =>
  calls.map((call) => plan.strike('/api/cart/pull', call)?.fault ?? null)
const CALLS = Array.from({ length: 1000 }, (_, i) => `call ${i}`)

describe('a plan of faults', () => {
  it('has none at first', () => {
    expect(new FaultPlan().strike('/api/', 'any')).toBeNull()
  })

  it('strikes the paths it is for, as often as it says', () => {
    const plan = planOf({ faults: ['dropped'], paths: /\/cart\/update$/, times: 2 })
    expect(plan.strike('/api/cart/pull', 'a')).toBeNull()
    const strikes = [1, 2, 3].map(() => plan.strike('/api/cart/update', 'a'))
    expect(strikes).toEqual([{ fault: 'dropped', delayMs: 1000 }, { fault: 'dropped', delayMs: 1000 }, null])
    expect(plan.rules).toMatchObject([{ struck: 2 }])
  })

  it('is no other for a pattern that remembers where it was', () => {
    const plan = planOf({ faults: ['html'], paths: /cart/g })
    expect([1, 2, 3].map(() => plan.strike('/api/cart/update', 'a')?.fault)).toEqual(['html', 'html', 'html'])
  })

  it('goes on to the next rule where one has nothing to say', () => {
    const plan = planOf({ faults: ['error 401'], times: 1 }, { faults: ['delayed'], delayMs: 5 })
    expect([plan.strike('/x', 'a'), plan.strike('/x', 'b')]).toEqual([
      { fault: 'error 401', delayMs: 1000 },
      { fault: 'delayed', delayMs: 5 },
    ])
  })

  it('strikes about the share it says, with all its faults', () => {
    const faults: Fault[] = ['refused', 'dropped', 'doubled']
    const strikes = struck(planOf({ faults, share: 0.3, seed: 1 }), CALLS)
    const hits = strikes.filter((fault) => fault !== null)
    expect(hits.length).toBeGreaterThan(230)
    expect(hits.length).toBeLessThan(370)
    expect(new Set(hits)).toEqual(new Set(faults))
  })

  it('strikes the same calls for the same seed in whatever order they come, others for another, and never all tries of one', () => {
    const rule: FaultRule = { faults: ['refused'], share: 0.5, seed: 7 }
    const forwards = struck(planOf(rule), CALLS)
    const backwards = struck(planOf(rule), CALLS.toReversed()).toReversed()
    expect(backwards).toEqual(forwards)
    expect(struck(planOf({ ...rule, seed: 8 }), CALLS)).not.toEqual(forwards)
    const plan = planOf(rule)
    expect(new Set(Array.from({ length: 40 }, () => plan.strike('/x', 'the same')?.fault))).toEqual(
      new Set(['refused', undefined]),
    )
  })

  it('strikes nothing with a share of 0, all with 1', () => {
    expect(new Set(struck(planOf({ faults: ['empty'], share: 0 }), CALLS))).toEqual(new Set([null]))
    expect(new Set(struck(planOf({ faults: ['empty'], share: 1 }), CALLS))).toEqual(new Set(['empty']))
  })
})
