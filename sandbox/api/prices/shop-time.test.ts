import { describe, expect, it } from 'vitest'
import { STORE_VIEWS } from '../../store-views.ts'
import { shopTime } from './shop-time.ts'

describe('shopTime', () => {
  it('is the local time of each store view', () => {
    const moment = new Date('2026-05-31T22:30:00Z')
    expect(STORE_VIEWS.map((view) => shopTime(moment, view))).toEqual([
      '2026-05-31 23:30:00',
      '2026-06-01 00:30:00',
      '2026-06-01 00:30:00',
    ])
  })
})
