import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { builtInProducts } from '../products/plan.ts'
import { validate } from '../read-data.ts'
import { productLine } from './family.ts'
import { PRODUCT_LINES } from './product-lines.ts'

describe('product lines', () => {
  it('have unique codes and ids', () => {
    const codes = PRODUCT_LINES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    const ids = builtInProducts()
      .flatMap((product) => [product, ...product.variants])
      .map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are rejected with file and location if malformed', () => {
    expect(() => validate({ id: 1, code: 'x', colour: 'red' }, productLine, 'sheets/mdf x')).toThrow(/^sheets\/mdf x: .*colour/s)
    expect(() => validate('?', z.number(), 'taxes')).toThrow(/^taxes: /)
  })
})
