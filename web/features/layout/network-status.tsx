import { useSyncExternalStore } from 'react'
import { currentNetwork, type Network, onNetworkChange } from '../../data/network.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './network-status.module.css'

const REACHED: Network = { isOnline: true, dataFrom: null }

/** Says when there is no connection, and how old what is shown is. */
export function NetworkStatus() {
  const words = useMessages('shell').network
  const { isOnline, dataFrom } = useSyncExternalStore(onNetworkChange, currentNetwork, () => REACHED)
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          {words.offline} {dataFrom === null ? words.seenPages : words.dataFrom(dataFrom)}
        </p>
      )}
    </div>
  )
}
