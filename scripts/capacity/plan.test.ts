import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Assumptions, planCapacity, type ShopMeasurements, USUAL } from './plan.ts'

const MEASURED: ShopMeasurements = {
  cachedPageMs: 1,
  renderedPageMs: 9,
  queryMs: 2,
  cartChangeMs: 10,
  fileMs: 0.5,
  residentMib: 300,
}
/** One visit per second in the busiest minute. */
const PLAIN: Assumptions = {
  pages: 10,
  documents: 0.5,
  cartChanges: 1,
  files: 20,
  busiestHour: 0.1,
  peak: 1,
  rendered: 0.5,
  cdnPages: 0.5,
  cdnFiles: 0.9,
  load: 0.5,
  spare: 1,
  caches: 100,
}
const VISITS = 36_000

// RUN-27
describe('planCapacity', () => {
  it('adds up the processor time of a visit and leaves a share of each core free', () => {
    // 5 documents of 5 ms, 5 queries of 2 ms, a cart change of 10 ms, 20 files of 0.5 ms: 55 ms.
    expect(planCapacity(VISITS, MEASURED, PLAIN, false)).toEqual({ requests: 31, cdnShare: 0, replicas: 2, replicaMib: 400 })
    // 100 visits a second: 5.5 cores, 11 replicas at half load, one spare.
    expect(planCapacity(VISITS * 100, MEASURED, PLAIN, false).replicas).toBe(12)
  })

  it('subtracts requests that a CDN answers, but no cart changes', () => {
    const { requests, cdnShare, replicas } = planCapacity(VISITS * 100, MEASURED, PLAIN, true)
    expect(requests).toBeCloseTo(100 * (5 + 1 + 2))
    expect(cdnShare).toBeCloseTo(1 - 8 / 31)
    // 2.5 documents of 5 ms, 2.5 queries of 2 ms, a cart change of 10 ms, 2 files of 0.5 ms: 28.5 ms.
    expect(replicas).toBe(7)
  })

  it('needs a replica and the spare ones for no visits at all', () => {
    expect(planCapacity(0, MEASURED, PLAIN, true)).toMatchObject({ requests: 0, cdnShare: 0, replicas: 2 })
  })

  it('never needs more with a CDN, or less for more visits', () => {
    const visits = fc.integer({ min: 0, max: 1e9 })
    fc.assert(
      fc.property(visits, visits, (some, more) => {
        const need = (count: number, hasCdn: boolean) => planCapacity(count, MEASURED, USUAL, hasCdn).replicas
        expect(need(some, true)).toBeLessThanOrEqual(need(some, false))
        expect(need(some + more, true)).toBeGreaterThanOrEqual(need(some, true))
      }),
    )
  })
})
