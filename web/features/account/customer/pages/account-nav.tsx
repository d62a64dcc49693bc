import { useState } from 'react'
import { PrimaryButton, SecondaryButton } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog/index.ts'
import { Icon } from '../../../../components/icon.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { draftOnDevice, type UnresolvedOrder, unresolvedOrder } from '../../../../sync/tasks/order/index.ts'
import { signOut } from '../session/sign-out.ts'
import styles from './account.module.css'
import { ACCOUNT_BLOCKS, type AccountBlockName } from './blocks.ts'

/** The pages of the account; on phones, pages below the overview only link back to it. */
export function AccountNav({ block }: { readonly block: AccountBlockName | null }) {
  const words = useMessages('account')
  const { deviceDatabase, lacks } = useShop()
  const [unresolved, setUnresolved] = useState<UnresolvedOrder | null>(null)
  const leave = () => signOut(deviceDatabase)
  const askToLeave = async () => {
    const order = unresolvedOrder(await draftOnDevice(deviceDatabase).latest())
    if (order) setUnresolved(order)
    else await leave()
  }
  const blocks = ACCOUNT_BLOCKS.filter((name) => name !== 'newsletter' || !lacks?.includes(name))
  return (
    <nav className={styles.nav} aria-label={words.blocks.label}>
      {block !== null && (
        <Link className={styles.back} to="/my-account">
          <Icon name="next" />
          {words.blocks.overview}
        </Link>
      )}
      <ul className={styles.rows}>
        {[null, ...blocks].map((name) => (
          <li key={name}>
            <Link to={name ? `/my-account/${name}` : '/my-account'} aria-current={name === block ? 'page' : undefined}>
              {words.blocks[name ?? 'overview']}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/quick-order">{words.quickOrder}</Link>
        </li>
        <li>
          <button type="button" onClick={askToLeave}>
            {words.signOut}
          </button>
          {unresolved && <SignOutQuestion order={unresolved} onSignOut={leave} onStay={() => setUnresolved(null)} />}
        </li>
      </ul>
    </nav>
  )
}

interface SignOutQuestionProps {
  readonly order: UnresolvedOrder
  readonly onSignOut: () => void
  readonly onStay: () => void
}

/** Asks before a sign-out deletes an order whose outcome this device does not know. @source USER-32 */
function SignOutQuestion({ order, onSignOut, onStay }: SignOutQuestionProps) {
  const { signOut, signOutQuestion: words } = useMessages('account')
  return (
    <Dialog kind="card" title={words.title} closeLabel={words.stay} onClose={onStay}>
      <p>{words[order]}</p>
      <p className={styles.answers}>
        <PrimaryButton onClick={onStay}>{words.stay}</PrimaryButton>
        <SecondaryButton onClick={onSignOut}>{signOut}</SecondaryButton>
      </p>
    </Dialog>
  )
}
