import { useEffect, useState } from 'react'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import type { CartProgress } from '../cart-on-device.types.ts'
import { type Destination, destinationOnDevice } from '../device/destination.ts'
import { type DeliveryAnswer, type DeliveryState, deliveryState } from './delivery-state.ts'

/** Debounce in milliseconds, so that pressing '+' repeatedly sends one request. */
const PAUSE_MS = 250

/** Delivery to the destination the shopper entered last. */
export interface DeliveryInUse {
  readonly destination: Destination | null
  readonly delivery: DeliveryState
  /** Requests another destination, or retries the same one. */
  readonly show: (wanted: Destination) => Promise<void>
}

interface DeliveryParts {
  /** Identifies everything the answer depends on; null while nothing can be requested. */
  readonly question: (destination: Destination | null) => string | null
  readonly ask: (destination: Destination, signal: AbortSignal) => Promise<Omit<DeliveryAnswer, 'question'>>
  /** Sync progress of the cart, if it must reach the platform first. */
  readonly progress: CartProgress
}

/** Delivery costs, requested whenever the goods or their destination change. */
export function useDelivery({ question: questionOf, ask, progress }: DeliveryParts): DeliveryInUse {
  const { deviceDatabase } = useShop()
  const destination = useDeviceValue(destinationOnDevice, deviceDatabase)
  const { isOnline } = useNetwork()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<DeliveryAnswer | null>(null)
  const question = questionOf(destination)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says all that `ask` asks; `attempt` asks again
  useEffect(() => {
    if (question === null || !destination || !isOnline) return
    const abort = new AbortController()
    setAnswer(null)
    const asked = setTimeout(() => {
      ask(destination, abort.signal).then(
        (answered) => abort.signal.aborted || setAnswer({ question, ...answered }),
        (error) => {
          if (abort.signal.aborted) return
          if (!isExpectedFailure(error)) console.warn('What delivery costs could not be found out', error)
          setAnswer({ question, methods: null, refusal: null })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(asked)
      abort.abort()
    }
  }, [question, isOnline, attempt])

  return {
    destination,
    delivery: deliveryState(destination, question, answer, { isOnline, progress }),
    async show(wanted) {
      if (destination?.postcode === wanted.postcode && destination.country === wanted.country) setAttempt(attempt + 1)
      else await destinationOnDevice(deviceDatabase).change(() => wanted)
    },
  }
}
