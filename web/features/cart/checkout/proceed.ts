import { createStore, useStore } from '../../../data/store.ts'
import type { CartOnDevice, CartReadiness } from '../device/cart-on-device.types.ts'

/** What became of the last attempt to go to the checkout. */
export type ProceedStatus = 'idle' | 'working' | 'leaving' | 'offline' | Exclude<CartReadiness, 'ready'>

const status = createStore<ProceedStatus>('idle')

export const useProceedStatus = (): ProceedStatus => useStore(status, (current) => current)

const isUnderWay = () => status.current() === 'working' || status.current() === 'leaving'

interface Way {
  readonly cart: Pick<CartOnDevice, 'settle'>
  readonly isOnline: boolean
  /** Loads another page. */
  readonly leave: () => void
}

/** Leaves for the checkout once the platform has the cart as it is seen, and says why not where it has not. However often it is asked, it leaves once. */
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

/** Back from the checkout this page is as it was left: it can be left again. */
export const stayAgain = () => status.set('idle')
