import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { NewsletterForm } from '../../newsletter/index.ts'
import { DevicesBlock } from '../devices/devices-block.tsx'
import { OrdersBlock } from '../orders/orders-block.tsx'
import styles from './account.module.css'
import { AccountNav } from './account-nav.tsx'
import type { AccountAddress } from './blocks.ts'
import { MissingProfile } from './missing-profile.tsx'
import { ProfileBlock } from './profile-block.tsx'
import { ShippingForm } from './shipping-form.tsx'
import { ViewedBlock } from './viewed-block.tsx'

/** The account of a signed-in customer: navigation and the block of the current URL. @source SCREEN-4, USER-4 */
export function CustomerAccount({ block, orderId }: AccountAddress) {
  const words = useMessages('account')
  const { deviceDatabase } = useShop()
  const profile = useDeviceValue(customerOnDevice, deviceDatabase)
  if (!profile) {
    return (
      <div className={styles.account}>
        <AccountNav block={block} />
        <MissingProfile />
      </div>
    )
  }
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
        {block === 'sessions' && <DevicesBlock />}
      </section>
    </div>
  )
}
