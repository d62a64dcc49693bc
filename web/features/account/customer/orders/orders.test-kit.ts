import type { PastOrder } from './order-history.ts'

/** An order with this number and one line. */
export const createOrder = (number: string, parts: Partial<PastOrder> = {}): PastOrder => ({
  id: `id-${number}`,
  number,
  status: 'processing',
  createdAt: null,
  grandTotal: { formatted: '£12.00' },
  summary: null,
  vatByRate: null,
  deliveryAddress: null,
  billingAddress: null,
  deliveryMethod: null,
  deliveryMethodCode: null,
  paymentMethod: null,
  lineCount: 1,
  lines: [createOrderLine('OAK-1')],
  ...parts,
})

export const createOrderLine = (sku: string, quantity = 2): PastOrder['lines'][number] => ({
  sku,
  name: `Oak board ${sku}`,
  picture: null,
  url: null,
  quantity,
  rowTotal: null,
  total: null,
  vatRate: null,
})
