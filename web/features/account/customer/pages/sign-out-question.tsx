import { Dialog } from '../../../../components/dialog/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { UnresolvedOrder } from '../../../../sync/tasks/order/index.ts'
import styles from './account.module.css'

interface SignOutQuestionProps {
  readonly order: UnresolvedOrder
  readonly onSignOut: () => void
  readonly onStay: () => void
}

/** Asks before a sign-out deletes an order whose outcome this device does not know. @source USER-32 */
export function SignOutQuestion({ order, onSignOut, onStay }: SignOutQuestionProps) {
  const { signOut, signOutQuestion: words } = useMessages('account')
  return (
    <Dialog kind="card" title={words.title} closeLabel={words.stay} onClose={onStay}>
      <p>{words[order]}</p>
      <p className={styles.answers}>
        <button type="button" className={button.primary} onClick={onStay}>
          {words.stay}
        </button>
        <button type="button" className={button.secondary} onClick={onSignOut}>
          {signOut}
        </button>
      </p>
    </Dialog>
  )
}
