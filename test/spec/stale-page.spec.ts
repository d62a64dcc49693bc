import { expect, it, onTestFinished } from 'vitest'
import { httpShop } from '../kit/http-shop.ts'

// RUN-4
it('a stale page carries its age in seconds, and a newly rendered one carries none', { timeout: 60_000 }, async () => {
  const { url, close } = await httpShop({ PAGE_FRESH_SECONDS: '1', LOG_LEVEL: 'silent' })
  onTestFinished(close)
  const state = async () => {
    const { headers } = await fetch(`${url}/`)
    return [headers.get('x-cache'), headers.get('age')]
  }
  expect(await state()).toEqual(['miss', null])
  await expect.poll(state, { timeout: 30_000 }).toEqual(['stale', expect.stringMatching(/^\d+$/)])
})
