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
  if (navigator.onLine) isReportWrong = false
  const next = { ...network, ...change }
  if (next.isOnline === network.isOnline && next.dataFrom === network.dataFrom) return
  network = next
  for (const listener of listeners) listener()
}

/** The shop has answered although the browser reports that it is offline, as some do behind a VPN or a virtual network. */
let isReportWrong = false

/** Whether a request may reach the shop. */
export const canReach = (): boolean => navigator.onLine || isReportWrong

/**
 * Records that the shop answered. If the browser reports that it is offline, an earlier request's answer was already on its way: counting
 * it as online would hide the real return of the network.
 * @param isAskedOffline the request began while the browser reported that it is offline, and no cache can have answered it
 */
export function markOnline({ isAskedOffline = false } = {}) {
  isReportWrong ||= isAskedOffline
  if (canReach()) updateNetwork({ isOnline: true })
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
