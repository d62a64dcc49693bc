import { SecondaryButton } from '../../../../components/button.tsx'
import { DateTime } from '../../../../components/date-time.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { deviceName } from './device-name.ts'
import styles from './devices.module.css'
import type { Device } from './use-devices.ts'

interface DeviceRowProps {
  readonly device: Device
  /** A sign-out is running, so the button does nothing. */
  readonly isBusy: boolean
  readonly onSignOut: () => void
}

export function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const words = useMessages('account').devices
  const format = useFormat()
  const name = deviceName(device, words)
  return (
    <li>
      <strong>{name}</strong>
      <span className={styles.facts}>
        <span>
          {words.lastUsed} <DateTime at={device.seenAt} hasTime />
        </span>
        <span>
          {words.signedIn} <DateTime at={device.signedInAt} hasTime />
        </span>
      </span>
      {device.isCurrent ? (
        <span className={styles.current}>{words.thisDevice}</span>
      ) : (
        <SecondaryButton
          aria-label={words.signOutDevice({ device: name, lastUsed: format.dateTime(new Date(device.seenAt)) })}
          aria-disabled={isBusy}
          onClick={onSignOut}
        >
          {words.signOut}
        </SecondaryButton>
      )}
    </li>
  )
}
