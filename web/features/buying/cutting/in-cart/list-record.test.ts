import { describe, expect, it } from 'vitest'
import { EMPTY_ROW } from '../device/saved-list.ts'
import { addRecord, findRecord, takenLines } from './list-record.ts'

const record = (key: string, quantity = 2) => ({
  key,
  list: { material: null, rows: [{ ...EMPTY_ROW, length: '720', width: '300' }] },
  lines: [
    { key: 'PLY', quantity },
    { key, quantity },
    { key: 'EDGE', quantity: 6 },
  ],
})

// CUT-32
describe('addRecord', () => {
  it('drops records of lines that have left the cart', () => {
    const records = addRecord(record('SAW~3'), new Set(['SAW~2']))([record('SAW~1'), record('SAW~2')])
    expect(records.map(({ key }) => key)).toEqual(['SAW~2', 'SAW~3'])
  })

  it('keeps the newest 20', () => {
    const many = Array.from({ length: 30 }, (_, i) => record(`SAW~${i}`))
    const records = addRecord(record('SAW~new'), new Set(many.map(({ key }) => key)))(many)
    expect([records.length, records.at(-1)?.key]).toEqual([20, 'SAW~new'])
  })
})

// CUT-30
describe('takenLines', () => {
  const one = record('SAW~1')

  it('takes the cutting of the list, and its share of sheets and edging', () => {
    expect(takenLines(one, [one, record('SAW~2')])).toEqual([
      { key: 'PLY', quantity: 2 },
      { key: 'SAW~1', quantity: Number.POSITIVE_INFINITY },
      { key: 'EDGE', quantity: 6 },
    ])
  })

  it('takes one of two equal lists', () => {
    expect(takenLines(one, [one, one])[1]).toEqual({ key: 'SAW~1', quantity: 2 })
  })
})

describe('findRecord', () => {
  it('returns the newest record of a line', () => {
    expect(findRecord([record('SAW~1'), record('SAW~1', 5)], 'SAW~1')).toEqual(record('SAW~1', 5))
    expect(findRecord([record('SAW~1')], 'SAW~2')).toBeNull()
    expect(findRecord([], undefined)).toBeNull()
  })
})
