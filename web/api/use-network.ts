import { useSyncExternalStore } from 'react'
import { currentNetwork, type Network, onNetworkChange } from './network.ts'

const REACHED: Network = { isOnline: true, dataFrom: null }

/** Whether the shop can be reached; always online on the server and during hydration. */
export const useNetwork = (): Network => useSyncExternalStore(onNetworkChange, currentNetwork, () => REACHED)
