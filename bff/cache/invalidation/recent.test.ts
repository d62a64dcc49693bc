import { beforeEach, describe, expect, it } from 'vitest'
import { RecentInvalidations } from './recent.ts'

let recent: RecentInvalidations
beforeEach(() => {
  recent = new RecentInvalidations()
  recent.reset(10)
})

describe('check for invalidations since an entry was made', () => {
  it('passes if no relevant invalidation followed', () => {
    recent.add(11, ['P1'])
    expect(recent.isUntouched(11, ['P1'])).toBe(true)
    expect(recent.isUntouched(10, ['P2'])).toBe(true)
    expect(recent.isUntouched(12, ['P1'])).toBe(true)
  })

  it.each([[['P1']], [['P2', 'P1']], [['*']]])('fails if %j was invalidated since', (tags) => {
    recent.add(12, ['P9'])
    recent.add(11, tags)
    expect(recent.isUntouched(10, ['home', 'P1'])).toBe(false)
  })

  it('fails if the entry is older than the known invalidations', () => {
    expect(recent.isUntouched(9, ['P1'])).toBe(false)
    recent.reset(20)
    expect([recent.isUntouched(19, []), recent.isUntouched(20, [])]).toEqual([false, true])
    recent.reset(null)
    expect(recent.isUntouched(Number.MAX_SAFE_INTEGER, [])).toBe(false)
  })

  it('fails if too many invalidations followed to remember them all', () => {
    for (let number = 11; number <= 1011; number += 1) recent.add(number, ['P1'])
    expect([recent.isUntouched(10, ['P2']), recent.isUntouched(11, ['P2'])]).toEqual([false, true])
  })
})
