import type { DeviceLine, QuoteLine } from './cart.types.ts'

/** A line on a device, whose key is its sku. */
export const deviceLine = (sku: string, quantity: number, given: Partial<DeviceLine> = {}): DeviceLine => ({
  key: sku,
  sku,
  parentSku: null,
  quantity,
  itemId: null,
  bundleChoices: [],
  optionAnswers: [],
  isUnchanged: false,
  ...given,
})

/** A line of the platform's cart. */
export const quoteLine = (itemId: string, sku: string, quantity: number, given: Partial<QuoteLine> = {}): QuoteLine => ({
  itemId,
  quoteId: null,
  sku,
  quantity,
  name: sku,
  type: 'simple',
  variantOptions: [],
  bundleChoices: [],
  optionAnswers: [],
  ...given,
})
