import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANY_QUANTITY, child, product } from '../testing/catalog.ts'
import { cheapestPrice, productPrice, variantOfPrice, variantPrice } from './catalog-price.ts'
import type { PriceContext } from './pricing.types.ts'

const now = new Date('2026-06-01T12:00:00Z')
const uk: PriceContext = { rate: 20, now, timeZone: 'Europe/London' }
const yesterday = '2026-05-31 00:00:00'
const price = (given: Parameters<typeof product>[0], context = uk) => productPrice(product(given), context)

describe('catalogue price', () => {
  // TAX-5
  it('returns net, tax and gross', () => {
    expect(price({ price: 10, finalPrice: 10 })).toEqual({
      regular: { net: 1000, tax: 200, gross: 1200 },
      final: { net: 1000, tax: 200, gross: 1200 },
      special: null,
      onSale: false,
      isFrom: false,
      isCurrent: false,
      refreshedAt: null,
    })
  })

  it('ignores a reduction of less than a penny', () => {
    expect(price({ price: 10, specialPrice: 9.999, finalPrice: 9.999 })).toMatchObject({ special: null, onSale: false })
  })

  it('ignores the children of a product without options', () => {
    expect(price({ type: 'simple', price: 20, configurableChildren: [child({ sku: 'A', price: 5 })] }).final.net).toBe(2000)
  })

  it('returns the special price as final and keeps the regular price during an offer', () => {
    const offer = price({ price: 10, specialPrice: 8, finalPrice: 8 })
    expect(offer).toMatchObject({ regular: { gross: 1200 }, final: { gross: 960 }, special: { gross: 960 }, onSale: true })
  })

  it('returns the stored final price without a regular price to strike through after an offer', () => {
    expect(price({ price: 10, specialPrice: 8, finalPrice: 10, specialTo: yesterday })).toMatchObject({
      final: { gross: 1200 },
      onSale: false,
      special: null,
    })
    expect(price({ price: 10, specialPrice: 8, finalPrice: 8, specialTo: yesterday })).toMatchObject({
      final: { gross: 960 },
      onSale: false,
      special: null,
    })
  })

  it('uses the catalogue rule’s price if it undercuts the special price', () => {
    expect(price({ price: 10, specialPrice: 8, finalPrice: 7 })).toMatchObject({
      regular: { gross: 1200 },
      final: { gross: 840 },
      special: { gross: 840 },
      onSale: true,
    })
  })

  it('omits the struck-through price if no tax rate applies (vector 9)', () => {
    expect(price({ price: 10, specialPrice: 8, finalPrice: 8 }, { ...uk, rate: null })).toMatchObject({
      regular: { gross: 1000 },
      final: { net: 800, tax: 0, gross: 800 },
      special: null,
      onSale: false,
    })
  })

  it('keeps the offer if the tax rate is 0 %', () => {
    expect(price({ price: 10, specialPrice: 8, finalPrice: 8 }, { ...uk, rate: 0 })).toMatchObject({
      final: { gross: 800 },
      onSale: true,
    })
  })

  it('never returns a special or final price above the regular one', () => {
    const pounds = fc.option(fc.integer({ min: 0, max: 100_000 }).map((pence) => pence / 100))
    fc.assert(
      fc.property(pounds, pounds, pounds, fc.boolean(), fc.constantFrom(0, 5, 20, 17.5), (price, special, final, ended, rate) => {
        const view = productPrice(
          product({ price, specialPrice: special, finalPrice: final, specialTo: ended ? yesterday : null }),
          { ...uk, rate },
        )
        if (view.special) expect(view.special.gross).toBeLessThan(view.regular.gross)
        expect(view.final.gross).toBeLessThanOrEqual(view.regular.gross)
        expect(view.onSale).toBe(view.special !== null)
      }),
      { numRuns: 5000 },
    )
  })
})

describe('catalogue price of a configurable product', () => {
  const children = [
    child({ sku: 'A', price: 12, finalPrice: 12 }),
    child({ sku: 'B', price: 10, specialPrice: 9, finalPrice: 9 }),
  ]

  it('is that of its cheapest variant (vector 10), with that variant’s regular price', () => {
    expect(price({ type: 'configurable', price: 0, configurableChildren: children })).toMatchObject({
      final: { net: 900, gross: 1080 },
      special: { net: 900, gross: 1080 },
      regular: { net: 1000, gross: 1200 },
      isFrom: true,
    })
  })

  it('ignores a lower price of the parent, because variants are what is bought', () => {
    expect(price({ type: 'configurable', price: 1, configurableChildren: children }).final.net).toBe(900)
  })

  it('ignores variants that are disabled or out of stock', () => {
    const stock = { productId: null, qty: 0, isInStock: false, manageStock: true, quantities: ANY_QUANTITY }
    const others = [child({ sku: 'C', price: 1, status: 2 }), child({ sku: 'D', price: 2, stock })]
    expect(price({ type: 'configurable', configurableChildren: [...children, ...others] }).final.net).toBe(900)
  })

  it('is the parent’s price if no variant is offered', () => {
    expect(
      price({ type: 'configurable', price: 7, configurableChildren: [child({ sku: 'C', price: 1, status: 2 })] }).final.net,
    ).toBe(700)
  })

  it('is not a "from" price if all variants cost the same', () => {
    expect(
      price({ type: 'configurable', configurableChildren: [child({ sku: 'A', price: 5 }), child({ sku: 'B', price: 5 })] })
        .isFrom,
    ).toBe(false)
  })

  it('uses the parent’s price for a variant without its own', () => {
    const parent = product({ type: 'configurable', price: 10, specialPrice: 8, finalPrice: 8 })
    expect(variantPrice(child({ sku: 'A' }), parent, uk)).toMatchObject({ final: { net: 800 }, onSale: true })
    expect(variantPrice(child({ sku: 'C', originalPrice: 12 }), parent, uk)).toMatchObject({
      final: { net: 1200 },
      onSale: false,
    })
    expect(variantPrice(child({ sku: 'B', price: 12 }), parent, uk)).toMatchObject({ final: { net: 1200 }, onSale: false })
  })
})

describe('catalogue price of a grouped product or bundle', () => {
  it('is a "from" price of the catalogue’s own amount', () => {
    expect(price({ type: 'grouped', price: 0, finalPrice: 4 })).toMatchObject({ final: { net: 400 }, isFrom: true })
    expect(price({ type: 'bundle', price: 30, finalPrice: 30 })).toMatchObject({ final: { net: 3000 }, isFrom: true })
  })
})

describe('cheapest price', () => {
  it('is a "from" price if the prices differ', () => {
    const [five, six] = [price({ price: 5 }), price({ price: 6 })]
    expect(cheapestPrice([six, five])).toEqual({ ...five, isFrom: true })
    expect(cheapestPrice([five, six])).toEqual({ ...five, isFrom: true })
    expect(cheapestPrice([five, five])).toEqual(five)
  })

  it('is the first of equal prices', () => {
    const five = price({ price: 5 })
    expect(cheapestPrice([{ ...five, isCurrent: true }, five]).isCurrent).toBe(true)
  })
})

describe('variant of the displayed price', () => {
  const variant = (sku: string, net: number, given: Partial<Parameters<typeof child>[0]> = {}) =>
    child({ sku, price: net, ...given })
  const readVariantSku = (given: Parameters<typeof product>[0]) => {
    const item = product(given)
    return variantOfPrice(item, productPrice(item, uk), uk)?.sku ?? null
  }

  it.each([
    ['the cheapest variant', [variant('OAK', 12), variant('ASH', 11)], 'ASH'],
    ['the first of equally cheap variants', [variant('OAK', 11), variant('ASH', 11)], 'OAK'],
    ['the cheapest enabled variant', [variant('OAK', 12), variant('ASH', 11, { status: 2 })], 'OAK'],
    ['null if there are no variants', [], null],
  ])('is %s', (_, configurableChildren, sku) => {
    expect(readVariantSku({ type: 'configurable', price: 20, configurableChildren })).toBe(sku)
  })

  it('is null for a product without options', () => {
    expect(readVariantSku({ type: 'simple', price: 20, configurableChildren: [variant('OAK', 20)] })).toBeNull()
  })
})
