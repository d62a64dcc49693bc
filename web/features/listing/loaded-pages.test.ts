import { describe, expect, it } from 'vitest'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { loadedProducts, rememberLoaded } from './loaded-pages.ts'

const products = [{ id: '1' }] as unknown as readonly ProductCardFragment[]

describe('the products loaded at a history entry', () => {
  it('are none at first', () => {
    expect(loadedProducts('new')).toEqual([])
  })

  it('are there again', () => {
    rememberLoaded('boards', products)
    expect(loadedProducts('boards')).toBe(products)
  })

  it('are forgotten after twenty newer ones', () => {
    rememberLoaded('old', products)
    for (let i = 0; i < 20; i++) rememberLoaded(`entry ${i}`, products)
    expect(loadedProducts('old')).toEqual([])
    expect(loadedProducts('entry 0')).toBe(products)
  })
})
