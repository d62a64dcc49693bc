import { useSyncExternalStore } from 'react'
import { currentNetwork, type Network, onNetworkChange } from '../../data/network.ts'
import { useShop } from '../../data/shop.tsx'
import { useShellMessages } from '../../messages/shell.ts'
import styles from './network-status.module.css'

const REACHED: Network = { isOnline: true, dataFrom: null }

/** Says when there is no connection, and how old what is shown is. */
export function NetworkStatus() {
  const words = useShellMessages().network
  const { language } = useShop()
  const { isOnline, dataFrom } = useSyncExternalStore(onNetworkChange, currentNetwork, () => REACHED)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          {words.offline} {dataFrom === null ? words.seenPages : words.dataFrom(time.format(dataFrom))}
        </p>
      )}
    </div>
  )
}
