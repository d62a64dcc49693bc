import { describe, expect, it } from 'vitest'
import { admission, boundOf, isOverdue, nextRender } from './render-schedule.ts'

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
    expect(admission('page', 1000, [], boundOf({ atOnce: 0 }, true), { waiting: 0 })).toBe('start')
  })
})

describe('the number of renders under way', () => {
  it('is smaller in a busy process, because only those that wait for the platform cost nothing', () => {
    expect(boundOf({ atOnce: 16 }, false)).toBe(16)
    expect(boundOf({ atOnce: 16 }, true)).toBe(4)
    expect(boundOf({ atOnce: 1 }, true)).toBe(1)
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
