import type { CartLineInput, CartSyncInput, UserError } from '#schema/generated/types.ts'
import type { Log } from '../../../cache/log.ts'
import { attribute, child, product } from '../../../domain/testing/catalog.ts'
import type { Platform } from '../../../platform/platform.ts'
import { privateScope } from '../../scope/private-scope.ts'
import { type RateLimits, UNLIMITED } from '../../scope/rate-limits.ts'
import { type CartPlatform, cartPlatform } from '../../testing/cart-platform.ts'
import { config, scopeWith, silent, toResult } from '../../testing/platform.ts'
import { testSession } from '../../testing/session.ts'
import type { LineSelection } from '../lines/line-model.ts'
import { type SyncResult, syncCart } from './sync.ts'

const board = (sku: string, id: string) => product({ id, sku, name: `Board ${sku}`, price: 10 })

/** Boards A to J, skirting in two woods, a bundle, a sign with a text, and a beam that is sold by telephone only. */
const CATALOG = [
  ...[...'ABCDEFGHIJ'].map((sku, i) => board(sku, String(i + 1))),
  product({
    id: '60',
    sku: 'SKIRTING',
    name: 'Skirting',
    type: 'configurable',
    price: 8,
    configurableOptions: [
      {
        attributeId: '141',
        attributeCode: 'wood_type',
        label: 'Wood',
        position: 1,
        values: [
          { valueIndex: '58', label: 'Oak' },
          { valueIndex: '59', label: 'Ash' },
        ],
      },
    ],
    configurableChildren: [
      child({ sku: 'SKIRTING-OAK', id: '61', attributes: { wood_type: '58' } }),
      child({ sku: 'SKIRTING-ASH', id: '62', attributes: { wood_type: '59' } }),
    ],
  }),
  product({ id: '85', sku: 'BEAM', name: 'Beam', price: 90, attributes: { phone_order_only: '1' } }),
  product({
    id: '86',
    sku: 'SIGN',
    name: 'Sign',
    price: 20,
    customOptions: [
      {
        optionId: '800',
        title: 'Text',
        type: 'field',
        required: false,
        price: null,
        priceType: 'fixed',
        maxCharacters: null,
        lengthLimits: null,
        position: 1,
        values: [],
      },
    ],
  }),
  product({ id: '80', sku: 'PLAN', name: 'Bench plan', type: 'downloadable', price: 5 }),
  product({
    id: '70',
    sku: 'SET',
    name: 'Set',
    type: 'bundle',
    bundleOptions: [
      {
        optionId: '9',
        title: 'Boards',
        required: true,
        type: 'select',
        position: 1,
        links: [
          { id: '90', sku: 'A', qty: 1, isDefault: true, position: 1, canChangeQuantity: false },
          { id: '91', sku: 'B', qty: 4, isDefault: false, position: 2, canChangeQuantity: true },
        ],
      },
    ],
  }),
]

export const line = (sku: string, quantity: number, given: Partial<CartLineInput> = {}): CartLineInput => ({
  key: `key-${sku}`,
  sku,
  quantity,
  ...given,
})

const NOTHING: LineSelection = { stock: false, product: null }

interface Shop {
  readonly cart?: CartPlatform
  readonly platform?: Partial<Platform>
  readonly settings?: Partial<typeof config.cart>
  readonly stockSync?: boolean
  readonly log?: Log
  readonly selection?: LineSelection
  readonly rateLimits?: RateLimits
}

/** A shopper with one device and a platform. */
export function createShopper({
  cart = cartPlatform(),
  platform = {},
  settings = {},
  stockSync = false,
  log = silent,
  selection = NOTHING,
  rateLimits = UNLIMITED,
}: Shop = {}) {
  const session = testSession()
  const scope = () =>
    privateScope(
      scopeWith(
        {
          cart,
          products: askedProducts,
          taxRules: async () => toResult([]),
          attributes: async () => toResult([attribute('wood_type', { '58': 'Oak', '59': 'Ash' }, { id: '141', label: 'Wood' })]),
          ...platform,
        },
        {
          session,
          log,
          rateLimits,
          config: { ...config, cart: { ...config.cart, ...settings }, catalog: { ...config.catalog, stockSync } },
        },
      ),
    )
  const sync = (revision: number, lines: readonly CartLineInput[], given: Partial<CartSyncInput> = {}): Promise<SyncResult> =>
    syncCart({ deviceId: 'device-1', revision, lines, ...given }, selection, scope())
  return { cart, session, scope, sync }
}

/** The products named in a request. */
export const askedProducts: Platform['products'] = async (_view, { body }) =>
  toResult(CATALOG.filter((each) => isAskedFor(each, JSON.stringify(body))))

const isAskedFor = ({ sku, configurableChildren }: (typeof CATALOG)[number], body: string) =>
  [sku, ...configurableChildren.map((variant) => variant.sku)].some((each) => body.includes(`"${each}"`))

export const readQuantities = ({ cart }: SyncResult) =>
  cart && Object.fromEntries(cart.lines.map(({ sku, quantity }) => [sku, quantity]))

export const readErrors = ({ userErrors }: { readonly userErrors: readonly UserError[] }) =>
  userErrors.map(({ code, field }) => `${code} ${field}`)
