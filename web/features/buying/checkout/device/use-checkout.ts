import { useRef, useState } from 'react'
import { OrderPlaceDocument } from '#schema/generated/operations.ts'
import type { CartShippingInput, CustomerSignUpInput } from '#schema/generated/types.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import {
  type CheckoutDraft,
  deliveryAddress,
  draftOnDevice,
  orderTask,
  withoutWaiting,
} from '../../../../sync/tasks/order/index.ts'
import { trackAction } from '../../analytics/index.ts'
import { useCart } from '../../cart/index.ts'
import { paymentMethodOf, shippingMethodOf } from '../state/methods.ts'
import type { OrderMethods } from '../state/methods-answer.ts'
import { firstOpenStep } from '../state/steps.ts'
import { countBegin } from './count-begin.ts'
import { type PlaceResult, placeOrder } from './place-order.ts'
import { useDeliveryCost } from './use-delivery-cost.ts'
import { useDraft } from './use-draft.ts'
import { useMethods } from './use-methods.ts'

/** State and actions of the checkout page. */
export type Checkout = ReturnType<typeof useCheckout>

/** What the checkout needs of the account, which stands above it. */
export interface CheckoutAccount {
  readonly isCustomer: boolean
  /** Opens the sign-in dialog. */
  readonly openSignIn: () => void
  /** Creates an account and signs the customer in. Returns the problems if the platform rejects it. */
  readonly signUp: (deviceDatabase: string, input: CustomerSignUpInput) => Promise<readonly Problem[]>
}

export function useCheckout(account: CheckoutAccount) {
  const { deviceDatabase, sendsOfflineOrders, isTelephoneRequired } = useShop()
  const { isOnline } = useNetwork()
  const profile = useDeviceValue(customerOnDevice, deviceDatabase)
  const cartInUse = useCart()
  const who = profile?.email ?? null
  const { draft, say } = useDraft()
  const { methods, again } = useMethods(draft, cartInUse, who)
  const [password, setPassword] = useState<string | null>(null)
  const [placing, setPlacing] = useState<'first' | 'again' | null>(null)
  const [isPlaced, setPlaced] = useState(false)
  const [isKept, setKept] = useState(false)
  const isUnderWay = useRef(false)

  const shipping = shippingMethodOf(methods.shipping, draft?.shippingMethod ?? null)
  const payment = paymentMethodOf(methods.payment, draft?.paymentMethod ?? null)
  const cost = useDeliveryCost(deliveryOf(draft, methods, shipping), cartInUse, who)
  const needsPassword = draft?.createsAccount === true && !profile && password === null
  const missing = draft && firstOpenStep(draft, { isVirtual: methods.isVirtual, needsPassword, isTelephoneRequired })

  const signUp = async (): Promise<readonly Problem[]> => {
    const { personal, createsAccount } = await draftOnDevice(deviceDatabase).latest()
    if (!createsAccount || profile || !personal || password === null) return []
    return account.signUp(deviceDatabase, { ...personal, password })
  }

  /** Places the order once, however often it is called. */
  async function place(): Promise<PlaceResult | null> {
    if (isUnderWay.current || !payment) return null
    isUnderWay.current = true
    setPlacing(draft?.waiting ? 'again' : 'first')
    try {
      const result = await placeOrder({
        draft: draftOnDevice(deviceDatabase),
        cart: cartInUse.device(),
        send: async (input) => (await sendMutation(OrderPlaceDocument, { input })).orderPlace,
        signUp,
        enqueue: sendsOfflineOrders ? (key) => openTasks(deviceDatabase).enqueue(orderTask, { key }) : null,
        methods: { isVirtual: methods.isVirtual, shipping, payment },
        isOnline,
        now: Date.now(),
        random: crypto.randomUUID(),
      })
      if (result.kind === 'placed') {
        setPassword(null)
        setPlaced(true)
      }
      setKept(result.kind === 'queued' && result.cause === 'offline')
      return result
    } finally {
      isUnderWay.current = false
      setPlacing(null)
    }
  }

  return {
    cart: cartInUse.cart,
    revalidate: cartInUse.revalidate,
    begin,
    account,
    draft,
    say,
    profile,
    methods,
    askAgain: again,
    payment,
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
    isSentByItself: sendsOfflineOrders ? ('always' as const) : isKept ? ('on this page' as const) : null,
    place,
    cancel: () => draftOnDevice(deviceDatabase).change(withoutWaiting),
  }

  function begin() {
    const { cart } = cartInUse
    if (cart) void countBegin(draftOnDevice(deviceDatabase), Date.now(), () => trackAction({ kind: 'checkout begun', cart }))
  }

  function isTotalReady(): boolean {
    if (!isOnline) return true
    const { cart } = cartInUse
    const isDelivered = methods.isVirtual || cost === 'added'
    return methods.status === 'ready' && isDelivered && cart !== null && !cart.isPending && cart.totals !== null
  }
}

function deliveryOf(
  draft: CheckoutDraft | null,
  { isVirtual, status }: OrderMethods,
  method: { readonly carrierCode: string; readonly methodCode: string } | null,
): CartShippingInput | null {
  if (!draft?.shipping || isVirtual || status !== 'ready' || !method) return null
  return { address: deliveryAddress(draft.shipping), carrierCode: method.carrierCode, methodCode: method.methodCode }
}
