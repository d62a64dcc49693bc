import { expect, it, vi } from 'vitest'
import { retried } from './retried.ts'

it('is loaded once for all who need it', async () => {
  const load = vi.fn(async () => ({}))
  const loaded = retried(load)
  const [one, other] = await Promise.all([loaded(), loaded()])
  expect([one === other, await loaded()]).toEqual([true, one])
  expect(load).toHaveBeenCalledOnce()
})

it('fails for those who wait for it, and is tried again by who needs it next', async () => {
  let isOnline = false
  const loaded = retried(async () => {
    if (!isOnline) throw new Error('no network')
    return 'there'
  })
  await expect(Promise.all([loaded(), loaded()])).rejects.toThrow('no network')
  isOnline = true
  expect(await loaded()).toBe('there')
})
