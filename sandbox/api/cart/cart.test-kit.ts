import { fetchDocuments, platformWith } from '../api.test-kit.ts'
import type { Deployment } from '../deployment.ts'

/** A delivery address with everything that an order needs. */
export const ORDER_ADDRESS = {
  firstname: 'Anna',
  lastname: 'Birch',
  street: ['3 Sawmill Lane'],
  city: 'Leeds',
  postcode: 'LS9 8AA',
  country_id: 'GB',
  email: 'anna@stairworks.example',
  telephone: '0113 496 0102',
}

const PARENT_OF_CHILDREN = {
  id: 60,
  sku: 'SKIRTING',
  name: 'Oak skirting',
  type_id: 'configurable',
  tax_class_id: '2',
  status: 1,
  stock: { qty: null, is_in_stock: true },
  configurable_options: [
    {
      attribute_id: '141',
      attribute_code: 'length',
      label: 'Length',
      values: [
        { value_index: 58, label: '2.4 m' },
        { value_index: 59, label: '3.6 m' },
      ],
    },
    { attribute_id: '142', label: 'Finish', values: [{ value_index: 7, label: 'Oiled' }] },
  ],
  configurable_children: [
    { id: 601, sku: 'SKIRTING-24', length: 58, surface: '7', price: 18.5, weight: 2, stock: { qty: 9, is_in_stock: true } },
    { id: 602, sku: 'SKIRTING-36', price: 27, custom_attributes: [{ attribute_code: 'length', value: '59' }], surface: 7 },
    { id: 603, sku: 'SKIRTING-OFF', length: 58, surface: 8, price: 1, status: 2 },
  ],
}
const BALUSTRADE = {
  id: 70,
  sku: 'KIT',
  name: 'Balustrade kit',
  type_id: 'bundle',
  tax_class_id: '2',
  price: 0,
  stock: { qty: null, is_in_stock: true, manage_stock: false },
  bundle_options: [
    {
      option_id: 700,
      title: 'Spindles',
      required: true,
      product_links: [
        { id: '7000', sku: 'SPINDLE', qty: 3, can_change_quantity: 1 },
        { id: '7001', sku: 'CAP', qty: 2, can_change_quantity: 0 },
      ],
    },
    {
      option_id: 701,
      title: 'Caps',
      required: false,
      product_links: [{ id: '7010', sku: 'CAP', qty: 2, can_change_quantity: 0 }],
    },
  ],
}
const SIGN = {
  id: 80,
  sku: 'SIGN',
  name: 'House sign',
  type_id: 'simple',
  tax_class_id: 2,
  price: 20,
  weight: 1,
  custom_options: [
    { option_id: 800, title: 'Text', type: 'field', is_require: true, max_characters: 12, price: '5.00', price_type: 'fixed' },
    {
      option_id: 801,
      title: 'Finish',
      type: 'checkbox',
      is_require: false,
      values: [
        { option_type_id: 8010, title: 'Oiled', price: '10.00', price_type: 'percent' },
        { option_type_id: 8011, title: 'Waxed', price: '1.50', price_type: 'fixed' },
      ],
    },
    {
      option_id: 802,
      title: 'Fixing',
      type: 'radio',
      is_require: false,
      values: [
        { option_type_id: 8020, title: 'Screws', price: '2.00', price_type: 'fixed' },
        { option_type_id: 8021, title: 'Hooks', price: '3.00', price_type: 'fixed' },
      ],
    },
  ],
}

const DOCUMENTS = [
  ...fetchDocuments('product', [
    {
      id: 93,
      sku: 'SPINDLE',
      name: 'Pine spindle',
      type_id: 'simple',
      tax_class_id: '2',
      price: 3.5,
      weight: 1.2,
      stock: { qty: 20, is_in_stock: true, manage_stock: true },
      tier_prices: [{ customer_group_id: 0, qty: 10, value: 3 }],
    },
    { id: 94, sku: 'CAP', name: 'Cap', type_id: 'simple', tax_class_id: 2, price: '10.0000', special_price: 8 },
    { id: 95, sku: 'GONE', name: 'Gone', type_id: 'simple', tax_class_id: 2, price: 2, stock: { qty: 0, is_in_stock: false } },
    { id: 96, sku: 'OFF', name: 'Off', type_id: 'simple', status: 2, price: 2 },
    { id: 97, sku: 'PLAN', name: 'Plan of a shed', type_id: 'downloadable', tax_class_id: 2, price: 12 },
    { id: 98, sku: 'SET', name: 'Chisels', type_id: 'grouped', product_links: [] },
    {
      id: 100,
      sku: 'BOXED',
      name: 'Brackets',
      type_id: 'simple',
      tax_class_id: 2,
      price: 1,
      stock: { qty: 500, is_in_stock: true, manage_stock: true, min_sale_qty: 20, max_sale_qty: 100, qty_increments: 10 },
    },
    { id: 99, sku: 'STOVE-LOGS', name: 'Logs', type_id: 'simple', tax_class_id: 3, price: 100, weight: 25 },
    PARENT_OF_CHILDREN,
    BALUSTRADE,
    SIGN,
  ]),
  ...fetchDocuments('product', [{ id: 94, sku: 'CAP', name: 'Kappe', type_id: 'simple', tax_class_id: 2, price: 11 }], 'de'),
  ...fetchDocuments('product', [{ id: 94, sku: 'CAP', name: 'Tappo', type_id: 'simple', tax_class_id: 2, price: 11 }], 'it'),
  ...fetchDocuments('attribute', [{ attribute_id: 142, attribute_code: 'surface', default_frontend_label: 'Finish' }]),
  ...fetchDocuments('taxrule', [
    { id: 1, product_tax_class_ids: [2], rates: [{ tax_country_id: 'GB', tax_region_id: 0, rate: 20 }] },
    { id: 2, product_tax_class_ids: [3], rates: [{ tax_country_id: 'GB', tax_region_id: 0, rate: 5 }] },
  ]),
]

/** Starts a platform with products of every type, and helpers for calls on guest carts. */
export function cartPlatform(deployment: Partial<Deployment> = {}) {
  const platform = platformWith(DOCUMENTS, deployment)
  const call = (path: string, cartId: string, body: object = {}) =>
    platform.post(`/api/cart/${path}?token=&cartId=${cartId}`, body)
  const read = async (path: string, cartId: string) =>
    (await platform.get(`/api/cart/${path}?token=&cartId=${cartId}`)).json.result
  return {
    platform,
    call,
    read,
    newCart: async (): Promise<string> => (await platform.post('/api/cart/create', {})).json.result,
    update: (cartId: string, cartItem: object) => call('update', cartId, { cartItem: { quoteId: cartId, ...cartItem } }),
    pull: (cartId: string) => read('pull', cartId),
  }
}

/** Builds a configurable or custom option with its chosen value. */
export const option = (option_id: string, option_value: unknown) => ({ option_id, option_value })

/** Builds the options of a configurable product as a shop sends them. */
export const chosenOptions = (...options: object[]) => ({
  product_option: { extension_attributes: { custom_options: [], configurable_item_options: options, bundle_options: [] } },
})
