import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cuttingList, EMPTY_ROW, NO_LIST } from './saved-list.ts'
import { cuttingOnDevice, storedListsInCart, storedNamedLists } from './stored-cutting.ts'

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  // The device stores nothing here, so values last as long as the page.
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// CUT-12
it('the cutting lists of the form, in the cart and with a name are reset when the customer signs out', async () => {
  const device = 'forgotten-shop'
  await cuttingList(device).change(() => ({ material: null, rows: [{ ...EMPTY_ROW, name: 'Door' }] }))
  await Promise.all([storedListsInCart, storedNamedLists].map((open) => open(device).change(() => ['a list'])))
  expect(cuttingList(device).current()?.rows).toHaveLength(1)

  await Promise.all(cuttingOnDevice.map((value) => value.reset(device)))
  expect(cuttingList(device).current()).toEqual(NO_LIST)
  expect([storedListsInCart(device).current(), storedNamedLists(device).current()]).toEqual([[], []])
})
