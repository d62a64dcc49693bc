import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withProgress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('progress of a load', () => {
  it('passes documents on', () => {
    expect([...withProgress(['a', 'b'])]).toEqual(['a', 'b'])
  })

  it('is logged every two seconds and when all documents are read', () => {
    for (const _ of withProgress([1, 2, 3])) vi.advanceTimersByTime(1000)
    expect(vi.mocked(console.info).mock.calls.flat()).toEqual(['2 documents…', '3 documents read, writing their index…'])
  })
})
