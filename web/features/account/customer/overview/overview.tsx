import { Icon } from '../../../../components/icon.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { AddressCard } from './address-card.tsx'
import { LastOrder } from './last-order.tsx'
import styles from './overview.module.css'

const TOOLS = [
  { name: 'quickOrder', to: '/quick-order', icon: 'menu' },
  { name: 'cutting', to: '/cutting-form', icon: 'saw' },
  { name: 'wishlist', to: '/wishlist', icon: 'heart' },
  { name: 'lists', to: '/lists', icon: 'rows' },
] as const

/** The first page of the account: the last order, the addresses, and the tools of regular customers. @source SCREEN-4 */
export function Overview({ profile }: { readonly profile: Profile }) {
  const words = useMessages('account').overview
  return (
    <div className={styles.overview}>
      <LastOrder />
      <AddressCard addresses={profile.addresses} />
      <ul className={styles.tools}>
        {TOOLS.map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={to}>
              <Icon name={icon} />
              <span>
                <b>{words.tools[name].title}</b>
                {words.tools[name].text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
