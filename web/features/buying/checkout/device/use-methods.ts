import { useEffect, useMemo, useState } from 'react'
import { CheckoutMethodsDocument } from '#schema/generated/operations.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { type CheckoutDraft, deliveryAddress, draftOnDevice, withOffered } from '../../../../sync/tasks/order/index.ts'
import type { UseCartResult } from '../../cart/index.ts'
import {
  FAILED_METHODS,
  fromOffered,
  mergeOfflineMethods,
  type OrderMethods,
  offlineMethods,
  toOffered,
  toOrderMethods,
  WAITING_METHODS,
} from '../state/order-methods.ts'

interface Answer {
  readonly requestKey: string
  /** The delivery address as JSON. */
  readonly address: string
  readonly methods: OrderMethods
}

interface UseMethodsResult {
  readonly methods: OrderMethods
  readonly retry: () => void
}

/**
 * The delivery and payment methods for cart and address, reloaded when either changes. The last answer stays until the new one arrives.
 * @param customerEmail null for guests, who have a cart of their own
 */
export function useMethods(
  draft: CheckoutDraft | null,
  { cart }: Pick<UseCartResult, 'cart'>,
  customerEmail: string | null,
): UseMethodsResult {
  const { isOnline } = useNetwork()
  const names = useMessages('checkout').order.methods.own
  const { delivery, texts, deviceDatabase } = useShop()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)
  const lines = cart?.lines.map(({ key, quantity }) => [key, quantity]) ?? []
  const address = draft?.shipping ? deliveryAddress(draft.shipping) : null
  const country = address?.country ?? null
  const knownOffline = useMemo(
    () => offlineMethods(names, { delivery, titles: texts.deliveryMethods }, country),
    [names, delivery, texts.deliveryMethods, country],
  )
  const canRequest = draft !== null && cart !== null && !cart.isPending && lines.length > 0
  const addressKey = JSON.stringify(address)
  const requestKey = canRequest ? JSON.stringify([addressKey, lines, customerEmail, attempt]) : null
  useEffect(() => {
    if (requestKey === null || !isOnline) return
    const abort = new AbortController()
    const keep = (methods: OrderMethods) => {
      setAnswer({ requestKey, address: addressKey, methods })
      if (methods.status === 'ready') void draftOnDevice(deviceDatabase).change(withOffered(toOffered(methods, addressKey)))
    }
    sendPrivateQuery(CheckoutMethodsDocument, { address: JSON.parse(addressKey) }, { signal: abort.signal }).then(
      (loaded) => abort.signal.aborted || keep(toOrderMethods(loaded)),
      (error) => {
        if (abort.signal.aborted) return
        if (!isExpectedFailure(error)) console.warn('Delivery and payment methods could not be loaded', error)
        keep(FAILED_METHODS)
      },
    )
    return () => abort.abort()
  }, [requestKey, addressKey, isOnline, deviceDatabase])
  const known = answer?.methods ?? WAITING_METHODS
  const whileLoading = answer?.requestKey === requestKey ? known : ({ ...known, status: 'waiting' } as const)
  const stored = draft?.offered ?? null
  const last = answer?.methods.status === 'ready' ? answer : stored && { address: stored.address, methods: fromOffered(stored) }
  return {
    methods: isOnline
      ? whileLoading
      : mergeOfflineMethods(last?.methods ?? WAITING_METHODS, knownOffline, last?.address === addressKey),
    retry: () => setAttempt((count) => count + 1),
  }
}
