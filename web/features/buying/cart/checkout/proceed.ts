import { createStore, useStore } from '../../../../data/store.ts'
import type { CartOnDevice, CartReadiness } from '../cart-on-device.types.ts'

type ProceedStatus = 'idle' | 'working' | 'leaving' | 'offline' | Exclude<CartReadiness, 'ready'>

const status = createStore<ProceedStatus>('idle')

export const useProceedStatus = (): ProceedStatus => useStore(status, (current) => current)

const isBusy = () => status.current() === 'working' || status.current() === 'leaving'

interface ProceedOptions {
  readonly cart: Pick<CartOnDevice, 'prepareOrder'>
  readonly isOnline: boolean
  readonly leave: () => void
}

/**
 * Leaves for the checkout once the platform has the visible cart, or reports why it does not. Leaves only once, however often it is
 * called.
 */
export async function proceedToCheckout({ cart, isOnline, leave }: ProceedOptions): Promise<void> {
  if (isBusy()) return
  if (!isOnline) return status.set('offline')
  status.set('working')
  const readiness = await cart.prepareOrder().catch((error) => {
    console.warn('The cart could not be prepared for the checkout', error)
    return 'unavailable' as const
  })
  if (readiness !== 'ready') return status.set(readiness)
  status.set('leaving')
  leave()
}

export const resetProceedStatus = () => status.set('idle')
