import { OrderPlaceDocument } from '#schema/generated/operations.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { useShop } from '../../../../data/shop.tsx'
import { readMessages } from '../../../../messages/page-messages.ts'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import {
  type CheckoutDraft,
  type DraftAnswers,
  draftOnDevice,
  isBegun,
  isSent,
  orderTask,
  withAnswers,
  withBegin,
  withoutWaiting,
} from '../../../../sync/tasks/order/index.ts'
import { trackAction } from '../../analytics/index.ts'
import { useCart } from '../../cart/index.ts'
import { arrivalOfOrder, promisedCountry } from '../state/arrival-of-order.ts'
import { firstOpenStep } from '../state/steps.ts'
import { type PlaceResult, placeOrder } from './place-order.ts'
import { useChosenMethods } from './use-chosen-methods.ts'
import { type CheckoutAccount, useNewAccount } from './use-new-account.ts'
import { usePlacing } from './use-placing.ts'

export type Checkout = ReturnType<typeof useCheckout>

export function useCheckout(account: CheckoutAccount) {
  const shop = useShop()
  const { deviceDatabase, sendsOfflineOrders, isTelephoneRequired } = shop
  const { isOnline } = useNetwork()
  const profile = useDeviceValue(customerOnDevice, deviceDatabase)
  const cartState = useCart()
  const { cart, revalidate } = cartState
  const draft = useDeviceValue(draftOnDevice, deviceDatabase)
  const { placing, isPlaced, isStored, placeOnce } = usePlacing()
  // The cart of a sent order may be gone from the platform. The form shows it until the first answer.
  const isCartOpen = draft !== null && (placing !== null || !isSent(draft))
  const chosen = useChosenMethods(draft, isCartOpen, cartState, profile?.email ?? null)
  const { needsPassword, setPassword, signUp } = useNewAccount(account, profile, deviceDatabase)
  const { isVirtual } = chosen.methods
  const missing = draft && firstOpenStep(draft, { isVirtual, needsPassword: needsPassword(draft), isTelephoneRequired, isOnline })

  async function order(): Promise<PlaceResult> {
    const now = Date.now()
    const { shipping, payment } = chosen
    const to = { method: shipping, country: draft?.shipping?.country ?? null }
    const arrival = arrivalOfOrder(shop, to, cart?.lines ?? [], readMessages('cart').arrival, now)
    const result = await placeOrder({
      draft: draftOnDevice(deviceDatabase),
      cart: cartState.device(),
      send: async (input) => (await sendMutation(OrderPlaceDocument, { input })).orderPlace,
      signUp,
      enqueue: sendsOfflineOrders ? (key) => openTasks(deviceDatabase).enqueue(orderTask, { key }) : null,
      methods: { isVirtual, shipping, payment, arrival },
      isOnline,
      now,
      random: randomUuid(),
    })
    if (result.kind === 'placed') setPassword(null)
    return result
  }

  return {
    ...chosen,
    cart,
    revalidate,
    begin() {
      if (cart) void trackStart(draftOnDevice(deviceDatabase), Date.now(), () => trackAction({ kind: 'checkout begun', cart }))
    },
    account,
    draft,
    saveAnswers: (answers: DraftAnswers) => void draftOnDevice(deviceDatabase).change(withAnswers(answers, Date.now())),
    profile,
    promised: promisedCountry(cart?.lines ?? [], draft?.shipping?.country ?? null),
    setPassword,
    /** The first incomplete step; null if there is none. */
    missing,
    placing,
    isPlaced,
    /** When a stored order is sent without further confirmation. @source ORDER-6 */
    autoSend: sendsOfflineOrders ? ('always' as const) : isStored ? ('on this page' as const) : null,
    place: async () => (chosen.payment ? placeOnce(draft?.waiting ? 'retry' : 'first', order) : null),
    cancel: () => draftOnDevice(deviceDatabase).change(withoutWaiting),
  }
}

/**
 * Tracks the start of a checkout, once per order, across tabs and reloads.
 * @param now in milliseconds since 1970
 * @param track called on the first start
 * @source CHECKOUT-3
 */
export async function trackStart(
  draft: DeviceValue<CheckoutDraft>,
  now: number,
  track: () => Promise<void> | void,
): Promise<void> {
  let isFirst = false
  await draft.change((before) => {
    isFirst = !isBegun(before, now)
    return withBegin(now)(before)
  })
  if (isFirst) await track()
}
