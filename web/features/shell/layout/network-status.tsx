import { useNetwork } from '../../../api/use-network.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './network-status.module.css'

/** Offline, says so, and how old the data on screen is. */
export function NetworkStatus() {
  const words = useMessages('shell').network
  const { isOnline, dataFrom } = useNetwork()
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
