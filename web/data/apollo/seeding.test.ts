import { describe, expect, it } from 'vitest'
import { Ledger } from './ledger.ts'
import { isOldPage, newerThanKept } from './seeding.ts'

const answer = (path: string) => ({ name: 'Dispatch', variables: { path }, data: {} })

describe('what came with a page', () => {
  it('is taken up, but for what the device has had newer since', () => {
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
    ['is not asked for again when it was just rendered', 0, false],
    ['is not when it is as old as servers let pages become', 15 * 60_000, false],
    ['is when the device kept it for longer', 15 * 60_000 + 1, true],
  ])('%s', (_, age, expected) => {
    expect(isOldPage(1_000_000, 1_000_000 + age)).toBe(expected)
  })
})
