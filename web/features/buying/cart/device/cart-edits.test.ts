import { describe, expect, it } from 'vitest'
import type { NewNotice } from '../../../../components/notifications/index.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { openPageMessages } from '../../../../messages/page-messages.ts'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import type { TaskQueue } from '../../../../sync/task-queue.ts'
import type { CartState } from '../../../../sync/tasks/cart/cart-state.ts'
import type { CartEdits } from '../cart-on-device.types.ts'
import type { Purchase } from '../purchase.types.ts'
import { cartEdits } from './cart-edits.ts'
import type { CreateNotice } from './change-notices.ts'

interface Platform {
  readonly checkout?: 'external' | 'built-in'
  /** Position of the only changed line that the platform rejects. */
  readonly rejects?: number
}

/** The notice after a change of the cart. */
async function editAndReadNotice(edit: (edits: CartEdits) => void, { checkout = 'built-in', rejects }: Platform = {}) {
  await (await openPageMessages(BRITISH)).load(['cart'])
  const { promise, resolve } = Promise.withResolvers<NewNotice | null>()
  const value = { change: async () => undefined } as unknown as DeviceValue<CartState>
  const notices = {
    follow: async (keys: readonly string[], createNotice: CreateNotice | null) => {
      const rejected = new Set(keys.filter((_, position) => position === rejects))
      resolve(createNotice?.(rejected) ?? null)
      return rejected
    },
    reject: () => undefined,
  }
  const cart = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true } as const
  const edits = cartEdits(
    { value, visible: () => null, notices, tasks: {} as TaskQueue, isOrderSent: async () => false },
    async () => undefined,
    {
      cart,
      checkout,
    },
  )
  edit(edits)
  return promise
}

const addMore = (edits: CartEdits) => edits.setQuantity('OAK', 3)

// NOTICE-4
describe('the success notice of a cart change', () => {
  it("has 'Proceed to checkout' if the shop has a checkout of its own", async () => {
    const action = { label: 'Proceed to checkout', to: '/checkout' }
    expect(await editAndReadNotice(addMore)).toEqual({ type: 'success', message: 'Product quantity has been updated!', action })
  })

  it('has no link if the checkout is external', async () => {
    expect(await editAndReadNotice(addMore, { checkout: 'external' })).toMatchObject({ type: 'success', action: null })
  })
})

// NOTICE-5
describe('the notice of an addition', () => {
  const purchase = (sku: string, quantity: number): Purchase => ({
    product: {
      sku,
      name: sku,
      url: '/',
      picture: { __typename: 'Picture', path: '', alt: '' },
      price: {
        final: {
          net: { amount: 100, formatted: '' },
          gross: { amount: 120, formatted: '' },
        } as Purchase['product']['price']['final'],
        isUnknown: false,
      },
      stock: null,
    },
    quantity,
  })

  it('shows the accepted lines and their quantities', async () => {
    const notice = await editAndReadNotice((edits) => edits.add([purchase('OAK', 2), purchase('PINE', 1)]), { rejects: 1 })
    expect(notice).toMatchObject({ message: 'Product has been added to the cart!', card: { subject: '2 OAK' } })
  })
})
