import type { CustomerOrder } from '../customer/customer.types.ts'

export const customerOrder = (given: Partial<CustomerOrder> = {}): CustomerOrder => ({
  id: '1',
  number: '1',
  status: null,
  createdAt: null,
  currency: 'GBP',
  grandTotal: null,
  couponCode: null,
  subtotal: null,
  subtotalWithTax: null,
  shipping: null,
  shippingWithTax: null,
  discount: null,
  tax: null,
  shippingMethod: null,
  shippingMethodCode: null,
  paymentMethod: null,
  shippingAddress: null,
  billingAddress: null,
  lines: [],
  ...given,
})
