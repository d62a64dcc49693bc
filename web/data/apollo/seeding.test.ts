import { describe, expect, it } from 'vitest'
import { Ledger } from './ledger.ts'
import { isOldPage, newerThanKept } from './seeding.ts'

const answer = (path: string) => ({ name: 'Dispatch', variables: { path }, data: {} })

describe('seeding the cache from a page', () => {
  it('takes the answers of a page except those with newer data on the device', () => {
    const ledger = new Ledger()
    const note = (path: string, fetchedAt: number) => ledger.note({ name: 'Dispatch', variables: { path }, fetchedAt, usedAt: 1 })
    note('/decking', 999)
    note('/fencing', 1000)
    note('/doors', 1001)
    const answers = ['/decking', '/fencing', '/doors', '/never-seen'].map(answer)
    expect(newerThanKept(answers, 1000, ledger).map(({ variables }) => variables)).toEqual([
      { path: '/decking' },
      { path: '/fencing' },
      { path: '/never-seen' },
    ])
  })

  it.each([
    ['does not refetch a page just rendered', 0, false],
    ['does not refetch a page as old as server caches allow', 15 * 60_000, false],
    ['refetches a page the device kept for longer', 15 * 60_000 + 1, true],
  ])('%s', (_, age, expected) => {
    expect(isOldPage(1_000_000, 1_000_000 + age)).toBe(expected)
  })
})
