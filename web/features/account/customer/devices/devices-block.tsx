import { useEffect, useRef } from 'react'
import { QuietButton, SecondaryButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { deviceName } from './device-name.ts'
import { DeviceRow } from './device-row.tsx'
import styles from './devices.module.css'
import { type SignOutResult, useDevices } from './use-devices.ts'

/** The devices on which the customer is signed in, with sign-out for each other device. @source USER-23, USER-25, SCREEN-4 */
export function DevicesBlock() {
  const { again, devices: words } = useMessages('account')
  const { devices, status, retry, isBusy, result, signOut } = useDevices()
  if (!devices) {
    if (status === 'asking') return <DevicesLoading />
    const action = <QuietButton onClick={retry}>{again}</QuietButton>
    return (
      <Notice kind="warning" actions={action}>
        {status === 'offline' ? words.offline : words.failed}
      </Notice>
    )
  }
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <p>{words.hint}</p>
      <SignOutFeedback result={result} />
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} onSignOut={() => signOut(device)} />
        ))}
      </ul>
      {others.length === 0 && <p>{words.onlyHere}</p>}
      {others.length > 1 && (
        <p>
          <SecondaryButton aria-disabled={isBusy} onClick={() => signOut('others')}>
            {words.signOutOthers}
          </SecondaryButton>
        </p>
      )}
    </>
  )
}

/** Takes the focus after a sign-out, because the pressed button is gone. */
function SignOutFeedback({ result }: { readonly result: SignOutResult | null }) {
  const words = useMessages('account').devices
  const feedback = useRef<HTMLDivElement>(null)
  const isDone = result?.kind === 'done' || result?.kind === 'rejected'
  useEffect(() => {
    if (isDone) feedback.current?.focus()
  }, [isDone])
  return (
    <div ref={feedback} tabIndex={-1} className={styles.feedback}>
      {result && <Notice kind={result.kind === 'done' ? 'info' : 'error'}>{feedbackText(result, words)}</Notice>}
    </div>
  )
}

function feedbackText(result: SignOutResult, words: ReturnType<typeof useMessages<'account'>>['devices']): string {
  if (result.kind === 'rejected') return result.message
  if (result.kind === 'offline') return words.signOutOffline
  const { device } = result
  if (device === 'others') return result.kind === 'done' ? words.signedOutOthers : words.signOutOthersFailed
  const name = deviceName(device, words)
  return result.kind === 'done' ? words.signedOut(name) : words.signOutFailed(name)
}

/** Reserves space for two devices until the list is loaded. */
function DevicesLoading() {
  const words = useMessages('account').devices
  return (
    <>
      <p role="status">{words.loading}</p>
      <ul className={styles.devices} aria-hidden="true">
        <li className={styles.placeholder} />
        <li className={styles.placeholder} />
      </ul>
    </>
  )
}
