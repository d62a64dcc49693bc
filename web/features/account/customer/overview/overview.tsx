import { Icon } from '../../../../components/icon.tsx'
import { SecondaryLink } from '../../../../components/links/button-link.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { PostalAddress } from '../../../../components/order/postal-address.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { defaultAddresses } from '../addresses/default-addresses.ts'
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
      <LastOrder email={profile.email} />
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

/** The default addresses, or a way to add one. */
function AddressCard({ addresses }: Pick<Profile, 'addresses'>) {
  const words = useMessages('account')
  const shown = defaultAddresses(addresses)
  return (
    <section className={styles.card} aria-labelledby="addresses">
      <h3 id="addresses">{words.blocks['shipping-details']}</h3>
      {shown.length === 0 ? (
        <p>{words.overview.noAddress}</p>
      ) : (
        <dl className={styles.addresses}>
          {shown.map(({ kind, address: { firstName, lastName, ...address } }) => (
            <div key={kind}>
              <dt>{words.overview.addresses[kind]}</dt>
              <dd>
                <PostalAddress address={{ ...address, name: `${firstName} ${lastName}` }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.actions}>
        <SecondaryLink to="/my-account/shipping-details">
          {shown.length === 0 ? words.overview.addAddress : words.overview.editAddresses}
        </SecondaryLink>
      </p>
    </section>
  )
}
