import { Notice } from '../../../components/notice.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../offline/use-device-value.ts'
import button from '../../../styles/button.module.css'
import { NewsletterForm } from '../../newsletter/index.ts'
import { openSignIn, useAccount } from '../account.ts'
import { customerOnDevice } from '../device/customer-on-device.ts'
import { OrdersBlock } from '../orders/orders-block.tsx'
import styles from './account.module.css'
import { AccountNav } from './account-nav.tsx'
import type { AccountBlockName } from './blocks.ts'
import { ProfileBlock } from './profile-block.tsx'
import { ShippingForm } from './shipping-form.tsx'
import { ViewedBlock } from './viewed-block.tsx'

interface AccountBlockProps {
  /** Null for the customer's own details. */
  readonly block: AccountBlockName | null
  /** Of the order that is shown alone. */
  readonly orderId: string | null
}

/** What the address of the account asks for, for whoever is signed in. Nothing of it is written by the server. @source SCREEN-4, USER-4 */
export function AccountBlock({ block, orderId }: AccountBlockProps) {
  const words = useMessages('account')
  const status = useAccount()
  if (status === 'unknown') return <p role="status">{words.waiting}</p>
  if (status === 'guest') {
    return (
      <Notice
        kind="warning"
        actions={
          <button type="button" className={button.quiet} onClick={() => openSignIn()}>
            {words.signIn}
          </button>
        }
      >
        {words.guest}
      </Notice>
    )
  }
  return <CustomerBlock block={block} orderId={orderId} />
}

/** React holds what a part has shown until that part is gone or has shown something else twice: so this one goes with the customer. */
function CustomerBlock({ block, orderId }: AccountBlockProps) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const profile = useDeviceValue(customerOnDevice, deviceDatabase)
  if (!profile) return null
  return (
    <div className={styles.account}>
      <AccountNav block={block} />
      <section className={styles.block} aria-labelledby="account-block">
        <h2 id="account-block">{words.blocks[block ?? 'overview']}</h2>
        {block === null && <ProfileBlock profile={profile} />}
        {block === 'shipping-details' && <ShippingForm profile={profile} />}
        {block === 'newsletter' && <NewsletterForm email={profile.email} />}
        {block === 'orders' && <OrdersBlock orderId={orderId} />}
        {block === 'recently-viewed' && <ViewedBlock />}
      </section>
    </div>
  )
}
