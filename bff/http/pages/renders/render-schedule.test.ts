import { describe, expect, it } from 'vitest'
import { admission, firstBound, isOverdue, nextBound, nextRender } from './render-schedule.ts'

const BOUND = 2
const LIMITS = { waiting: 2 }
const page = (since: number) => ({ kind: 'page', since }) as const
const refresh = (since: number) => ({ kind: 'refresh', since }) as const

// LOAD-1, LOAD-2
describe('admission of a render', () => {
  it.each([
    ['starts below the bound', 'page', 1, [], 'start'],
    ['waits at the bound', 'page', 2, [page(0)], 'wait'],
    ['is refused if the queue is full of pages', 'page', 2, [page(0), page(1)], 'refuse'],
    ['takes the place of a refresh if the queue is full', 'page', 2, [page(0), refresh(1)], 'replace'],
    ['is refused if it is a refresh and the queue is full', 'refresh', 2, [refresh(0), refresh(1)], 'refuse'],
  ] as const)('%s', (_, kind, running, waiting, expected) => {
    expect(admission(kind, running, waiting, BOUND, LIMITS)).toBe(expected)
  })

  it('starts every render if there is no bound', () => {
    const unbounded = nextBound(firstBound({ atOnce: 0 }), 1000, true, { atOnce: 0 })
    expect(admission('page', 1000, [], unbounded, { waiting: 0 })).toBe('start')
  })
})

// LOAD-12
describe('the bound of renders under way', () => {
  const limits = { atOnce: 16 }

  it('begins with two', () => {
    expect(firstBound(limits)).toBe(2)
    expect(firstBound({ atOnce: 1 })).toBe(1)
  })

  it.each([
    ['doubles while the process has time and all places are taken', 4, 4, false, 8],
    ['never exceeds the configured one', 12, 12, false, 16],
    ['stays while places are free', 8, 5, false, 8],
    ['is halved when few renders are under way', 8, 3, false, 4],
    ['is halved when the process is busy', 8, 8, true, 4],
    ['is at least two', 2, 0, true, 2],
  ])('%s', (_, bound, running, isBusy, expected) => {
    expect(nextBound(bound, running, isBusy, limits)).toBe(expected)
  })

  it('is one if that is the configured one', () => {
    expect([nextBound(1, 1, false, { atOnce: 1 }), nextBound(1, 0, true, { atOnce: 1 })]).toEqual([1, 1])
  })
})

describe('the next render', () => {
  it('is the oldest page, and only then the oldest refresh', () => {
    expect(nextRender([refresh(0), page(1), page(2)])).toEqual(page(1))
    expect(nextRender([refresh(0), refresh(1)])).toEqual(refresh(0))
    expect(nextRender([])).toBeUndefined()
  })

  it('is overdue once it has waited for the longest time', () => {
    expect(isOverdue(page(100), 1099, { waitMs: 1000 })).toBe(false)
    expect(isOverdue(page(100), 1100, { waitMs: 1000 })).toBe(true)
  })
})
