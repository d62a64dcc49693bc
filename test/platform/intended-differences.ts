/** An intended difference from the recorded platform, with its reason. */
export interface IntendedDifference {
  /** Names of the recorded calls. Each of them has all of the differences. */
  readonly calls: readonly string[]
  readonly differences: readonly string[]
  readonly reason: string
}

const each = (path: string, fields: readonly string[], what: string) => fields.map((field) => `${path}.${field} ${what}`)
const ORDER = 'body.result.items[]'
const SHIPPING = `${ORDER}.extension_attributes.shipping_assignments[].shipping`
const PRICES = [
  ...['final_price', 'max_price', 'max_regular_price', 'minimal_price', 'minimal_regular_price', 'regular_price'],
  'special_price',
]

/** The recorded platform ran on a stub of Magento, which has only the fields that the platform itself reads. */
export const INTENDED: readonly IntendedDifference[] = [
  {
    calls: ['render-list'],
    differences: [
      ...each('body.result.items[].price_info.formatted_prices', PRICES, 'is extra'),
      ...each('body.result.items[].price_info.extension_attributes', ['weee_attributes', 'weee_adjustment'], 'is extra'),
    ],
    reason: 'Magento formats prices and names fees for electronic waste (platform contract E5). The stub does neither.',
  },
  {
    calls: ['product list'],
    differences: [
      'content-type is text/html; charset=utf-8, not application/json; charset=utf-8',
      'body is string, not an object',
    ],
    reason: 'The stub has no list of products. No client asks for it, and the sandbox does not have the address.',
  },
  {
    calls: ['cart create customer again same'],
    differences: ['body.result is string, not number'],
    reason:
      'A cart id is a number or a text of digits (platform contract E2.1). The sandbox sends both, so that clients read both.',
  },
  {
    calls: ['user POST me with address', 'user POST me with kept address (all fields of GET me address)'],
    differences: each('body.result.addresses[].region', ['region_code', 'region_id'], 'is extra'),
    reason: 'Magento completes the region of an address (platform contract §9.2). The stub repeats what it was sent.',
  },
  {
    calls: ['user order-history empty', 'order-history with one', 'order-history past last page'],
    differences: ['body.result.search_criteria.filter_groups is extra'],
    reason: 'Magento repeats the filters of a search. The stub does not.',
  },
  {
    calls: ['order-history with one', 'order-history past last page'],
    differences: [
      ...each(ORDER, ['updated_at', 'customer_is_guest', 'shipping_description', 'status_histories'], 'is extra'),
      ...each(SHIPPING, ['total', 'address.vat_id', 'address.address_type'], 'is extra'),
    ],
    reason: 'Fields of an order of Magento (platform contract §8.5) that the stub leaves out.',
  },
  {
    calls: ['cms-data block by id'],
    differences: [
      'status is 200, not 500',
      ...each('body.result', ['code', 'errorMessage'], 'is missing'),
      ...each('body.result', ['id', 'identifier', 'title', 'content', 'store_id', 'active'], 'is extra'),
      ...each('body.result', ['creation_time', 'update_time'], 'is extra'),
    ],
    reason: 'The stub has no pages and no blocks. The sandbox has a block 5.',
  },
  {
    calls: ['img'],
    differences: [
      'status is 200, not 400',
      'content-type is image/png, not application/json; charset=utf-8',
      'cache-control is max-age=31557600, not null',
      'body is string, not an object',
    ],
    reason: 'The recorded platform may not fetch from the host of its pictures. The sandbox serves its own.',
  },
]

/** The intended differences of a call. */
export const intendedFor = (call: string): string[] =>
  INTENDED.filter(({ calls }) => calls.includes(call)).flatMap(({ differences }) => differences)
