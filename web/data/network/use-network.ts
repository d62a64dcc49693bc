import { useSyncExternalStore } from 'react'
import { currentNetwork, type Network, onNetworkChange } from './network.ts'

const REACHED: Network = { isOnline: true, dataFrom: null }

/** Whether the shop can be reached; on the server and while hydrating it can. */
export const useNetwork = (): Network => useSyncExternalStore(onNetworkChange, currentNetwork, () => REACHED)
