import { describe, expect, it } from 'vitest'
import { NO_STATE } from './session-records.ts'
import { mergeRecords, type SharedRecord } from './shared-record.ts'

const record = (
  given: Partial<Omit<SharedRecord, 'state'>> & { readonly state?: Partial<SharedRecord['state']> } = {},
): SharedRecord => ({
  sequence: 1,
  end: null,
  lateChanges: [],
  sentRevisions: {},
  ...given,
  state: { ...NO_STATE, ...given.state },
})
const createLateChange = (sku: string, at: number) => ({
  line: { sku, itemId: null, bundleChoices: [], optionAnswers: [] },
  by: { deviceId: 'a', revision: 1 },
  at,
})

describe('mergeRecords', () => {
  it('takes the other replica’s changes if nothing changed here', () => {
    const theirs = record({ sequence: 4, state: { cartId: 'theirs' } })
    expect(mergeRecords(record(), record(), theirs)).toEqual(theirs)
    expect(mergeRecords(theirs, record({ sequence: 5, state: { cartId: 'mine' } }), theirs)).toMatchObject({
      sequence: 5,
      state: { cartId: 'mine' },
    })
  })

  it('combines both replicas’ changes under a newer sequence', () => {
    const base = record({ state: { customerToken: 'old', refreshToken: 'r1', cartId: '1' } })
    const mine = record({ sequence: 2, state: { customerToken: 'new', refreshToken: 'r2', cartId: '1' } })
    const theirs = record({ sequence: 3, state: { customerToken: 'old', refreshToken: 'r1', cartId: '2' } })
    const both = { sequence: 4, state: { customerToken: 'new', refreshToken: 'r2', cartId: '2' } }
    expect(mergeRecords(base, mine, theirs)).toMatchObject(both)
    expect(mergeRecords(base, theirs, mine)).toMatchObject(both)
  })

  it('keeps the revisions of every device, including an ordered one', () => {
    const base = record({ state: { revisions: { a: 3, b: 1 } } })
    const mine = record({ sequence: 2, state: { revisions: { a: -1, b: 1 } } })
    const theirs = record({ sequence: 2, state: { revisions: { a: 3, b: 2 } } })
    expect(mergeRecords(base, mine, theirs).state.revisions).toEqual({ a: -1, b: 2 })
  })

  it.each([
    [5, 4, 'mine'],
    [4, 4, 'theirs'],
    [4, 5, 'theirs'],
  ])('takes the newer record if there is no common base: %i and %i', (mine, theirs, newest) => {
    const merged = mergeRecords(
      null,
      record({ sequence: mine, state: { cartId: 'mine' } }),
      record({ sequence: theirs, state: { cartId: 'theirs' } }),
    )
    expect(merged).toMatchObject({ sequence: 5 - Number(mine === theirs), state: { cartId: newest } })
  })

  it('ignores older values from a store restored from a copy', () => {
    const [before, now] = [record({ sequence: 3, state: { cartId: 'old' } }), record({ sequence: 7, state: { cartId: 'new' } })]
    expect(mergeRecords(now, now, before)).toEqual(now)
  })

  it.each(['signed out', 'expired'] as const)('is over for both when it is %s for one, whatever the other has changed', (why) => {
    const base = record({ state: { customerToken: 'token' } })
    const over = record({ sequence: 2, end: { why, at: 7 } })
    const going = record({ sequence: 9, state: { customerToken: 'token', cartId: '1' } })
    for (const base0 of [base, null])
      for (const merged of [mergeRecords(base0, over, going), mergeRecords(base0, going, over)])
        expect([merged.end, merged.state]).toEqual([{ why, at: 7 }, NO_STATE])
  })

  it('is marked as replaced, and reopens if the new cookie never arrived', () => {
    const replaced = record({ end: { why: 'replaced', at: 7 } })
    expect(mergeRecords(record(), record(), replaced).end).toEqual(replaced.end)
    expect(mergeRecords(null, record(), replaced).end).toEqual(replaced.end)
    expect(mergeRecords(null, replaced, record()).end).toEqual(replaced.end)
    expect(mergeRecords(replaced, record(), replaced).end).toBeNull()
  })

  it('keeps the newest late change of each line and the newest sent revision of each device', () => {
    const mine = record({ lateChanges: [createLateChange('A', 1), createLateChange('B', 5)], sentRevisions: { a: 3, b: 1 } })
    const theirs = record({
      lateChanges: [createLateChange('A', 2), createLateChange('B', 4), createLateChange('C', 3)],
      sentRevisions: { a: 2, c: 9, ['__proto__']: 1 },
    })
    for (const merged of [mergeRecords(null, mine, theirs), mergeRecords(record(), theirs, mine)]) {
      expect(merged.lateChanges.map(({ line, at }) => `${line.sku} ${at}`)).toEqual(['A 2', 'C 3', 'B 5'])
      expect(new Map(Object.entries(merged.sentRevisions))).toEqual(
        new Map([
          ['a', 3],
          ['b', 1],
          ['c', 9],
          ['__proto__', 1],
        ]),
      )
    }
  })
})
