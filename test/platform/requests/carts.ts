import type { Answers, CallRequests } from './request.ts'

const BATTEN = 'BATTEN-25X38-4800'
const SAWN = 'SAWN-C16-47X75'
const GUEST = 'cart create guest'
const LENGTH = [{ option_id: '147', option_value: '324000' }]
const METHODS = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' }
const ADDRESS = {
  firstname: 'Jo',
  lastname: 'Low',
  street: ['1 Road'],
  city: 'Leeds',
  postcode: 'LS1 1AA',
  countryId: 'GB',
  region: '',
  regionId: 0,
  regionCode: '',
  telephone: '0113 496 0102',
}
const ADDRESSES = { shippingAddress: ADDRESS, billingAddress: ADDRESS }

const item =
  (fields: object, cart = GUEST) =>
  (answers: Answers) => ({ cartItem: { quoteId: String(answers.result(cart)), ...fields } })
const NOTHING = { body: () => undefined }

export const CARTS: CallRequests = {
  'cart create guest': NOTHING,
  'cart shipping-information empty cart': { body: () => ({ addressInformation: { ...ADDRESSES, ...METHODS } }) },
  'cart apply-coupon empty cart': NOTHING,
  'cart update add simple': { body: item({ sku: BATTEN, qty: 2 }) },
  'cart update same again without item_id adds': { body: item({ sku: BATTEN, qty: 1 }) },
  'cart update with item_id sets': {
    body: (answers) => item({ sku: BATTEN, qty: 4, item_id: answers.part('cart update add simple', 'result.item_id') })(answers),
  },
  'cart update configurable by options': {
    body: item({
      sku: SAWN,
      qty: 1,
      product_option: { extension_attributes: { configurable_item_options: LENGTH, custom_options: [], bundle_options: [] } },
    }),
  },
  'cart update configurable without options': { body: item({ sku: SAWN, qty: 1 }) },
  'cart update unknown sku': { body: item({ sku: 'NOPE', qty: 1 }) },
  'cart update out of stock': { body: item({ sku: 'BATTEN-38X50-3600', qty: 1 }) },
  'cart update qty 0': { body: item({ sku: BATTEN, qty: 0 }) },
  'cart update too many': { body: item({ sku: BATTEN, qty: 5000 }) },
  'cart update no cartItem': { body: () => ({}) },
  'cart update unknown cart': { body: () => ({ cartItem: { sku: BATTEN, qty: 1, quoteId: 'nope' } }) },
  'cart update unknown property (Magento strict)': { body: item({ sku: BATTEN, qty: 1, foo: 1 }) },
  'cart shipping-methods': {
    body: () => ({ address: { country_id: 'GB', postcode: 'LS1 1AA', city: 'Leeds', street: ['1 Road'] } }),
  },
  'cart shipping-information without methods (createShippingInfoData)': { body: () => ({ addressInformation: ADDRESSES }) },
  'cart shipping-information': { body: () => ({ addressInformation: { ...ADDRESSES, ...METHODS } }) },
  'cart collect-totals': { body: () => ({ methods: { paymentMethod: { method: 'cashondelivery' }, ...METHODS } }) },
  'cart collect-totals without methods': { body: () => ({}) },
  'cart apply-coupon wrong': NOTHING,
  'cart apply-coupon': NOTHING,
  'cart delete-coupon': NOTHING,
  'cart delete item': { body: deletion },
  'cart delete again': { body: deletion },
  'cart create token bad': NOTHING,
  'cart create customer': NOTHING,
  'cart create customer again same': NOTHING,
  'cart customer update': { body: item({ sku: BATTEN, qty: 2 }, 'cart create customer') },
  'guest 2 create': NOTHING,
  'guest 2 add': { body: item({ sku: BATTEN, qty: 1 }, 'guest 2 create') },
  'guest 3 create': NOTHING,
}

function deletion(answers: Answers) {
  return item({ sku: BATTEN, item_id: answers.part('cart update add simple', 'result.item_id') })(answers)
}
