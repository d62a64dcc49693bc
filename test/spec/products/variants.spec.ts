import { describe, expect, it } from 'vitest'
import type { BundleProduct, ConfigurableProduct, CustomOption, GroupedProduct, ProductPrice } from '#schema/generated/types.ts'
import { ask } from '../../kit/graphql.ts'
import { visit } from '../../kit/page.ts'

const PRICE = 'price { isFrom final { net { amount } gross { amount formatted } } }'
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('configurable options', () => {
  // VAR-1
  it('with empty labels are dropped', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      '{ product(by: { sku: "OIL-GARDEN" }) { ... on ConfigurableProduct { options { label values { label } } } } }',
    )
    expect(product.options[0]).toEqual({
      label: 'Colour',
      values: [{ label: 'Clear' }, { label: 'Teak' }, { label: 'Golden brown' }],
    })
  })

  it('with empty labels drop the variants that only they lead to, from the list and from the price', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      `{ product(by: { sku: "OIL-GARDEN" }) { ${PRICE} ... on ConfigurableProduct {
           options { attributeCode values { id } } variants { sku selection { attributeCode valueId } ${PRICE} } } } }`,
    )
    expect(product.variants.length).toBeGreaterThan(1)
    for (const { selection } of product.variants) {
      expect(selection).toHaveLength(product.options.length)
      for (const { attributeCode, valueId } of selection) {
        const option = product.options.find((offered) => offered.attributeCode === attributeCode)
        expect(option?.values.map(({ id }) => id)).toContain(valueId)
      }
    }
    expect(product.price.final.gross.amount).toBe(Math.min(...product.variants.map(({ price }) => price.final.gross.amount)))
    const { html } = await visit('/p/OIL-GARDEN/garden-furniture-oil')
    const listed = [...html.matchAll(/<th scope="row"><a [^>]*\?childSku=([^"]*)"/g)].map(([, sku]) => sku)
    expect(listed).toEqual(product.variants.map(({ sku }) => sku))
  })

  it('with empty labels do not lead to a variant named by childSku', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      '{ product(by: { sku: "OIL-GARDEN" }, childSku: "OIL-GARDEN-RETIRED-TONE-500ML") { ... on ConfigurableProduct { selectedVariant { sku } } } }',
    )
    expect(product.selectedVariant).toBeNull()
  })

  it('require a choice before the product can be put into the cart', async () => {
    const { configurable, simple } = await ask<Record<'configurable' | 'simple', { needsChoice: boolean }>>(
      '{ configurable: product(by: { sku: "OIL-GARDEN" }) { needsChoice } simple: product(by: { sku: "OSB3-18" }) { needsChoice } }',
    )
    expect([configurable.needsChoice, simple.needsChoice]).toEqual([true, false])
  })
})

describe('variants', () => {
  const fetchVariants = async (sku: string) =>
    (
      await ask<{ product: ConfigurableProduct }>(
        'query ($sku: ID!) { product(by: { sku: $sku }) { issues { code } ... on ConfigurableProduct { variants { sku stock { status } } } } }',
        { sku },
      )
    ).product

  it('are removed if out of stock', async () => {
    const { products } = await ask<{ products: { items: ConfigurableProduct[] } }>(
      `{ products(categoryId: "2", first: 100) { items { ... on ConfigurableProduct { sku variants { stock { status } } } } } }`,
    )
    const statuses = products.items.flatMap(({ variants = [] }) => variants.map(({ stock }) => stock?.status))
    expect(statuses.length).toBeGreaterThan(50)
    expect(statuses).not.toContain('OUT_OF_STOCK')
  })

  it("leave an available product without the issue 'No available product variants'", async () => {
    expect(await fetchVariants('SKIRT-MDF-TORUS')).toMatchObject({ issues: [] })
  })
})

describe('price of a configurable product', () => {
  it('is the lowest of the available variants', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      `{ product(by: { sku: "PSE-19X50" }) { ${PRICE} ... on ConfigurableProduct { variants { ${PRICE} } } } }`,
    )
    const prices = product.variants.map(({ price }) => price.final.gross.amount)
    expect(product.price).toMatchObject({ isFrom: true, final: { gross: { amount: Math.min(...prices) } } })
    expect(Math.min(...prices)).toBeLessThan(Math.max(...prices))
  })
})

describe('price of a custom option', () => {
  const fetchOptions = async (sku: string) => {
    const { product } = await ask<{ product: { price: ProductPrice; customOptions: readonly CustomOption[] } }>(
      `query ($sku: ID!) { product(by: { sku: $sku }) { ${PRICE}
         customOptions { title price { percent amount { net { amount } gross { amount } } }
           values { title price { percent amount { net { amount } gross { amount } } } } } } }`,
      { sku },
    )
    return product
  }

  // VAR-4
  it('in percent is the product price times percent divided by 100', async () => {
    const { price, customOptions } = await fetchOptions('BESPOKE-SHELF')
    const values = customOptions.flatMap((option) => option.values).filter((value) => value.price.percent)
    expect(values.map(({ title }) => title)).toEqual(['Live edge', 'Oiled', 'Lacquered'])
    for (const value of values)
      expect(value.price.amount.net.amount).toBe(Math.round((price.final.net.amount * (value.price.percent ?? 0)) / 100))
  })

  it('is a fixed amount plus tax otherwise', async () => {
    const { customOptions } = await fetchOptions('BESPOKE-SIGN')
    expect(customOptions.find(({ title }) => title === 'Second line')?.price).toEqual({
      percent: null,
      amount: { net: { amount: 800 }, gross: { amount: 960 } },
    })
  })
})

describe('price of a grouped product', () => {
  const fetchGroup = async (sku: string) =>
    (
      await ask<{ product: GroupedProduct }>(
        `query ($sku: ID!) { product(by: { sku: $sku }) { ${PRICE} ... on GroupedProduct { items { quantity product { sku ${PRICE} } } } } }`,
        { sku },
      )
    ).product

  // VAR-6
  it.each(['GROUP-DECK', 'GROUP-CAPS-OAK', 'GROUP-PIR'])(
    '%s is the sum of its associated products at quantity 1',
    async (sku) => {
      const { price, items } = await fetchGroup(sku)
      expect(items.map(({ quantity }) => quantity)).toEqual(items.map(() => 1))
      expect(price.final.gross.amount).toBe(sum(items.map(({ product }) => product.price.final.gross.amount)))
    },
  )

  it('omits a linked product that is missing', async () => {
    const { price, items } = await fetchGroup('GROUP-BALUSTRADE')
    expect(items.map(({ product }) => product.sku)).not.toContain('DECKBAL-COLONIAL-WIDE')
    expect(price.final.gross.amount).toBe(sum(items.map(({ product }) => product.price.final.gross.amount)))
  })

  it('is shown on its page', async () => {
    const { price } = await fetchGroup('GROUP-DECK')
    expect((await visit('/p/GROUP-DECK/any-slug')).text).toContain(price.final.gross.formatted)
  })
})

describe('price of a bundle', () => {
  const netOfEach = ({ final, breaks }: ProductPrice, quantity: number) =>
    Math.min(final.net.amount, ...breaks.filter((each) => each.quantity <= quantity).map(({ price }) => price.net.amount))

  it.each(['DECK-KIT-24X36', 'STAIR-KIT-OAK', 'LOFT-KIT', 'SANDING-KIT'])(
    '%s is the sum of default quantity times net price per option, plus VAT',
    async (sku) => {
      const { product } = await ask<{ product: BundleProduct }>(
        `query ($sku: ID!) { product(by: { sku: $sku }) { ${PRICE} ... on BundleProduct { options { isRequired selections {
           isDefault quantity product { price { final { net { amount } } breaks { quantity price { net { amount } } } } } } } } } }`,
        { sku },
      )
      const chosen = product.options.flatMap(({ selections }) => selections.filter(({ isDefault }) => isDefault))
      expect(chosen.length).toBeGreaterThanOrEqual(product.options.filter(({ isRequired }) => isRequired).length)
      const net = sum(chosen.map(({ quantity, product: part }) => quantity * netOfEach(part.price, quantity)))
      expect(product.price.final).toMatchObject({ net: { amount: net }, gross: { amount: Math.round(net * 1.2) } })
    },
  )
})
