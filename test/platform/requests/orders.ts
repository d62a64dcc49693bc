import type { Answers, CallRequests } from './request.ts'

/** The client's id of its order, used to read its state. */
export const ORDER_ID = '1795477656513-0.2247150130486253'

const ADDRESS = {
  firstname: 'Jo',
  lastname: 'Low',
  street: ['1 Road', ''],
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country_id: 'GB',
  region: '',
  region_id: 0,
  region_code: '',
  company: '',
  telephone: '0113',
  email: 'jo@example.org',
  vat_id: '',
}
const INFORMATION = {
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  payment_method_additional: {},
  shippingExtraFields: {},
  shipping_method_code: 'flatrate',
  shipping_carrier_code: 'flatrate',
  payment_method_code: 'cashondelivery',
}
const BATTEN = { sku: 'BATTEN-25X38-4800', qty: 1, price: 2.27, name: 'Graded roofing batten', product_type: 'simple' }

const order = (given: object) => ({
  user_id: '',
  store_code: '',
  store_id: 1,
  transmited: true,
  created_at: '2026-11-23 23:47:36',
  updated_at: '',
  addressInformation: INFORMATION,
  ...given,
})
const guestOrder = (answers: Answers) =>
  order({ cart_id: answers.result('guest 2 create'), products: [BATTEN], order_id: 'second' })
/** The whole product, as the stock client keeps it in its cart. */
const wholeProduct = (answers: Answers) => answers.part('GET product by sku (product/single)', 'hits.hits.0._source')

export const ORDERS: CallRequests = {
  'order of customer (whole product lines as VSF sends)': {
    body: (answers) => {
      const product = wholeProduct(answers)
      const line = {
        ...(typeof product === 'object' ? product : {}),
        qty: 2,
        server_item_id: answers.part('cart customer update', 'result.item_id'),
      }
      return order({
        user_id: String(answers.part('user me', 'result.id')),
        cart_id: String(answers.result('cart create customer')),
        order_id: ORDER_ID,
        products: [line],
      })
    },
  },
  'order of guest': { body: guestOrder },
  'order of guest twice (cart gone)': { body: guestOrder },
  'order, lines not in server cart (client lines are added)': {
    body: (answers) => order({ cart_id: answers.result('guest 3 create'), products: [BATTEN], order_id: 'third' }),
  },
  'order without products': { body: () => order({ cart_id: '', products: undefined }) },
}
