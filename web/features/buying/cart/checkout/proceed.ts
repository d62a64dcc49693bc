import { createStore, useStore } from '../../../../data/store.ts'
import type { CartOnDevice, CartReadiness } from '../cart-on-device.types.ts'

/** State of the last attempt to go to the checkout. */
export type ProceedStatus = 'idle' | 'working' | 'leaving' | 'offline' | Exclude<CartReadiness, 'ready'>

const status = createStore<ProceedStatus>('idle')

export const useProceedStatus = (): ProceedStatus => useStore(status, (current) => current)

const isUnderWay = () => status.current() === 'working' || status.current() === 'leaving'

interface Way {
  readonly cart: Pick<CartOnDevice, 'settle'>
  readonly isOnline: boolean
  readonly leave: () => void
}

/**
 * Leaves for the checkout once the platform has the visible cart, or reports why it has not. Leaves only once, however often it is
 * called.
 */
export async function proceedToCheckout({ cart, isOnline, leave }: Way): Promise<void> {
  if (isUnderWay()) return
  if (!isOnline) return status.set('offline')
  status.set('working')
  const readiness = await cart.settle().catch((error) => {
    console.warn('The cart cannot be handed over', error)
    return 'unavailable' as const
  })
  if (readiness !== 'ready') return status.set(readiness)
  status.set('leaving')
  leave()
}

/** Resets the status when the shopper comes back from the checkout. */
export const stayAgain = () => status.set('idle')
