/** Whether the shop can be reached, as far as this tab knows. */
export interface Network {
  readonly isOnline: boolean
  /** When what is shown was fetched, in milliseconds since 1970; null when that is not known. */
  readonly dataFrom: number | null
}

let network: Network = { isOnline: true, dataFrom: null }
const listeners = new Set<() => void>()

export const currentNetwork = (): Network => network

/** Tells of requests that succeeded or failed, and of data that came from the device. */
export function noteNetwork(change: Partial<Network>) {
  const next = { ...network, ...change }
  if (next.isOnline === network.isOnline && next.dataFrom === network.dataFrom) return
  network = next
  for (const listener of listeners) listener()
}

/**
 * Tells that the shop answered. Where the browser says that there is no network, the answer was on its way before: taken for a
 * network that is back, it would hide that one does come back.
 */
export function noteAnswer() {
  if (navigator.onLine) noteNetwork({ isOnline: true })
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

const online = () => noteNetwork({ isOnline: true })
const offline = () => noteNetwork({ isOnline: false })
