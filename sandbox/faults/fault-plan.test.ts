import { describe, expect, it } from 'vitest'
import { type Fault, FaultPlan, type FaultRule } from './fault-plan.ts'

function createPlan(...rules: FaultRule[]): FaultPlan {
  const plan = new FaultPlan()
  plan.set(rules)
  return plan
}

const readFaults = (plan: FaultPlan, calls: readonly string[]) =>
  calls.map((call) => plan.strike('/api/cart/pull', call)?.fault ?? null)
const CALLS = Array.from({ length: 1000 }, (_, i) => `call ${i}`)

describe('fault plan', () => {
  it('has no faults by default', () => {
    expect(new FaultPlan().strike('/api/', 'any')).toBeNull()
  })

  it('applies faults to matching paths, up to the configured number', () => {
    const plan = createPlan({ faults: ['dropped'], paths: /\/cart\/update$/, times: 2 })
    expect(plan.strike('/api/cart/pull', 'a')).toBeNull()
    const strikes = [1, 2, 3].map(() => plan.strike('/api/cart/update', 'a'))
    expect(strikes).toEqual([{ fault: 'dropped', delayMs: 1000 }, { fault: 'dropped', delayMs: 1000 }, null])
    expect(plan.rules).toMatchObject([{ struck: 2 }])
  })

  it('ignores the state of a global pattern', () => {
    const plan = createPlan({ faults: ['html'], paths: /cart/g })
    expect([1, 2, 3].map(() => plan.strike('/api/cart/update', 'a')?.fault)).toEqual(['html', 'html', 'html'])
  })

  it('falls through to the next rule', () => {
    const plan = createPlan({ faults: ['error 401'], times: 1 }, { faults: ['delayed'], delayMs: 5 })
    expect([plan.strike('/x', 'a'), plan.strike('/x', 'b')]).toEqual([
      { fault: 'error 401', delayMs: 1000 },
      { fault: 'delayed', delayMs: 5 },
    ])
  })

  it('applies faults to about the configured share of calls, with all kinds of faults', () => {
    const faults: Fault[] = ['refused', 'dropped', 'doubled']
    const strikes = readFaults(createPlan({ faults, share: 0.3, seed: 1 }), CALLS)
    const hits = strikes.filter((fault) => fault !== null)
    expect(hits.length).toBeGreaterThan(230)
    expect(hits.length).toBeLessThan(370)
    expect(new Set(hits)).toEqual(new Set(faults))
  })

  it('selects the same calls for a seed in any order, others for another seed, and never all retries of a call', () => {
    const rule: FaultRule = { faults: ['refused'], share: 0.5, seed: 7 }
    const forwards = readFaults(createPlan(rule), CALLS)
    const backwards = readFaults(createPlan(rule), CALLS.toReversed()).toReversed()
    expect(backwards).toEqual(forwards)
    expect(readFaults(createPlan({ ...rule, seed: 8 }), CALLS)).not.toEqual(forwards)
    const plan = createPlan(rule)
    expect(new Set(Array.from({ length: 40 }, () => plan.strike('/x', 'the same')?.fault))).toEqual(
      new Set(['refused', undefined]),
    )
  })

  it('applies to no call with a share of 0, and to all with 1', () => {
    expect(new Set(readFaults(createPlan({ faults: ['empty'], share: 0 }), CALLS))).toEqual(new Set([null]))
    expect(new Set(readFaults(createPlan({ faults: ['empty'], share: 1 }), CALLS))).toEqual(new Set(['empty']))
  })
})
