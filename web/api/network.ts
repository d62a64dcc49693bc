/** Whether the shop can be reached, as far as this tab knows. */
export interface Network {
  readonly isOnline: boolean
  /** When the data on screen was fetched, in milliseconds since 1970; null if unknown. */
  readonly dataFrom: number | null
}

let network: Network = { isOnline: true, dataFrom: null }
const listeners = new Set<() => void>()

export const currentNetwork = (): Network => network

/** Records that requests succeeded or failed, or that data came from the device. */
export function updateNetwork(change: Partial<Network>) {
  const next = { ...network, ...change }
  if (next.isOnline === network.isOnline && next.dataFrom === network.dataFrom) return
  network = next
  for (const listener of listeners) listener()
}

/**
 * Records that the shop answered. If the browser reports that it is offline, the answer was already on its way: counting it as online
 * would hide the real return of the network.
 */
export function markOnline() {
  if (navigator.onLine) updateNetwork({ isOnline: true })
}

export function onNetworkChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', online)
    addEventListener('offline', offline)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', online)
    removeEventListener('offline', offline)
  }
}

const online = () => updateNetwork({ isOnline: true })
const offline = () => updateNetwork({ isOnline: false })

/** Calls back when the network returns after an outage. */
export function onBackOnline(listener: () => void) {
  let wasOnline = network.isOnline
  onNetworkChange(() => {
    const { isOnline } = network
    if (isOnline && !wasOnline) listener()
    wasOnline = isOnline
  })
}
