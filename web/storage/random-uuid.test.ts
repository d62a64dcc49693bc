import { describe, expect, it } from 'vitest'
import { randomUuid } from './random-uuid.ts'

describe('randomUuid', () => {
  it('returns random UUIDs of version 4', () => {
    const ids = Array.from({ length: 500 }, randomUuid)
    expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
