import { expect, it } from 'vitest'
import { child, product } from '../../../domain/testing/catalog.ts'
import { config, scopeWith } from '../../testing/platform.ts'
import { toKnownItem } from './line-items.ts'

const variant = child({ sku: 'SKIRTING-ASH', id: '62' })
const skirting = product({ id: '60', sku: 'SKIRTING', type: 'configurable', configurableChildren: [variant] })
const variantOptions = [{ attributeId: '141', valueId: '59' }]
const quote = { itemId: '7', quoteId: '4417', sku: variant.sku, variantOptions, bundleChoices: [], optionAnswers: [] }

// CART-12
it.each([
  [true, variantOptions, 'SKIRTING'],
  [true, [], 'SKIRTING-ASH'],
  [false, variantOptions, 'SKIRTING-ASH'],
])(
  'a cart line of a variant is changed by its configurable product if options are sent (%s) and known (%j): %s',
  (sendsOptions, options, sku) => {
    const scope = scopeWith({}, { config: { ...config, cart: { ...config.cart, sendsOptions } } })
    const line = { ...quote, variantOptions: options, quantity: 2, name: 'Skirting', type: 'configurable' }
    const item = toKnownItem(line, 3, { product: skirting, childSku: variant.sku }, scope)
    expect(item).toMatchObject({ itemId: '7', quoteId: '4417', sku, quantity: 3, variantOptions: options })
  },
)
