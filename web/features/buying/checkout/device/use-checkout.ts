import { type ComponentType, useRef, useState } from 'react'
import { OrderPlaceDocument } from '#schema/generated/operations.ts'
import type { CartShippingInput, CustomerSignUpInput } from '#schema/generated/types.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { readMessages } from '../../../../messages/page-messages.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import {
  type CheckoutDraft,
  type DraftAnswers,
  deliveryAddress,
  draftOnDevice,
  type GuestDetails,
  isSent,
  orderTask,
  withAnswers,
  withoutWaiting,
} from '../../../../sync/tasks/order/index.ts'
import { trackAction } from '../../analytics/index.ts'
import { useCart } from '../../cart/index.ts'
import { arrivalOfOrder, promisedGoods } from '../state/arrival-of-order.ts'
import { selectPaymentMethod, selectShippingMethod } from '../state/methods.ts'
import type { OrderMethods } from '../state/order-methods.ts'
import { firstOpenStep } from '../state/steps.ts'
import { type PlaceResult, placeOrder } from './place-order.ts'
import { trackStart } from './track-start.ts'
import { useDeliveryCost } from './use-delivery-cost.ts'
import { useMethods } from './use-methods.ts'

export type Checkout = ReturnType<typeof useCheckout>

/** Functions of the account feature, which the checkout must not import. */
export interface CheckoutAccount {
  readonly isCustomer: boolean
  readonly openSignIn: () => void
  /** Creates an account and signs the customer in. Returns the problems if the platform rejects it. */
  readonly signUp: (deviceDatabase: string, input: CustomerSignUpInput) => Promise<readonly Problem[]>
  /** Offers an account after the order; nothing for customers. */
  readonly SaveDetails: ComponentType<GuestDetails>
}

export function useCheckout(account: CheckoutAccount) {
  const shop = useShop()
  const { deviceDatabase, sendsOfflineOrders, isTelephoneRequired } = shop
  const { isOnline } = useNetwork()
  const profile = useDeviceValue(customerOnDevice, deviceDatabase)
  const cartState = useCart()
  const customerEmail = profile?.email ?? null
  const draft = useDeviceValue(draftOnDevice, deviceDatabase)
  const [placing, setPlacing] = useState<'first' | 'retry' | null>(null)
  // The cart of a sent order may be gone from the platform. The form shows it until the first answer.
  const isCartOpen = draft !== null && (placing !== null || !isSent(draft))
  const { methods, retry } = useMethods(isCartOpen ? draft : null, cartState, customerEmail)
  const [password, setPassword] = useState<string | null>(null)
  const [isPlaced, setPlaced] = useState(false)
  const [isStored, setStored] = useState(false)
  const isPlacing = useRef(false)

  const shipping = selectShippingMethod(methods.shipping, draft?.shippingMethod ?? null)
  const payment = selectPaymentMethod(methods.payment, draft?.paymentMethod ?? null)
  const cost = useDeliveryCost(toShippingInput(draft, methods, shipping), cartState, customerEmail)
  const needsPassword = draft?.createsAccount === true && !profile && password === null
  const missing = draft && firstOpenStep(draft, { isVirtual: methods.isVirtual, needsPassword, isTelephoneRequired })

  const signUp = async (): Promise<readonly Problem[]> => {
    const { personal, createsAccount } = await draftOnDevice(deviceDatabase).latest()
    if (!createsAccount || profile || !personal || password === null) return []
    return account.signUp(deviceDatabase, { ...personal, password })
  }

  /** Places the order once, however often it is called. */
  async function place(): Promise<PlaceResult | null> {
    if (isPlacing.current || !payment) return null
    isPlacing.current = true
    setPlacing(draft?.waiting ? 'retry' : 'first')
    try {
      const now = Date.now()
      const lines = cartState.cart?.lines ?? []
      const to = { method: shipping, country: draft?.shipping?.country ?? null }
      const arrival = arrivalOfOrder(shop, to, lines, readMessages('cart').arrival, now)
      const result = await placeOrder({
        draft: draftOnDevice(deviceDatabase),
        cart: cartState.device(),
        send: async (input) => (await sendMutation(OrderPlaceDocument, { input })).orderPlace,
        signUp,
        enqueue: sendsOfflineOrders ? (key) => openTasks(deviceDatabase).enqueue(orderTask, { key }) : null,
        methods: { isVirtual: methods.isVirtual, shipping, payment, arrival },
        isOnline,
        now,
        random: randomUuid(),
      })
      if (result.kind === 'placed') {
        setPassword(null)
        setPlaced(true)
      }
      setStored(result.kind === 'queued' && result.cause === 'offline')
      return result
    } finally {
      isPlacing.current = false
      setPlacing(null)
    }
  }

  return {
    cart: cartState.cart,
    revalidate: cartState.revalidate,
    begin,
    account,
    draft,
    saveAnswers: (answers: DraftAnswers) => void draftOnDevice(deviceDatabase).change(withAnswers(answers, Date.now())),
    profile,
    methods,
    retryMethods: retry,
    shipping: methods.isVirtual ? null : shipping,
    payment,
    promised: promisedGoods(cartState.cart?.lines ?? [], draft?.shipping?.country ?? null),
    password: { set: setPassword },
    /** The first incomplete step; null if there is none. */
    missing,
    isOnline,
    /** The running operation: a new order, or a queued one. */
    placing,
    isPlaced,
    /** Whether the total shown is the amount due; offline, no total is shown. */
    isTotalReady: isTotalReady(),
    /** The platform rejected destination or method. */
    hasDeliveryFailed: cost === 'failed',
    /** When a stored order is sent without further confirmation. @source ORDER-6 */
    autoSend: sendsOfflineOrders ? ('always' as const) : isStored ? ('on this page' as const) : null,
    place,
    cancel: () => draftOnDevice(deviceDatabase).change(withoutWaiting),
  }

  function begin() {
    const { cart } = cartState
    if (cart) void trackStart(draftOnDevice(deviceDatabase), Date.now(), () => trackAction({ kind: 'checkout begun', cart }))
  }

  function isTotalReady(): boolean {
    if (!isOnline) return true
    const { cart } = cartState
    const isDelivered = methods.isVirtual || cost === 'added'
    return methods.status === 'ready' && isDelivered && cart !== null && !cart.isPending && cart.totals !== null
  }
}

function toShippingInput(
  draft: CheckoutDraft | null,
  { isVirtual, status }: OrderMethods,
  method: { readonly carrierCode: string; readonly methodCode: string } | null,
): CartShippingInput | null {
  if (!draft?.shipping || isVirtual || status !== 'ready' || !method) return null
  return { address: deliveryAddress(draft.shipping), carrierCode: method.carrierCode, methodCode: method.methodCode }
}
