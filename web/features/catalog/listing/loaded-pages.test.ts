import { describe, expect, it } from 'vitest'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { loadedProducts, rememberLoaded } from './loaded-pages.ts'

const products = [{ id: '1' }] as unknown as readonly ProductCardFragment[]

describe('loadedProducts', () => {
  it('is empty for a new history entry', () => {
    expect(loadedProducts('new')).toEqual([])
  })

  it('returns remembered products', () => {
    rememberLoaded('boards', products)
    expect(loadedProducts('boards')).toBe(products)
  })

  it('drops entries after twenty newer ones', () => {
    rememberLoaded('old', products)
    for (let i = 0; i < 20; i++) rememberLoaded(`entry ${i}`, products)
    expect(loadedProducts('old')).toEqual([])
    expect(loadedProducts('entry 0')).toBe(products)
  })
})
