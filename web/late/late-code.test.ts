import { describe, expect, it, vi } from 'vitest'
import { lateCode } from './late-code.ts'

describe('lateCode', () => {
  it('fetches the code once for concurrent callers', async () => {
    const fetch = vi.fn(async () => ({ answer: 42 }))
    const late = lateCode(fetch)
    expect(late.current()).toBeNull()
    expect(await Promise.all([late.load(), late.load()])).toEqual([{ answer: 42 }, { answer: 42 }])
    expect(late.current()).toEqual({ answer: 42 })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('fetches again on the next call after a failure', async () => {
    const fetch = vi.fn(async () => 'code')
    fetch.mockRejectedValueOnce(new Error('no network'))
    const late = lateCode(fetch)
    await expect(late.load()).rejects.toThrow('no network')
    expect(late.current()).toBeNull()
    expect(await late.load()).toBe('code')
  })
})
