import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { loadedProducts, rememberLoadedProducts, storedLength, storeLength } from './loaded-pages.ts'

const products = [{ id: '1' }] as unknown as readonly ProductCardFragment[]

// NAV-7
describe('loadedProducts', () => {
  it('is empty for a new history entry', () => {
    expect(loadedProducts('new')).toEqual([])
  })

  it('returns remembered products', () => {
    rememberLoadedProducts('boards', products)
    expect(loadedProducts('boards')).toBe(products)
  })

  it('drops entries after twenty newer ones', () => {
    rememberLoadedProducts('old', products)
    for (let i = 0; i < 20; i++) rememberLoadedProducts(`entry ${i}`, products)
    expect(loadedProducts('old')).toEqual([])
    expect(loadedProducts('entry 0')).toBe(products)
  })
})

// NAV-7, NAV-8
describe('storedLength', () => {
  const session = new Map<string, string>()
  beforeEach(() => {
    session.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is the number of products that the list of a history entry had before a reload', () => {
    storeLength('k7', 100)
    storeLength('k8', 150)
    storeLength('k7', 200)
    expect([storedLength('k7'), storedLength('k8'), storedLength('k9')]).toEqual([200, 150, undefined])
  })

  it.each(['{', '7', '[7, ["k7"], ["k7", "100"]]'])('is undefined if the device stored %j', (stored) => {
    session.set('shop/list-lengths', stored)
    expect(storedLength('k7')).toBeUndefined()
  })
})
