import { describe, expect, it } from 'vitest'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { loadedProducts, rememberLoadedProducts } from './loaded-pages.ts'

const products = [{ id: '1' }] as unknown as readonly ProductCardFragment[]

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
