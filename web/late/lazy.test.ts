import { expect, it, vi } from 'vitest'
import { lazy } from './lazy.ts'

it('loads once for all callers', async () => {
  const load = vi.fn(async () => ({}))
  const loaded = lazy(load)
  const [one, other] = await Promise.all([loaded(), loaded()])
  expect([one === other, await loaded()]).toEqual([true, one])
  expect(load).toHaveBeenCalledOnce()
})

it('rejects current callers and retries on the next call after a failure', async () => {
  let isOnline = false
  const loaded = lazy(async () => {
    if (!isOnline) throw new Error('no network')
    return 'there'
  })
  await expect(Promise.all([loaded(), loaded()])).rejects.toThrow('no network')
  isOnline = true
  expect(await loaded()).toBe('there')
})
