import type { Wiring } from './wiring.types.ts'

/** A call of section 7 whose method and path a test names. */
const call = (
  id: string,
  requirement: string,
  test: string,
  file: string,
  [find, replace]: readonly [string, string],
): Wiring => ({
  id,
  section: 7,
  requirement,
  test,
  cut: { file, find, replace },
})

const USER = 'bff/platform/user/calls.ts'
const USER_TEST = 'bff/platform/user/calls.test.ts'
const HISTORY_TEST = 'bff/platform/user/orders-and-newsletter.test.ts'
const CART = 'bff/platform/cart/calls.ts'
const CART_TEST = 'bff/platform/cart/calls.test.ts › cart calls'
const SIGN_IN = `${USER_TEST} › customer sign-in on the platform`
const PASSWORDS = `${USER_TEST} › passwords on the platform`
const STOCK = 'bff/platform/stock/list.ts'
const SPECIFICATION = 'test/spec/calls/calls.spec.ts'
const STOCK_FAILS = 'test/spec/products/stock-status.spec.ts › stock when the stock list fails'

/** Calls of the BFF to the platform. */
export const calls: readonly Wiring[] = [
  call('sign-in posts to user/login', 'CALL-2', SIGN_IN, USER, ["post('login'", "post('signin'"]),
  call('a forgotten password posts to user/reset-password', 'CALL-2', PASSWORDS, USER, [
    "post('reset-password'",
    "post('reset_password'",
  ]),
  call('a created password posts to user/create-password', 'CALL-2', PASSWORDS, USER, [
    "post('create-password'",
    "post('create_password'",
  ]),
  call('a changed password posts to user/change-password', 'CALL-2', PASSWORDS, USER, [
    "post('change-password'",
    "post('change_password'",
  ]),
  call('the profile is read from user/me', 'CALL-2', `${USER_TEST} › profile on the platform`, USER, [
    "get('/api/user/me'",
    "get('/api/user/profile'",
  ]),
  call('orders are read from user/order-history', 'CALL-2', `${HISTORY_TEST} › orders from the platform`, USER, [
    "get('/api/user/order-history'",
    "get('/api/user/orders'",
  ]),
  call(
    'registration posts to user/create',
    'CALL-2',
    `${USER_TEST} › registers a customer on the platform with the profile and the password`,
    USER,
    ["post('create',", "post('register',"],
  ),
  call('new tokens are fetched from user/refresh', 'CALL-2', `${USER_TEST} › refresh token`, USER, [
    "post('refresh'",
    "post('renew'",
  ]),
  call('a new cart posts to cart/create', 'CALL-3', CART_TEST, CART, ["post('/api/cart/create'", "post('/api/cart'"]),
  call('a cart is read from cart/pull', 'CALL-3', CART_TEST, CART, ["get('pull'", "get('items'"]),
  call('a line posts to cart/update', 'CALL-3', CART_TEST, CART, ["post('update'", "post('set'"]),
  call('a removed line posts to cart/delete', 'CALL-3', CART_TEST, CART, ["post('delete'", "post('remove'"]),
  call('totals are read from cart/totals', 'CALL-3', CART_TEST, CART, ["get('totals'", "get('total'"]),
  call('a coupon posts to cart/apply-coupon', 'CALL-3', CART_TEST, CART, ["post('apply-coupon'", "post('coupon'"]),
  call('a removed coupon posts to cart/delete-coupon', 'CALL-3', CART_TEST, CART, [
    "post('delete-coupon'",
    "post('remove-coupon'",
  ]),
  call('shipping methods are asked from cart/shipping-methods', 'CALL-3', CART_TEST, CART, [
    "post('shipping-methods'",
    "post('methods'",
  ]),
  call('payment methods are read from cart/payment-methods', 'CALL-3', CART_TEST, CART, [
    "get('payment-methods'",
    "get('payments'",
  ]),
  call('the shipping of a cart posts to cart/shipping-information', 'CALL-3', CART_TEST, CART, [
    "post('shipping-information'",
    "post('shipping'",
  ]),
  call(
    'an order posts to order',
    'CALL-4',
    'bff/platform/order/calls.test.ts › order placement on the platform',
    'bff/platform/order/calls.ts',
    ["http.post('/api/order'", "http.post('/api/orders'"],
  ),
  call(
    'a review posts to review/create',
    'CALL-7',
    'bff/platform/review/calls.test.ts › review sent to the platform',
    'bff/platform/review/calls.ts',
    ["'/api/review/create'", "'/api/review'"],
  ),
  call(
    'the newsletter is asked and changed at magento2-subscribe/subscribe',
    'CALL-8',
    `${HISTORY_TEST} › newsletter of the platform`,
    'bff/platform/user/newsletter.ts',
    ['magento2-subscribe/subscribe', 'newsletter/subscribe'],
  ),
  call('unsubscribing is a DELETE', 'CALL-8', `${HISTORY_TEST} › newsletter of the platform`, 'bff/platform/user/newsletter.ts', [
    'http.delete(PATH',
    'http.post(PATH',
  ]),
  call(
    'a message posts to mail-service/send-email',
    'CALL-9',
    'bff/platform/mail/calls.test.ts › mail to the platform',
    'bff/platform/mail/calls.ts',
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the sources
      '`${PATH}/send-email`',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the sources
      '`${PATH}/send`',
    ],
  ),
  call(
    'news are read from magefan-blog',
    'CALL-11',
    'bff/platform/blog/blog.test.ts › blog of the platform',
    'bff/platform/blog/reads.ts',
    ['magefan-blog', 'blog'],
  ),
  call(
    'pages and blocks are read from cms-data by identifier and store',
    'CALL-10',
    'bff/platform/catalog/cms-data.test.ts › CMS pages and blocks from the platform’s extension',
    'bff/platform/catalog/cms-data.ts',
    ['Identifier/', '/'],
  ),
  call(
    'unknown paths are asked from url/map',
    'CALL-12',
    'bff/platform/urls/url-map.test.ts › url map › sends every field of the contract',
    'bff/platform/urls/url-map.ts',
    ["'/api/url/map'", "'/api/url'"],
  ),
  call(
    'the options of the URL dispatcher go with it',
    'URL-4',
    'bff/platform/urls/url-map.test.ts › url map › sends every field of the contract',
    'bff/platform/urls/url-map.ts',
    ['    options: OPTIONS,\n', ''],
  ),
  call(
    'the variant asked for goes with it',
    'URL-3',
    'bff/platform/urls/url-map.test.ts › url map › sends every field of the contract',
    'bff/platform/urls/url-map.ts',
    ['childSku ? { sku: childSku } : {}', '{}'],
  ),
  call(
    'the catalogue is searched at its index and entity',
    'SEARCH-9',
    'bff/platform/search/search.test.ts › catalogue search › posts the raw body to the index and entity, with parameters in order',
    'bff/platform/search/search.ts',
    ['`/api/catalog/', '`/api/search/'],
  ),
  call(
    'stock is asked for 15 skus at a time',
    'STOCK-7',
    `${SPECIFICATION} › stock calls › send skus as a comma-separated list, 15 per call`,
    'schema/rules/constants.ts',
    ['STOCK_CHUNK = 15', 'STOCK_CHUNK = 20'],
  ),
  call('a list that fails is asked sku by sku', 'STOCK-8', `${STOCK_FAILS} › is requested per product`, STOCK, [
    'isUnknown(answer) ? oneByOne(http, skus, store, options) : afterTheFirst(http, skus, store, options)',
    'skus.map(() => null)',
  ]),
  call(
    'stock is not asked for while its sync is off',
    'STOCK-10',
    `${SPECIFICATION} › platform calls with stock synchronisation off › skip the stock list, and the price refresh if price sync is off too`,
    'bff/config/catalog.ts',
    ['stockSync: platform.stockSync', 'stockSync: true'],
  ),
  call(
    'prices are refreshed by product/render-list',
    'CALL-6',
    `${SPECIFICATION} › price refresh › sends skus, the currency and the store`,
    'bff/platform/price/list.ts',
    ["'/api/product/render-list'", "'/api/product/list'"],
  ),
  call(
    'the key of the cache is a SHA3-224',
    'SEARCH-11',
    'bff/cache/keys/request-key.test.ts › requestKey › is a SHA3-224 digest in hex',
    'bff/cache/keys/request-key.ts',
    ["createHash('sha3-224')", "createHash('sha3-256')"],
  ),
  call(
    'the group and its token go with product searches',
    'TAX-10',
    'bff/services/pricing/customer-group.test.ts › customer group of a shopper › is sent beside the query of product searches, together with its token',
    'bff/platform/search/reads.ts',
    ['groupId: id, ...(token === null ? {} : { groupToken: token })', 'groupId: id'],
  ),
]
