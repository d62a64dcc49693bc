import { useEffect, useState } from 'react'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import type { CartProgress } from '../cart-on-device.types.ts'
import { type Destination, destinationOnDevice, withMethods } from '../device/destination.ts'
import { type DeliveryAnswer, type DeliveryState, deliveryState, platformMethods } from './delivery-state.ts'

/** Debounce in milliseconds, so that pressing '+' repeatedly sends one request. */
const DEBOUNCE_MS = 250

export interface UseDeliveryResult {
  readonly destination: Destination | null
  readonly delivery: DeliveryState
  /** Requests the costs for another destination, or retries the same one. */
  readonly show: (next: Destination) => Promise<void>
}

interface DeliveryOptions {
  /** Used until the shopper enters a destination. Without it, nothing is requested until then. */
  readonly home?: Destination
  /** Identifies everything the answer depends on; null while nothing can be requested. */
  readonly requestKey: (destination: Destination | null) => string | null
  readonly load: (destination: Destination, signal: AbortSignal) => Promise<Omit<DeliveryAnswer, 'requestKey'>>
  /** Sync progress of the cart, if the cart must reach the platform first. */
  readonly progress: CartProgress
}

/** Delivery costs, requested whenever the goods or their destination change. */
export function useDelivery({ home, requestKey: getRequestKey, load, progress }: DeliveryOptions): UseDeliveryResult {
  const { deviceDatabase } = useShop()
  const destination = useDeviceValue(destinationOnDevice, deviceDatabase)
  const { isOnline } = useNetwork()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<DeliveryAnswer | null>(null)
  const asked = destination ?? home ?? null
  const requestKey = getRequestKey(asked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `requestKey` covers everything `load` depends on; `attempt` retries
  useEffect(() => {
    if (requestKey === null || !asked || !isOnline) return
    const abort = new AbortController()
    setAnswer(null)
    const timer = setTimeout(() => {
      load(asked, abort.signal).then(
        (loaded) => {
          if (abort.signal.aborted) return
          setAnswer({ requestKey, ...loaded })
          if (loaded.methods && loaded.rejection === null)
            void destinationOnDevice(deviceDatabase).change(withMethods(asked, platformMethods(loaded.methods)))
        },
        (error) => {
          if (abort.signal.aborted) return
          if (!isExpectedFailure(error)) console.warn('Delivery costs could not be loaded', error)
          setAnswer({ requestKey, methods: null, rejection: null })
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [requestKey, isOnline, attempt])

  return {
    destination,
    delivery: deliveryState(asked, requestKey, answer, { isOnline, progress }),
    async show(next) {
      if (destination?.postcode === next.postcode && destination.country === next.country) setAttempt(attempt + 1)
      else await destinationOnDevice(deviceDatabase).change(() => next)
    },
  }
}
